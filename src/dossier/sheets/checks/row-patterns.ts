import { formulaShape } from "../formula.ts";
import type { FormulaCell } from "../formula-cells.ts";
import type { Grid } from "../grid.ts";
import { sumColumns } from "./ranges.ts";
import { formulaRuns, type WorkbookIndex } from "./workbook-index.ts";

/** A formula that is not its neighbours'. */
export interface PatternBreak {
  odd: FormulaCell;
  neighbour: FormulaCell;
}

const SHORTEST_RUN = 4;
const AGGREGATE = /^(SUM|AVERAGE|MAX|MIN|IRR|NPV|COUNT|SUBTOTAL)$/i;

/** In a row of formulas that are copies of one another, the one that is another. */
export function* patternBreaks(grid: Grid, index: WorkbookIndex): Generator<PatternBreak> {
  for (const { row, run } of formulaRuns(grid, index)) {
    if (run.length < SHORTEST_RUN) continue;
    const shapes = run.map(({ tokens, cell }) => formulaShape(tokens, row, cell.column));
    const counts = Map.groupBy(shapes, (shape) => shape);
    const [usual, copies] = [...counts].sort((a, b) => b[1].length - a[1].length)[0] ?? ["", []];
    const sums = run.filter(isAcross).length > 0 || isTotalColumn(run.at(-1), grid, index);
    const odd = run.filter(
      (one, at) =>
        shapes[at] !== usual && !isAcross(one) && !(sums && at === run.length - 1) && !(at === 0 && isProRata(one)),
    );
    if (copies.length < 3 || odd.length === 0 || odd.length > Math.max(1, run.length / 5)) continue;
    const neighbour = run.find((_, at) => shapes[at] === usual);
    for (const one of odd) {
      const at = run.indexOf(one);
      if (neighbour === undefined || (at === 0 && readsLeft(run[1]))) continue;
      if (at === run.length - 1 && one.uses.length > neighbour.uses.length + 1) continue;
      yield { odd: one, neighbour: at > 0 ? (run[at - 1] ?? neighbour) : neighbour };
    }
  }
}

/** The first year is often a part of one: "× 9/12". */
const isProRata = ({ tokens }: FormulaCell): boolean =>
  /\d\s*\/\s*12(?!\d)/.test(tokens.map(({ text }) => text).join(""));

/** Other rows are added up in the column of this cell: what stands in it is of its own kind. */
function isTotalColumn(last: FormulaCell | undefined, grid: Grid, index: WorkbookIndex): boolean {
  return last !== undefined && sumColumns(grid, index).has(last.cell.column);
}

/** A sum over the row itself is a total column. */
function isAcross({ tokens, row, sheet, uses, cell }: FormulaCell): boolean {
  return (
    tokens.some(({ kind, text }) => kind === "function" && AGGREGATE.test(text)) &&
    uses.some(
      ({ sheet: at, area }) => at === sheet && area.top <= row && area.bottom >= row && area.right < cell.column,
    )
  );
}

/** What starts from the column before it has an opening value of another kind at the left. */
function readsLeft(next: FormulaCell | undefined): boolean {
  return (
    next?.uses.some(
      ({ sheet, area }) => sheet === next.sheet && area.left === next.cell.column - 1 && area.right === area.left,
    ) ?? false
  );
}

/** A cell that one formula of a row reads empty where the copies beside it read numbers. */
export function* emptyInputs(
  grid: Grid,
  index: WorkbookIndex,
): Generator<{ row: number; column: number; reader: FormulaCell }> {
  for (const { row, run } of formulaRuns(grid, index)) {
    if (run.length < SHORTEST_RUN) continue;
    const shapes = new Set(run.map(({ tokens, cell }) => formulaShape(tokens, row, cell.column)));
    if (shapes.size !== 1) continue;
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
