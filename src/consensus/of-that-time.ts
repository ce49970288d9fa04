import type { Address } from "../domain/address.ts";
import { findPeriods, periodContains, samePeriod } from "../quantities/periods.ts";
import { FLOWS } from "../quantities/topics/time.ts";
import type { OpenCase } from "./hearing.ts";

/**
 * A passage that names its time speaks of no other: "Revenue 2023" is no proof for 2024. Nor does one whose own figures
 * the witness dates by what stands over them, or takes for the market's: a column headed "Year 2" says nothing of year 3,
 * and how many farmers there are nothing of the farmers of a plan's year.
 */
export function ofThatTime(
  passage: string,
  at: Address,
  { contradiction: { period: asked }, topic, witness }: OpenCase,
): boolean {
  if (asked === undefined) return true;
  const flow = topic !== null && FLOWS.has(topic.id);
  const meets = (period: string) =>
    samePeriod(period, asked) || (!flow && (periodContains(period, asked) || periodContains(asked, period)));
  const said = findPeriods(passage).map(({ period }) => period);
  if (said.length > 0) return said.some(meets);
  const figures = witness.figuresIn(at);
  if (figures.length === 0) return true;
  if (isOfPlan(asked) && figures.every(({ nature }) => nature === "market")) return topic?.category === "market";
  return figures.some(({ period }) => period === undefined || meets(period));
}

/** "Year 3", "month 18": counted from the plan's start. */
const isOfPlan = (period: string): boolean => /^[YM]\d/.test(period);
