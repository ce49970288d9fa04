import type { CalculationCheck } from "../../domain/calculation.ts";
import type { Locale } from "../../domain/locale.ts";
import { shorten } from "../../domain/shorten.ts";
import { CALCULATION_SENTENCES, type SumFacts } from "../../i18n/calculations.ts";
import { TAGS } from "../../i18n/tags.ts";
import type { ChainOutcome, Comparison } from "./chain.ts";
import type { CalculationFailure } from "./limits.ts";

const SHOWN = 90;

/** The answer for a formula that was computed. */
export function explainOutcome(outcome: ChainOutcome, locale: Locale): CalculationCheck {
  const { steps, verdict, assumptions } = outcome;
  const sentences = CALCULATION_SENTENCES[locale];
  if (!verdict) {
    const recomputed = steps.at(-1)?.value ?? null;
    const explanation = sentences.nothing_to_compare({ value: formatNumber(recomputed ?? 0, 6, locale) });
    return { ok: false, recomputed, reason: "nothing_to_compare", steps, explanation };
  }
  const facts = factsOf(verdict, steps.length, locale);
  return {
    ok: outcome.ok,
    recomputed: recomputedOf(verdict),
    ...(outcome.ok ? {} : { reason: verdict.reason ?? "wrong_result", breaksAt: verdict.claimed.text }),
    ...(verdict.cutOff ? { cutOff: true } : {}),
    steps,
    ...(assumptions.length > 0 ? { assumptions } : {}),
    explanation: outcome.ok ? sentences.right(facts) : sentences[verdict.reason ?? "wrong_result"](facts),
  };
}

/** The answer for a formula that could not be computed. */
export function explainFailure({ reason, names }: CalculationFailure, locale: Locale): CalculationCheck {
  const sentences = CALCULATION_SENTENCES[locale];
  return {
    ok: false,
    recomputed: null,
    reason,
    ...(reason === "missing_input" ? { missing: [...names] } : {}),
    explanation: sentences[reason]({ names: names.map((name) => shorten(name, SHOWN)).join(", ") }),
  };
}

/** A told unit keeps the number in that unit; a unit on the result itself means base units. */
function recomputedOf({ value, printed }: Comparison): number {
  if (!printed || printed.told || printed.fraction < 1) return value;
  return value * printed.scale;
}

function factsOf(verdict: Comparison, step: number, locale: Locale): SumFacts {
  const { printed, computed, claimed, value } = verdict;
  const decimals = printed ? Math.min(12, Math.max(0, Math.round(-Math.log10(printed.half * 2))) + 2) : 6;
  const percent = printed !== null && printed.fraction < 1;
  const shown = formatNumber(percent ? value : recomputedOf(verdict), decimals, locale);
  const sign = percent ? (locale === "fr" ? "\u202f%" : "%") : "";
  const given = claimed.told?.value;
  return {
    formula: shorten(computed.text, SHOWN),
    claimed: given === undefined ? shorten(claimed.text, SHOWN) : formatNumber(given, decimals, locale) + sign,
    value: shown + sign,
    step: step - 1,
    cutOff: verdict.cutOff === true,
  };
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatNumber(value: number, decimals: number, locale: Locale): string {
  // Too small for the decimals shown: three significant digits, not "0".
  const tiny = value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals;
  const key = `${locale}${tiny ? "tiny" : decimals}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const digits = tiny ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: decimals };
    formatter = new Intl.NumberFormat(TAGS[locale], { ...digits, useGrouping: "always" });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}
