import type { Basis, Period } from "../domain/quantity.ts";
import { matches } from "./matches.ts";
import { PERIOD_RULES } from "./period-rules.ts";

/** A period as written in a text. */
export interface FoundPeriod {
  period: Period;
  /** What the writing itself says: 2025E is projected, 2024A actual. */
  basis?: Basis;
  text: string;
  start: number;
  end: number;
}

const BARE_YEAR =
  /(?<!(?:Fortune|Forbes|Global|Russell|Inc\.?|Top)[ \u00a0])(?<![\p{L}\d_.,/€$£#-]|[\d][ \u00a0\u202f\u2009])(?:19[5-9]\d|20[0-6]\d)(?![\p{L}\d_]|[.,'’]\d|[-–](?!(?:19|20)\d\d)\d{4}|[ \u00a0\u202f\u2009]?[%€$£×]|[ \u00a0\u202f\u2009]\d{3}(?!\d))/gu;

/**
 * Every period written in the text, in order, without overlaps. Dates are read day first ("03/04/2024" is 3 April), as
 * French and Portuguese do; where the second number cannot be a month it is the day. A quarter or half without its
 * year is "Q3" or "H1"; plan years and months are "Y1" and "M12".
 *
 * ```ts
 * findPeriods("MRR December 2024 and Q1 2025").length; // 2
 * ```
 */
export function findPeriods(text: string): FoundPeriod[] {
  const named = findNamedPeriods(text);
  const years = matches(BARE_YEAR, text).map((match) => ({
    period: match[0],
    text: match[0],
    start: match.index,
    end: match.index + 4,
  }));
  return asOne(withoutOverlaps([...named, ...years]), text);
}

/** "Année 1 (2026)", "Dez/26 (Mês 5)": one time, said by the calendar and as it counts in the plan. */
function asOne(found: FoundPeriod[], text: string): FoundPeriod[] {
  const merged: FoundPeriod[] = [];
  for (const next of found) {
    const last = merged.at(-1);
    const between = last === undefined ? "" : text.slice(last.end, next.start);
    if (last === undefined || !/^\s?(?:\(|[–—-]\s)$/u.test(between) || isOfPlan(last) === isOfPlan(next)) {
      merged.push(next);
      continue;
    }
    const { period } = isOfPlan(last) ? next : last;
    const end = next.end + Number(between.endsWith("(") && text[next.end] === ")");
    merged[merged.length - 1] = {
      period,
      basis: { nature: "projected", ...last.basis, ...next.basis },
      text: text.slice(last.start, end),
      start: last.start,
      end,
    };
  }
  return merged;
}

function isOfPlan({ period }: FoundPeriod): boolean {
  return /^[YM]\d/.test(period);
}

/** One look that spares twenty: an amount in a cell names no period. */
const LETTERS_OR_DATE = /\p{L}|\d[-/.–]\d/u;

/** All periods but bare years, which only their surroundings tell from a number. */
export function findNamedPeriods(text: string): FoundPeriod[] {
  const found: FoundPeriod[] = [];
  if (!LETTERS_OR_DATE.test(text)) return found;
  for (const { hint, pattern, read } of PERIOD_RULES) {
    if (!hint.test(text)) continue;
    for (const match of matches(pattern, text)) {
      const meaning = read(match);
      if (meaning === null) continue;
      found.push({ ...meaning, text: match[0], start: match.index, end: match.index + match[0].length });
    }
  }
  return withoutOverlaps(found);
}

const AROUND =
  /^(?:[\s,;:().]|(?:en|in|em|au|à|le|la|fin|fim|final|end|of|de|du|des|as|at|for|pour|no|na|do|da|os|the|year|ended|ending|exercice|clos|année|fiscal|per|sur|over|on|until|até|aux|nos|les|cumulé)(?![\p{L}\d]))*$/iu;

/**
 * The whole text as one period ("au 31/12/2024", "FY24", "fin décembre 2024"), or null.
 *
 * ```ts
 * parsePeriod("décembre 2024");
 * ```
 */
export function parsePeriod(text: string): Period | null {
  const [only, ...more] = findPeriods(text);
  if (only === undefined || more.length > 0) return null;
  return AROUND.test(text.slice(0, only.start)) && AROUND.test(text.slice(only.end)) ? only.period : null;
}

/** True where both name the same time. Canonical spellings make this plain equality. */
export function samePeriod(a: Period, b: Period): boolean {
  return a === b;
}

/** True where `b` lies inside `a` or equals it: 2024 contains 2024-Q3, 2024-Q3 contains 2024-08. */
export function periodContains(a: Period, b: Period): boolean {
  if (a === b) return true;
  const outer = monthsOf(a);
  const inner = monthsOf(b);
  if (outer === null || inner === null) return false;
  if (/^\d{4}-\d\d-\d\d$/.test(a)) return false;
  return outer.first <= inner.first && inner.last <= outer.last;
}

/** First and last month of a calendar period, counted from year 0; null for LTM, plan years and lone quarters. */
export function monthsOf(period: Period): { first: number; last: number } | null {
  const match = /^(\d{4})(?:-(?:H([12])|Q([1-4])|(\d\d)(?:-\d\d)?))?$/.exec(period);
  if (match === null) return null;
  const [, year, half, quarter, month] = match;
  const start = Number(year) * 12;
  if (half !== undefined) return { first: start + (Number(half) - 1) * 6, last: start + Number(half) * 6 - 1 };
  if (quarter !== undefined) return { first: start + (Number(quarter) - 1) * 3, last: start + Number(quarter) * 3 - 1 };
  if (month !== undefined) return { first: start + Number(month) - 1, last: start + Number(month) - 1 };
  return { first: start, last: start + 11 };
}

/** The period that covers position `at`, or else the first one after it; `periods` are sorted and do not overlap. */
export function periodFrom(periods: FoundPeriod[], at: number): FoundPeriod | undefined {
  let low = 0;
  let high = periods.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if ((periods[mid]?.end ?? 0) <= at) low = mid + 1;
    else high = mid;
  }
  return periods[low];
}

function withoutOverlaps(found: FoundPeriod[]): FoundPeriod[] {
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let free = 0;
  return found.filter((one) => {
    if (one.start < free) return false;
    free = one.end;
    return true;
  });
}
