import type { Cell, Row, Section } from "../../domain/document.ts";
import { addAll } from "../../domain/many.ts";
import { roleOf } from "../../lexicon/page-roles.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { readScaleHeader, type ScaleHeader } from "../../quantities/scale-header.ts";
import { kindOf } from "../layout/kind.ts";
import { captionsOf } from "./captions.ts";
import type { Claim } from "./claim.ts";
import { claimsOfTableRow, lineOf } from "./in-table-lines.ts";
import { valuesInText } from "./in-text.ts";
import { HEADING_PAIRING, labelsIn, sentenceAround } from "./own-label.ts";

/** A line that hangs from the one above it: a bullet, a branch of a tree. */
const CHILD = /^[\s]*[├└│•→–*·-]/u;
const LONGEST_LEAD = 90;
/** Curves and axes drawn with characters: their numbers are places on a scale. */
const CHART = /[┤┴╭╮╯╰]/u;

/** Every figure of a text whose lines have no places, with what names it there. */
export function claimsOfLines(section: Section, options: QuantityOptions): Claim[] {
  const claims: Claim[] = [];
  const path: { level: number; text: string }[] = [];
  let lead = { text: "", depth: 0 };
  let table: string[] = [];
  let scale: ScaleHeader | null = readScaleHeader(section.name ?? "");
  const captions = captionsOf(section);
  for (const [index, row] of section.rows.entries()) {
    const text = lineOf(row);
    const titles = index === 0 && section.kind !== "text" && text.length <= LONGEST_LEAD;
    if (titles && canHead(text, options)) path.push({ level: 0, text });
    scale = scaleOfLine(row, options) ?? scale;
    if (row.heading !== undefined) {
      while (path.length > 0 && (path.at(-1)?.level ?? 0) >= row.heading) path.pop();
      path.push({ level: row.heading, text });
    }
    // What stands over a table does not speak for the lines after it, nor an item for the one after.
    const over = (row.cells.length === 1 && table.length > 0) || (row.item ?? lead.depth + 1) <= lead.depth;
    if (row.heading !== undefined || over) lead = { text: "", depth: 0 };
    const own = row.heading === undefined ? [] : [row.heading];
    const headings = [
      ...(lead.text === "" ? [] : [lead.text]),
      ...path
        .slice(0, path.length - own.length)
        .map((heading) => heading.text)
        .reverse(),
      ...(section.name === undefined ? [] : [section.name]),
    ];
    if (row.cells.length > 1 && isListed(row, options)) {
      addAll(claims, claimsOfListedLine(row, headings, options));
      continue;
    }
    if (row.cells.length > 1) {
      if (row.cells.every(({ text: cell }) => kindOf(cell, options).kind !== "figure"))
        table = row.cells.map((c) => c.text);
      if (!namesColumns(row, section.rows[index + 1]))
        addAll(claims, claimsOfTableRow(row, table, headings, scale, options));
      continue;
    }
    table = [];
    const cell = row.cells[0];
    if (cell !== undefined && !CHART.test(cell.text)) {
      const caption = captions.get(cell)?.cell.text;
      addAll(claims, claimsOfLine(row, cell, headings, caption, options));
    }
    const above = row.item !== undefined && (section.rows[index + 1]?.item ?? 0) > row.item;
    const opens = row.item === undefined ? !CHILD.test(text) : text.endsWith(":") || above;
    const leads = row.heading === undefined && opens && text.length <= LONGEST_LEAD;
    const list = row.item === undefined && section.rows[index + 1]?.item !== undefined;
    const market = MARKET.test(lead.text) && !MARKET.test(text) && row.item === undefined ? `${lead.text} — ` : "";
    if (leads && (canHead(text, options) || (list && (saysWhen(text) || OPENS_MARKET.test(text)))))
      lead = { text: `${market}${text}`, depth: row.item ?? 0 };
  }
  return claims;
}

/** "Total Addressable Market (TAM)": also over the line that says which market. */
const MARKET = /\((?:TAM|SAM|SOM)\)$|^(?:TAM|SAM|SOM)$/u;

/** "TAM: 12,000 groomers" over a list: its items tell more of that market. */
const OPENS_MARKET = /^\P{L}*(?:TAM|SAM|SOM)(?!\p{L})[^:]{0,30}:/u;

/** Words, or the name of a chapter that says how far it looks: "Roadmap 18 months". */
function canHead(text: string, options: QuantityOptions): boolean {
  const { figures } = kindOf(text, options);
  if (figures.length === 0) return true;
  if (roleOf(text) === null) return false;
  if (figures.length === 1 && text.trimEnd().endsWith(":")) return true;
  return figures.every((figure) => !("ambiguous" in figure) && figure.unit === "duration");
}

/** "Year 1 target: 1 % of the market" over a list: its items are of that year, and planned. */
function saysWhen(text: string): boolean {
  return findPeriods(text).some(({ period }) => /^[YM]\d/.test(period));
}

/** "CAC €30 | LTV €200", "MRR 2026: €5K | 2027: €50K": a line in which each piece says what it is, and no row of a table. */
function isListed({ cells }: Row, options: QuantityOptions): boolean {
  if (cells.some(({ header }) => header !== undefined)) return false;
  const [first, ...others] = cells.map(({ text }) => ({ text, ...kindOf(text, options) }));
  if (first === undefined || first.kind !== "mixed" || !ENDS_WITH_FIGURE.test(first.text)) return false;
  return others.every(({ text, kind, figures }) => kind === "mixed" && figures.length > 0 && NAMED_FIRST.test(text));
}
const ENDS_WITH_FIGURE = /\p{L}{2}.*\d\S{0,4}(?:\s?(?:%|\p{Sc}|\p{L}{1,3}))?$/u;
const NAMED_FIRST = /^[^\p{L}\d]*(?:\p{L}{2}|(?:19|20)\d\d\s?:)/u;

/** Each piece for itself; one that says only of when has the name of the first. */
function claimsOfListedLine(row: Row, headings: string[], options: QuantityOptions): Claim[] {
  const [first] = row.cells;
  const [date, ...more] = findPeriods(first?.text ?? "");
  const name = date === undefined || more.length > 0 ? "" : (first?.text ?? "").slice(0, date.start).trim();
  return row.cells.flatMap((cell, at) => {
    const dated = at > 0 && name !== "" && /^[^\p{L}]*(?:19|20)\d\d\s?:/u.test(cell.text);
    return claimsOfLine(row, dated ? { ...cell, text: `${name} ${cell.text}` } : cell, headings, undefined, options);
  });
}

/** The row whose cells the next one has as its headings. */
function namesColumns({ cells }: Row, next: Row | undefined): boolean {
  return cells.some(({ text }) => text !== "" && next?.cells.some(({ header }) => header === text));
}

/** A line of words may say how the table under it counts: "(en milliers d'euros)". */
function scaleOfLine({ cells }: Row, options: QuantityOptions): ScaleHeader | null {
  const words = cells.filter(({ text }) => text.length <= LONGEST_LEAD && kindOf(text, options).figures.length === 0);
  if (words.length < cells.length) return null;
  // What stands over one column says nothing of the others.
  return (
    words
      .slice(0, cells.length > 1 ? 1 : undefined)
      .map(({ text }) => readScaleHeader(text))
      .find((scale) => scale !== null) ?? null
  );
}

function claimsOfLine(
  row: Row,
  cell: Cell,
  headings: string[],
  caption: string | undefined,
  options: QuantityOptions,
): Claim[] {
  const { figures: found, kind } = kindOf(cell.text, options);
  // "6.1 Revenue": the number of a chapter.
  const figures =
    row.heading === undefined ? found : found.filter(({ text, start }) => start > 1 || !/^\d+\.\d+$/.test(text));
  if (figures.length === 0) return [];
  if (kind === "figure" && caption !== undefined)
    return figures.map((figure) => ({
      figure,
      text: cell.text,
      labels: [caption],
      sentence: `${caption} ${cell.text}`,
      before: "",
      headers: [],
      headings: headings.filter((heading) => heading !== caption),
      scale: null,
      how: "card",
      named: null,
      passage: `${caption}: ${cell.text}`,
      row,
      cells: [cell],
      pairing: 0.9,
    }));
  const values = valuesInText(cell.text, options);
  return figures.map((figure, at) => ({
    figure,
    text: cell.text,
    labels: labelsIn(cell.text, figures, at),
    sentence: sentenceAround(cell.text, figure),
    before: cell.text.slice(Math.max(0, figure.start - 60), figure.start),
    headers: [],
    headings,
    scale: null,
    how: "text",
    named: values.find(({ quantity }) => quantity.start === figure.start) ?? null,
    passage: cell.text.length <= 240 ? cell.text : sentenceAround(cell.text, figure),
    row,
    cells: [cell],
    pairing: row.heading === undefined ? 0.9 : HEADING_PAIRING,
  }));
}
