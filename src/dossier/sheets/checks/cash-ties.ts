import { fold } from "../../../lexicon/fold.ts";
import { CHECK_ROW, CLOSING_CASH, NET_CASH_FLOW, OPENING_CASH } from "../../../lexicon/statements.ts";
import type { Grid, GridCell } from "../grid.ts";
import type { WorkbookIndex } from "./workbook-index.ts";

/** A figure of a statement that its own other figures contradict. */
export interface Untied {
  cell: GridCell;
  kind: "cash_end" | "cash_start" | "check_row";
  value: number;
  /** What it should be. */
  sum: number;
}

const labelOf = (cells: readonly GridCell[]): string =>
  fold(cells.find(({ cell }) => typeof cell.value === "string")?.cell.text.trim() ?? "");

/** Opening + net flow = closing, closing = the next opening, and rows that check something are nothing. */
export function* untied(grid: Grid, index: WorkbookIndex): Generator<Untied> {
  let opening: number | null = null;
  let flow: number | null = null;
  for (const { number: row, cells } of grid.rows) {
    const label = labelOf(cells);
    if (label === "") continue;
    if (CHECK_ROW.test(label)) yield* checks(grid, row, cells, index);
    if (OPENING_CASH.test(label)) [opening, flow] = [row, flow !== null && row - flow <= FARTHEST ? flow : null];
    else if (NET_CASH_FLOW.test(label)) flow = row;
    else if (CLOSING_CASH.test(label) && opening !== null && flow !== null) {
      yield* cashRow(grid, { opening, flow, closing: row }, cells, index);
      opening = flow = null;
    }
  }
}

const FARTHEST = 3;

function* cashRow(
  { number: sheet }: Grid,
  rows: { opening: number; flow: number; closing: number },
  cells: readonly GridCell[],
  index: WorkbookIndex,
): Generator<Untied> {
  const figures = cells.flatMap((cell) => {
    const [start, flow, end] = [rows.opening, rows.flow, rows.closing].map((row) =>
      index.number(sheet, row, cell.column),
    );
    return start === undefined || flow === undefined || end === undefined ? [] : [{ cell, start, flow, end }];
  });
  const held = figures.filter(({ start, flow, end }) => same(start + flow, end)).length;
  // Where it never holds, the rows are not what their names say: only a rule with an exception is a rule.
  for (const { cell, start, flow, end } of figures)
    if (held > 0 && !same(start + flow, end)) yield { cell, kind: "cash_end", value: end, sum: start + flow };
  for (const [at, { cell, start }] of figures.entries()) {
    const before = figures[at - 1];
    const opening = index.at(sheet, rows.opening, cell.column);
    if (before === undefined || before.cell.column !== cell.column - 1 || opening === undefined) continue;
    const others = figures.slice(1).filter((one, place) => same(figures[place]?.end ?? Number.NaN, one.start)).length;
    if (others > 0 && !same(before.end, start))
      yield { cell: opening, kind: "cash_start", value: start, sum: before.end };
  }
}

function* checks(grid: Grid, row: number, cells: readonly GridCell[], index: WorkbookIndex): Generator<Untied> {
  for (const cell of cells) {
    const value = index.number(grid.number, row, cell.column);
    if (value === undefined || cell.cell.formula === undefined || Math.abs(value) <= ROUNDING) continue;
    yield { cell, kind: "check_row", value, sum: 0 };
  }
}

const ROUNDING = 1;

/** Statements are sums to the last unit; printed in thousands, to a few of them. */
export function same(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(Math.abs(b) >= 1000 ? 2 : 0.02, Math.abs(b) * 1e-6);
}
