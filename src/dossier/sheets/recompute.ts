import type { Cell } from "../../domain/document.ts";
import { differs, largestInput } from "./compare.ts";
import { type Engine, EngineBroken, openEngine } from "./engine.ts";
import type { FormulaCell } from "./formula-cells.ts";
import type { Workbook } from "./grid.ts";
import { referencedValues } from "./inputs.ts";
import { type IssueList, sheetDetail } from "./issues.ts";
import { type Plan, planRecalculation } from "./plan.ts";

/** What became of a formula: undefined is "the same as stored", or not recalculated where it has an obstacle. */
type Outcome = { recomputed: Value } | undefined;
type Value = number | string | boolean;

/** A formula the engine cannot do may only show while calculating; then the rest is calculated again around it. */
const MAX_PASSES = 6;

/**
 * Recalculates every formula from the values that were typed in, and compares with what is stored.
 * Sets `recomputed` where it differs or where nothing is stored. A formula that cannot be recalculated keeps its
 * stored value for the formulas that read it, and no difference is ever claimed for it.
 */
export function recompute(workbook: Workbook, formulas: FormulaCell[], issues: IssueList): void {
  if (formulas.length === 0) return;
  const plan = planRecalculation(formulas);
  const outcomes = plan === null ? null : recalculate(workbook, formulas, plan);
  formulas.forEach((formula, id) => {
    const { cell } = formula.cell;
    const detail = where(workbook, formula);
    if (cell.value === undefined) issues.add("no_cached_value", detail, formula.sheet);
    if (outcomes === null) formula.obstacle ??= plan === null ? "too_many_references" : "engine_gave_up";
    if (formula.obstacle !== null) {
      cell.unchecked = true;
      if (formula.obstacle !== "circular_reference") {
        issues.add("not_recomputed", { ...detail, reason: formula.obstacle }, formula.sheet);
      }
      return;
    }
    const outcome = outcomes?.[id];
    if (outcome === undefined) return;
    cell.recomputed = outcome.recomputed;
    if (cell.value === undefined || formula.cell.error) return;
    const both = { stored: plain(cell.value), recomputed: plain(outcome.recomputed) };
    issues.add("cached_value_differs", { ...detail, ...both }, formula.sheet);
  });
  for (const cycle of plan?.cycles ?? []) {
    const members = cycle.flatMap((id) => formulas[id] ?? []);
    reportCycle(workbook, members, issues);
  }
}

/** Null where the engine gave up. */
function recalculate(workbook: Workbook, formulas: FormulaCell[], plan: Plan): Outcome[] | null {
  for (const id of plan.cycles.flat()) setObstacle(formulas[id], "circular_reference");
  if (plan.stages.length > 1) {
    for (const formula of formulas) if (formula.wandering) setObstacle(formula, "moving_reference");
  }
  try {
    for (let pass = 1; pass <= MAX_PASSES; pass++) {
      if (formulas.some(isUnknown)) giveUpOnErrorHandlers(formulas);
      const obstacles = countObstacles(formulas);
      const outcomes = calculate(workbook, formulas, plan.stages);
      if (countObstacles(formulas) === obstacles) return outcomes;
    }
  } catch (error) {
    if (!(error instanceof EngineBroken)) throw error;
  }
  return null;
}

function calculate(workbook: Workbook, formulas: FormulaCell[], stages: number[][]): Outcome[] {
  const outcomes: Outcome[] = new Array(formulas.length);
  const engine = openEngine(workbook.grids.length);
  try {
    for (const { sheet, row, column, value } of referencedValues(workbook, formulas)) {
      engine.setValue(sheet, row, column, value);
    }
    stages.forEach((stage, index) => {
      for (const id of stage) place(engine, formulas[id]);
      engine.evaluate();
      for (const id of stage) outcomes[id] = outcomeOf(workbook, engine, formulas[id]);
      if (index < stages.length - 1) for (const id of stage) settle(engine, formulas[id], outcomes[id]);
    });
  } finally {
    engine.close();
  }
  return outcomes;
}

/** A formula that is not recalculated stands there as its stored value. */
function place(engine: Engine, formula: FormulaCell | undefined): void {
  if (formula === undefined) return;
  const { sheet, row, cell, text, obstacle } = formula;
  const { value } = cell.cell;
  if (obstacle === null) engine.setFormula(sheet, row, cell.column, text);
  else if (value === undefined || value === null) engine.setFormula(sheet, row, cell.column, "NA()");
  else if (cell.error) engine.setFormula(sheet, row, cell.column, String(value));
  else engine.setValue(sheet, row, cell.column, value);
}

/** Between stages results become plain values, so that the engine does not walk back through them. */
function settle(engine: Engine, formula: FormulaCell | undefined, outcome: Outcome): void {
  if (formula === undefined || formula.obstacle !== null) return;
  const value = outcome?.recomputed ?? formula.cell.cell.value;
  const isError = outcome === undefined ? formula.cell.error === true : outcome.recomputed === "#DIV/0!";
  if (value === undefined || value === null || isError) return;
  engine.setValue(formula.sheet, formula.row, formula.cell.column, value);
}

function outcomeOf(workbook: Workbook, engine: Engine, formula: FormulaCell | undefined): Outcome {
  if (formula === undefined || formula.obstacle !== null) return undefined;
  const { sheet, row, cell } = formula;
  const stored = cell.cell.value ?? undefined;
  const glance = typeof stored === "number" ? engine.glance(sheet, row, cell.column) : null;
  if (glance !== null && typeof stored === "number" && !differs(stored, glance, 0)) return undefined;
  const result = engine.read(sheet, row, cell.column);
  if ("error" in result) {
    if (cell.error) return undefined;
    // An error of ours where the file has a value is more likely a limit of ours; a division by zero is not.
    if (result.error === "#DIV/0!") return { recomputed: result.error };
    setObstacle(formula, `result ${result.error}`);
    return undefined;
  }
  if (stored !== undefined && !differs(stored, result.value, largestInput(workbook, formula))) return undefined;
  const doubt = doubtAbout(formula, stored, result.value);
  if (doubt !== null) {
    setObstacle(formula, doubt);
    return undefined;
  }
  return { recomputed: result.value };
}

/** Where a difference is as likely the engine's as the file's, none is claimed. */
function doubtAbout(formula: FormulaCell, stored: Value | undefined, ours: Value): string | null {
  if (formula.arrayArithmetic) return "array_formula";
  if (stored === undefined) return null;
  if (typeof ours === "string" && /\b(TEXT|DOLLAR|FIXED)\(/i.test(formula.text)) return "text_format";
  if (typeof ours !== "number" || typeof stored !== "number") return null;
  // Cutting off decimals turns a difference in the last bit into a difference of one.
  const cuts = /\b(INT|TRUNC|ROUNDUP|ROUNDDOWN|CEILING|FLOOR|MOD|QUOTIENT)(\.\w+)?\(/i.test(formula.text);
  return cuts && isUnit(Math.abs(ours - stored)) ? "rounding" : null;
}

function isUnit(difference: number): boolean {
  const power = Math.log10(difference);
  return difference <= 1.001 && Math.abs(power - Math.round(power)) < 1e-6;
}

function setObstacle(formula: FormulaCell | undefined, obstacle: string): void {
  if (formula !== undefined) formula.obstacle ??= obstacle;
}

function isUnknown({ obstacle, cell }: FormulaCell): boolean {
  return obstacle !== null && cell.cell.value === undefined;
}

/** They would turn a value we do not have into a value that looks right. */
function giveUpOnErrorHandlers(formulas: FormulaCell[]): void {
  for (const formula of formulas) {
    if (/\b(IFERROR|IFNA|ISERROR|ISERR|ISNA|COUNT|COUNTA|AGGREGATE)\(/i.test(formula.text)) {
      setObstacle(formula, "unknown_input");
    }
  }
}

function countObstacles(formulas: FormulaCell[]): number {
  return formulas.reduce((count, { obstacle }) => (obstacle === null ? count : count + 1), 0);
}

function reportCycle(workbook: Workbook, cells: FormulaCell[], issues: IssueList): void {
  const [first] = cells;
  if (first === undefined) return;
  const names = cells.map(({ sheet, cell }) => {
    const name = workbook.grids[sheet - 1]?.name;
    return sheet === first.sheet ? (cell.cell.ref ?? "") : `${name}!${cell.cell.ref}`;
  });
  const shown = names.length > 10 ? [...names.slice(0, 10), "…"] : names;
  const detail = { ...where(workbook, first), cells: shown.join(", "), count: names.length };
  issues.add("circular_reference", detail, first.sheet);
}

function where(workbook: Workbook, { sheet, cell }: FormulaCell): Record<string, string> {
  return { ...sheetDetail(workbook, sheet), cell: cell.cell.ref ?? "", formula: cell.cell.formula ?? "" };
}

function plain(value: NonNullable<Cell["value"]> | null): string | number {
  return typeof value === "number" || typeof value === "string" ? value : String(value);
}
