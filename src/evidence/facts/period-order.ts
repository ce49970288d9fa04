import type { Period } from "../../domain/quantity.ts";

/** The period before, of the same length: 2024 → 2023, 2024-Q1 → 2023-Q4, Y2 → Y1. Null where there is no telling. */
export function previousPeriod(period: Period): Period | null {
  const plan = /^([YM])(\d+)$/.exec(period);
  if (plan !== null) return Number(plan[2]) > 1 ? `${plan[1]}${Number(plan[2]) - 1}` : null;
  const match = /^(\d{4})(?:-(?:([QH])(\d)|(\d\d)))?$/.exec(period);
  if (match === null) return null;
  const [, year, part, number, month] = match;
  const before = Number(year) - 1;
  if (month !== undefined) {
    return month === "01" ? `${before}-12` : `${year}-${String(Number(month) - 1).padStart(2, "0")}`;
  }
  if (part === undefined) return String(before);
  return number === "1" ? `${before}-${part}${part === "Q" ? 4 : 2}` : `${year}-${part}${Number(number) - 1}`;
}

/** The same stretch one year earlier: 2024-12 → 2023-12. */
export function yearBefore(period: Period): Period | null {
  return /^\d{4}/.test(period) ? `${Number(period.slice(0, 4)) - 1}${period.slice(4)}` : null;
}

/** The year of a yearly period or plan year, as a number that can be counted with; null for anything else. */
export function yearNumber(period: Period): number | null {
  const match = /^(?:Y(\d+)|(\d{4}))$/.exec(period);
  return match === null ? null : Number(match[1] ?? match[2]);
}

/** The calendar year a period lies in: 2024 for 2024-Q3 and LTM@2024-12; null for plan years and undated ones. */
export function calendarYear(period: Period): number | null {
  const digits = /(?:^|@)(\d{4})/.exec(period)?.[1];
  return digits === undefined ? null : Number(digits);
}

/**
 * Whether a period lies after what is reported up to this year. A year does as soon as it is later; a single month only
 * from the middle of the next year on, since a deck of January speaks of that January and of last year's accounts.
 */
export function liesAfter(period: Period, lastYear: number): boolean {
  const year = calendarYear(period);
  if (year === null) return false;
  return /^\d{4}-\d\d/.test(period) ? endMonth(period) > (lastYear + 1) * 12 + MONTHS_AHEAD : year > lastYear;
}

/** A year that ends this many months ahead is still "this year" for who speaks of today; later ones are plans. */
export const MONTHS_AHEAD = 5;

/**
 * Whether a period is the latest one at a given time: ended within the year before, or about to end. Undefined for
 * periods without a calendar ("Y1", "Q3") and for times that are none.
 */
export function isToday(period: Period, at: Date): boolean | undefined {
  if (calendarYear(period) === null || Number.isNaN(at.getTime())) return undefined;
  const ahead = endMonth(period) - (at.getUTCFullYear() * 12 + at.getUTCMonth());
  return ahead <= MONTHS_AHEAD && ahead > -12;
}

/** Sortable: the last month a period covers; plan years come after nothing and before nothing but themselves. */
export function endMonth(period: Period | undefined): number {
  const match = /^(\d{4})(?:-(?:Q(\d)|H(\d)|(\d\d)))?/.exec(period ?? "");
  if (match === null) return Number(/^[YM](\d+)$/.exec(period ?? "")?.[1] ?? -1);
  const [, year, quarter, half, month] = match;
  const inYear =
    month !== undefined
      ? Number(month)
      : quarter !== undefined
        ? Number(quarter) * 3
        : half !== undefined
          ? Number(half) * 6
          : 12;
  return Number(year) * 12 + inYear - 1;
}
