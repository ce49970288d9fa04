import type { Quantity } from "../domain/quantity.ts";

/**
 * True where both say the same: the same value within the rounding the coarser print allows, the same bound ("> 300"
 * is not "300") and range. "0,5 M€" is printed to the nearest 100 K€, so it equals 504 000 €; "500 000 €" is printed
 * to the euro and does not. Period and basis are not compared: they say what is meant, not how much.
 */
export function sameQuantity(a: Quantity, b: Quantity): boolean {
  return a.bound === b.bound && (a.range === undefined) === (b.range === undefined) && sameValue(a, b);
}

/** The same without bounds: "plus de 300 clients" and "300 clients" share their value. A range has two values. */
export function sameValue(a: Quantity, b: Quantity): boolean {
  if (a.currency !== undefined && b.currency !== undefined && a.currency !== b.currency) return false;
  if (a.per !== undefined && b.per !== undefined && a.per !== b.per) return false;
  const [first, second] = [comparable(a, b), comparable(b, a)];
  if (first === null || second === null) return false;
  const tolerance = Math.max(first.step, second.step) / 2;
  if (a.range === undefined && b.range === undefined)
    return within(first.factor * a.value, second.factor * b.value, tolerance);
  const [one, other] = [ends(a), ends(b)];
  return (
    within(first.factor * one.min, second.factor * other.min, tolerance) &&
    within(first.factor * one.max, second.factor * other.max, tolerance)
  );
}

/** How to bring a quantity to the measure it shares with another one; null where they share none. */
function comparable(one: Quantity, other: Quantity): { factor: number; step: number } | null {
  const factor = conversion(one, other);
  return factor === null ? null : { factor, step: one.step * factor };
}

function conversion(one: Quantity, other: Quantity): number | null {
  if (one.unit === other.unit) return one.unit === "duration" ? durationFactor(one, other) : 1;
  // A bare number beside a percentage is its fraction: 0.72 is 72 %, and 72 is not.
  if (one.unit === "number" && other.unit === "percent") return 100;
  if (one.unit === "percent" && other.unit === "number") return 1;
  // A cell without unit may hold any other measure; two named measures must agree.
  return one.unit === "number" || other.unit === "number" ? 1 : null;
}

const IN_MONTHS = { month: 1, year: 12 } as const;
const IN_DAYS = { day: 1, week: 7 } as const;

/** Years compare with months and weeks with days; months have no fixed number of days. */
function durationFactor(one: Quantity, other: Quantity): number | null {
  const [unit, otherUnit] = [one.durationUnit, other.durationUnit];
  if (unit === undefined || otherUnit === undefined) return 1;
  if (unit in IN_MONTHS && otherUnit in IN_MONTHS) return IN_MONTHS[unit as keyof typeof IN_MONTHS];
  if (unit in IN_DAYS && otherUnit in IN_DAYS) return IN_DAYS[unit as keyof typeof IN_DAYS];
  return null;
}

function ends(quantity: Quantity): { min: number; max: number } {
  return quantity.range ?? { min: quantity.value, max: quantity.value };
}

/** Binary fractions leave dust in the last digits: 0.1 + 0.2. A billionth of the value is below any print. */
function within(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) <= tolerance + 1e-12 * Math.max(Math.abs(a), Math.abs(b));
}
