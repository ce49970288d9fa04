import type { ReadClaim } from "./claim.ts";
import type { EvidenceIndex } from "./evidence-index.ts";
import { judgeFigure, longest } from "./judge-figure.ts";
import { stemsIn } from "./keys.ts";
import { candidatesFor, type Fit } from "./match.ts";
import { pointsAt } from "./points.ts";
import type { Point, Series } from "./series.ts";
import { ofWholeYears, sameTime, timeOfPeriod } from "./time-of.ts";
import type { Judgement } from "./verdict.ts";

/** One value of a label at a claim's time. */
export interface Held {
  series: Series;
  point: Point;
  fit: Fit;
  sure: boolean;
}

const REFUTES = new Set<Fit>(["exact", "meaning", "context"]);

/** "X was 12 % of Y": both values at that time, in one table where there is one, and their ratio. */
export function judgeShare(claim: ReadClaim, index: EvidenceIndex): Judgement {
  const { quantity, of } = claim;
  if (quantity === undefined || of === undefined) return { verdict: "unclear", reason: "not_decided" };
  const parts = held(claim, claim.label, index);
  const wholes = held(claim, of, index);
  const columns = wholes.flatMap((whole) => columnsOf(claim, whole));
  const pairs = [
    ...columns,
    ...parts.flatMap((part) => wholes.filter(({ series }) => series !== part.series).map((whole) => ({ part, whole }))),
  ];
  const together = pairs.filter(({ part, whole }) => part.series.table === whole.series.table);
  const results = (together.length > 0 ? together : pairs).slice(0, 50).map(({ part, whole }) => {
    const [a, b] = [part.point.quantity.value, whole.point.quantity.value];
    const ratio = b === 0 ? Number.NaN : (a / b) * 100;
    return { part, whole, ratio, same: Math.abs(ratio - quantity.value) <= quantity.step / 2 + 1e-9 };
  });
  const right = results.find(({ same, part, whole }) => same && part.sure && whole.sure);
  const tell = ({ part, whole, ratio }: (typeof results)[number]) => ({
    at: part.point.address,
    passage: `${part.series.passage} / ${whole.series.passage}`,
    found: part.point.text,
    sum: `${part.point.text} / ${whole.point.text} = ${Number(ratio.toPrecision(5))} %`,
  });
  if (right !== undefined) return { verdict: "supported", reason: "computed_same", ...tell(right) };
  const stated = judgeFigure({ ...claim, kind: "figure", label: `${claim.label} ${of}` }, index);
  if (stated.verdict === "supported") return stated;
  const [first] = results;
  if (first === undefined)
    return {
      verdict: parts.length === 0 ? "not_found" : "unclear",
      reason: parts.length === 0 ? "no_such_label" : "not_decided",
    };
  const beyond = results.every(
    ({ part, whole, ratio }) =>
      REFUTES.has(part.fit) && REFUTES.has(whole.fit) && part.sure && whole.sure && Number.isFinite(ratio),
  );
  if (together.length > 0 && beyond) return { verdict: "contradicted", reason: "computed_other", ...tell(first) };
  return { verdict: "unclear", reason: "not_decided", ...tell(first) };
}

/** "Pumps were 66 % of net sales": a part that is a column of the row. */
function columnsOf(claim: ReadClaim, whole: Held): { part: Held; whole: Held }[] {
  const { series, fit, sure } = whole;
  const words = stemsIn(claim.label);
  const time = claim.period === undefined ? undefined : timeOfPeriod(claim.period, claim.months);
  if (time === undefined) return [];
  return series.points
    .filter(({ column, change }) => !change && column.size > 0 && [...column].every((word) => words.has(word)))
    .filter((point) => point.time !== null && sameTime(time, point.time) && point.quantity.unit !== "percent")
    .map((point) => ({ part: { series, point, fit, sure: true }, whole: { ...whole, sure } }));
}

/** The values that a label has at the time of a claim. */
export function held(claim: ReadClaim, label: string, index: EvidenceIndex): Held[] {
  const time = claim.period === undefined ? undefined : timeOfPeriod(claim.period, claim.months);
  const found = longest(candidatesFor(index, { ...claim, label, aside: "", around: [] }))
    .filter(({ series, fit }) => series.kind === "figure" && fit !== "loose")
    .flatMap((candidate) => {
      const { points, sure } = pointsAt(candidate, time, undefined, stemsIn(label));
      return points
        .filter(({ quantity }) => quantity.unit !== "percent")
        .map((point) => ({ series: candidate.series, point, fit: candidate.fit, sure: sure && time !== undefined }));
    });
  return ofWholeYears(found, time, ({ point }) => point.time);
}
