import type { CalculationCheck } from "../../domain/calculation.ts";
import { refuseUnknown, requireObject } from "../../domain/known-options.ts";
import type { Locale } from "../../domain/locale.ts";
import { type ChainOutcome, followChain } from "./chain.ts";
import type { Reading } from "./evaluate.ts";
import { explainFailure, explainOutcome } from "./explain.ts";
import { isLoneGroup, partsOf } from "./expression.ts";
import { bareNumber, type CalculationInputs, readInputs } from "./inputs.ts";
import { CalculationFailure, LIMITS } from "./limits.ts";
import { type Habit, habitsOf, likelyHabit } from "./numeral.ts";
import { readFormula, readResult, readUnitName, type Statement } from "./read-formula.ts";
import { numbersIn, type Side, sideOf } from "./side.ts";
import { plainSpelling } from "./spelling.ts";

/** A sum somebody claims: "MRR × 12" with MRR = 42 000 makes 504 000 €. */
export interface CalculationClaim {
  /** As analysts write it, alone or with its equalities: "(507 000 − 142 000) / 507 000 = 72,0 %". */
  formula: string;
  /** May be left out where the formula states it. */
  result?: number | string | null;
  inputs?: CalculationInputs;
  /** The result's unit where it does not stand on the result: "%", "percent", "K€", "million". */
  unit?: string | null;
  /** Decimals the result was printed with, where a number lost them: 2.1 printed as 2.10 has 2. */
  decimals?: number | null;
}

/**
 * Recomputes a sum and says where it first breaks. Printed rounding is tolerated and nothing more: half a unit of the
 * last printed digit. A digit that was cut off instead of rounded (6.247 printed as 6.24) is wrong.
 * Never throws and never takes long: what is too large, unreadable or incomplete is named in `reason`. `locale` chooses
 * the words of the explanation and nothing else: how numbers are written is a property of the formula.
 *
 * ```ts
 * checkCalculation({ formula: "42 000 × 12 = 504 000" }).ok; // true
 * ```
 */
export function checkCalculation(
  claim: CalculationClaim,
  options: { locale?: Locale | undefined } = {},
): CalculationCheck {
  requireObject("The claim", claim);
  refuseUnknown("checkCalculation", options, { locale: true });
  const { locale = "en" } = options;
  try {
    const statements = statementsWithResult(claim);
    return explainOutcome(bestOutcome(statements), locale);
  } catch (error) {
    if (error instanceof CalculationFailure) return explainFailure(error, locale);
    throw error;
  }
}

function statementsWithResult(claim: CalculationClaim): Statement[] {
  const { formula, result } = claim;
  if (typeof formula !== "string") throw new CalculationFailure("unreadable");
  if (formula.length > LIMITS.characters) throw new CalculationFailure("too_large");
  if (givesARange(formula)) throw new CalculationFailure("unreadable");
  const statements = readFormula(plainSpelling(formula), readInputs(claim.inputs));
  const last = statements.findLast(({ sides, missing }) => sides.length + missing.length > 0);
  if (!last) throw new CalculationFailure("unreadable");
  const unit = readUnitName(claim.unit);
  const told = { ...(unit ? { unit } : {}), ...decimalsOf(claim) };
  if (result !== undefined && result !== null && result !== "") last.sides.push(resultSide(result, told));
  else {
    const end = last.sides.at(-1);
    if (end?.numeral) end.told = told;
  }
  return statements;
}

/** "= $150k–$300k": what comes out between two values is no sum of one, and its dash is no minus. */
function givesARange(formula: string): boolean {
  const result = formula.includes("=") ? formula.slice(formula.lastIndexOf("=") + 1) : "";
  return /\d[^\s\d=+*×/–—-]{0,3}(?:[–—-]|\s[–—]\s)[^\s\d]{0,3}\d/u.test(result);
}

function decimalsOf({ decimals }: CalculationClaim): { decimals?: number } {
  return typeof decimals === "number" && Number.isInteger(decimals) && decimals >= 0
    ? { decimals: Math.min(decimals, 20) }
    : {};
}

function resultSide(result: number | string, told: NonNullable<Side["told"]>): Side {
  if (typeof result === "string") {
    if (result.length > LIMITS.characters) throw new CalculationFailure("too_large");
    if (/\d\s*[–—]\s*\d/.test(result)) throw new CalculationFailure("unreadable");
    const text = plainSpelling(result).replace(/^[\s=≈~→]+/, "");
    return sideOf(result.trim(), readResult(text), told);
  }
  if (!Number.isFinite(result)) throw new CalculationFailure("not_finite");
  const number = { kind: "number", token: bareNumber(Math.abs(result), printedDecimals(result)) } as const;
  return sideOf(String(result), result < 0 ? { kind: "negative", inside: number } : number, { ...told, value: result });
}

function printedDecimals(value: number): number {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  return Math.max(0, (mantissa.split(".")[1]?.length ?? 0) - Number(exponent));
}

/** Tries the readings the formula itself leaves open; the first that holds decides, else the first one is reported. */
function bestOutcome(statements: Statement[]): ChainOutcome {
  let first: ChainOutcome | CalculationFailure | undefined;
  for (const reading of readingsOf(statements)) {
    const outcome = attempt(statements, reading);
    if (!(outcome instanceof CalculationFailure) && outcome.ok) return outcome;
    first ??= outcome;
  }
  if (first instanceof CalculationFailure || !first) throw first ?? new CalculationFailure("unreadable");
  return first;
}

function attempt(statements: Statement[], reading: Reading): ChainOutcome | CalculationFailure {
  try {
    return follow(statements, reading);
  } catch (error) {
    if (error instanceof CalculationFailure) return error;
    throw error;
  }
}

/** All statements in order; the first that breaks, or the last that was compared. */
function follow(statements: Statement[], reading: Reading): ChainOutcome {
  let outcome: ChainOutcome | undefined;
  const missing: string[] = [];
  for (const statement of statements) {
    if (statement.sides.length < 2) missing.push(...statement.missing);
    if (statement.sides.length === 0) continue;
    const found = followChain(statement.sides, reading);
    if (reading.parenthesesNegative) found.assumptions.push("parentheses_negative");
    if (!found.ok) return found;
    if (found.verdict || !outcome) outcome = found;
  }
  if (missing.length > 0 && !outcome?.verdict) throw new CalculationFailure("missing_input", [...new Set(missing)]);
  if (!outcome) throw new CalculationFailure("unreadable");
  return outcome;
}

function readingsOf(statements: Statement[]): Reading[] {
  const expressions = statements.flatMap(({ sides }) => sides.map(({ expression }) => expression));
  const parts = expressions.flatMap((expression) => partsOf(expression));
  const written = parts.flatMap((part) => (part.kind === "number" ? [part.token.readings] : []));
  const all = expressions.flatMap(numbersIn).map(({ readings }) => readings);
  const preferred = likelyHabit(all);
  const narrowed = habitsOf(all, preferred);
  const fallback = narrowed.length > 0 ? narrowed : habitsOf(written, preferred);
  const habits: Habit[] = fallback.length > 0 ? fallback : ["dot", "comma"];
  const negative = parts.some(isLoneGroup) ? [false, true] : [false];
  return negative.flatMap((parenthesesNegative) => habits.map((habit) => ({ habit, parenthesesNegative })));
}
