import { least } from "../../domain/many.ts";
import { directionOf } from "../../lexicon/movement.ts";
import { changeOf, placeOf } from "./change-of-pair.ts";
import { type Pair, pairsOf, REFUTES, timesOf, UNDECIDED } from "./change-pairs.ts";
import type { ReadClaim } from "./claim.ts";
import type { EvidenceIndex } from "./evidence-index.ts";
import { longest } from "./judge-figure.ts";
import { candidatesFor } from "./match.ts";
import { givesSame, printedChange, saysSame } from "./printed-change.ts";
import { ofWholeYears } from "./time-of.ts";
import type { Judgement } from "./verdict.ts";

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
  const nearest = least(fitting.map(({ pair }) => pair.away));
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
