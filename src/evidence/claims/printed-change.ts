import { REFUTES, timesOf } from "./change-pairs.ts";
import type { ReadClaim } from "./claim.ts";
import { agreement } from "./compare-values.ts";
import type { Candidate } from "./match.ts";
import type { Point, Series } from "./series.ts";
import { sameTime, type Time } from "./time-of.ts";
import type { Judgement } from "./verdict.ts";

/** The table prints the change itself. */
export function printedChange(claim: ReadClaim, candidates: readonly Candidate[]): Judgement | null {
  const { quantity } = claim;
  const times = timesOf(claim);
  if (quantity === undefined || times === null || claim.kind === "direction") return null;
  for (const { series, fit } of candidates) {
    if (!REFUTES.has(fit)) continue;
    const years = series.points.filter(({ time, change }) => !change && time !== null);
    if (years.length !== 2 || !years.some(({ time }) => time !== null && sameTime(times.after, time))) continue;
    const [one, other] = years as [Point, Point];
    if (one.quantity.value < 0 || other.quantity.value < 0) continue;
    const latest = sameTime(times.after, one.time as Time) ? [one, other] : [other, one];
    const rose = (latest[0]?.quantity.value ?? 0) - (latest[1]?.quantity.value ?? 0);
    if ((rose > 0 ? "up" : "down") !== claim.direction) continue;
    for (const point of series.points) {
      if (!point.change || Math.sign(point.quantity.value) === 0) continue;
      const positive = { ...point, quantity: { ...point.quantity, value: Math.abs(point.quantity.value) } };
      if (claim.kind === "growth" && point.quantity.unit !== "percent") continue;
      if (claim.kind !== "growth" && point.quantity.unit === "percent") continue;
      if (claim.kind === "growth" && point.quantity.step > quantity.step) continue;
      if (agreement([quantity], positive, series) === "same")
        return {
          verdict: "supported",
          reason: "same_value",
          at: point.address,
          passage: series.passage,
          found: point.text,
        };
    }
  }
  return null;
}

/** A sentence of the document that states the same change of the same time. */
export function saysSame(claim: ReadClaim, series: Series): boolean {
  const [point] = series.points;
  if (point === undefined || claim.quantity === undefined || series.direction !== claim.direction) return false;
  const times = timesOf(claim);
  if (times === null || point.time === null || !sameTime(times.after, point.time)) return false;
  if (series.base !== undefined && !sameTime(times.before, series.base)) return false;
  return agreement(claim.readings ?? [claim.quantity], point, series) === "same";
}

/** A sentence of the document gives this change of this name, of no other time: it may be the one that is meant. */
export function givesSame(claim: ReadClaim, series: Series): boolean {
  const { quantity, readings, direction } = claim;
  const [point] = series.points;
  if (quantity === undefined || point === undefined) return true;
  const after = timesOf(claim)?.after;
  if (
    after !== undefined &&
    point.time !== null &&
    (series.firm || series.base !== undefined) &&
    !sameTime(after, point.time)
  )
    return false;
  return series.direction === direction && agreement(readings ?? [quantity], point, series) !== "other";
}
