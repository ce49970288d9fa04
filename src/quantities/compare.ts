import type { Quantity } from "../domain/quantity.ts";
import { inMonths } from "./durations.ts";

/** A number as it was printed, for comparing: half of `step` is the rounding its print allows; 0 or none where it is exact. */
export interface Figure {
  value: number;
  step?: number | undefined;
  currency?: string | undefined;
  /** "0.9–1.4 M": `value` is then its middle, and stands for nothing alone. */
  range?: { min: number; max: number } | undefined;
}

/** Whatever a print allows, two values further apart than this share of their mean are two: "1 M€" is not 620 000 €. */
const MOST_ROUNDING = 0.1;

/** How far two numbers lie apart, as a share of the mean of their sizes: 0 for equal ones, 2 at most. */
export function numericGap(a: number, b: number): number {
  if (a === b) return 0;
  const mean = (Math.abs(a) + Math.abs(b)) / 2;
  return Math.abs(a - b) / mean;
}

/**
 * The one rule of "same value": the same currency, within the rounding of the coarser print, and never more than a tenth
 * apart. `close` is a share up to which values count as one whatever their print (the court's threshold for averaging).
 * A range has two values: it is the same as a range with the same ends.
 */
export function sameFigure(a: Figure, b: Figure, close = 0): boolean {
  if (a.currency !== undefined && b.currency !== undefined && a.currency !== b.currency) return false;
  const step = Math.max(a.step ?? 0, b.step ?? 0);
  if (a.range === undefined && b.range === undefined) return sameNumber(a.value, b.value, step, close);
  if (a.range === undefined || b.range === undefined) return false;
  return sameNumber(a.range.min, b.range.min, step, close) && sameNumber(a.range.max, b.range.max, step, close);
}

function sameNumber(a: number, b: number, step: number, close: number): boolean {
  const gap = numericGap(a, b);
  return gap <= Math.max(close, DUST) || (gap <= MOST_ROUNDING && Math.abs(a - b) <= (step / 2) * (1 + DUST));
}

/** Whether a sum may be a printed value: off by no more than the rounding of all prints, and by no more than a tenth. */
export const withinPrints = (sum: number, printed: number, room: number): boolean =>
  Math.abs(sum - printed) <= Math.min(room * (1 + DUST), Math.abs(printed) * MOST_ROUNDING);

/** Binary fractions leave dust in the last digits: 0.1 + 0.2. A billionth of the value is below any print. */
const DUST = 1e-9;

/**
 * True where both say the same: the same value within the rounding the coarser print allows, the same bound ("> 300"
 * is not "300") and range. "0,5 M€" is printed to the nearest 100 K€, so it equals 504 000 €; "500 000 €" is printed
 * to the euro and does not. Period and basis are not compared: they say what is meant, not how much.
 */
export function sameQuantity(a: Quantity, b: Quantity): boolean {
  return a.bound === b.bound && (a.range === undefined) === (b.range === undefined) && sameValue(a, b);
}

/** The same without bounds: "plus de 300 clients" and "300 clients" share their value. A range has two values. */
export function sameValue(a: Quantity, b: Quantity, close = 0): boolean {
  if (a.per !== undefined && b.per !== undefined && a.per !== b.per) return false;
  const [first, second] = [conversion(a, b), conversion(b, a)];
  if (first === null || second === null) return false;
  const whole = a.range !== undefined || b.range !== undefined;
  return sameFigure(measured(a, first, whole), measured(b, second, whole), close);
}

/** "~500 K€", "environ 500 K€": the print itself leaves this much room. */
const ABOUT = 0.05;

/** How close two values must be beyond their printed rounding to count as one: "about" leaves some room, nothing else does. */
export function roomOf(...prints: { approximate?: boolean | undefined }[]): number {
  return prints.some(({ approximate }) => approximate === true) ? ABOUT : 0;
}

/** True where both can be right: the same value, one within what the other allows ("> 300" and 312), or "about" as much. */
export function canBothHold(a: Quantity, b: Quantity): boolean {
  return sameValue(a, b, roomOf(a, b)) || allows(a, b) || allows(b, a);
}

/** "> 300" allows 312; "500–520" allows 510. */
function allows(one: Quantity, other: Quantity): boolean {
  if (one.currency !== undefined && other.currency !== undefined && one.currency !== other.currency) return false;
  const [factor, otherFactor] = [conversion(one, other), conversion(other, one)];
  if (factor === null || otherFactor === null) return false;
  const said = other.value * otherFactor;
  if (one.bound === "min" && other.bound === undefined) return said >= one.value * factor;
  if (one.bound === "max" && other.bound === undefined) return said <= one.value * factor;
  if (one.range === undefined || other.range !== undefined) return false;
  return said >= one.range.min * factor && said <= one.range.max * factor;
}

/** In the measure the two share; where one is a range, both by their ends. */
function measured(one: Quantity, factor: number, whole: boolean): Figure {
  const { min, max } = one.range ?? { min: one.value, max: one.value };
  return {
    value: one.value * factor,
    step: one.step * factor,
    currency: one.currency,
    ...(whole && { range: { min: min * factor, max: max * factor } }),
  };
}

/** What brings a quantity to the measure it shares with another one; null where they share none. */
function conversion(one: Quantity, other: Quantity): number | null {
  if (one.unit === other.unit) return one.unit === "duration" ? durationFactor(one, other) : 1;
  // A bare number beside a percentage is its fraction: 0.72 is 72 %, and 72 is not.
  if (one.unit === "number" && other.unit === "percent") return 100;
  if (one.unit === "percent" && other.unit === "number") return 1;
  // A cell without unit may hold any other measure; two named measures must agree.
  return one.unit === "number" || other.unit === "number" ? 1 : null;
}

const IN_DAYS = { day: 1, week: 7 } as const;

/** Years compare with months and weeks with days; months have no fixed number of days. */
function durationFactor(one: Quantity, other: Quantity): number | null {
  const [unit, otherUnit] = [one.durationUnit, other.durationUnit];
  if (unit === undefined || otherUnit === undefined) return 1;
  if (unit in IN_DAYS && otherUnit in IN_DAYS) return IN_DAYS[unit as keyof typeof IN_DAYS];
  if (unit in IN_DAYS || otherUnit in IN_DAYS) return null;
  return inMonths({ value: 1, durationUnit: unit });
}
