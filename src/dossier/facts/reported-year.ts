import { sameQuantity } from "../../quantities/compare.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { Fact } from "./fact.ts";
import { calendarYear } from "./period-order.ts";

/**
 * The last year that something is reported for: what is called actual, or dated to a month in the deck. Else the year
 * whose figures the deck repeats without a date, since what a deck says undated it says of today. Null where the
 * documents do not show it: a model's columns alone do not say where the plan begins.
 */
export function lastReportedYear(all: readonly Fact[]): number | null {
  const facts = all.filter(({ basis, sureness }) => basis.nature !== "projected" && sureness >= SURE_ENOUGH);
  const reported = facts.filter(
    ({ basis, source, period = "" }) => basis.nature === "actual" || (source === "deck" && /^\d{4}-\d\d/.test(period)),
  );
  const years = reported.flatMap(({ period }) => (period === undefined ? [] : (calendarYear(period) ?? [])));
  return years.length > 0 ? years.reduce((a, b) => Math.max(a, b)) : yearOfUndated(facts);
}

/** The one year in which dated figures equal the deck's undated ones; null where they point to several. */
function yearOfUndated(facts: readonly Fact[]): number | null {
  const byTopic = Map.groupBy(facts, ({ topic }) => topic);
  const years = new Set<number>();
  for (const undated of facts.filter(({ source, period }) => source === "deck" && period === undefined)) {
    const equal = (byTopic.get(undated.topic) ?? []).flatMap(({ period, quantity }) =>
      period !== undefined && sameQuantity(quantity, undated.quantity) ? (calendarYear(period) ?? []) : [],
    );
    if (new Set(equal).size === 1) years.add(equal[0] as number);
  }
  return years.size === 1 ? ([...years][0] ?? null) : null;
}
