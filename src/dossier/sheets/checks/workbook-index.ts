import type { FormulaCell } from "../formula-cells.ts";
import { type Grid, type GridCell, placeKey, type Workbook } from "../grid.ts";

/** Looks into a workbook by place: what stands there, what names it, which formula it holds. */
export class WorkbookIndex {
  readonly #places: Map<number, GridCell>[];
  readonly #formulas: Map<GridCell, FormulaCell>;
  /** Of each row the cells that hold words, from left to right. */
  readonly #words: Map<number, GridCell[]>[];

  constructor({ grids }: Workbook, formulas: FormulaCell[]) {
    this.#formulas = new Map(formulas.map((formula) => [formula.cell, formula]));
    this.#words = grids.map(({ rows }) => new Map(rows.map(({ number, cells }) => [number, cells.filter(isWords)])));
    this.#places = grids.map(
      ({ rows }) =>
        new Map(
          rows.flatMap(({ number, cells }) => cells.map((cell) => [placeKey(number, cell.column), cell] as const)),
        ),
    );
  }

  at(sheet: number, row: number, column: number): GridCell | undefined {
    return this.#places[sheet - 1]?.get(placeKey(row, column));
  }

  formulaOf(cell: GridCell): FormulaCell | undefined {
    return this.#formulas.get(cell);
  }

  /** A number that stands there and is no date; undefined for anything else. */
  number(sheet: number, row: number, column: number): number | undefined {
    const cell = this.at(sheet, row, column);
    return cell === undefined || cell.date || typeof cell.cell.value !== "number" ? undefined : cell.cell.value;
  }

  /** The nearest words at the left of a place, on its row. */
  label(sheet: number, row: number, column: number): { text: string; cell: GridCell } | null {
    const words = this.#words[sheet - 1]?.get(row) ?? [];
    // They stand from left to right, and a row may be as long as its file.
    let [from, to] = [0, words.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((words[middle] as GridCell).column < column) from = middle + 1;
      else to = middle;
    }
    const found = words[from - 1];
    return found === undefined ? null : { text: String(found.cell.value).trim(), cell: found };
  }
}

const isWords = ({ cell: { value } }: GridCell): boolean => typeof value === "string" && /\p{L}{2}/u.test(value);

/** The formulas of a row that stand side by side, run by run. */
export function* formulaRuns(grid: Grid, index: WorkbookIndex): Generator<{ row: number; run: FormulaCell[] }> {
  for (const { number, cells } of grid.rows) {
    let run: FormulaCell[] = [];
    for (const cell of cells) {
      // A label that is put together by a formula has no part in its row's arithmetic.
      const formula = typeof cell.cell.value === "string" ? undefined : index.formulaOf(cell);
      const follows = run.at(-1)?.cell.column === cell.column - 1;
      if (formula !== undefined && (run.length === 0 || follows)) run.push(formula);
      else {
        if (run.length > 1) yield { row: number, run };
        run = formula === undefined ? [] : [formula];
      }
    }
    if (run.length > 1) yield { row: number, run };
  }
}

/** The formulas of a column that stand under one another, run by run. */
export function* formulaColumns(grid: Grid, index: WorkbookIndex): Generator<FormulaCell[]> {
  const open = new Map<number, FormulaCell[]>();
  for (const { cells } of grid.rows) {
    for (const cell of cells) {
      const formula = typeof cell.cell.value === "string" ? undefined : index.formulaOf(cell);
      if (formula === undefined) continue;
      const run = open.get(cell.column);
      if (run?.at(-1)?.row === formula.row - 1) run.push(formula);
      else {
        if (run !== undefined && run.length > 1) yield run;
        open.set(cell.column, [formula]);
      }
    }
  }
  for (const run of open.values()) if (run.length > 1) yield run;
}

/** A number format that prints a percentage. */
export function isPercent({ cell }: GridCell): boolean {
  return /%/.test((cell.format ?? "").replace(/"[^"]*"|\\./g, ""));
}
