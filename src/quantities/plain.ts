import type { Quantity } from "../domain/quantity.ts";

/** A number given as such by a program: no unit, and as precise as it is written. */
export function plainQuantity(value: number): Quantity {
  const text = String(value);
  const decimals = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
  return { value, unit: "number", scale: 1, decimals, step: 10 ** -decimals, text, start: 0, end: text.length };
}
