import type { Row } from "../../domain/document.ts";
import { type GridCell, rowsOfGrid } from "../office/grid.ts";

/** Lines drawn with characters: the frame of a box, the rules of a table. */
const RULE = /^[\s│┃║|┌┐└┘├┤┬┴┼─━═╔╗╚╝╠╣╦╩╬╭╮╰╯+-]+$/u;
const FRAME = /^\s*[│┃║]\s?|\s*[│┃║]\s*$/gu;
const BAR = /[│┃]/gu;

/** A table drawn with bars, or null: every line has as many of them as the first, and there are columns. */
export function drawnTable(lines: readonly string[]): Row[] | null {
  const filled = lines.filter((line) => !RULE.test(line));
  const bars = filled.map((line) => [...line.matchAll(BAR)].length);
  const count = bars[0] ?? 0;
  if (filled.length < 2 || count < 3 || bars.some((own) => own !== count)) return null;
  const grid = filled.map((line) =>
    line
      .trim()
      .replace(/^[│┃]|[│┃]$/gu, "")
      .split(BAR)
      .map((text): GridCell => ({ text: text.trim(), first: true, span: 1 })),
  );
  return rowsOfGrid(grid, true).map(({ row }) => ({ ...row, table: true }));
}

/** The words inside a drawn box; "" for a line that only draws. */
export function insideFrame(line: string): string {
  return RULE.test(line) ? "" : line.replace(FRAME, "").trim();
}

/** True for a line that belongs to a table or box drawn with bars. */
export function isDrawn(line: string): boolean {
  return /^\s*[│┃║┌├└╔╠╚]/u.test(line) && (/[│┃║┐┤┘╗╣╝]\s*$/u.test(line) || RULE.test(line));
}
