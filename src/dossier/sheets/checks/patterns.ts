import type { FormulaCell } from "../formula-cells.ts";
import type { Grid } from "../grid.ts";
import { areCopies, asCopies } from "./fingerprints.ts";
import { sumColumns } from "./ranges.ts";
import { formulaColumns, formulaRuns, isPercent, type WorkbookIndex } from "./workbook-index.ts";

/** A formula that is not its neighbours'. */
export interface PatternBreak {
  odd: FormulaCell;
  neighbour: FormulaCell;
}

const SHORTEST_RUN = 4;
const SHORTEST_COLUMN = 5;
const FEWEST_COPIES = 3;
const AGGREGATE = /^(SUM|AVERAGE|MAX|MIN|IRR|NPV|COUNT|SUBTOTAL)$/i;

/** In a row of formulas that are copies of one another, the one that is another. */
export function* rowBreaks(grid: Grid, index: WorkbookIndex): Generator<PatternBreak> {
  const openings = openingColumns(grid, index);
  // What is taken over as it is opens a row; what is calculated in another way may be wrong there as anywhere.
  const isOpening = ({ tokens, cell }: FormulaCell) => tokens.length === 1 && openings.has(cell.column);
  for (const { run } of formulaRuns(grid, index)) {
    if (run.length < SHORTEST_RUN) continue;
    const { like, odd } = asCopies(run);
    const neighbour = run[like[0] ?? 0];
    if (neighbour === undefined || like.length < FEWEST_COPIES) continue;
    const sums = run.some(isAcross) || isTotalColumn(run.at(-1), grid, index);
    const strange = odd.filter((at) => {
      const one = run[at];
      const isLast = at === run.length - 1;
      return one !== undefined && !isAcross(one) && !(sums && isLast) && !(at === 0 && isProRata(one));
    });
    if (strange.length > Math.max(1, run.length / 5)) continue;
    for (const at of strange) {
      const one = run[at];
      if (one === undefined || (at === 0 && (readsBefore(run[1], "column") || isOpening(one)))) continue;
      if (carriesDown(one, index)) continue;
      if (at === run.length - 1 && one.uses.length > neighbour.uses.length + 1) continue;
      yield { odd: one, neighbour: at > 0 ? (run[at - 1] ?? neighbour) : neighbour };
    }
  }
}

/** In a list whose rows are calculated alike, the row that is not. Statements, where each line is its own, are no lists. */
export function* columnBreaks(grid: Grid, index: WorkbookIndex): Generator<PatternBreak> {
  const inRows = new Set(
    [...formulaRuns(grid, index)].flatMap(({ run }) => run.filter((one, at) => isCopyBeside(one, run, at))),
  );
  for (const run of formulaColumns(grid, index)) {
    if (run.length < SHORTEST_COLUMN) continue;
    const { like, odd } = asCopies(run);
    const neighbour = run[like[0] ?? 0];
    if (neighbour === undefined || like.length < SHORTEST_COLUMN - 1 || odd.length > Math.max(1, run.length / 5))
      continue;
    for (const at of odd) {
      const one = run[at];
      if (one === undefined || inRows.has(one) || isDown(one) || isPercent(one.cell) !== isPercent(neighbour.cell))
        continue;
      if ((at === 0 && readsBefore(run[1], "row")) || carriesDown(one, index)) continue;
      yield { odd: one, neighbour: at > 0 ? (run[at - 1] ?? neighbour) : neighbour };
    }
  }
}

/** Columns in which most rows begin with a formula of another kind than they go on with: an opening balance. */
function openingColumns(grid: Grid, index: WorkbookIndex): Set<number> {
  const firsts = new Map<number, { odd: number; all: number }>();
  for (const { run } of formulaRuns(grid, index)) {
    const [first] = run;
    if (first === undefined || run.length < SHORTEST_RUN) continue;
    const { like, odd } = asCopies(run);
    if (like.length < FEWEST_COPIES) continue;
    const count = firsts.get(first.cell.column) ?? { odd: 0, all: 0 };
    firsts.set(first.cell.column, { odd: count.odd + Number(odd.includes(0)), all: count.all + 1 });
  }
  return new Set(
    [...firsts].flatMap(([column, { odd, all }]) => (odd >= FEWEST_COPIES && odd * 2 >= all ? column : [])),
  );
}

/** Under a balance that runs down its column, a row of totals repeats the last one. */
function carriesDown({ row, sheet, uses, tokens, cell }: FormulaCell, index: WorkbookIndex): boolean {
  const [only, ...more] = uses;
  if (only === undefined || more.length > 0 || tokens.length !== 1) return false;
  const { top, bottom, left, right } = only.area;
  if (only.sheet !== sheet || top !== row - 1 || bottom !== top || left !== cell.column || right !== left) return false;
  const above = index.at(sheet, top, left);
  return readsBefore(above === undefined ? undefined : index.formulaOf(above), "row");
}

const isCopyBeside = (one: FormulaCell, run: FormulaCell[], at: number): boolean =>
  [run[at - 1], run[at + 1]].some((beside) => beside !== undefined && areCopies(beside, one));

/** The first year is often a part of one: "× 9/12". */
const isProRata = ({ tokens }: FormulaCell): boolean =>
  /\d\s*\/\s*12(?!\d)/.test(tokens.map(({ text }) => text).join(""));

/** Other rows are added up in the column of this cell: what stands in it is of its own kind. */
function isTotalColumn(last: FormulaCell | undefined, grid: Grid, index: WorkbookIndex): boolean {
  return last !== undefined && sumColumns(grid, index).has(last.cell.column);
}

const aggregates = ({ tokens }: FormulaCell): boolean =>
  tokens.some(({ kind, text }) => kind === "function" && AGGREGATE.test(text));

/** A sum over the row itself is a total column. */
function isAcross(formula: FormulaCell): boolean {
  const { row, sheet, uses, cell } = formula;
  return (
    aggregates(formula) &&
    uses.some(
      ({ sheet: at, area }) => at === sheet && area.top <= row && area.bottom >= row && area.right < cell.column,
    )
  );
}

/** A sum over the column itself is a total row. */
function isDown(formula: FormulaCell): boolean {
  const { row, sheet, uses, cell } = formula;
  return (
    aggregates(formula) &&
    uses.some(
      ({ sheet: at, area }) =>
        at === sheet && area.left <= cell.column && area.right >= cell.column && (area.bottom < row || area.top > row),
    )
  );
}

/** What starts from the place before it has an opening value of another kind at its start. */
function readsBefore(next: FormulaCell | undefined, along: "row" | "column"): boolean {
  if (next === undefined) return false;
  return next.uses.some(({ sheet, area }) => {
    const [first, last, own] =
      along === "column" ? [area.left, area.right, next.cell.column] : [area.top, area.bottom, next.row];
    return sheet === next.sheet && first === own - 1 && last === first;
  });
}

/** A cell that one formula of a row reads empty where the copies beside it read numbers. */
export function* emptyInputs(
  grid: Grid,
  index: WorkbookIndex,
): Generator<{ row: number; column: number; reader: FormulaCell }> {
  for (const { run } of formulaRuns(grid, index)) {
    if (run.length < SHORTEST_RUN || asCopies(run).odd.length > 0) continue;
    for (const [at, { sheet, area }] of (run[1]?.uses ?? []).entries()) {
      if (sheet !== grid.number || area.top !== area.bottom || area.left !== area.right || area.fixed.left) continue;
      const reads = run.map((one) => one.uses[at]?.area);
      const holes = reads.flatMap((one, place) =>
        one !== undefined && index.at(sheet, one.top, one.left) === undefined ? [place] : [],
      );
      const [hole] = holes;
      if (holes.length !== 1 || hole === undefined || hole === 0 || hole === run.length - 1) continue;
      const empty = reads[hole];
      const reader = run[hole];
      if (empty !== undefined && reader !== undefined) yield { row: empty.top, column: empty.left, reader };
    }
  }
}
