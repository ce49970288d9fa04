import type { VerificationContext } from "../domain/context.ts";
import type { Evidence } from "../domain/finding.ts";
import type { Locale } from "../domain/locale.ts";
import type { Basis } from "../domain/quantity.ts";
import { sizeOf } from "../quantities/topics/size.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { calculationEvidence, factsOf } from "./calculation-evidence.ts";
import { quoteOfFact } from "./quote.ts";
import { readToday } from "./readings.ts";
import { sumsOfToday } from "./sums-of-today.ts";
import { unitOf } from "./write-finding.ts";

/** A metric's value for today, with its proof. */
export interface TodaysValue {
  value: number;
  unit: string;
  currency?: string | undefined;
  period?: string | undefined;
  basis: Basis;
  evidence: Evidence[];
}

/** As stated in the deck, else in the model, else as computed from them; null where nobody says, or a document contradicts itself. */
export function valueOfToday(context: VerificationContext, topic: Topic, locale: Locale): TodaysValue | null {
  return statedValue(context, topic, locale) ?? computedValue(context, topic, locale);
}

function statedValue(context: VerificationContext, topic: Topic, locale: Locale): TodaysValue | null {
  for (const source of ["deck", "financial_model"] as const) {
    const found = readToday(context, source).find((one) => one.topic.id === topic.id);
    const fact = found?.kind === "read" && found.conflicts.length === 0 ? found.readings[0]?.fact : undefined;
    const quote = fact === undefined ? null : quoteOfFact(context, fact, locale);
    if (fact === undefined || quote === null) continue;
    const { quantity, period, basis } = fact;
    const { currency } = quantity;
    return { value: sizeOf(topic, quantity), unit: unitOf(quantity), currency, period, basis, evidence: [quote] };
  }
  return null;
}

function computedValue(context: VerificationContext, topic: Topic, locale: Locale): TodaysValue | null {
  const sum = sumsOfToday({ context, locale }).sums.find((one) => one.topic === topic.id);
  if (sum === undefined || factsOf(context, sum).length === 0) return null;
  const currency = topic.unit === "money" && sum.unit !== "" ? sum.unit : undefined;
  const { value, unit, period } = sum;
  return { value, unit, currency, period, basis: {}, evidence: calculationEvidence(context, sum, locale) };
}
