import type { Quantity } from "../../domain/quantity.ts";
import { inMonths } from "../../quantities/durations.ts";

/** Everything a statement may mean: a value with its printed rounding, a range, a bound. */
export interface Interval {
  min: number;
  max: number;
}

/** "3 M€" is three million and not two and a half: rounding never stretches a value further than this. */
const WIDEST_ROUNDING = 0.1;
/** What "about" and "~" leave open. */
const ABOUT = 0.05;

/** What a printed quantity leaves open: half of its last digit, more where it says "about", all of a range or a bound. */
export function intervalOf(quantity: Quantity, widest = WIDEST_ROUNDING): Interval {
  const sized = (value: number) => inMonths({ ...quantity, value });
  const room = (value: number) => {
    const rounding = Math.min(Math.abs(sized(quantity.step)) / 2, Math.abs(value) * widest);
    // Months are counted in whole ones, down or up; few of them are rounded by much.
    const month = quantity.unit === "duration" ? Math.abs(sized(quantity.step)) : 0;
    const whole = Math.max(month / 2, Math.min(month, Math.abs(value) / 10));
    const about = quantity.approximate === true ? Math.abs(value) * ABOUT : 0;
    return Math.max(rounding, whole, about);
  };
  const [low, high] = quantity.range
    ? [sized(quantity.range.min), sized(quantity.range.max)]
    : [sized(quantity.value), sized(quantity.value)];
  return {
    min: quantity.bound === "max" ? Math.min(0, low) : low - room(low),
    max: quantity.bound === "min" ? Number.POSITIVE_INFINITY : high + room(high),
  };
}

/** The smallest interval that holds all of these. */
export function hull(intervals: readonly Interval[]): Interval {
  return {
    min: intervals.reduce((least, { min }) => Math.min(least, min), Number.POSITIVE_INFINITY),
    max: intervals.reduce((most, { max }) => Math.max(most, max), Number.NEGATIVE_INFINITY),
  };
}

/**
 * The sum of these. Roundings of many lines go up and down: they leave the sum as much room as the root of their number,
 * not as all of them together. Ranges add up in full.
 */
export function sumOf(parts: readonly (Interval & { value: number; range: boolean })[]): Interval {
  let [min, max, low, high] = [0, 0, 0, 0];
  for (const part of parts) {
    const base = part.range ? part : { min: part.value, max: part.value };
    [min, max] = [min + base.min, max + base.max];
    [low, high] = [low + (base.min - part.min) ** 2, high + (part.max - base.max) ** 2];
  }
  return { min: min - Math.sqrt(low), max: max + Math.sqrt(high) };
}

/**
 * What a formula gives over intervals. Each of our formulas rises or falls in one input throughout where all are
 * positive, so the corners hold its extremes. Null where a corner gives no number: nothing is known then.
 */
export function image(compute: (...values: number[]) => number, inputs: readonly Interval[]): Interval | null {
  let found: Interval | null = null;
  for (let corner = 0; corner < 1 << inputs.length; corner += 1) {
    const value = compute(...inputs.map(({ min, max }, at) => ((corner >> at) & 1 ? max : min)));
    if (Number.isNaN(value)) return null;
    found = found === null ? { min: value, max: value } : hull([found, { min: value, max: value }]);
  }
  return found;
}

/** How far two intervals miss each other, as a share of the larger of what they nearly meet in; 0 where they meet. */
export function missing(a: Interval, b: Interval): number {
  const [left, right] = a.max < b.min ? [a.max, b.min] : b.max < a.min ? [b.max, a.min] : [0, 0];
  const size = Math.max(Math.abs(left), Math.abs(right));
  return size === 0 ? 0 : (right - left) / size;
}
