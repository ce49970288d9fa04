import type { Quantity } from "../domain/quantity.ts";

const MONTHS: Record<NonNullable<Quantity["durationUnit"]>, number> = {
  day: 12 / 365.25,
  week: 84 / 365.25,
  month: 1,
  year: 12,
};

/** A duration in months, whatever unit it was written in; any other value as it is. */
export function inMonths({ value, durationUnit }: Pick<Quantity, "value" | "durationUnit">): number {
  return durationUnit === undefined ? value : value * MONTHS[durationUnit];
}
