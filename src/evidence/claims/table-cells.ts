import type { Cell } from "../../domain/document.ts";
import type { Quantity } from "../../domain/quantity.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { parseQuantity } from "../../quantities/parse.ts";
import { type FoundPeriod, findPeriods } from "../../quantities/periods.ts";
import type { ScaleHeader } from "../../quantities/scale-header.ts";
import type { Column } from "./columns.ts";
import { timeOfPeriod } from "./time-of.ts";

/** "Year 1 Year 2 Year 3" in one cell over three columns: each has its own. */
export function apart(columns: Column[]): Column[] {
  const [first] = columns;
  if (first === undefined || columns.length < 2 || columns.some(({ text }) => text !== first.text)) return columns;
  const periods = findPeriods(first.text);
  if (periods.length !== columns.length) return columns;
  return columns.map((column, at) => ({
    ...column,
    change: false,
    time: timeOfPeriod((periods[at] as FoundPeriod).period),
  }));
}

/** How something counts, where it counts in thousands and more. */
export function scaled(header: ScaleHeader | null): ScaleHeader | null {
  return header !== null && header.scale > 1 ? header : null;
}

/** A quantity as its table counts: "504" under "K€" is 504 000 €. */
export function inScale(quantity: Quantity, { scale, currency }: ScaleHeader): Quantity {
  const known = quantity.currency ?? currency;
  return {
    ...quantity,
    value: Number((quantity.value * scale).toPrecision(15)),
    step: quantity.step * scale,
    scale,
    ...(known === undefined ? {} : { currency: known }),
  };
}

/** Cells that hold dashes and signs of currencies alone. */
export function isNil(cells: readonly Cell[]): boolean {
  return cells.every(({ text }) => /^[-–—\s$€£]*$/.test(text));
}

/** The one quantity of a cell; a dash is nothing. Marks of footnotes are no part of it. */
export function quantityIn(text: string, options: QuantityOptions): Quantity | null {
  const trimmed = text
    .trim()
    .replace(/(?<=\d[)%]?)\s?(?:\((?:\d{1,2}|[a-z])\)|\[\w\]|[*†‡])+$/iu, "")
    .replace(/^([$€£])\s+/, "$1");
  if (/^[$€£]?\s?[-–—]\s?$/.test(trimmed))
    return { value: 0, unit: "number", scale: 1, decimals: 0, step: 1, text: trimmed, start: 0, end: trimmed.length };
  if (trimmed.length > 40 || !/\d/.test(trimmed)) return null;
  const read = parseQuantity(trimmed, options);
  if (read === null) return null;
  if (!("ambiguous" in read)) return read;
  return /^\(.*\)$/.test(trimmed) ? (read.readings.find(({ value }) => value < 0) ?? null) : null;
}
