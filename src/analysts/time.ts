import type { Period } from "../domain/quantity.ts";
import type { Fact } from "../evidence/facts/find.ts";
import { calendarYear, endMonth } from "../evidence/facts/period-order.ts";
import { isPlan } from "../evidence/facts/plan.ts";
import { STOCKS } from "../quantities/topics/time.ts";

/** True where two periods can be the same time for this topic; a figure without a date speaks of today. */
export function sameTime(topic: string, a: Period | undefined, b: Period | undefined): boolean {
  if (a === b || a === undefined || b === undefined) return true;
  return STOCKS.has(topic) && endMonth(a) > 12 && endMonth(a) === endMonth(b);
}

/** True for what happened and has no date, or the last reported year as its date, or a month since. */
export function isOfToday(fact: Fact, lastYear: number | null): boolean {
  if (isPlan(fact, lastYear)) return false;
  const year = fact.period === undefined ? null : calendarYear(fact.period);
  return year === null || (lastYear !== null && year >= lastYear);
}

/** "2023, 2024, 2025", in order. */
function yearsOf(facts: readonly Pick<Fact, "period">[]): number[] {
  const years = facts.flatMap(({ period }) => (period === undefined ? [] : (calendarYear(period) ?? [])));
  return [...new Set(years)].sort((a, b) => a - b);
}

/**
 * The facts that speak of today: undated, or of the latest period that happened. `unknown` where several years stand
 * side by side and nothing says which of them happened.
 */
export function ofToday<One extends Pick<Fact, "period" | "basis">>(
  actual: readonly One[],
  lastYear: number | null,
): One[] | "unknown" {
  const dated = actual.filter(({ period }) => period !== undefined && calendarYear(period) !== null);
  const undated = actual.filter((fact) => !dated.includes(fact));
  if (dated.length === 0) return undated;
  const told = dated.some(({ basis, period = "" }) => basis.nature === "actual" || /^\d{4}-\d\d/.test(period));
  if (lastYear === null && yearsOf(dated).length > 1 && !told) return undated.length > 0 ? undated : "unknown";
  const last = dated.reduce((latest, { period }) => Math.max(latest, endMonth(period)), -1);
  const latest = dated.filter(({ period }) => endMonth(period) === last);
  const old = lastYear !== null && Math.floor(last / 12) < lastYear;
  return old && undated.length > 0 ? undated : [...undated, ...latest];
}
