import type { Quantity } from "../../domain/quantity.ts";
import type { Difference } from "./edges.ts";

/** A number of a text with every value its writing allows. */
export interface Figure {
  readings: Quantity[];
  text: string;
  start: number;
  end: number;
}

/** What surrounds a number in a document and gives it meaning. */
export interface Surroundings {
  /** A table's "in thousands": what its bare numbers are multiplied with. 1 where nothing is said. */
  scale: number;
  /** The currency of a table's bare amounts, where its heading names one. */
  currency?: string;
  /** The number a spreadsheet or JSON holds behind the text shown. */
  stored?: number;
}

/** The kind of what differs between a claimed and a printed number; null where they agree. */
export function disagreement(claimed: Figure, actual: Figure, around: Surroundings): Difference["kind"] | null {
  let nearest: Difference["kind"] = "number";
  // Where the digits can be read in two ways, agreeing by rounding would be chance.
  const exact = claimed.readings.length > 1 || actual.readings.length > 1;
  for (const one of claimed.readings) {
    for (const other of actual.readings) {
      const kind = compare(exact ? { ...one, step: 0 } : one, other, around);
      if (kind === null) return null;
      if (kind !== "number") nearest = kind;
    }
  }
  return nearest;
}

function compare(claimed: Quantity, actual: Quantity, around: Surroundings): Difference["kind"] | null {
  const unit = unitsDiffer(claimed, actual) || otherCurrency(claimed, actual, around);
  const value = sameValue(claimed, actual, around);
  if (value) return unit ? "unit" : boundsDiffer(claimed, actual) ? "number" : null;
  if (near(claimed, -claimed.value, actual.value)) return "sign";
  if (claimed.value !== 0 && isPowerOfThousand(actual.value / claimed.value)) return "scale";
  return "number";
}

function sameValue(claimed: Quantity, actual: Quantity, around: Surroundings): boolean {
  if (claimed.range !== undefined || actual.range !== undefined) return sameRange(claimed, actual);
  if (claimed.unit === "duration" && actual.unit === "duration")
    return near(claimed, inUnitOf(claimed, actual), claimed.value);
  const scaled = around.scale !== 1 && actual.scale === 1 && actual.unit !== "percent";
  // "507 €" from a table in K€ is not what the table says, though it prints 507.
  const misread = scaled && claimed.unit === "money" && claimed.scale === 1 && actual.unit !== "money";
  const targets = misread ? [] : [actual.value];
  if (scaled) targets.push(actual.value * around.scale);
  if (around.stored !== undefined && !misread) targets.push(around.stored);
  if (actual.unit === "percent" && claimed.unit === "number") targets.push(actual.value / 100);
  if (claimed.unit === "percent" && around.stored !== undefined) targets.push(around.stored * 100);
  return targets.some((target) => near(claimed, claimed.value, target));
}

/** Equal as far as the claim was printed: "1,2 M€" says 1 234 000 €, "504 000 €" does not say 504 300 €. */
function near(claimed: Quantity, value: number, target: number): boolean {
  const difference = Math.abs(value - target);
  if (difference <= 1e-9 * Math.max(Math.abs(value), Math.abs(target))) return true;
  if (claimed.approximate === true && difference <= Math.min(ROUGHLY * Math.abs(value), roundStep(value) / 2))
    return true;
  const step = Number.isFinite(claimed.step) && claimed.step > 0 ? claimed.step : 0;
  if (step > Math.abs(value) * 0.1) return false;
  return difference <= step / 2 + 1e-9 * Math.abs(value);
}

/** How far "about 500 K€" may be from the truth. */
const ROUGHLY = 0.02;

/** What a round number was rounded to: 500 000 to 100 000, 42 000 to 1 000. */
function roundStep(value: number): number {
  let step = 1;
  while (step < 1e12 && Math.round(Math.abs(value)) % (step * 10) === 0) step *= 10;
  return step;
}

function sameRange(claimed: Quantity, actual: Quantity): boolean {
  if (claimed.range === undefined || actual.range === undefined) return false;
  return near(claimed, claimed.range.min, actual.range.min) && near(claimed, claimed.range.max, actual.range.max);
}

const MONTHS = { day: 1 / 30.4375, week: 7 / 30.4375, month: 1, year: 12 } as const;

function inUnitOf(claimed: Quantity, actual: Quantity): number {
  const from = MONTHS[actual.durationUnit ?? "month"];
  return (actual.value * from) / MONTHS[claimed.durationUnit ?? actual.durationUnit ?? "month"];
}

/** A bare amount has the currency of its table's heading. */
function otherCurrency(claimed: Quantity, actual: Quantity, around: Surroundings): boolean {
  if (claimed.currency === undefined || around.currency === undefined) return false;
  return actual.unit === "number" && claimed.currency !== around.currency;
}

function unitsDiffer(claimed: Quantity, actual: Quantity): boolean {
  if (claimed.currency !== undefined && actual.currency !== undefined && claimed.currency !== actual.currency)
    return true;
  if (claimed.per !== undefined && actual.per !== undefined && claimed.per !== actual.per) return true;
  const a = kindOf(claimed);
  const b = kindOf(actual);
  return a !== null && b !== null && a !== b;
}

/** Bare numbers and counted things say no unit that another could contradict. */
function kindOf(quantity: Quantity): string | null {
  if (quantity.unit === "number" || quantity.unit === "count") return null;
  return quantity.unit === "points" ? "percent" : quantity.unit;
}

function boundsDiffer(claimed: Quantity, actual: Quantity): boolean {
  return claimed.bound !== undefined && actual.bound !== undefined && claimed.bound !== actual.bound;
}

function isPowerOfThousand(ratio: number): boolean {
  return [1e3, 1e6, 1e9, 1e-3, 1e-6, 1e-9].some((power) => Math.abs(ratio / power - 1) < 1e-9);
}
