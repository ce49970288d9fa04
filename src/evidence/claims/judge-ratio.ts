import { NAMED_RATIOS } from "../../lexicon/ratios.ts";
import type { ReadClaim } from "./claim.ts";
import type { EvidenceIndex } from "./evidence-index.ts";
import { longest } from "./judge-figure.ts";
import { keysOf } from "./keys.ts";
import { candidatesFor } from "./match.ts";
import { pointsAt } from "./points.ts";
import type { Point, Series } from "./series.ts";
import { timeOfPeriod } from "./time-of.ts";
import type { Judgement } from "./verdict.ts";

const RATIOS = new Map(
  NAMED_RATIOS.flatMap(({ names, over, under }) =>
    names.map((name) => [[...keysOf(name).meanings].sort().join(" "), { over, under }] as const),
  ),
);

/** A ratio no document states, from the two values that make it: "operating margin was 17.1 %". Null where it is none. */
export function judgeRatio(claim: ReadClaim, index: EvidenceIndex): Judgement | null {
  const { quantity, period } = claim;
  const ratio = RATIOS.get([...keysOf(claim.label).meanings].sort().join(" "));
  if (ratio === undefined || quantity === undefined || period === undefined || claim.readings !== undefined)
    return null;
  const overs = valuesOf(claim, ratio.over, index);
  const unders = valuesOf(claim, ratio.under, index);
  const results = overs.flatMap((over) =>
    unders.filter((under) => under.point.quantity.value !== 0).map((under) => ({ over, under })),
  );
  const factor = quantity.unit === "percent" ? 100 : 1;
  const judged = results.map(({ over, under }) => {
    const value = (over.point.quantity.value / under.point.quantity.value) * factor;
    return { over, under, value, same: Math.abs(value - quantity.value) <= quantity.step / 2 + 1e-9 };
  });
  const right = judged.find(({ same }) => same);
  const [first] = judged;
  const chosen = right ?? first;
  if (chosen === undefined) return null;
  const told = {
    at: chosen.over.point.address,
    passage: `${chosen.over.series.passage} / ${chosen.under.series.passage}`,
    sum: `${chosen.over.point.text} / ${chosen.under.point.text} = ${Number(chosen.value.toPrecision(4))}${factor === 100 ? " %" : ""}`,
  };
  if (right !== undefined) return { verdict: "supported", reason: "computed_same", ...told };
  // Several rows of these names: which ones the author took nobody can say.
  return judged.length === 1
    ? { verdict: "contradicted", reason: "computed_other", ...told }
    : { verdict: "unclear", reason: "several_fit", ...told };
}

function valuesOf(
  claim: ReadClaim,
  labels: readonly string[],
  index: EvidenceIndex,
): { series: Series; point: Point }[] {
  const time = timeOfPeriod(claim.period as string, claim.months);
  const found = labels
    .flatMap((label) => longest(candidatesFor(index, { label, aside: "", around: [] })))
    .filter(({ series, fit }) => series.kind === "figure" && (fit === "exact" || fit === "near"))
    .flatMap((candidate) => {
      const { points, sure } = pointsAt(candidate, time, undefined, new Set());
      return sure ? points.map((point) => ({ series: candidate.series, point })) : [];
    })
    .filter(({ point }) => point.quantity.unit !== "percent");
  return [...new Map(found.map((one) => [one.point.quantity.value, one])).values()];
}
