import type { Fact } from "../../domain/fact.ts";
import { endMonth } from "./period-order.ts";

/**
 * In a document without a date of its own nothing says which of its dates are over. What it dates later than a plan of the
 * same thing is a plan too: "Mai/27 (Mês 10)" above "Jul/27".
 */
export function laterThanPlans<One extends Omit<Fact, "id">>(facts: readonly One[]): ReadonlySet<One> {
  const dated = facts.filter(
    ({ topic, subject, period = "" }) => topic !== null && subject === "company" && /^\d{4}/.test(period),
  );
  const begins = new Map<string | null, number>();
  for (const { topic, nature, period } of dated)
    if (nature === "projection" || nature === "target")
      begins.set(topic, Math.min(begins.get(topic) ?? Number.POSITIVE_INFINITY, endMonth(period)));
  return new Set(
    dated.filter(
      ({ topic, nature, basis, period }) =>
        nature === "actual" &&
        basis.nature !== "actual" &&
        endMonth(period) > (begins.get(topic) ?? Number.POSITIVE_INFINITY),
    ),
  );
}
