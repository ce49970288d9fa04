import type { FormulaArea } from "../formula.ts";
import type { FormulaCell } from "../formula-cells.ts";
import { columnName, type Grid } from "../grid.ts";
import { formulaRuns, type WorkbookIndex } from "./workbook-index.ts";

/** A sum that stops short of a number it should take in. */
export interface ShortRange {
  formula: FormulaCell;
  /** The first cell left out. */
  missed: string;
}

const ONE_RANGE = /^\+?(?:SUM|AVERAGE)$/i;
const MOST_MISSED = 2;

/** The one range that a formula adds up or averages, where it does nothing else. */
function onlyRange({ tokens, uses }: FormulaCell): { sheet: number; area: FormulaArea } | null {
  const calls = tokens.filter(({ kind }) => kind === "function");
  const [range, ...more] = uses;
  if (calls.length !== 1 || !ONE_RANGE.test(calls[0]?.text ?? "") || range === undefined || more.length > 0)
    return null;
  return range.area.kind === "range" && !tokens.some(({ kind }) => kind === "number") ? range : null;
}

/** Sums that leave out the numbers between their range and themselves. */
export function* shortRanges(grid: Grid, formulas: FormulaCell[], index: WorkbookIndex): Generator<ShortRange> {
  for (const formula of formulas) {
    if (formula.sheet !== grid.number) continue;
    const range = onlyRange(formula);
    if (range === null || range.sheet !== grid.number) continue;
    const { area } = range;
    const { row, cell } = formula;
    const across = area.top === row && area.bottom === row && area.right < cell.column;
    const down = area.left === cell.column && area.right === cell.column && area.bottom < row;
    if (!across && !down) continue;
    const places = across
      ? steps(area.right + 1, cell.column - 1).map((column) => ({ row, column }))
      : steps(area.bottom + 1, row - 1).map((at) => ({ row: at, column: cell.column }));
    const size = across ? area.right - area.left + 1 : area.bottom - area.top + 1;
    if (places.length === 0 || places.length > MOST_MISSED || size < 2) continue;
    const missed = places.filter((place) => isLine(place, formula, index));
    const [first] = missed;
    if (first !== undefined && missed.length === places.length) {
      yield { formula, missed: `${columnName(first.column)}${first.row}` };
    }
  }
}

function steps(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(to - from + 1, MOST_MISSED + 1)) }, (_, at) => from + at);
}

/** A number of the same kind, typed or calculated, that is not itself made of what the sum takes in. */
function isLine({ row, column }: { row: number; column: number }, sum: FormulaCell, index: WorkbookIndex): boolean {
  const found = index.at(sum.sheet, row, column);
  if (found === undefined || index.number(sum.sheet, row, column) === undefined) return false;
  const own = sum.uses[0]?.area;
  const made = index.formulaOf(found)?.uses ?? [];
  if (own !== undefined && made.some(({ sheet, area }) => sheet === sum.sheet && overlaps(area, own))) return false;
  return (
    found.cell.format === sum.cell.cell.format ||
    /%/.test(found.cell.format ?? "") === /%/.test(sum.cell.cell.format ?? "")
  );
}

function overlaps(a: FormulaArea, b: FormulaArea): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

/** Years that add up quarters: where one range ends a column before the next begins, that column is in no year. */
export function* gapsBetweenRanges(grid: Grid, index: WorkbookIndex): Generator<ShortRange> {
  for (const { run } of formulaRuns(grid, index)) {
    const ranges = run.map((formula) => ({ formula, range: onlyRange(formula) }));
    for (const [at, { formula, range }] of ranges.entries()) {
      const next = ranges[at + 1]?.range;
      const before = ranges[at - 1]?.range;
      if (range == null || next == null || before == null || next.sheet !== range.sheet) continue;
      const { area } = range;
      const sameRows = [before, next].every(({ area: { top, bottom } }) => top === area.top && bottom === area.bottom);
      if (!sameRows || before.area.right + 1 !== area.left || next.area.left !== area.right + 2) continue;
      const column = area.right + 1;
      const row = steps(area.top, area.bottom).find((one) => index.number(range.sheet, one, column) !== undefined);
      if (row !== undefined) yield { formula, missed: `${columnName(column)}${row}` };
    }
  }
}
