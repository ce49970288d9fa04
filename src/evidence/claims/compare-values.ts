import type { Quantity } from "../../domain/quantity.ts";
import { sameValue } from "../../quantities/compare.ts";
import type { Point, Series } from "./series.ts";

/** What two values are to each other. `unsure`: the table does not say enough to tell. */
export type Agreement = "same" | "other" | "unsure";

/** Beyond this the coarser print is too coarse to prove anything (SPEC, "same value"). */
const FAR_APART = 0.1;
const POWERS = [1e3, 1e6, 1e9, 1e-3, 1e-6, 1e-9];
const COST =
  /\b(?:expenses?|costs?|loss(?:es)?|charges?|paid|payments?|purchases?|additions?|acquisitions?|capex|capital expenditures?|used|repurchases?|redemptions?|repayments?|deductions?|allowance|depreciation|amortization|amortisation|tax(?:es)?|interest|dividends|provision|outflow|impairment|write-?offs?|d[ée]penses|charges|frais|pertes?|despesas?|custos?|perdas?|burn|deficit)\b/i;

/** Whether a value of a claim is the value of a point. */
export function agreement(readings: readonly Quantity[], point: Point, series: Series): Agreement {
  const printed = point.bare === undefined ? [point.quantity] : [point.quantity, point.bare];
  let worst: Agreement = "other";
  for (const reading of readings) {
    for (const value of printed) {
      const found = compared(reading, asPercent(reading, value, series));
      // A bare row is counted in the currency of its document.
      if (found === "same" && isForeign(reading, value, series)) return "unsure";
      if (found === "same" && readings.length === 1) return "same";
      if (found === "same") return "unsure";
      if (found === "unsure") worst = "unsure";
      else if (signOnly(reading, value) && COST.test(series.label)) worst = "unsure";
      else if (
        (!point.scaled || isBare(reading)) &&
        POWERS.some((power) => {
          const other = times(value, power);
          return compared(reading, other) === "same" || signOnly(reading, other);
        })
      )
        worst = "unsure";
    }
  }
  if (/^[$€£]?\s?[-–—]\s?$/.test(point.text)) return worst === "other" ? "unsure" : worst;
  return worst;
}

function isForeign({ currency }: Quantity, printed: Quantity, series: Series): boolean {
  return (
    currency !== undefined &&
    printed.currency === undefined &&
    series.currency !== undefined &&
    series.currency !== currency
  );
}

/** Beyond this a limit says too little of a value to bear it out: "more than 5" of 40. */
const WIDE = 2;

/** A limit that is claimed, against a value: null where the claim sets none, or the document the same one. */
export function withinLimit({ bound, value, currency }: Quantity, other: Quantity): Agreement | null {
  if (bound === undefined || other.bound !== undefined || other.range !== undefined || value <= 0) return null;
  if (currency !== undefined && other.currency !== undefined && currency !== other.currency) return null;
  const holds = bound === "min" ? other.value >= value : other.value <= value;
  if (!holds) return "other";
  const far = bound === "min" ? other.value > WIDE * value : other.value < value / WIDE;
  return far ? "unsure" : "same";
}

function compared(one: Quantity, other: Quantity): Agreement {
  const limit = withinLimit(one, other);
  if (limit !== null && comparableUnits(one, other)) return limit;
  if (
    !sameValue({ ...one, per: undefined } as unknown as Quantity, { ...other, per: undefined } as unknown as Quantity)
  )
    return "other";
  const [a, b] = [one.value, other.value];
  if (one.range !== undefined || other.range !== undefined || a === b) return "same";
  return Math.abs(a - b) <= FAR_APART * Math.max(Math.abs(a), Math.abs(b)) ? "same" : "unsure";
}

function comparableUnits(one: Quantity, other: Quantity): boolean {
  if (one.unit === other.unit) return one.unit !== "duration" || one.durationUnit === other.durationUnit;
  return [one, other].every(({ unit }) => unit === "money" || unit === "number" || unit === "count");
}

/** A bare 4.5 in a row of rates is 4.5 %. */
function asPercent(claimed: Quantity, value: Quantity, { label }: Series): Quantity {
  if (claimed.unit !== "percent" || value.unit !== "number") return value;
  return /%|percent|\brate|margin|yield|volatility|ratio|taux|marge|taxa|margem|pourcent|porcent/i.test(label)
    ? { ...value, unit: "percent" }
    : value;
}

/** Digits copied from a table without its scale: sloppy, and no other value. */
function isBare({ scale, text }: Quantity): boolean {
  return scale === 1 && /\d{1,3}([.,\s\u00a0\u202f]\d{3})+/.test(text);
}

function times(quantity: Quantity, power: number): Quantity {
  return { ...quantity, value: quantity.value * power, step: quantity.step * power };
}

function signOnly(one: Quantity, other: Quantity): boolean {
  return (
    Math.sign(one.value) !== Math.sign(other.value) &&
    sameValue({ ...one, value: Math.abs(one.value) }, { ...other, value: Math.abs(other.value) })
  );
}

/** How many digits a figure shows: "4,120" shows four, "0.05" one. A match of one digit proves little. */
export function digitsShown({ text }: Quantity): number {
  return text.replace(/[^\d]/g, "").replace(/^0+/, "").length;
}
