import type { Period } from "../../domain/quantity.ts";
import { FLOWS, STOCKS } from "../../quantities/topics/time.ts";

/** What has no date: it speaks of the time the document was written. */
export const NOW = "now";

/** Ratios of a moment: dated to a year they mean its end, like the stocks they are made of. */
const OF_A_MOMENT = new Set([...STOCKS, "runway", "ltv", "cac", "ltv_cac", "carr", "pipeline"]);

/**
 * When a figure holds, so that equal times are equal strings. What is counted at a moment (customers, ARR, cash) holds
 * at the end of its period: "2025" is December 2025 and year 1 of a plan its month 12. What adds up over time keeps it.
 */
export function whenOf(topic: string | null, period: Period | undefined): string {
  if (period === undefined || period === "") return NOW;
  const day = /^(\d{4}-\d\d)-\d\d$/.exec(period);
  if (day !== null) return day[1] as string;
  if (topic === null || !OF_A_MOMENT.has(topic)) return period;
  const plan = /^Y(\d+)$/.exec(period);
  if (plan !== null) return `M${Number(plan[1]) * 12}`;
  const calendar = /^(\d{4})(?:-(?:Q(\d)|H(\d)))?$/.exec(period);
  if (calendar === null) return period;
  const [, year, quarter, half] = calendar;
  const month = quarter !== undefined ? Number(quarter) * 3 : half !== undefined ? Number(half) * 6 : 12;
  return `${year}-${String(month).padStart(2, "0")}`;
}

/** The same time one year earlier; null where there is no telling. */
export function yearEarlier(when: string): string | null {
  const calendar = /^(\d{4})(.*)$/.exec(when);
  if (calendar !== null) return `${Number(calendar[1]) - 1}${calendar[2]}`;
  const plan = /^([YM])(\d+)$/.exec(when);
  if (plan === null) return null;
  const before = Number(plan[2]) - (plan[1] === "Y" ? 1 : 12);
  return before > 0 ? `${plan[1]}${before}` : null;
}

/** The same time of the calendar one year later; null where it is no such time. */
export function yearLater(when: string): string | null {
  const calendar = /^(\d{4})(.*)$/.exec(when);
  return calendar === null ? null : `${Number(calendar[1]) + 1}${calendar[2]}`;
}

/** The month a time ends in, counted from the start of the plan or from the year nought; null where there is no telling. */
export function endOf(when: string): { axis: "plan" | "calendar"; month: number } | null {
  const plan = /^([YM])(\d+)$/.exec(when);
  if (plan !== null) return { axis: "plan", month: Number(plan[2]) * (plan[1] === "Y" ? 12 : 1) };
  const calendar = /^(\d{4})(?:-(?:Q(\d)|H(\d)|(\d\d)))?$/.exec(when);
  if (calendar === null) return null;
  const [, year, quarter, half, month] = calendar;
  const within = quarter ? Number(quarter) * 3 : half ? Number(half) * 6 : month ? Number(month) : 12;
  return { axis: "calendar", month: Number(year) * 12 + within };
}

/** True where the first time is the second or later, both counted from the same start. */
export function isNotBefore(one: string, other: string): boolean {
  const [a, b] = [endOf(one), endOf(other)];
  return a !== null && b !== null && a.axis === b.axis && a.month >= b.month;
}

/**
 * The times at which a figure of this topic goes with one that holds at `when`. A year goes with the stock at its end and
 * a stock at a year's end with the year; a month of what adds up over time is never taken for the year.
 */
export function timesFor(topic: string, anchor: { topic: string | null; when: string }): string[] {
  const { when } = anchor;
  if (FLOWS.has(topic)) {
    const year = anchor.topic !== null && OF_A_MOMENT.has(anchor.topic) ? yearEndingAt(when) : null;
    return year === null ? [when] : [year];
  }
  const end = monthEnding(when);
  const year = yearEndingAt(when);
  return [when, ...(end === null ? [] : [end]), ...(year === null ? [] : [year])];
}

/** 2024-12 → 2024, M12 → Y1. */
export function yearEndingAt(when: string): string | null {
  const december = /^(\d{4})-12$/.exec(when);
  if (december !== null) return december[1] as string;
  const month = Number(/^M(\d+)$/.exec(when)?.[1] ?? 1);
  return month % 12 === 0 ? `Y${month / 12}` : null;
}

/** 2024 → 2024-12, Y1 → M12. */
function monthEnding(when: string): string | null {
  if (/^\d{4}$/.test(when)) return `${when}-12`;
  const year = /^Y(\d+)$/.exec(when);
  return year === null ? null : `M${Number(year[1]) * 12}`;
}
