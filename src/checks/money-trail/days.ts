import { parsePeriod } from "../../quantities/periods.ts";

/** How a file writes its days: the day or the month first. */
export type DayOrder = "day" | "month";

const YEAR_FIRST = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?!\d)/;
const YEAR_LAST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/;

/**
 * Which comes first in "03/04/2025". A number above twelve says it; else the order in which the lines stand; else nobody
 * knows, and null is said: a statement whose months are guessed gives a false cash.
 */
export function dayOrder(texts: readonly string[], isDayFirst: boolean): DayOrder | null {
  const written = texts.flatMap((text) => {
    const found = YEAR_LAST.exec(text.trim());
    return found === null ? [] : [found.slice(1, 4).map(Number) as [number, number, number]];
  });
  const dayFirst = written.some(([first]) => first > 12);
  const monthFirst = written.some(([, second]) => second > 12);
  if (dayFirst !== monthFirst) return dayFirst ? "day" : "month";
  if (dayFirst) return null;
  if (written.length === 0 || isDayFirst) return "day";
  const inOrder = (one: DayOrder) => {
    const days = written.map(([a, b, year]) => year * 10_000 + (one === "day" ? b * 100 + a : a * 100 + b));
    return isSorted(days) || isSorted(days.toReversed());
  };
  return inOrder("day") === inOrder("month") ? null : inOrder("day") ? "day" : "month";
}

const isSorted = (days: readonly number[]): boolean => days.every((day, at) => at === 0 || day >= (days[at - 1] ?? 0));

/** "2025-03-31", "20250331", "31/03/2025", "31 Mar 2025" as "2025-03-31"; null where it is no day. */
export function dayOf(text: string, order: DayOrder): string | null {
  const written = text.trim();
  const [, y, m, d] = YEAR_FIRST.exec(written) ?? [];
  if (y !== undefined && m !== undefined && d !== undefined) return day(y, m, d);
  const [, first, second, year] = YEAR_LAST.exec(written) ?? [];
  if (first !== undefined && second !== undefined && year !== undefined) {
    const whole = year.length === 2 ? `20${year}` : year;
    return order === "day" ? day(whole, second, first) : day(whole, first, second);
  }
  const said = /\p{L}{3}/u.test(written) ? parsePeriod(written) : null;
  return said !== null && /^\d{4}-\d{2}-\d{2}$/.test(said) ? said : null;
}

function day(year: string, month: string, of: string): string | null {
  const fits = Number(month) >= 1 && Number(month) <= 12 && Number(of) >= 1 && Number(of) <= 31;
  return fits ? `${year}-${month.padStart(2, "0")}-${of.padStart(2, "0")}` : null;
}
