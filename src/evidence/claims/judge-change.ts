import type { Quantity } from "../../domain/quantity.ts";
import { directionOf } from "../../lexicon/movement.ts";
import type { ReadClaim } from "./claim.ts";
import { agreement } from "./compare-values.ts";
import type { EvidenceIndex } from "./evidence-index.ts";
import { awayFrom, longest } from "./judge-figure.ts";
import { stemsIn } from "./keys.ts";
import { type Candidate, candidatesFor, type Fit } from "./match.ts";
import { pointsAt } from "./points.ts";
import type { Point, Series } from "./series.ts";
import { ofWholeYears, sameTime, type Time, timeOfPeriod } from "./time-of.ts";
import type { Judgement } from "./verdict.ts";

/** Two values of one series: before and after. */
export interface Pair {
  series: Series;
  fit: Fit;
  away: number;
  before: Point;
  after: Point;
  sure: boolean;
}

const REFUTES = new Set<Fit>(["exact", "meaning", "context"]);
const UNDECIDED: Judgement = { verdict: "unclear", reason: "not_decided" };

/** A growth, a difference, a change in points or a bare movement, computed from the values of one row. */
export function judgeChange(claim: ReadClaim, index: EvidenceIndex): Judgement {
  const all = candidatesFor(index, {
    ...claim,
    around: claim.around.filter((word) => directionOf(word) === null),
  });
  const candidates = longest(all.filter(({ series }) => series.kind === "figure"));
  const said = all.filter(({ series, fit }) => series.kind === claim.kind && REFUTES.has(fit));
  const stated = said.map(({ series }) => ({ series, same: saysSame(claim, series) })).find(({ same }) => same);
  const pairs = ofWholeYears(
    candidates.flatMap((candidate) => pairsOf(claim, candidate)),
    timesOf(claim)?.after,
    ({ after }) => after.time,
  );
  const results = pairs.map((pair) => ({ pair, judged: changeOf(claim, pair) }));
  const right = results
    .toSorted((a, b) => a.pair.away - b.pair.away)
    .find(({ judged, pair }) => judged.verdict === "supported" && pair.fit !== "loose" && pair.sure);
  const opposed = results.some(
    ({ judged, pair }) =>
      judged.verdict === "contradicted" &&
      REFUTES.has(pair.fit) &&
      pair.sure &&
      pair.away <= (right?.pair.away ?? Number.POSITIVE_INFINITY),
  );
  // Two rows of that name that went two ways: a figure tells which one is meant, a direction does not.
  const nearer = results.some(
    ({ judged, pair }) =>
      judged.verdict === "contradicted" && REFUTES.has(pair.fit) && pair.sure && pair.away < (right?.pair.away ?? 0),
  );
  if (right !== undefined && ((claim.kind === "direction" && opposed) || nearer))
    return { ...right.judged, verdict: "unclear", reason: "several_fit" };
  if (right !== undefined) return right.judged;
  const printed = printedChange(claim, candidates);
  if (printed !== null) return printed;
  if (stated !== undefined) {
    const [point] = stated.series.points;
    return {
      verdict: "supported",
      reason: "same_value",
      passage: stated.series.passage,
      ...(point === undefined ? {} : { at: point.address, found: point.text }),
    };
  }
  const fitting = results.filter(({ pair }) => REFUTES.has(pair.fit));
  const nearest = Math.min(...fitting.map(({ pair }) => pair.away));
  const strong = fitting.filter(({ pair }) => pair.away === nearest);
  const wrong = strong.filter(({ judged, pair }) => judged.verdict === "contradicted" && pair.sure);
  const [first] = wrong;
  const sure = strong.filter(({ pair }) => pair.sure);
  if (first !== undefined && wrong.length === sure.length && !said.some(({ series }) => givesSame(claim, series)))
    return first.judged;
  if (results.length > 0) return { ...UNDECIDED, ...placeOf(results[0]?.pair as Pair) };
  if (candidates.length === 0) return { verdict: "not_found", reason: "no_such_label" };
  return { verdict: candidates.some(({ fit }) => fit !== "loose") ? "not_found" : "unclear", reason: "no_such_period" };
}

function timesOf({ period, base, months }: ReadClaim): { after: Time; before: Time } | null {
  const after = period === undefined ? undefined : timeOfPeriod(period, months);
  const before = base === undefined ? undefined : timeOfPeriod(base, months);
  if (after !== undefined && before !== undefined) return { after, before };
  if (after?.year !== undefined) return { after, before: { ...after, year: after.year - 1 } };
  if (before?.year !== undefined) return { before, after: { ...before, year: before.year + 1 } };
  const plan = /^([YM])(\d+)$/.exec(after?.other ?? "");
  return after !== undefined && plan !== null ? { after, before: { other: `${plan[1]}${Number(plan[2]) - 1}` } } : null;
}

/** The values of a series before and after, as a claim names the times. */
export function pairsOf(claim: ReadClaim, candidate: Candidate): Pair[] {
  const times = timesOf(claim);
  if (times === null) return [];
  const words = stemsIn(`${claim.label} ${claim.aside}`);
  const measured = claim.kind === "difference" ? claim.quantity : undefined;
  const after = pointsAt(candidate, times.after, measured, words);
  const before = pointsAt(candidate, times.before, measured, words);
  return after.points.flatMap((one) =>
    before.points
      .filter(
        (other) =>
          other.quantity.unit === one.quantity.unit ||
          other.quantity.unit === "number" ||
          one.quantity.unit === "number",
      )
      .filter((other) => [...other.column].join() === [...one.column].join())
      .map((other) => ({
        series: candidate.series,
        fit: candidate.fit,
        away: awayFrom(candidate),
        before: other,
        after: one,
        sure: after.sure && before.sure,
      })),
  );
}

function placeOf({ series, after }: Pair): Pick<Judgement, "at" | "passage" | "found"> {
  return { at: after.address, passage: series.passage, found: after.text };
}

function changeOf(claim: ReadClaim, pair: Pair): Judgement {
  const place = placeOf(pair);
  const [from, to] = [pair.before.quantity.value, pair.after.quantity.value];
  // A cost in brackets that grows falls: who reads it which way nobody can say.
  if (from < 0 || to < 0 || pair.before.quantity.range || pair.after.quantity.range)
    return { verdict: "unclear", reason: "not_comparable", ...place };
  const went = to > from ? "up" : to < from ? "down" : null;
  const sum = `${pair.after.text} − ${pair.before.text}`;
  if (claim.kind === "direction" || (claim.direction !== undefined && went !== null && claim.direction !== went)) {
    if (went === null) return { verdict: "unclear", reason: "not_decided", ...place };
    const right = claim.direction === went;
    return {
      verdict: right ? "supported" : "contradicted",
      reason: right ? "right_direction" : "wrong_direction",
      ...place,
      sum: `${pair.before.text} → ${pair.after.text}`,
    };
  }
  const { quantity, factor } = claim;
  if (factor !== undefined) return multipleOf(factor, pair, place);
  if (quantity === undefined) return { ...UNDECIDED, ...place };
  if (claim.kind === "growth") return growthOf(claim, quantity, pair, place);
  const change: Quantity = {
    ...pair.after.quantity,
    value: Math.abs(to - from),
    step: Math.max(pair.after.quantity.step, pair.before.quantity.step),
  };
  const claimed = (claim.readings ?? [quantity]).map((one) => ({ ...one, value: Math.abs(one.value) }));
  if (claim.kind === "points") {
    if (change.unit !== "percent" && change.unit !== "number")
      return { verdict: "unclear", reason: "not_comparable", ...place };
    const apart = Math.min(...claimed.map(({ value }) => Math.abs(value - change.value)));
    const right = apart <= quantity.step / 2 + 1e-9;
    if (!right && apart <= change.step) return { verdict: "unclear", reason: "not_decided", ...place, sum };
    return {
      verdict: right ? "supported" : "contradicted",
      reason: right ? "computed_same" : "computed_other",
      ...place,
      sum: `${sum} = ${round(change.value)}`,
    };
  }
  const bare =
    pair.after.bare === undefined || pair.before.bare === undefined
      ? {}
      : { bare: { ...pair.after.bare, value: Math.abs(pair.after.bare.value - pair.before.bare.value) } };
  const { bare: _, ...after } = pair.after;
  const result = agreement(claimed, { ...after, ...bare, quantity: change, text: round(change.value) }, pair.series);
  if (result === "unsure") return { verdict: "unclear", reason: "not_decided", ...place, sum };
  return {
    verdict: result === "same" ? "supported" : "contradicted",
    reason: result === "same" ? "computed_same" : "computed_other",
    ...place,
    sum: `${sum} = ${round(change.value / change.scale)}`,
  };
}

/** Right within the claim's own rounding; a doubt where the printed values' rounding leaves room. */
function growthOf(claim: ReadClaim, quantity: Quantity, pair: Pair, place: Partial<Judgement>): Judgement {
  const { before, after } = pair;
  const [from, to] = [before.quantity.value, after.quantity.value];
  if (from === 0) return { verdict: "unclear", reason: "not_comparable", ...place };
  const growth = Math.abs((to - from) / from) * 100;
  const sum = `(${after.text} − ${before.text}) / ${before.text} = ${round(((to - from) / from) * 100)} %`;
  const apart = Math.min(...(claim.readings ?? [quantity]).map(({ value }) => Math.abs(Math.abs(value) - growth)));
  if (apart <= quantity.step / 2 + 1e-9) return { verdict: "supported", reason: "computed_same", ...place, sum };
  const room = ((after.quantity.step / 2 + (before.quantity.step / 2) * (to / from)) / from) * 100;
  if (apart <= quantity.step / 2 + room) return { verdict: "unclear", reason: "not_decided", ...place, sum };
  return { verdict: "contradicted", reason: "computed_other", ...place, sum };
}

/** People say "doubled" of what is a little less or more; beyond that it is false, between the two nobody can say. */
const ROUGHLY = { low: 0.93, high: 1.1 };
const FAR = { low: 0.85, high: 1.25 };

/** "More than doubled", "halved": how many times as much it became. */
function multipleOf(
  { value, bound }: NonNullable<ReadClaim["factor"]>,
  { before, after }: Pair,
  place: Partial<Judgement>,
): Judgement {
  const [from, to] = [before.quantity.value, after.quantity.value];
  if (from === 0 || to === 0) return { verdict: "unclear", reason: "not_comparable", ...place };
  // Down as up: "halved" is held as what was twice as much.
  const reached = (value < 1 ? from / to : to / from) / (value < 1 ? 1 / value : value);
  const sum = `${after.text} / ${before.text} = ${Number((to / from).toPrecision(3))}`;
  const right =
    bound === "more"
      ? reached > 1
      : bound === "nearly"
        ? reached >= FAR.low && reached < 1
        : reached >= ROUGHLY.low && reached <= ROUGHLY.high;
  if (right) return { verdict: "supported", reason: "computed_same", ...place, sum };
  const wrong =
    bound === "more"
      ? reached < 1
      : bound === "nearly"
        ? reached < 0.75 || reached > 1.05
        : reached < FAR.low || reached > FAR.high;
  return wrong ? { verdict: "contradicted", reason: "computed_other", ...place, sum } : { ...UNDECIDED, ...place, sum };
}

/** The table prints the change itself. */
function printedChange(claim: ReadClaim, candidates: readonly Candidate[]): Judgement | null {
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
function saysSame(claim: ReadClaim, series: Series): boolean {
  const [point] = series.points;
  if (point === undefined || claim.quantity === undefined || series.direction !== claim.direction) return false;
  const times = timesOf(claim);
  if (times === null || point.time === null || !sameTime(times.after, point.time)) return false;
  if (series.base !== undefined && !sameTime(times.before, series.base)) return false;
  return agreement(claim.readings ?? [claim.quantity], point, series) === "same";
}

/** A sentence of the document gives this change of this name, of no other time: it may be the one that is meant. */
function givesSame(claim: ReadClaim, series: Series): boolean {
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

function round(value: number): string {
  return String(Number(value.toPrecision(6)));
}
