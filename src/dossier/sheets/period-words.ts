import { isPeriodHeading, timeInHeading } from "../../quantities/period-heading.ts";
import { monthsOf } from "../../quantities/periods.ts";

/** A heading read as a stretch of time, on one scale: months since year 0. */
export interface HeadingPeriod {
  grain: "year" | "half" | "quarter" | "month";
  /** The first month, counted from year 0; null where the heading gives no year. */
  start: number | null;
}

const GRAIN_MONTHS = { year: 12, half: 6, quarter: 3, month: 1 } as const;

export function monthsIn(grain: HeadingPeriod["grain"]): number {
  return GRAIN_MONTHS[grain];
}

/** "2024", "FY24 Actual", "T3 2024", "S1-24", "déc. 2024", "12/2024"; null where the text is no period. */
export function readHeadingPeriod(text: string): HeadingPeriod | null {
  if (!isPeriodHeading(text)) return null;
  const { period, month } = timeInHeading(text);
  if (period === undefined) return month === undefined ? null : { grain: "month", start: null };
  const span = monthsOf(period);
  if (span === null) return withoutYear(period);
  const length = span.last - span.first + 1;
  const grain = (Object.keys(GRAIN_MONTHS) as (keyof typeof GRAIN_MONTHS)[]).find(
    (one) => GRAIN_MONTHS[one] === length,
  );
  return grain === undefined ? null : { grain, start: span.first };
}

const LONE_GRAINS: Readonly<Record<string, HeadingPeriod["grain"]>> = {
  Y: "year",
  M: "month",
  Q: "quarter",
  H: "half",
};

/** "Year 2", "Mois 3", "T1": a time that no calendar year is given to. */
function withoutYear(period: string): HeadingPeriod | null {
  const grain = /^[YMQH]\d/.test(period) ? LONE_GRAINS[period.charAt(0)] : undefined;
  return grain === undefined ? null : { grain, start: null };
}
