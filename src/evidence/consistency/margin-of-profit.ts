import type { Fact } from "../../domain/fact.ts";
import { fold } from "../../lexicon/fold.ts";

/** Printed without decimals. */
const ROUNDED = 0.6;
const SAYS_GROSS = /\b(?:gross|brute?s?|brut[ao]s?)\b/u;

/** A "profit margin" that is just the net profit beside it over the revenue beside it is the net one, whatever else it may be called. */
export function withMarginsOfProfit<One extends Fact>(facts: readonly One[]): One[] {
  const keyOf = ({ document, period }: Fact) => `${document}|${period}`;
  const dated = Map.groupBy(
    facts.filter(({ topic, period }) => period !== undefined && (topic === "net_income" || topic === "revenue")),
    keyOf,
  );
  return facts.map((fact) => {
    if (fact.topic !== "gross_margin" || fact.quantity.unit !== "percent" || SAYS_GROSS.test(fold(fact.label)))
      return fact;
    const beside = dated.get(keyOf(fact)) ?? [];
    const [profits, revenues] = ["net_income", "revenue"].map((topic) =>
      beside.filter((one) => one.topic === topic),
    ) as [One[], One[]];
    const isNet = profits.some(({ quantity: { value } }) =>
      revenues.some((one) => Math.abs((100 * value) / one.quantity.value - fact.quantity.value) <= ROUNDED),
    );
    return isNet ? { ...fact, topic: "net_margin" } : fact;
  });
}
