import type { ReadClaim } from "./claim.ts";
import type { EvidenceIndex } from "./evidence-index.ts";
import { longest } from "./judge-figure.ts";
import { stemsIn } from "./keys.ts";
import { type Candidate, candidatesFor } from "./match.ts";
import { pointsAt } from "./points.ts";
import type { Point } from "./series.ts";
import { type Time, timeOfPeriod } from "./time-of.ts";
import type { Judgement } from "./verdict.ts";

const UNDECIDED: Judgement = { verdict: "unclear", reason: "not_decided" };

/** "Of the years 2017 to 2019, 2018 had the highest X": every year of the row, and which one stands out. */
export function judgePeak(claim: ReadClaim, index: EvidenceIndex): Judgement {
  const candidates = longest(candidatesFor(index, claim)).filter(
    ({ series, fit }) => series.kind === "figure" && fit !== "loose",
  );
  if (candidates.length === 0) return { verdict: "not_found", reason: "no_such_label" };
  if (claim.period === undefined) return UNDECIDED;
  const judged = candidates
    .map((candidate) => peakIn(claim, claim.period as string, candidate))
    .filter((one) => one !== null);
  const [first] = judged;
  if (first === undefined) return { verdict: "not_found", reason: "no_such_period" };
  return judged.every(({ verdict }) => verdict === first.verdict)
    ? first
    : { ...first, verdict: "unclear", reason: "several_fit" };
}

function peakIn(claim: ReadClaim, period: string, candidate: Candidate): Judgement | null {
  const at = timeOfPeriod(period, claim.months);
  const years = claim.among === undefined ? yearsOf(candidate) : yearsBetween(claim.among);
  const words = stemsIn(`${claim.label} ${claim.aside}`);
  const points: { time: Time; point: Point }[] = [];
  for (const year of years) {
    const { points: found, sure } = pointsAt(candidate, { ...at, year }, undefined, words);
    const [only, ...more] = found.filter(
      ({ quantity }) => quantity.unit !== "percent" || found.every((one) => one.quantity.unit === "percent"),
    );
    if (only === undefined || more.length > 0 || !sure) return null;
    points.push({ time: { ...at, year }, point: only });
  }
  if (points.length < 2 || !points.some(({ time }) => time.year === at.year)) return null;
  const place = { at: points[0]?.point.address, passage: candidate.series.passage };
  const told = { ...(place.at === undefined ? {} : { at: place.at }), passage: place.passage };
  if (points.every(({ point }) => point.quantity.value < 0))
    return { verdict: "unclear", reason: "not_comparable", ...told };
  const sorted = [...points].sort((a, b) => b.point.quantity.value - a.point.quantity.value);
  const [best, next] = claim.extreme === "highest" ? sorted : sorted.reverse();
  if (best === undefined || next === undefined || best.point.quantity.value === next.point.quantity.value)
    return { ...UNDECIDED, ...told };
  const right = best.time.year === at.year;
  return {
    verdict: right ? "supported" : "contradicted",
    reason: right ? "peak_right" : "peak_wrong",
    ...told,
    found: `${best.time.year}: ${best.point.text}`,
    sum: points.map(({ time, point }) => `${time.year}: ${point.text}`).join(", "),
  };
}

function yearsOf({ series }: Candidate): number[] {
  return [
    ...new Set(series.points.flatMap(({ time, change }) => (change || time?.year === undefined ? [] : [time.year]))),
  ];
}

function yearsBetween([first, last]: [string, string]): number[] {
  const [from, to] = [Number(first), Number(last)].sort((a, b) => a - b) as [number, number];
  return to - from > 40 ? [] : Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
