import type { Quantity, UnitKind } from "../../domain/quantity.ts";
import type { Candidate } from "./match.ts";
import type { Point, Series } from "./series.ts";
import { sameTime, type Time } from "./time-of.ts";

/** The points of a series that a claim may speak of. */
export interface Chosen {
  points: Point[];
  /** True where time and column leave no doubt. */
  sure: boolean;
}

/** Measures that a claim's unit can be held against. */
function comparable(unit: UnitKind, { quantity }: Point, { label }: Series): boolean {
  const other = quantity.unit;
  if (unit === "percent")
    return (
      other === "percent" ||
      (other === "number" && /%|percent|rate|margin|yield|volatility|ratio|taux|marge|taxa|margem/i.test(label))
    );
  if (unit === "multiple") return other === "multiple" || other === "number";
  if (unit === "duration") return other === "duration" || other === "number";
  if (unit === "number") return other !== "percent";
  if (unit === "money") return other === "money" || other === "number";
  return other === "count" || other === "number";
}

/** The points at a time, in the column that the claim names. */
export function pointsAt(
  { series, extra }: Candidate,
  time: Time | undefined,
  quantity: Quantity | undefined,
  words: ReadonlySet<string>,
): Chosen {
  let points = series.points.filter(
    (point) => !point.change && (quantity === undefined || comparable(quantity.unit, point, series)),
  );
  let sure = true;
  if (time !== undefined) {
    const dated = points.filter((point) => point.time !== null && sameTime(time, point.time));
    if (dated.length === 0 && points.some((point) => point.time === null)) {
      points = points.filter((point) => point.time === null);
      sure = false;
    } else points = dated;
  } else if (points.length > 1) sure = false;
  const named = points.filter(
    ({ column }) => column.size > 0 && [...column].every((word) => words.has(word) || series.keys.words.has(word)),
  );
  const plain = points.filter(({ column }) => column.size === 0 || [...column].every((word) => word === "total"));
  const wanted = points.filter(({ column }) => extra.some((word) => column.has(word)));
  if (named.length > 0) points = named;
  else if (wanted.length > 0) points = wanted;
  else if (plain.length > 0) points = plain;
  if (time !== undefined && new Set(points.map(({ quantity: { value } }) => value)).size > 1) sure = false;
  return { points, sure };
}
