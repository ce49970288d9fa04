import type { Row } from "../../domain/document.ts";

/**
 * Lines as rows. Lines a program wrapped are joined again; a line with tabs, bars or wide gaps is a table row, its
 * columns are cells. `number` counts the rows from `first`.
 */
export function rowsOfLines(lines: string[], first = 1): Row[] {
  const rows: Row[] = [];
  for (const line of unwrap(lines)) {
    const cells = splitColumns(line);
    if (cells.length === 0) continue;
    rows.push({
      cells: cells.map((text) => ({ text })),
      number: first + rows.length,
      ...(cells.length > 1 && { table: true }),
    });
  }
  return rows;
}

/** Columns of a line of text: between bars or tabs, or three spaces and more. */
export function splitColumns(line: string): string[] {
  const trimmed = line.trim();
  if (/^[-=_*+|:\s]*$/.test(trimmed)) return [];
  const separator = /\t/.test(trimmed) ? /\t+/ : / \| |^\||\|$/.test(trimmed) ? /\|/ : / {3,}/;
  return trimmed
    .split(separator)
    .map((column) => column.replace(/ {2,}/g, " ").trim())
    .filter((column) => column !== "");
}

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
    if (open && last !== undefined && last.length >= 45 && !/[.!?:;|]\s*$/.test(last) && continues) {
      joined[joined.length - 1] = `${last.trimEnd()} ${line.trim()}`;
    } else joined.push(line);
    open = true;
  }
  return joined;
}
