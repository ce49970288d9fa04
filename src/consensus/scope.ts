import type { Period } from "../domain/quantity.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import { calendarYear } from "../dossier/facts/period-order.ts";
import { periodContains, samePeriod } from "../quantities/periods.ts";

/** Which of the dossier's statements bear on the question. */
export interface Scope {
  inScope: EvidenceItem[];
  /** On the topic, but for another period, or planned rather than real. */
  elsewhere: EvidenceItem[];
  /** Nobody says the period, and the documents do not show which one is today's: statements of other years are not in conflict. */
  periodOpen: boolean;
}

/**
 * Keeps what speaks of the period in question. Where no position names one, that is today's: the latest period that is
 * not a plan, as far as the documents show what "today" is. `asOfYear` is the last year they call real, if they do.
 */
export function scopeOf(items: EvidenceItem[], period: Period | undefined, asOfYear: number | null): Scope {
  const wanted = period ?? todaysPeriod(items, asOfYear);
  if (wanted === "open") {
    const real = items.filter((item) => item.projected !== true);
    return { inScope: real, elsewhere: items.filter((item) => item.projected === true), periodOpen: true };
  }
  const inScope = items.filter((item) => speaksOf(item, wanted, period !== undefined));
  return { inScope, elsewhere: items.filter((item) => !inScope.includes(item)), periodOpen: false };
}

function todaysPeriod(items: EvidenceItem[], asOfYear: number | null): Period | "open" | undefined {
  const real = items.filter((item) => item.period !== undefined && item.projected !== true);
  const past = real.filter((item) => {
    const year = calendarYear(item.period as Period);
    return asOfYear === null || year === null || year <= asOfYear;
  });
  const periods = [...new Set(past.map((item) => item.period as Period))].sort();
  const last = periods.at(-1);
  if (periods.length <= 1 || last === undefined) return last;
  const planned = items.some((item) => item.projected === true);
  return asOfYear !== null || planned ? last : "open";
}

/** A statement without a period counts for any, unless it is a plan and the question is not. */
function speaksOf(item: EvidenceItem, wanted: Period | undefined, asked: boolean): boolean {
  if (item.period === undefined || wanted === undefined) return item.projected !== true;
  if (item.projected === true && !asked) return false;
  return samePeriod(item.period, wanted) || periodContains(item.period, wanted) || periodContains(wanted, item.period);
}
