import type { Address } from "../domain/address.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Locale } from "../domain/locale.ts";
import { agree } from "./agree.ts";
import { factsOf } from "./calculation-evidence.ts";
import { quoteOfFact } from "./quote.ts";
import type { PrimarySource, Reading } from "./readings.ts";
import { sumsOfToday } from "./sums-of-today.ts";
import { sameTime } from "./time.ts";

/** What one document says in a row of the grid. */
export interface ReconciledSide {
  value: number;
  unit: string;
  /** As the reader writes it: "42 000 €". */
  formatted: string;
  address: Address;
  /** "Deck, page 8". */
  reference: string;
  quote: string;
  /** Set where the document does not state it and it follows from what it does state: "310 000 / 18 000 = 17,2 mois". */
  calculation?: string;
  /** Other values the same document gives for the same thing; then nothing was chosen and the row differs. */
  alsoSays: { value: number; formatted: string; address: Address; reference: string; quote: string }[];
}

/**
 * What the other document implies for a value that one document states today: a sum on its own values only. It agrees
 * within the rounding of the stated print.
 */
export function computedSide(
  context: VerificationContext,
  source: PrimarySource,
  { topic, fact }: Reading,
  locale: Locale,
): { side: ReconciledSide; agrees: boolean } | null {
  const { currency } = fact.quantity;
  for (const sum of sumsOfToday({ context, locale }).sums) {
    const facts = sum.topic === topic.id ? factsOf(context, sum) : [];
    const [address] = sum.inputs.flatMap((input) => input.address ?? []);
    if (address === undefined || facts.length === 0 || facts.some((one) => one.source !== source)) continue;
    if (!sameTime(topic.id, sum.period, fact.period)) continue;
    if (topic.unit === "money" && currency !== undefined && sum.unit !== "" && sum.unit !== currency) continue;
    const quantity = {
      ...fact.quantity,
      value: sum.value,
      ...(topic.unit === "duration" ? { durationUnit: "month" as const } : {}),
    };
    return {
      side: {
        value: sum.value,
        unit: sum.unit,
        formatted: sum.formatted,
        address,
        reference: [...new Set(sum.inputs.map((input) => input.source))].join(" + "),
        quote: facts.map((one) => quoteOfFact(context, one, locale)?.content ?? one.passage).join(" · "),
        calculation: sum.calculation,
        alsoSays: [],
      },
      agrees: agree(topic, fact.quantity, quantity),
    };
  }
  return null;
}
