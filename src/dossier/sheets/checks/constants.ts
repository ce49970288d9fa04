import { columnName } from "../../../domain/column-names.ts";
import type { FormulaCell } from "../formula-cells.ts";
import type { Grid, GridCell, Workbook } from "../grid.ts";
import { idleInputs } from "./inputs-used.ts";
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

const isOrdinary = (value: number): boolean =>
  ORDINARY.has(value) || value === 0.5 || (value >= 1990 && value <= 2100 && Number.isInteger(value));

function isAssumption(value: number): boolean {
  if (isOrdinary(value)) return false;
  if (value < 1) return value >= 0.005;
  return value >= 1000 && !/^1e\d+$/.test(value.toExponential().replace("+", ""));
}

/** Amounts and rates written into formulas that read cells or stand beside ones that do, each once per sheet. */
export function* typedConstants(
  workbook: Workbook,
  grid: Grid,
  formulas: FormulaCell[],
  index: WorkbookIndex,
): Generator<TypedConstant> {
  const inputs = typedInputs(workbook, index);
  const idle = idleByValue(workbook, formulas, index);
  const read = readAlone(formulas);
  // Two cells may hold the same number by chance: a line of a sum that nothing else reads is no assumption.
  const isInput = ({ sheet, row, column }: Input["ref"]) =>
    read.has(`${sheet} ${row} ${column}`) || !formulas.some((formula) => readsIt(formula, { sheet, row, column }));
  const told = new Set<string>();
  for (const formula of formulas) {
    // Rates between conditions are a table of tariffs written as a formula: a way of writing, not a forgotten number.
    const choosing = formula.tokens.some(
      ({ kind, text }) => kind === "function" && /^(?:IFS?|CHOOSE|SWITCH)$/i.test(text),
    );
    if (formula.sheet !== grid.number || choosing) continue;
    const alone = formula.uses.length === 0 && !standsForOne(formula, index);
    for (const { kind, text } of formula.tokens) {
      const value = kind === "number" ? Number(text) : Number.NaN;
      const unread = idle.get(value);
      if (unread !== undefined && !told.has(text)) {
        told.add(text);
        yield { formula, constant: text, held: unread };
        continue;
      }
      if (alone || !Number.isFinite(value) || !isAssumption(value) || told.has(text)) continue;
      told.add(text);
      const held = inputs.get(value)?.find(({ ref }) => !readsIt(formula, ref) && isInput(ref));
      yield { formula, constant: text, ...(held === undefined ? {} : { held: held.name }) };
    }
  }
}

/** Assumptions that no formula reads, by their number: where a formula holds the number, it was typed instead. */
function idleByValue(workbook: Workbook, formulas: FormulaCell[], index: WorkbookIndex): Map<number, string> {
  return new Map(
    workbook.grids.flatMap((grid) =>
      idleInputs(grid, formulas, index).flatMap(({ cell, row }): [number, string][] => {
        const value = Number(cell.cell.value);
        return isOrdinary(value) ? [] : [[value, placeName(grid.name, cell, row)]];
      }),
    ),
  );
}

/** Every number written into a formula that may be an assumption. */
export function numbersInFormulas(formulas: readonly FormulaCell[]): Set<number> {
  const numbers = formulas.flatMap(({ tokens }) =>
    tokens.flatMap(({ kind, text }) => (kind === "number" ? [Number(text)] : [])),
  );
  return new Set(numbers.filter((value) => !isOrdinary(value)));
}

/** Cells that some formula names by themselves, not in a range. */
function readAlone(formulas: FormulaCell[]): Set<string> {
  return new Set(
    formulas.flatMap(({ uses }) =>
      uses.flatMap(({ sheet, area: { top, bottom, left, right } }) =>
        top === bottom && left === right ? [`${sheet} ${top} ${left}`] : [],
      ),
    ),
  );
}

/** "=15000/0.08" over "=B3*12": numbers alone where the result above or below it is calculated, and not from it. */
function standsForOne(formula: FormulaCell, index: WorkbookIndex): boolean {
  const { sheet, row, cell, tokens } = formula;
  if (tokens.filter(({ kind }) => kind === "number").length < 2) return false;
  return [row - 1, row + 1].some((at) => {
    const other = index.at(sheet, at, cell.column);
    const calculated = other === undefined ? undefined : index.formulaOf(other);
    return (
      calculated !== undefined &&
      calculated.uses.length > 0 &&
      index.label(sheet, at, cell.column) !== null &&
      !calculated.uses.some(
        ({ area }) => area.left <= cell.column && cell.column <= area.right && area.top <= row && row <= area.bottom,
      )
    );
  });
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
