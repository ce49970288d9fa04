import { columnName } from "../../../domain/column-names.ts";
import { least } from "../../../domain/many.ts";
import { fold } from "../../../lexicon/fold.ts";
import { OPENING_CASH } from "../../../lexicon/statements.ts";
import type { FormulaArea } from "../formula.ts";
import type { FormulaCell } from "../formula-cells.ts";
import type { Grid } from "../grid.ts";
import { areCopies } from "./fingerprints.ts";
import type { Readers } from "./readers.ts";
import { closeTo, countsThings, TOTAL_ROW } from "./totals.ts";
import { isPercent, type WorkbookIndex } from "./workbook-index.ts";

/** A total and the first line it leaves out. */
export interface LeftOut {
  formula: FormulaCell;
  missed: string;
}

/** Sums over lines right beside which one more line of the same list stands that no formula reads. */
export function* unreadLines(
  grid: Grid,
  formulas: readonly FormulaCell[],
  index: WorkbookIndex,
  readers: Readers,
): Generator<LeftOut> {
  const told = new Set<number>();
  for (const formula of formulas) {
    if (formula.sheet !== grid.number || told.has(formula.row) || !onlySums(formula)) continue;
    for (const { sheet, area } of formula.uses) {
      if (sheet !== grid.number || area.left !== area.right || area.left !== formula.cell.column) continue;
      if (area.bottom === area.top) continue;
      const missed = [area.top - 1, area.bottom + 1].find((row) => isUnread(row, formula, area, index, readers));
      if (missed === undefined) continue;
      told.add(formula.row);
      yield { formula, missed: `${columnName(area.left)}${missed}` };
      break;
    }
  }
}

/** Sums and nothing else: a result that is made of more has its own reasons for what it takes in. */
const onlySums = ({ tokens, uses }: FormulaCell): boolean => {
  const calls = tokens.filter(({ kind }) => kind === "function");
  const ranges = uses.every(({ area }) => area.kind === "range");
  return ranges && calls.length > 0 && calls.every(({ text }) => /^SUM$/i.test(text));
};

/** A named number of the same list that goes nowhere but along its own row. */
function isUnread(
  row: number,
  formula: FormulaCell,
  area: FormulaArea,
  index: WorkbookIndex,
  readers: Readers,
): boolean {
  const { sheet, cell } = formula;
  const column = area.left;
  const edge = row < area.top ? area.top : area.bottom;
  const found = index.at(sheet, row, column);
  const value = index.number(sheet, row, column);
  const line = index.at(sheet, edge, column);
  if (row === formula.row || found === undefined || value === undefined || line === undefined) return false;
  if (index.number(sheet, edge, column) === undefined || isPercent(found) !== isPercent(line)) return false;
  const [label, beside] = [index.label(sheet, row, column), index.label(sheet, edge, column)];
  if (label === null || beside === null || label.cell.column !== beside.cell.column) return false;
  if (TOTAL_ROW.test(label.text) || countsThings(label.text) || OPENING_CASH.test(fold(label.text))) return false;
  // A budget or a round above the lines it is spent on, and a year over its figures.
  if (closeTo(value, Number(cell.cell.value)) || (Number.isInteger(value) && value >= 1990 && value <= 2100))
    return false;
  const made = index.formulaOf(found)?.uses ?? [];
  if (made.some(({ sheet: at, area: { left, right } }) => at === sheet && left <= column && right >= column))
    return false;
  const read = readers.of(sheet, row, column);
  return read?.every((reader) => reader.sheet === sheet && reader.row === row) ?? false;
}

const FEWEST_TERMS = 2;

/** "A + B + D" over lines at even distances, or of one name, of which one in between is left out. */
export function* skippedTerms(grid: Grid, formulas: readonly FormulaCell[], index: WorkbookIndex): Generator<LeftOut> {
  const told = new Set<number>();
  for (const formula of formulas) {
    const { sheet, cell, uses, row } = formula;
    if (sheet !== grid.number || told.has(row) || uses.length < FEWEST_TERMS || !isPlainSum(formula)) continue;
    const own = uses.every(
      ({ sheet: at, area }) => at === sheet && area.top === area.bottom && area.left === cell.column,
    );
    if (!own) continue;
    const rows = uses.map(({ area }) => area.top).sort((a, b) => a - b);
    const missed = gapIn(rows, formula, index) ?? namesakeBetween(rows, formula, index);
    if (missed === null) continue;
    told.add(row);
    yield { formula, missed: `${columnName(cell.column)}${missed}` };
  }
}

const isPlainSum = ({ tokens }: FormulaCell): boolean =>
  tokens.every(({ kind, text }) => kind === "area" || /^[+\s]$/.test(text));

/** Rows at even distances with one place missing, where a copy of the lines beside it stands. */
function gapIn(rows: readonly number[], { sheet, cell }: FormulaCell, index: WorkbookIndex): number | null {
  const steps = rows.slice(1).map((row, at) => row - (rows[at] ?? 0));
  const step = least(steps);
  const wide = steps.filter((one) => one !== step);
  if (steps.length < 3 || wide.length !== 1 || wide[0] !== 2 * step || step < 2) return null;
  const at = steps.indexOf(2 * step);
  const [before = 0, place = 0] = [rows[at], (rows[at] ?? 0) + step];
  const [line, missed] = [before, place].map((row) => {
    const found = index.at(sheet, row, cell.column);
    return found === undefined ? undefined : index.formulaOf(found);
  });
  return line !== undefined && missed !== undefined && areCopies(line, missed) ? place : null;
}

const WIDEST = 400;

/** A number between the first and the last of the lines that is called exactly as all of them are. */
function namesakeBetween(rows: readonly number[], { sheet, cell }: FormulaCell, index: WorkbookIndex): number | null {
  const named = (row: number) => index.label(sheet, row, cell.column)?.text ?? null;
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  const name = named(first);
  if (name === null || last - first > WIDEST || !rows.every((row) => named(row) === name)) return null;
  for (let row = first + 1; row < last; row += 1) {
    if (rows.includes(row) || named(row) !== name || index.number(sheet, row, cell.column) === undefined) continue;
    return row;
  }
  return null;
}
