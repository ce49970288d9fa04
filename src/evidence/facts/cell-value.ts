import type { Cell } from "../../domain/document.ts";
import type { Quantity } from "../../domain/quantity.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { parseQuantity } from "../../quantities/parse.ts";
import type { ScaleHeader } from "../../quantities/scale-header.ts";
import { type Read, settle } from "./fit.ts";

/**
 * The one quantity a cell holds, or null where it holds words or several numbers. What is shown says
 * the unit; the stored value, where it agrees with what is shown, gives the digits the format hides.
 */
export function cellQuantity(cell: Cell, options: QuantityOptions): Read | null {
  const text = cell.text.trim();
  if (text.length > 60 || !/\d/.test(text)) return null;
  const shown = parseQuantity(text, options);
  if (typeof cell.value !== "number") return shown;
  if (shown === null) return storedAlone(cell.value, text, cell.format);
  const quantity = confirmed(shown, text, cell.value) ?? settle(shown, cell.value) ?? settle(shown, cell.value * 100);
  return quantity === null ? null : sharpened(quantity, cell.value);
}

/** "7,400" is read as the document writes numbers, unless the cell holds 7400: a sheet's formats may be another language's. */
function confirmed(shown: Read, text: string, stored: number): Quantity | null {
  if ("ambiguous" in shown || agrees(shown, stored)) return null;
  for (const locale of ["en", "fr"] as const) {
    const other = parseQuantity(text, { locale });
    if (other !== null && !("ambiguous" in other) && agrees(other, stored)) return other;
  }
  return null;
}

function agrees({ value, step, scale, unit }: Quantity, stored: number): boolean {
  return [1, scale, unit === "percent" ? 100 : 1].some((factor) => Math.abs(stored * factor - value) <= step);
}

/** 0.7199 shown as "72%" is 71.99 %; 504321 shown as "504 K€" is 504 321 €. */
function sharpened(quantity: Quantity, stored: number): Quantity {
  const factors = quantity.unit === "percent" ? [100, 1] : [1, quantity.scale];
  for (const factor of factors) {
    const value = Number((stored * factor).toPrecision(15));
    if (Math.abs(value - quantity.value) <= quantity.step) return { ...quantity, value };
  }
  return quantity;
}

/** A number whose print says nothing, e.g. cut off to "####" or a date: only a plain number is taken. */
function storedAlone(value: number, text: string, format: string | undefined): Quantity | null {
  if (!/^[-+(]?[\d.,\s\u00a0\u202f']+\)?$/.test(text) || /[dmyh]/i.test(format ?? "")) return null;
  return { value, unit: "number", scale: 1, decimals: 0, step: 1, text, start: 0, end: text.length };
}

/** A bare amount under a heading such as "en K€" counts in it. */
export function scaled(quantity: Quantity, header: ScaleHeader | null): Quantity {
  if (header === null || quantity.scale !== 1) return quantity;
  const { scale } = header;
  const currency = quantity.currency ?? header.currency;
  return {
    ...quantity,
    value: Number((quantity.value * scale).toPrecision(15)),
    step: quantity.step * scale,
    scale,
    ...(quantity.range === undefined
      ? {}
      : { range: { min: quantity.range.min * scale, max: quantity.range.max * scale } }),
    ...(currency === undefined ? {} : { currency }),
  };
}
