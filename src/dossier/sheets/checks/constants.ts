import type { FormulaCell } from "../formula-cells.ts";
import { columnName, type Grid, type GridCell, type Workbook } from "../grid.ts";
import type { WorkbookIndex } from "./workbook-index.ts";

/** A number typed inside a formula that belongs in a cell of its own, or that stands in one already. */
export interface TypedConstant {
  formula: FormulaCell;
  constant: string;
  /** The cell that holds it. */
  held?: string;
}

/** Numbers that belong to arithmetic and calendars, not to assumptions. */
const ORDINARY = new Set([
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 24, 30, 31, 36, 48, 52, 60, 90, 100, 180, 250, 252, 360, 365, 366,
]);

function isAssumption(value: number): boolean {
  if (ORDINARY.has(value) || (value >= 1990 && value <= 2100 && Number.isInteger(value))) return false;
  if (value < 1) return value !== 0.5 && value >= 0.005;
  return value >= 1000 && !/^1e\d+$/.test(value.toExponential().replace("+", ""));
}

/** Amounts and rates written into formulas that also read cells, each once per sheet. */
export function* typedConstants(
  workbook: Workbook,
  grid: Grid,
  formulas: FormulaCell[],
  index: WorkbookIndex,
): Generator<TypedConstant> {
  const inputs = typedInputs(workbook, index);
  const told = new Set<string>();
  for (const formula of formulas) {
    // Rates between conditions are a table of tariffs written as a formula: a way of writing, not a forgotten number.
    const choosing = formula.tokens.some(
      ({ kind, text }) => kind === "function" && /^(?:IFS?|CHOOSE|SWITCH)$/i.test(text),
    );
    if (formula.sheet !== grid.number || formula.uses.length === 0 || choosing) continue;
    for (const { kind, text } of formula.tokens) {
      const value = kind === "number" ? Number(text) : Number.NaN;
      if (!Number.isFinite(value) || !isAssumption(value) || told.has(text)) continue;
      told.add(text);
      const held = inputs.get(value)?.find(({ ref }) => !readsIt(formula, ref));
      yield { formula, constant: text, ...(held === undefined ? {} : { held: held.name }) };
    }
  }
}

interface Input {
  name: string;
  ref: { sheet: number; row: number; column: number };
}

function typedInputs({ grids }: Workbook, index: WorkbookIndex): Map<number, Input[]> {
  const inputs = new Map<number, Input[]>();
  for (const { number: sheet, name, rows } of grids) {
    for (const { number: row, cells } of rows) {
      for (const cell of cells) {
        const value = cell.cell.formula === undefined ? index.number(sheet, row, cell.column) : undefined;
        if (value === undefined || !isAssumption(value) || index.label(sheet, row, cell.column) === null) continue;
        const input = { name: placeName(name, cell, row), ref: { sheet, row, column: cell.column } };
        inputs.set(value, [...(inputs.get(value) ?? []).slice(0, 3), input]);
      }
    }
  }
  return inputs;
}

function placeName(sheet: string, { column }: GridCell, row: number): string {
  return `${sheet === "" ? "" : `${sheet}!`}${columnName(column)}${row}`;
}

function readsIt({ uses }: FormulaCell, ref: Input["ref"]): boolean {
  return uses.some(
    ({ sheet, area }) =>
      sheet === ref.sheet &&
      ref.row >= area.top &&
      ref.row <= area.bottom &&
      ref.column >= area.left &&
      ref.column <= area.right,
  );
}

const MOST_PASTED = 3;

/** Typed numbers with the endless decimals of a division: results that were pasted as values. */
export function pastedResults(grid: Grid, formulas: FormulaCell[]): GridCell[] {
  if (!formulas.some(({ sheet }) => sheet === grid.number)) return [];
  const found = grid.rows.flatMap(({ cells }) =>
    cells.filter(({ cell, date }) => !date && cell.formula === undefined && hasEndlessDecimals(cell.value)),
  );
  // A sheet full of them was exported as values: no single one is an exception.
  return found.length > MOST_PASTED ? [] : found;
}

function hasEndlessDecimals(value: unknown): boolean {
  if (typeof value !== "number" || Math.abs(value) < 1) return false;
  return /\.\d{9,}$/.test(String(value)) && !/(\d)\1{5,}\d?$/.test(String(value));
}
