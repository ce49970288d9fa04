import { columnName } from "../../../domain/column-names.ts";
import type { FormulaArea } from "../formula.ts";
import type { FormulaCell } from "../formula-cells.ts";
import type { Grid } from "../grid.ts";
import { areCopies } from "./fingerprints.ts";
import { MOST_MISSED, onlyRange, type ShortRange, sumColumns } from "./ranges.ts";
import type { WorkbookIndex } from "./workbook-index.ts";

/** Fewer figures are no row that somebody adds up. */
const FEWEST = 4;

/**
 * Sums that stand elsewhere than beside their range, and take in a row or a column from its first figure up to shortly
 * before its last: eleven of twelve months. What another range takes in is not missing.
 */
export function* rangesThatStopShort(grid: Grid, formulas: FormulaCell[], index: WorkbookIndex): Generator<ShortRange> {
  const taken = formulas.flatMap(({ uses }) => uses.filter(({ area }) => area.kind === "range"));
  for (const formula of formulas) {
    const range = onlyRange(formula);
    if (range === null || range.sheet !== grid.number) continue;
    const { area } = range;
    const across = area.top === area.bottom;
    if (across === (area.left === area.right)) continue;
    const isBeside =
      formula.sheet === grid.number && (across ? formula.row === area.top : formula.cell.column === area.left);
    const size = across ? area.right - area.left + 1 : area.bottom - area.top + 1;
    if (isBeside || size < FEWEST || figureAt(area, -1, grid, index)) continue;
    const missed = missedAfter(area, grid, index);
    const [first] = missed;
    if (first === undefined || missed.length > MOST_MISSED) continue;
    if (across && missed.some(({ column }) => sumColumns(grid, index).has(column))) continue;
    const isTaken = taken.some(
      ({ sheet, area: other }) =>
        sheet === grid.number &&
        first.row >= other.top &&
        first.row <= other.bottom &&
        first.column >= other.left &&
        first.column <= other.right,
    );
    if (!isTaken) yield { formula, missed: `${columnName(first.column)}${first.row}` };
  }
}

/** Whether a figure stands before the range (-1). */
const figureAt = (area: FormulaArea, by: -1, grid: Grid, index: WorkbookIndex): boolean =>
  area.top === area.bottom
    ? index.number(grid.number, area.top, area.left + by) !== undefined
    : index.number(grid.number, area.top + by, area.left) !== undefined;

/** The figures that go on behind a range in the way its last one is made, up to one more than may be forgotten. */
function missedAfter(area: FormulaArea, grid: Grid, index: WorkbookIndex): { row: number; column: number }[] {
  const across = area.top === area.bottom;
  const last = index.at(grid.number, area.bottom, area.right);
  const made = last === undefined ? undefined : index.formulaOf(last);
  const found: { row: number; column: number }[] = [];
  for (let by = 1; by <= MOST_MISSED + 1; by += 1) {
    const place = across
      ? { row: area.bottom, column: area.right + by }
      : { row: area.bottom + by, column: area.right };
    const cell = index.at(grid.number, place.row, place.column);
    if (cell === undefined || index.number(grid.number, place.row, place.column) === undefined) break;
    const own = index.formulaOf(cell);
    const isAlike = made === undefined || own === undefined ? made === own : areCopies(made, own);
    if (!isAlike || cell.cell.format !== last?.cell.format) break;
    found.push(place);
  }
  return found;
}
