import type { Measure } from "../domain/listed-figure.ts";
import type { Quantity, UnitKind } from "../domain/quantity.ts";
import { inMonths } from "../quantities/durations.ts";

/** What a unit is called where figures are listed beside each other. */
const UNITS: Partial<Record<UnitKind, string>> = { percent: "%", multiple: "x", duration: "months" };

/** A value of the court or of a sum, durations in months. */
export function measureOf(
  unit: UnitKind | null,
  { value, range, currency }: { value: number; range?: Quantity["range"]; currency?: string | undefined },
  monthly = false,
): Measure {
  return {
    ...(range === undefined ? { value } : { value: range.min, high: range.max }),
    unit: unit === "money" ? (currency ?? null) : (UNITS[unit ?? "number"] ?? null),
    ...(monthly && { monthly: true as const }),
  };
}

/** The same of a figure as a document prints it. */
export function measureOfQuantity(quantity: Quantity): Measure {
  const { unit, range, currency, per } = quantity;
  if (unit === "duration") return measureOf(unit, { value: inMonths(quantity) });
  return measureOf(unit, { value: quantity.value, range, currency }, per === "month");
}
