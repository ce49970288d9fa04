import type { Dossier } from "../../domain/dossier.ts";
import type { Period } from "../../domain/quantity.ts";
import { sameQuantity } from "../../quantities/compare.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { dateOf } from "./deck-date.ts";
import type { Fact } from "./fact.ts";
import { findFacts } from "./find.ts";
import { calendarYear, MONTHS_AHEAD } from "./period-order.ts";

/**
 * The last year that something is reported for: what is called actual, or dated to a month in the deck. Else the year
 * whose figures the deck repeats without a date, since what a deck says undated it says of today. Else the year before
 * the first plan. Null where the documents do not show it: a model's columns alone do not say where the plan begins.
 */
export function lastReportedYear(all: readonly Fact[]): number | null {
  const facts = all.filter(({ basis, sureness }) => basis.nature !== "projected" && sureness >= SURE_ENOUGH);
  const reported = facts.filter(
    ({ basis, source, period = "" }) => basis.nature === "actual" || (source === "deck" && /^\d{4}-\d\d/.test(period)),
  );
  const years = reported.flatMap(({ period }) => (period === undefined ? [] : (closedYear(period) ?? [])));
  if (years.length > 0) return years.reduce((a, b) => Math.max(a, b));
  return yearOfUndated(facts) ?? yearBeforePlans(all);
}

/** The same for a whole dossier; where its figures do not show it, the date on the deck's cover does. */
export function reportedYearOf(dossier: Dossier): number | null {
  return lastReportedYear(findFacts(dossier)) ?? yearOfCover(dossier);
}

/** A deck dated January 2026 speaks of 2025. */
function yearOfCover({ documents }: Dossier): number | null {
  const dates = documents.flatMap((document) => (document.source === "deck" ? (dateOf(document) ?? []) : []));
  const years = new Set(dates.filter((date) => /^\d{4}-\d\d/.test(date)).map(closedYear));
  return years.size === 1 ? ([...years][0] ?? null) : null;
}

/** The year before the first one that is called a plan anywhere. */
function yearBeforePlans(all: readonly Fact[]): number | null {
  const planned = all.flatMap(({ basis, period }) =>
    basis.nature === "projected" && period !== undefined ? (calendarYear(period) ?? []) : [],
  );
  return planned.length === 0 ? null : planned.reduce((a, b) => Math.min(a, b)) - 1;
}

/** The last year whose accounts can be closed at this time: a deck dated January 2026 reports on 2025. */
function closedYear(period: Period): number | null {
  const year = calendarYear(period);
  if (year === null || !/^\d{4}-\d\d/.test(period)) return year;
  return Number(period.slice(5, 7)) > MONTHS_AHEAD + 1 ? year : year - 1;
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
