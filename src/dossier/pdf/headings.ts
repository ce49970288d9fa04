import type { Cell, Row } from "../../domain/document.ts";
import { greatest } from "../../domain/many.ts";
import { CURRENCY_WORD } from "../../lexicon/currency-words.ts";
import { SCALE_WORD } from "../../lexicon/scales.ts";
import { common, joinSpans, type Span, spanOf } from "./spans.ts";

const MAX_ROWS_ABOVE = 3;
const MAX_HEADING_LENGTH = 60;
const YEAR = "(?:19|20)\\d{2}";
const PERIOD = new RegExp(
  [
    `^(?:FY|CY|AF|EX|exercice|exercise|ano|année)?\\s?${YEAR}\\s?[-–/]?\\s?(?:${YEAR}|\\d{2})?\\s?\\(?(?:[a-zà-ÿ*.]{0,12})\\)?$`,
    "^(?:FY|CY|AF)\\s?['’]?\\d{2}\\s?[AEFPBR]?$",
    `^(?:[QTHS][1-4]|[1-4][QTHS])[\\s-]?(?:FY)?['’]?(?:${YEAR}|\\d{2})?\\s?[AEFPBR]?$`,
    `^(?:[a-zà-ÿ]+\\.?\\s)*(?:\\d{1,2}(?:st|er)?,?\\s)?(?:de\\s)?[a-zà-ÿ]{3,10}\\.?\\s(?:de\\s)?(?:\\d{1,2},\\s)?${YEAR}$`,
    "^\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}$",
  ].join("|"),
  "i",
);
const CURRENCY = "US\\$|R\\$|[$€£¥]|EUR|USD|BRL|GBP|CHF";
const SCALE = `[KMBkmb]|MM|mn|bn|Mds?|mi|bi|${SCALE_WORD}`;
const VALUE = new RegExp(
  `^[-–—−(+<>~≈\\s]*(?:${CURRENCY})?\\s*[-–—−(+]*\\s*[\\d.,][\\d.,\\s'’]*(?:${SCALE})?\\s?(?:d['’]|de\\s)?(?:${CURRENCY}|${CURRENCY_WORD}|%|x|pts?|bps|mois|months?|meses|ans|years|anos)?[)*\\s]*$|^[-–—−$€\\s]+$|^n/?[am]$`,
);

/** True where no cell after the first holds a value: words, years, dates. */
export function isHeadingRow(row: Row): boolean {
  return row.cells.slice(1).every(({ text }) => PERIOD.test(text) || !VALUE.test(text));
}

/** True where the cells after the first are periods: "2024", "FY24", "Q1 2024", "31 décembre 2024". */
export function isPeriodRow(row: Row): boolean {
  return row.cells.length > 1 && row.cells.slice(1).every(({ text }) => PERIOD.test(text));
}

/** Gives every value of the table between the two rows the headings that stand over its column. */
export function setHeaders(rows: Row[], from: number, to: number): void {
  let data = from;
  while (data <= to && (rows[data]?.cells.length === 1 || isHeadingRow(rows[data] as Row))) data++;
  const body = rows.slice(data, to + 1).filter((row) => row.cells.length > 1);
  if (body.length === 0) return;
  const columns = joinSpans(body.flatMap((row) => row.cells.slice(1).map(spanOf)));
  const labels = Math.min(greatest(body.map((row) => spanOf(row.cells[0] as Cell).to)), columns[0]?.from ?? 0);
  const headings = [...rowsAbove(rows, from, columns), ...rows.slice(from, data)].map((row) =>
    over(row, columns, labels),
  );
  for (const row of body) {
    for (const cell of row.cells.slice(1)) {
      const column = columns.findIndex((span) => common(span, spanOf(cell)) > 0);
      const parts = headings.map((texts) => texts[column]).filter((text) => text !== undefined);
      if (parts.length > 0) cell.header = parts.join(" / ");
    }
  }
}

/** Rows just above that stand over the values only ("Year ended December 31,"), not over the labels as a title does. */
function rowsAbove(rows: Row[], from: number, columns: Span[]): Row[] {
  const column = columns[0] as Span;
  const first = column.from - (column.to - column.from) / 2;
  let start = from;
  while (start > 0 && from - start < MAX_ROWS_ABOVE && isOverValues(rows[start - 1] as Row, first)) start--;
  return rows.slice(start, from);
}

function isOverValues(row: Row, first: number): boolean {
  return row.cells.every(
    (cell) =>
      spanOf(cell).from >= first &&
      cell.text.length <= MAX_HEADING_LENGTH &&
      !cell.text.startsWith("(") &&
      !VALUE.test(cell.text),
  );
}

/** For each column the heading this row puts over it. */
function over(row: Row, columns: Span[], labels: number): (string | undefined)[] {
  const cells = row.cells.filter((cell) => (spanOf(cell).from + spanOf(cell).to) / 2 > labels);
  if (cells.length === columns.length) return cells.map((cell) => cell.text);
  const only = cells.length === 1 ? cells[0] : undefined;
  if (only !== undefined && isOverAll(spanOf(only), columns)) return columns.map(() => only.text);
  return columns.map((_, index) => {
    const zone = zoneOf(columns, index, labels);
    const reach = (cell: Cell) => common(zone, spanOf(cell));
    const best = cells.toSorted((a, b) => reach(b) - reach(a))[0];
    if (best === undefined) return undefined;
    const width = Math.min(spanOf(best).to - spanOf(best).from, zone.to - zone.from);
    return reach(best) > 0.4 * width ? best.text : undefined;
  });
}

function isOverAll(heading: Span, columns: Span[]): boolean {
  const from = columns[0]?.from ?? 0;
  const to = columns.at(-1)?.to ?? 0;
  const middle = (from + to) / 2;
  return (
    columns.length > 1 &&
    Math.abs((heading.from + heading.to) / 2 - middle) < 0.1 * (to - from) &&
    heading.to - heading.from > 0.3 * (to - from)
  );
}

/** A column with half of the empty space on each side. */
function zoneOf(columns: Span[], index: number, labels: number): Span {
  const column = columns[index] as Span;
  const before = columns[index - 1]?.to ?? labels;
  const after = columns[index + 1]?.from ?? column.to + (column.to - column.from);
  return { from: (before + column.from) / 2, to: (after + column.to) / 2 };
}
