import { columnName } from "../../../domain/column-names.ts";
import { least } from "../../../domain/many.ts";
import { spaceOut, wordsOf } from "../../../quantities/topics/label.ts";
import { unitOfWord } from "../../../quantities/topics/words.ts";
import type { FormulaCell } from "../formula-cells.ts";
import type { Grid, GridCell } from "../grid.ts";
import { same } from "./cash-ties.ts";
import { isPercent, type WorkbookIndex } from "./workbook-index.ts";

/** A sum that its own lines do not give, or that leaves some of them out. */
export interface TotalFault {
  cell: GridCell;
  kind: "missing_line" | "total" | "average" | "balance";
  /** What the lines give. */
  sum?: number;
  /** A line left out. */
  missed?: string;
}

export const TOTAL_ROW =
  /^\W*(?:(?:grand[- ])?(?:sub-?|sous-)?(?:totals?|totaux|totais)|somme|soma)(?!\p{L})|(?<!\p{L})(?:total|totale|totais)\s*(?:\([^)]*\))?$/iu;
const AVERAGE_ROW = /^\W*(?:average|mean|moyenne|média|media)\s*:?$/iu;
const ASSETS = /^\W*(?:total assets|total (?:de l['’])?actif|total (?:do )?ativo)\s*:?$/iu;
const LIABILITIES =
  /^\W*(?:total liabilities (?:and|&|\+) (?:(?:share|stock)holders?['’]? |owners?['’]? )?equity|total equity (?:and|&) liabilities|total (?:du )?passif|total (?:do )?passivo(?: e patrimônio líquido)?)\s*:?$/iu;
const MOST_MISSING = 2;

/** "Total" rows whose formula adds some of the lines above it and not all. */
export function* incompleteTotals(grid: Grid, formulas: FormulaCell[], index: WorkbookIndex): Generator<TotalFault> {
  const told = new Set<number>();
  for (const formula of formulas) {
    const { row, cell, uses, sheet, tokens } = formula;
    if (sheet !== grid.number || told.has(row)) continue;
    const label = index.label(sheet, row, cell.column);
    if (label === null || !TOTAL_ROW.test(label.text) || tokens.some(({ kind }) => kind === "number")) continue;
    const plain = tokens.every(({ kind, text }) => kind === "area" || /^[+\s]$/.test(text));
    const lines = uses.filter(({ area }) => sheet === grid.number && area.left === cell.column && area.bottom < row);
    if (!plain || lines.length < 2 || lines.length !== uses.length) continue;
    const taken = new Set(lines.flatMap(({ area }) => [area.top]));
    const first = least(taken);
    if (row - first > 40) continue;
    const missing = Array.from({ length: row - first }, (_, at) => first + at).filter(
      (at) => !taken.has(at) && isOwnLine(at, formula, label.cell.column, index),
    );
    const [missed] = missing;
    if (missed === undefined || missing.length > MOST_MISSING) continue;
    told.add(row);
    yield { cell, kind: "missing_line", missed: `${columnName(cell.column)}${missed}` };
  }
}

/** A named number on the total's own lines, not made of the others. */
function isOwnLine(row: number, { sheet, cell }: FormulaCell, labels: number, index: WorkbookIndex): boolean {
  const found = index.at(sheet, row, cell.column);
  if (found === undefined || index.number(sheet, row, cell.column) === undefined || isPercent(found)) return false;
  const label = index.label(sheet, row, cell.column);
  if (label === null || label.cell.column !== labels || countsThings(label.text)) return false;
  const made = index.formulaOf(found)?.uses ?? [];
  return !made.some(({ sheet: at, area }) => at === sheet && area.left === cell.column && area.right === cell.column);
}

/** "Nb clients", "Churn rate": no line of a sum of money. */
export function countsThings(label: string): boolean {
  const words = wordsOf(spaceOut(label)).map(({ key }) => unitOfWord(key));
  return words.some((unit) => unit !== undefined && unit !== "money");
}

interface Stack {
  values: number[];
  last: number;
  /** Where the numbers under the last line of words alone begin: an average is of these. */
  section: number;
}

/** Typed totals and averages beside the numbers right above them, column by column. */
export interface TypedTotal {
  cell: GridCell;
  row: number;
  kind: "total" | "average";
  value: number;
  expected: number;
}

/** Rows called "Total" or "Average" whose numbers are typed, with what the numbers above them give. */
export function typedTotals(grid: Grid, index: WorkbookIndex, isHeading: (row: number) => boolean): TypedTotal[] {
  const stacks = new Map<number, Stack>();
  const found: TypedTotal[] = [];
  let opened = 0;
  for (const { number: row, cells } of grid.rows) {
    if (isHeading(row)) {
      stacks.clear();
      continue;
    }
    if (cells.every(({ cell }) => typeof cell.value === "string")) opened = row;
    for (const cell of cells) {
      const value = index.number(grid.number, row, cell.column);
      if (value === undefined) continue;
      const label = index.label(grid.number, row, cell.column)?.text ?? "";
      const stack = stacks.get(cell.column) ?? { values: [], last: 0, section: 0 };
      stacks.set(cell.column, stack);
      if (row > stack.last + 2) stack.values = [];
      if (opened > stack.last) stack.section = stack.values.length;
      const kind = AVERAGE_ROW.test(label) ? "average" : TOTAL_ROW.test(label) ? "total" : null;
      const lines = kind === "average" ? stack.values.slice(stack.section) : stack.values;
      if (kind !== null && cell.cell.formula === undefined && lines.length > 1) {
        const sum = lines.reduce((a, b) => a + b, 0);
        const expected = Number((kind === "total" ? sum : sum / lines.length).toPrecision(12));
        found.push({ cell, row, kind, value, expected });
      }
      if (kind === null) stack.values.push(value);
      else {
        stack.values = [];
        stack.section = 0;
      }
      stack.last = row;
    }
  }
  return found;
}

/** Assets that are not what liabilities and equity come to. */
export function* unbalanced(grid: Grid, index: WorkbookIndex): Generator<TotalFault> {
  let assets: number | null = null;
  for (const { number: row, cells } of grid.rows) {
    const label = cells.find(({ cell }) => typeof cell.value === "string")?.cell.text.trim() ?? "";
    if (ASSETS.test(label)) assets = row;
    if (assets === null || !LIABILITIES.test(label)) continue;
    for (const cell of cells) {
      const other = index.number(grid.number, assets, cell.column);
      const own = index.number(grid.number, row, cell.column);
      if (other === undefined || own === undefined || same(own, other)) continue;
      yield { cell, kind: "balance", sum: other };
    }
    assets = null;
  }
}

/** Equal but for the rounding of printed figures. */
export function closeTo(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(Math.abs(b) * 0.001, 1e-6, Number.isInteger(a) ? 1 : 0.01);
}
