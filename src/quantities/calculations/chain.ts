import type { CalculationAssumption, CalculationStep } from "../../domain/calculation.ts";
import { agrees, type Candidate, candidates, currencyDiffers, isCutOff } from "./agree.ts";
import { evaluate, type Reading } from "./evaluate.ts";
import { soleNumeral } from "./expression.ts";
import { kindOf } from "./kind.ts";
import { numbersIn, type Printed, printedOn, roundingOf, type Side, sideOf } from "./side.ts";

/** What became of the equalities of one statement. */
export interface ChainOutcome {
  steps: CalculationStep[];
  assumptions: CalculationAssumption[];
  /** The last comparison made, or the first that failed. */
  verdict: Comparison | null;
  ok: boolean;
}

/** One "=", decided. */
export interface Comparison {
  ok: boolean;
  reason?: "wrong_result" | "unit_mismatch";
  /** The side that was recomputed and the one it was held against. */
  computed: Side;
  claimed: Side;
  /** In the terms of `printed`, or in base units where the claimed side is a sum itself. */
  value: number;
  printed: Printed | null;
  assumption?: CalculationAssumption;
  cutOff?: boolean;
}

/**
 * Follows "a = b = c". Each printed number must be the rounding of what stands just before it, taken as printed, or of
 * an earlier sum, taken unrounded: authors do either. A number that only restates the one before it ("0.7 = 70 %")
 * cannot claim digits that one did not have. A sum among the steps may hold numbers rounded earlier ("2.88 − 1"); what
 * their rounding can explain is tolerated there, nowhere else. A sum that begins with the result just reached and goes
 * on with it ("646 − 181 = 465 / 646 = 72 %") starts anew from there, as people write it.
 */
export function followChain(sides: readonly Side[], reading: Reading): ChainOutcome {
  const steps: CalculationStep[] = [];
  const assumptions = new Set<CalculationAssumption>();
  let verdict: Comparison | null = null;
  let from = 0;
  for (const [index, side] of sides.entries()) {
    const value = evaluate(side.expression, reading);
    if (index > 0) {
      const before = sides.slice(from, index);
      verdict = compareWithEarlier(before, side, reading);
      const goingOn: Comparison | null =
        verdict.ok || index === sides.length - 1 ? null : goesOn(before, side, reading);
      if (goingOn !== null) {
        verdict = goingOn;
        from = index;
      }
    }
    const ok: boolean = verdict?.ok ?? true;
    steps.push({ text: side.text, value, ok });
    if (verdict?.assumption) assumptions.add(verdict.assumption);
    if (!ok) break;
  }
  return { steps, assumptions: [...assumptions], verdict, ok: verdict?.ok ?? true };
}

/** The comparison with the number a sum begins with, where that one follows from what stands before it. */
function goesOn(before: readonly Side[], side: Side, reading: Reading): Comparison | null {
  let lead = side.expression;
  while (lead.kind === "operation") lead = lead.left;
  if (lead === side.expression || soleNumeral(lead) === null) return null;
  const comparison = compareWithEarlier(before, sideOf(soleNumeral(lead)?.text ?? "", lead), reading);
  return comparison.ok ? comparison : null;
}

function compareWithEarlier(before: readonly Side[], side: Side, reading: Reading): Comparison {
  let first: Comparison | undefined;
  for (const source of sourcesOf(before, side, reading)) {
    const comparison = compare(source, side, before, reading);
    if (comparison.ok) return comparison;
    first ??= comparison;
  }
  return first as Comparison;
}

/** The sides a step may follow from: the sums before it, the first and most exact one first, and the number just before where it has the digits. */
function sourcesOf(before: readonly Side[], side: Side, reading: Reading): Side[] {
  const last = before.at(-1) as Side;
  const sums = before.filter(({ numeral }) => numeral === null);
  if (sums.length === 0) return [last];
  if (!last.numeral || isFiner(side, last, reading)) return sums;
  return [...sums, last];
}

function isFiner(side: Side, than: Side, reading: Reading): boolean {
  const [a, b] = [printedOn(side, reading), printedOn(than, reading)];
  if (!a || !b) return false;
  return a.half * a.scale * a.fraction < b.half * b.scale * b.fraction * (1 - 1e-9);
}

function compare(source: Side, side: Side, before: readonly Side[], reading: Reading): Comparison {
  if (side.numeral) return compareWithPrinted(source, side, reading);
  // "72.0 % = (507 − 142) / 507": the printed number comes first.
  if (source.numeral) return compareWithPrinted(side, source, reading);
  const [earlier, later] = [evaluate(source.expression, reading), evaluate(side.expression, reading)];
  const slack = roundingOf(side, before, reading) + 1e-9 * Math.max(Math.abs(earlier), Math.abs(later));
  const toPercent = kindOf(side.expression) === "hundredfold" && kindOf(source.expression) === "ratio";
  const scale = scaleLeftOut(source, side);
  const ok =
    Math.abs(earlier - later) <= slack ||
    (toPercent && Math.abs(earlier * 100 - later) <= slack) ||
    (scale !== null && Math.abs(earlier / scale - later) <= slack);
  return {
    ok,
    ...(ok ? {} : { reason: "wrong_result" as const }),
    computed: source,
    claimed: side,
    value: earlier,
    printed: null,
  };
}

/** "0.3 × 20K + 0.7 × 50K = 6 + 35": the step between is written without the scale that all amounts before it have. */
function scaleLeftOut(source: Side, side: Side): number | null {
  const scales = new Set(numbersIn(source.expression).flatMap(({ scale }) => (scale > 1 ? [scale] : [])));
  const [only] = scales;
  if (scales.size !== 1 || only === undefined) return null;
  return numbersIn(side.expression).every(({ marked }) => !marked) ? only : null;
}

/** "1 500 customers = 3.3 % of 45 000": the share is what was rounded, so it is the share that is recomputed. */
function shareOfBase(computed: Side, claimed: Side, reading: Reading): boolean {
  const { expression } = computed;
  if (expression.kind !== "operation" || expression.operator !== "*") return false;
  const share = sideOf("", expression.left);
  const printed = printedOn(share, reading);
  const base = evaluate(expression.right, reading);
  if (printed === null || printed.fraction >= 1 || base === 0 || !claimed.numeral) return false;
  return agrees({ digits: evaluate(claimed.expression, reading) / base / printed.fraction }, printed);
}

function compareWithPrinted(computed: Side, claimed: Side, reading: Reading): Comparison {
  const printed = printedOn(claimed, reading) as Printed;
  const ways = candidates(computed.expression, printed, reading);
  const found: Candidate | undefined =
    ways.find((way) => agrees(way, printed)) ?? (shareOfBase(computed, claimed, reading) ? ways[0] : undefined);
  const shown = found ?? ways[0];
  const base = { computed, claimed, value: shown.digits, printed };
  if (!found) {
    const cutOff = ways.some((way) => isCutOff(way, printed));
    return { ok: false, reason: "wrong_result", ...base, ...(cutOff ? { cutOff } : {}) };
  }
  if (currencyDiffers(computed.expression, printed)) return { ok: false, reason: "unit_mismatch", ...base };
  return { ok: true, ...base, ...(found.assumption ? { assumption: found.assumption } : {}) };
}
