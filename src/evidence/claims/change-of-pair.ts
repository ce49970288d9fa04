import { least } from "../../domain/many.ts";
import type { Quantity } from "../../domain/quantity.ts";
import { type Pair, UNDECIDED } from "./change-pairs.ts";
import type { ReadClaim } from "./claim.ts";
import { agreement } from "./compare-values.ts";
import type { Judgement } from "./verdict.ts";

/** Where a change ends, to be opened. */
export function placeOf({ series, after }: Pair): Pick<Judgement, "at" | "passage" | "found"> {
  return { at: after.address, passage: series.passage, found: after.text };
}

/** What two values make of a claim about their change. */
export function changeOf(claim: ReadClaim, pair: Pair): Judgement {
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
    const apart = least(claimed.map(({ value }) => Math.abs(value - change.value)));
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
  const apart = least((claim.readings ?? [quantity]).map(({ value }) => Math.abs(Math.abs(value) - growth)));
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

function round(value: number): string {
  return String(Number(value.toPrecision(6)));
}
