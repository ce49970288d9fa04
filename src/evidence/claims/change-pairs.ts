import type { ReadClaim } from "./claim.ts";
import { awayFrom } from "./judge-figure.ts";
import { stemsIn } from "./keys.ts";
import type { Candidate, Fit } from "./match.ts";
import { pointsAt } from "./points.ts";
import type { Point, Series } from "./series.ts";
import { type Time, timeOfPeriod } from "./time-of.ts";
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

/** The two times a change goes from and to; null where the claim names none. */
export function timesOf({ period, base, months }: ReadClaim): { after: Time; before: Time } | null {
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

/** How well a series must fit to refute a claim about it. */
export const REFUTES = new Set<Fit>(["exact", "meaning", "context"]);

/** What is said of a change that the documents leave open. */
export const UNDECIDED: Judgement = { verdict: "unclear", reason: "not_decided" };
