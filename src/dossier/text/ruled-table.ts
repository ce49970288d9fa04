import type { Row } from "../../domain/document.ts";
import { type GridCell, rowsOfGrid } from "../office/grid.ts";

/** A line under a heading that only separates: |---|:--:|. */
const isRule = (line: string): boolean => /^[\s|:-]+$/.test(line) && line.includes("-");

const BAR = /(?<!\\)\|/;

/** What stands between the bars of a line, empty cells included: they keep what follows under its heading. */
export const betweenBars = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(BAR)
    .map((cell) => cell.replaceAll("\\|", "|"));

/** Lines of a table drawn with bars as rows, each value with its column's heading. `clean` makes of a cell what a reader sees. */
export function barTable(lines: readonly string[], clean: (cell: string) => string): Row[] {
  const cells = lines.filter((line) => !isRule(line)).map((line) => betweenBars(line).map(clean));
  return gridRows(cells, lines.some(isRule));
}

/** A table pasted from a sheet: cells between tabs. */
export const tabTable = (lines: readonly string[]): Row[] =>
  gridRows(
    lines.map((line) => line.split("\t").map(clean)),
    false,
  );

const clean = (cell: string): string => cell.replace(/ {2,}/g, " ").trim();

const gridRows = (cells: readonly string[][], marked: boolean): Row[] =>
  rowsOfGrid(
    cells.map((line) => line.map((text): GridCell => ({ text, first: true, span: 1 }))),
    marked,
  ).map(({ row }) => row);

/** How the columns of a line are told apart, where it surely is one of a table: framed in bars, or with tabs. */
export function ruledColumns(line: string): string | null {
  if (/^\s*\|.*(?<!\\)\|\s*$/.test(line)) return `| ${betweenBars(line).length}`;
  return line.includes("\t") ? `tab ${line.split("\t").length}` : null;
}
