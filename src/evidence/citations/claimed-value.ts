import type { Quantity } from "../../domain/quantity.ts";
import { parseQuantity } from "../../quantities/parse.ts";
import type { Figure } from "./agree.ts";
import { figureOf, figuresIn } from "./figures.ts";

/** A value as a program or a person gives it, with the unit or the currency that stands beside it. */
export interface ClaimedValue {
  value?: string | number | undefined;
  unit?: string | undefined;
  currency?: string | undefined;
}

/** Several where a text gave several numbers, none where it gives no number. */
export function claimedFigures({ value, unit, currency }: ClaimedValue): Figure[] {
  if (value === undefined) return [];
  const measure = measureOf(unit) ?? measureOf(currency);
  const figures = typeof value === "number" ? [figureOf(value)] : figuresIn(value);
  if (measure === null) return figures;
  return figures.map((figure) => ({ ...figure, readings: figure.readings.flatMap((one) => measured(one, measure)) }));
}

/** "K€" → a thousand euros; null for no unit or one we do not know. */
function measureOf(unit: string | undefined): Quantity | null {
  if (unit === undefined || unit.trim() === "" || unit.length > 30) return null;
  const quantity = parseQuantity(`1 ${unit.replaceAll("_", " ")}`);
  if (quantity === null || "ambiguous" in quantity) return null;
  return quantity.unit === "number" && quantity.currency === undefined && quantity.scale === 1 ? null : quantity;
}

/** A bare number takes the unit given beside it; one that was written with its own keeps it. */
function measured(one: Quantity, measure: Quantity): Quantity[] {
  if (one.unit !== "number") return [one];
  const factor = one.scale === 1 ? measure.value : 1;
  const whole: Quantity = {
    ...measure,
    value: one.value * factor,
    scale: one.scale * measure.scale,
    decimals: one.decimals,
    step: one.step * factor,
    ...(one.range === undefined ? {} : { range: { min: one.range.min * factor, max: one.range.max * factor } }),
    text: one.text,
    start: one.start,
    end: one.end,
  };
  // 0.72 with "%" beside it is meant as 72 %.
  const fraction = measure.unit === "percent" && Math.abs(one.value) <= 1 && one.decimals > 1;
  return fraction ? [whole, { ...whole, value: one.value * 100, step: one.step * 100 }] : [whole];
}
