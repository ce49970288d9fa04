import type { Row } from "../../domain/document.ts";
import { addAll } from "../../domain/many.ts";
import { barTable, ruledColumns, tabTable } from "./ruled-table.ts";

/**
 * Lines as rows. A table in bars or tabs keeps its columns, with the heading of each value; lines a program wrapped are
 * joined again; another line with tabs, bars or wide gaps is a table row, its columns are cells. `number` counts the
 * rows from `first`.
 */
export function rowsOfLines(lines: string[], first = 1): Row[] {
  const rows = stretches(lines).flatMap(({ ruled, lines: part }) => {
    if (ruled === null) return plainRows(part);
    return ruled.startsWith("|") ? barTable(part, cleaned) : tabTable(part);
  });
  return rows.map((row, at) => ({ ...row, number: first + at }));
}

/** "## Competitors": what stands under it is of them. */
const HEADING = /^\s*(#{1,6})\s+(\S.*?)\s*#*$/u;

function plainRows(lines: string[]): Row[] {
  return unwrap(lines).flatMap((line): Row[] => {
    const [, marks, title] = HEADING.exec(line) ?? [];
    if (marks !== undefined && title !== undefined) return [{ cells: [{ text: title }], heading: marks.length }];
    const cells = splitColumns(line);
    if (cells.length === 0) return [];
    return [{ cells: cells.map((text) => ({ text })), ...(cells.length > 1 && { table: true }) }];
  });
}

interface Stretch {
  /** How all of its lines are ruled; null where they are no table of one width. */
  ruled: string | null;
  lines: string[];
}

/** A text cut where its tables begin and end. A single ruled line is no table. */
function stretches(lines: readonly string[]): Stretch[] {
  const parts: Stretch[] = [];
  for (const line of lines) {
    const ruled = ruledColumns(line);
    const last = parts.at(-1);
    if (last !== undefined && last.ruled === ruled) last.lines.push(line);
    else parts.push({ ruled, lines: [line] });
  }
  const told = parts.map((part) => (part.lines.length < 2 ? { ...part, ruled: null } : part));
  return told.reduce<Stretch[]>((joined, part) => {
    const last = joined.at(-1);
    if (last !== undefined && last.ruled === null && part.ruled === null) addAll(last.lines, part.lines);
    else joined.push({ ...part, lines: [...part.lines] });
    return joined;
  }, []);
}

/** Columns of a line of text: between bars or tabs, or three spaces and more. */
export function splitColumns(line: string): string[] {
  const trimmed = line.trim();
  if (/^[-=_*+|:\s]*$/.test(trimmed)) return [];
  const separator = /\t/.test(trimmed) ? /\t+/ : / \| |^\||\|$/.test(trimmed) ? /\|/ : / {3,}/;
  return trimmed
    .split(separator)
    .map(cleaned)
    .filter((column) => column !== "");
}

const cleaned = (column: string): string => column.replace(/ {2,}/g, " ").trim();

/** Joins a line to the one before where that one was cut for width: long, unfinished, and continued in small letters. */
function unwrap(lines: string[]): string[] {
  const joined: string[] = [];
  let open = false;
  for (const line of lines) {
    const last = joined.at(-1);
    if (line.trim() === "") {
      open = false;
      continue;
    }
    const continues = /^\s*[\p{Ll}(]/u.test(line) && !/ {3,}\S|\t| \| /.test(line.trim());
    if (
      open &&
      last !== undefined &&
      last.length >= 45 &&
      !HEADING.test(last) &&
      !/[.!?:;|]\s*$/.test(last) &&
      continues
    ) {
      joined[joined.length - 1] = `${last.trimEnd()} ${line.trim()}`;
    } else joined.push(line);
    open = true;
  }
  return joined;
}
