import type { CalculationAssumption } from "../../domain/calculation.ts";
import { evaluate, numeralValue, type Reading } from "./evaluate.ts";
import { type Expression, partsOf, soleNumeral } from "./expression.ts";
import { kindOf } from "./kind.ts";
import { numbersIn, type Printed, roundingOf, sideOf } from "./side.ts";

/** What a sum gives, in the terms its result is printed in, and what had to be assumed to say so. */
export interface Candidate {
  digits: number;
  /** How far it may be off because the amounts it compares were rounded when they were printed: "800K€ vs 504K€". */
  slack?: number;
  assumption?: CalculationAssumption;
}

/** The ways the value of a sum may be printed in the unit of `printed`, the most literal first; never empty. */
export function candidates(expression: Expression, printed: Printed, reading: Reading): [Candidate, ...Candidate[]] {
  const value = evaluate(expression, reading);
  const compared = comparisonCandidates(expression, printed, reading);
  if (compared !== null) return compared;
  if (printed.fraction < 1) return percentCandidates(expression, value, printed);
  const found: [Candidate, ...Candidate[]] = [{ digits: value / printed.scale }];
  const numbers = numbersIn(expression);
  const kind = kindOf(expression);
  if (printed.scale > 1) {
    if (sharesScale(expression, printed)) {
      const shared: Candidate = { digits: value, assumption: "scale_of_result" };
      // "0.2" is not "0 million" by rounding: a sum that vanishes in the result's scale was meant in it.
      if (Math.abs(value / printed.scale) <= printed.half) return [shared];
      found.push(shared);
    }
    const shared = sharedLastScale(expression, reading);
    if (shared !== null) found.push({ digits: shared / printed.scale, assumption: "scale_of_inputs" });
    const converted = conversion(expression, printed, reading);
    if (converted !== null) found.push({ digits: converted, assumption: "unit_conversion" });
  } else if (printed.bare && kind === "percent") {
    found.push({ digits: value * 100, assumption: "percent_sign_omitted" });
  } else if (printed.bare && kind !== "ratio") {
    for (const scale of new Set(numbers.map((token) => token.scale))) {
      if (scale > 1) found.push({ digits: value / scale, assumption: "scale_of_inputs" });
    }
  }
  return found;
}

/**
 * "800K€ vs 504K€" is +58 %, 296K€ more, 1.6 times or 159 % of it; a gap may be printed without its sign. Null for any
 * other sum.
 */
function comparisonCandidates(
  expression: Expression,
  printed: Printed,
  reading: Reading,
): [Candidate, ...Candidate[]] | null {
  if (expression.kind !== "operation" || (expression.operator !== "vs" && expression.operator !== "to")) return null;
  const [left, right] = [evaluate(expression.left, reading), evaluate(expression.right, reading)];
  const [from, to] = expression.operator === "vs" ? [right, left] : [left, right];
  const moved = evaluate(expression, reading);
  const signed = printed.fraction < 1 ? [moved, to / from] : [to - from, to / from];
  const [first = moved, ...others] = signed.flatMap((one) => (one < 0 ? [one, -one] : [one]));
  const rounded = numbersIn(expression).every(({ scale }) => scale > 1);
  const unit = printed.scale * printed.fraction;
  const slack = rounded && printed.fraction < 1 ? roundingOf(sideOf("", expression), [], reading) / unit : 0;
  const asPrinted = (one: number): Candidate => ({ digits: one / unit, slack });
  return [asPrinted(first), ...others.map(asPrinted)];
}

/** Printed rounding and nothing more: half a unit of the last printed digit, ties included. */
export function agrees(candidate: Candidate, printed: Printed): boolean {
  const noise = 1e-12 * Math.max(Math.abs(candidate.digits), Math.abs(printed.digits)) + 1e-9 * printed.half;
  return Math.abs(candidate.digits - printed.digits) <= printed.half + (candidate.slack ?? 0) + noise;
}

/** 6.247 printed as 6.24: digits cut off where they should have been rounded. */
export function isCutOff(candidate: Candidate, printed: Printed): boolean {
  const step = printed.half * 2;
  const cut = Math.trunc(candidate.digits / step + Math.sign(candidate.digits) * 1e-9) * step;
  return cut !== 0 && Math.abs(cut - printed.digits) <= 1e-6 * step;
}

function percentCandidates(expression: Expression, value: number, printed: Printed): [Candidate, ...Candidate[]] {
  const asFraction: Candidate = { digits: value / printed.fraction };
  const asIs: Candidate = { digits: value / (printed.fraction / 0.01), assumption: "already_percent" };
  const numbers = numbersIn(expression);
  switch (kindOf(expression)) {
    case "hundredfold":
      return [{ digits: asIs.digits }];
    case "ratio":
    case "percent":
      return [asFraction];
    case "either":
      return numbers.some(({ fraction }) => fraction < 1) ? [asFraction] : [asFraction, asIs];
    case "plain":
      if (numbers.some(({ fraction }) => fraction < 1)) return [asFraction];
      if (soleNumeral(expression)) return Math.abs(value) <= 1 ? [asFraction] : [asFraction, asIs];
      return numbers.every((token) => largest(token) <= 1) ? [asFraction, asIs] : [asIs];
  }
}

function largest({ readings }: ReturnType<typeof numbersIn>[number]): number {
  return Math.max(readings.dot?.value ?? 0, readings.comma?.value ?? 0);
}

/**
 * "(1,055 + 604) / 2 = $829.5 million": the scale is written once, on the result, and meant for the inputs too.
 * Not where an input has a scale of its own or was handed over as a number, nor where all are round thousands
 * ("42 000 × 12 = 504 000 K€"), which are written out in full.
 */
function sharesScale(expression: Expression, printed: Printed): boolean {
  const parts = partsOf(expression);
  if (parts.some((part) => part.kind === "input" && part.token.value.given === "number")) return false;
  const numbers = numbersIn(expression);
  if (numbers.some(({ scale }) => scale > 1)) return false;
  // The scale of a whole table ("million") says nothing of a ratio; "M€" on a ratio does, and is wrong.
  if (printed.told && printed.currency === undefined) return true;
  if (kindOf(expression) === "ratio" && !isPart(expression) && !isTotal(expression)) return false;
  if (printed.told) return true;
  const amounts = numbers.map(largest).filter((size) => size >= 1000);
  return amounts.length === 0 || amounts.some((size) => size % 1000 !== 0);
}

/** "4.2 − 1.1 M€" is 3.1 M€: the scale is written once, on the last of the terms. */
function sharedLastScale(expression: Expression, reading: Reading): number | null {
  if (expression.kind === "group") return sharedLastScale(expression.inside, reading);
  if (expression.kind !== "operation" || !"+-".includes(expression.operator)) return null;
  const last = soleNumeral(expression.right);
  const others = numbersIn(expression.left);
  if (!last || last.scale === 1 || others.some(({ marked }) => marked)) return null;
  const left = evaluate(expression.left, reading) * last.scale;
  const right = evaluate(expression.right, reading);
  return expression.operator === "+" ? left + right : left - right;
}

/** "1 + 1 + 4" and "1 + 0.5" add amounts up, although "1 + x" alone may be a rate of growth. */
function isTotal(expression: Expression): boolean {
  if (expression.kind === "number") return !expression.token.marked;
  if (expression.kind !== "operation" || expression.operator !== "+") return false;
  return isTotal(expression.left) && isTotal(expression.right);
}

/** "20,437 / 2" is still an amount. */
function isPart(expression: Expression): boolean {
  if (expression.kind !== "operation" || expression.operator !== "/" || expression.right.kind !== "number")
    return false;
  const { token } = expression.right;
  return !token.marked && Number.isInteger(largest(token)) && largest(token) <= 1000;
}

/** "$389 million ÷ 1,000 = $0.389 billion": the digits are divided and the unit grows by the same factor. */
function conversion(expression: Expression, printed: Printed, reading: Reading): number | null {
  if (expression.kind !== "operation" || !"*/".includes(expression.operator)) return null;
  const amount = soleNumeral(expression.left);
  const factor = soleNumeral(expression.right);
  if (!amount || !factor || factor.marked) return null;
  const by = numeralValue(factor, reading);
  const grown = expression.operator === "/" ? amount.scale * by : amount.scale / by;
  if (grown !== printed.scale || by < 1000) return null;
  return evaluate(expression.left, reading) / printed.scale;
}

/** True where the result is in another currency than the sum and nothing in it could be a rate of exchange. */
export function currencyDiffers(expression: Expression, printed: Printed): boolean {
  const numbers = numbersIn(expression);
  const currencies = new Set(numbers.flatMap(({ currency }) => currency ?? []));
  if (printed.currency === undefined || currencies.size === 0 || currencies.has(printed.currency)) return false;
  return !numbers.some((token) => !token.marked && !Number.isInteger(largest(token)));
}
