import { columnName } from "../../../domain/column-names.ts";
import { type FormulaArea, formulaShape } from "../formula.ts";
import type { FormulaCell } from "../formula-cells.ts";
import type { Grid, GridCell } from "../grid.ts";
import { areCopies } from "./fingerprints.ts";
import { formulaRuns, type WorkbookIndex } from "./workbook-index.ts";

/** A sum that stops short of a number it should take in. */
export interface ShortRange {
  formula: FormulaCell;
  /** The first cell left out. */
  missed: string;
}

const ONE_RANGE = /^\+?(?:SUM|AVERAGE)$/i;
/** More than so many figures left out are left out on purpose. */
export const MOST_MISSED = 2;

/** The one range that a formula adds up or averages, where it does nothing else. */
export function onlyRange({ tokens, uses }: FormulaCell): { sheet: number; area: FormulaArea } | null {
  const calls = tokens.filter(({ kind }) => kind === "function");
  const [range, ...more] = uses;
  if (calls.length !== 1 || !ONE_RANGE.test(calls[0]?.text ?? "") || range === undefined || more.length > 0)
    return null;
  return range.area.kind === "range" && !tokens.some(({ kind }) => kind === "number") ? range : null;
}

/** Sums that leave out the numbers between their range and themselves. */
export function* shortRanges(grid: Grid, formulas: FormulaCell[], index: WorkbookIndex): Generator<ShortRange> {
  const told = new Set<string>();
  const taken = rangesByLine(grid, formulas);
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
    const sums = across ? sumColumns(grid, index) : new Set<number>();
    const others = taken.get(across ? `row ${row}` : `column ${cell.column}`) ?? [];
    const missed = places.filter(
      (place) =>
        !sums.has(place.column) && !others.some((other) => holds(other, place)) && isLine(place, formula, index),
    );
    const [first] = missed;
    // Such a sum is made once and copied: the first place tells of all.
    const made = `${across ? cell.column : row} ${formulaShape(formula.tokens, row, cell.column)}`;
    if (first !== undefined && missed.length === places.length && !told.has(made)) {
      told.add(made);
      yield { formula, missed: `${columnName(first.column)}${first.row}` };
    }
  }
}

/** What the sums of each row and column take in: a quarter of the second half is not missing in the first. */
function rangesByLine(grid: Grid, formulas: FormulaCell[]): Map<string, FormulaArea[]> {
  const found = new Map<string, FormulaArea[]>();
  for (const formula of formulas) {
    const range = formula.sheet === grid.number ? onlyRange(formula) : null;
    if (range === null || range.sheet !== grid.number) continue;
    const { area } = range;
    const line =
      area.top === formula.row && area.bottom === formula.row
        ? `row ${formula.row}`
        : area.left === formula.cell.column && area.right === area.left
          ? `column ${area.left}`
          : null;
    if (line === null) continue;
    const areas = found.get(line);
    if (areas === undefined) found.set(line, [area]);
    else areas.push(area);
  }
  return found;
}

const holds = ({ top, bottom, left, right }: FormulaArea, place: { row: number; column: number }): boolean =>
  place.row >= top && place.row <= bottom && place.column >= left && place.column <= right;

function steps(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(to - from + 1, MOST_MISSED + 1)) }, (_, at) => from + at);
}

/** A number of the same kind, typed or calculated, that is not itself made of what the sum takes in. */
function isLine({ row, column }: { row: number; column: number }, sum: FormulaCell, index: WorkbookIndex): boolean {
  const found = index.at(sum.sheet, row, column);
  if (found === undefined || index.number(sum.sheet, row, column) === undefined) return false;
  const own = sum.uses[0]?.area;
  const made = index.formulaOf(found)?.uses ?? [];
  const copied = own !== undefined && isCopyOfLast(found, row, own, sum, index);
  if (!copied && own !== undefined && made.some(({ sheet, area }) => sheet === sum.sheet && overlaps(area, own)))
    return false;
  return (
    found.cell.format === sum.cell.cell.format ||
    /%/.test(found.cell.format ?? "") === /%/.test(sum.cell.cell.format ?? "")
  );
}

/** The same formula as in the last cell that the sum takes in: one more of its lines. */
function isCopyOfLast(
  found: GridCell,
  row: number,
  { bottom, right }: FormulaArea,
  { sheet }: FormulaCell,
  index: WorkbookIndex,
): boolean {
  const last = index.at(sheet, bottom, right);
  const [own, other] = [found, last].map((cell) => (cell === undefined ? undefined : index.formulaOf(cell)));
  if (own === undefined || other === undefined) return false;
  return formulaShape(own.tokens, row, found.column) === formulaShape(other.tokens, bottom, right);
}

const sumsOf = new WeakMap<Grid, Set<number>>();

/** Columns that hold sums over their own rows: the years beside the quarters. */
export function sumColumns(grid: Grid, index: WorkbookIndex): ReadonlySet<number> {
  const known = sumsOf.get(grid);
  if (known !== undefined) return known;
  const columns = grid.rows.flatMap(({ number: row, cells }) =>
    cells.flatMap((cell) => {
      const formula = index.formulaOf(cell);
      const area = formula === undefined ? undefined : onlyRange(formula)?.area;
      return area !== undefined && area.top === row && area.bottom === row && area.right < cell.column
        ? [cell.column]
        : [];
    }),
  );
  const found = new Set(columns);
  sumsOf.set(grid, found);
  return found;
}

/** A sum under one column of a table whose other columns have none, with nothing that names it. */
export function* loneTotals(
  grid: Grid,
  formulas: FormulaCell[],
  index: WorkbookIndex,
): Generator<{ formula: FormulaCell; beside: string }> {
  for (const formula of formulas) {
    const { sheet, row, cell } = formula;
    const area = sheet === grid.number ? onlyRange(formula)?.area : undefined;
    if (area === undefined || area.left !== cell.column || area.right !== cell.column || area.bottom !== row - 1)
      continue;
    if (area.bottom - area.top < FEWEST_LINES || index.label(sheet, row, cell.column) !== null) continue;
    const beside = [cell.column + 1, cell.column + 2];
    const isTable = [area.top, area.bottom].every((line) =>
      beside.every((column) => index.number(sheet, line, column) !== undefined),
    );
    if (isTable && beside.every((column) => index.at(sheet, row, column) === undefined))
      yield { formula, beside: `${columnName(cell.column + 1)}${row}` };
  }
}

const FEWEST_LINES = 3;

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
      if (range != null && next == null && before != null && isShortOfLast(before, range, index))
        yield { formula, missed: `${columnName(range.area.right + 1)}${range.area.top}` };
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

interface Range {
  sheet: number;
  area: FormulaArea;
}

/** The last year takes in one quarter less than the year before, and the quarter stands there with nothing after it. */
function isShortOfLast(before: Range, { sheet, area }: Range, index: WorkbookIndex): boolean {
  const size = (one: FormulaArea) => one.right - one.left + 1;
  const follows = before.sheet === sheet && before.area.top === area.top && before.area.right + 1 === area.left;
  if (!follows || area.top !== area.bottom || size(area) + 1 !== size(before.area)) return false;
  const place = { row: area.top, column: area.right + 1 };
  const last = index.at(sheet, area.top, area.right);
  const next = index.at(sheet, place.row, place.column);
  const [own, beside] = [next, last].map((cell) => (cell === undefined ? undefined : index.formulaOf(cell)));
  if (next === undefined || index.number(sheet, place.row, place.column) === undefined) return false;
  return own === undefined ? beside === undefined : beside !== undefined && areCopies(beside, own);
}
