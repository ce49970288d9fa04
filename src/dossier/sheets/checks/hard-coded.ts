import type { FormulaCell } from "../formula-cells.ts";
import type { Grid, GridCell, Workbook } from "../grid.ts";
import type { HeadingBlock } from "../headings.ts";
import { type IssueList, sheetDetail } from "../issues.ts";
import { areCopies } from "./fingerprints.ts";
import { closeTo, typedTotals } from "./totals.ts";
import { WorkbookIndex } from "./workbook-index.ts";

/** A cell of a line (a row or a column) that matters here: a number or a formula. */
interface LineCell {
  cell: GridCell;
  /** Position along the line. */
  at: number;
  /** Null for a typed number. */
  formula: FormulaCell | null;
  row: number;
  /** In a column: it stands in a row of typed numbers. */
  input?: boolean;
}

/** Typed numbers in a row at most this long are an exception; a longer stretch is a choice, such as past years. */
const LONGEST_EXCEPTION = 2;
/** At the end of a line there is a neighbour on one side only: ask for more of them. */
const NEIGHBOURS_AT_END = 3;

/** Numbers typed where the cells around them are calculated, and totals that are typed. */
export function checkHardCoded(
  workbook: Workbook,
  formulas: FormulaCell[],
  headings: HeadingBlock[][],
  issues: IssueList,
): void {
  const byCell = new Map(formulas.map((formula) => [formula.cell, formula]));
  const place = new WorkbookIndex(workbook, formulas);
  workbook.grids.forEach((grid, index) => {
    const found = new Map<GridCell, Record<string, string | number>>();
    const calculated = formulas.some(({ sheet }) => sheet === grid.number);
    if (calculated) {
      for (const line of linesOf(grid, byCell)) {
        for (const { typed, neighbour } of exceptionsIn(line)) {
          found.set(typed.cell, { kind: "among_formulas", neighbour: neighbour.cell.cell.ref ?? "" });
        }
      }
    }
    checkTotals(workbook, grid, headings[index] ?? [], calculated, place, found, issues);
    for (const [{ cell }, facts] of found) {
      const detail = {
        ...sheetDetail(workbook, grid.number),
        cell: cell.ref ?? "",
        value: Number(cell.value),
        ...facts,
      };
      issues.add("hard_coded_result", detail, grid.number);
    }
  });
}

/** The rows and columns where a typed number directly follows a formula; the others cannot hold an exception. */
function* linesOf(grid: Grid, formulas: Map<GridCell, FormulaCell>): Generator<LineCell[]> {
  const columns = new Set<number>();
  const above = new Map<number, { row: number; formula: boolean }>();
  for (const { number, cells } of grid.rows) {
    let follows = false;
    cells.forEach((cell, index) => {
      const formula = cell.cell.formula !== undefined;
      if (!formula && typeof cell.cell.value === "number") {
        const left = cells[index - 1];
        if (left?.column === cell.column - 1 && left.cell.formula !== undefined) follows = true;
        const upper = above.get(cell.column);
        if (upper?.formula && upper.row === number - 1) columns.add(cell.column);
      }
      const upper = above.get(cell.column);
      if (upper === undefined) above.set(cell.column, { row: number, formula });
      else {
        upper.row = number;
        upper.formula = formula;
      }
    });
    if (follows) yield cells.flatMap((cell) => toLineCell(cell, number, cell.column, formulas) ?? []);
  }
  const inputs = new Set(grid.rows.filter(isInputs).map(({ number }) => number));
  for (const column of columns) {
    yield grid.rows.flatMap(({ number, cells }) => {
      const cell = cells.find((candidate) => candidate.column === column);
      const read = cell === undefined ? null : toLineCell(cell, number, number, formulas);
      return read === null ? [] : [{ ...read, input: inputs.has(number) }];
    });
  }
}

/** A line that is typed from one end to the other, but for its sum, is what a model is given: costs between two results. */
function isInputs({ cells }: Grid["rows"][number]): boolean {
  const numbers = cells.filter(({ cell }) => cell.formula !== undefined || typeof cell.value === "number");
  const typed = numbers.filter(({ cell }) => cell.formula === undefined).length;
  return typed > 1 && typed >= numbers.length - 1;
}

function toLineCell(cell: GridCell, row: number, at: number, formulas: Map<GridCell, FormulaCell>): LineCell | null {
  const formula = formulas.get(cell) ?? null;
  if (formula === null && (typeof cell.cell.value !== "number" || cell.date)) return null;
  return { cell, at, formula, row };
}

/** Short stretches of typed numbers between formulas of one shape, or after several of them at the end of the line. */
function* exceptionsIn(line: LineCell[]): Generator<{ typed: LineCell; neighbour: LineCell }> {
  for (let index = 1; index < line.length; index++) {
    const before = line[index - 1];
    if (before === undefined || before.formula === null || line[index]?.formula !== null) continue;
    let end = index;
    while (line[end]?.formula === null && line[end]?.at === (line[end - 1]?.at ?? 0) + 1) end++;
    const length = end - index;
    if (length === 0 || length > LONGEST_EXCEPTION) continue;
    const after = line[end];
    const closed = after !== undefined && after.at === (line[end - 1]?.at ?? 0) + 1;
    const enough = closed
      ? sameFormula(before, after) &&
        !reads(before, line[index]) &&
        (length === 1 || copiesBefore(line, index) + copiesAfter(line, end) > length)
      : length === 1 && copiesBefore(line, index) >= NEIGHBOURS_AT_END && !reads(before, line[index]);
    if (!enough || (line[index]?.input && readsDown(before))) continue;
    for (const typed of line.slice(index, end)) yield { typed, neighbour: before };
  }
}

/** A result of what stands over it, as in a statement of accounts; in a list each row is calculated from itself. */
function readsDown({ formula, row, cell: { column } }: LineCell): boolean {
  const uses = formula?.uses.filter(({ sheet }) => sheet === formula.sheet) ?? [];
  const across = uses.some(({ area }) => area.top <= row && area.bottom >= row);
  return !across && uses.some(({ area }) => area.left <= column && area.right >= column);
}

/** A typed number its neighbour starts from is an input. */
function reads({ formula }: LineCell, typed: LineCell | undefined): boolean {
  if (formula === null || typed === undefined) return false;
  const { cell, row } = typed;
  return formula.uses.some(
    ({ sheet, area }) =>
      sheet === formula.sheet &&
      row >= area.top &&
      row <= area.bottom &&
      cell.column >= area.left &&
      cell.column <= area.right,
  );
}

/** One formula and its copy. */
const sameFormula = (one: LineCell | undefined, other: LineCell | undefined): boolean =>
  one?.formula != null && other?.formula != null && areCopies(one.formula, other.formula);

function copiesBefore(line: LineCell[], index: number): number {
  let count = 1;
  for (let at = index - 1; at > 0 && sameFormula(line[at - 1], line[at]); at--) {
    if (line[at]?.at !== (line[at - 1]?.at ?? 0) + 1) break;
    count++;
  }
  return count;
}

function copiesAfter(line: LineCell[], index: number): number {
  let count = 1;
  while (sameFormula(line[index + count - 1], line[index + count])) count++;
  return count;
}

/** A typed total that is another number altogether is an input that happens to be called so. */
const NEAR = 0.25;

/**
 * Typed totals beside their lines. One that its lines give is only typed, a habit worth a word where the rest is
 * calculated; one that they nearly give, or give in the columns beside it, is wrong; any other is no total of them.
 */
function checkTotals(
  workbook: Workbook,
  grid: Grid,
  blocks: HeadingBlock[],
  calculated: boolean,
  index: WorkbookIndex,
  found: Map<GridCell, Record<string, string | number>>,
  issues: IssueList,
): void {
  const headingRows = new Set(blocks.flatMap(({ levels }) => levels.map(({ number }) => number)));
  const totals = typedTotals(grid, index, (row) => headingRows.has(row));
  const holds = Map.groupBy(
    totals.filter(({ value, expected }) => closeTo(value, expected)),
    ({ row }) => row,
  );
  for (const { cell, row, kind, value, expected } of totals) {
    const right = closeTo(value, expected);
    if (right && calculated && kind === "total" && !found.has(cell))
      found.set(cell, { kind: "typed_total", sum: expected });
    if (right) continue;
    const vouched = (holds.get(row)?.length ?? 0) > 1;
    if (!vouched && Math.abs(value - expected) > Math.abs(expected) * NEAR) continue;
    const detail = { ...sheetDetail(workbook, grid.number), cell: cell.cell.ref ?? "", kind, value, sum: expected };
    issues.add("total_differs", detail, grid.number);
  }
}
