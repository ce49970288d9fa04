import { greatest, least } from "../../domain/many.ts";
import type { Quantity } from "../../domain/quantity.ts";
import type { ReadClaim } from "./claim.ts";
import { agreement, digitsShown } from "./compare-values.ts";
import type { EvidenceIndex } from "./evidence-index.ts";
import { isCited } from "./judge-mention.ts";
import { stemsIn } from "./keys.ts";
import { type Candidate, candidatesFor, EXPENSE, FITS, type Fit } from "./match.ts";
import { pointsAt } from "./points.ts";
import type { Point, Series } from "./series.ts";
import { ofWholeYears, sameTime, timeOfPeriod } from "./time-of.ts";
import type { Judgement } from "./verdict.ts";

interface Held {
  series: Series;
  point: Point;
  fit: Fit;
  /** Of its `awayFrom`. */
  away: number;
  sure: boolean;
  result: "same" | "other" | "unsure";
}

const REFUTES = new Set<Fit>(["exact", "meaning", "context"]);

/** A figure against the rows and sentences that have its label, at its time. */
export function judgeFigure(claim: ReadClaim, index: EvidenceIndex): Judgement {
  const { quantity } = claim;
  if (quantity === undefined) return { verdict: "unclear", reason: "not_decided" };
  const candidates = longest(candidatesFor(index, claim).filter(({ series }) => series.kind === "figure"));
  if (candidates.length === 0) return { verdict: "not_found", reason: "no_such_label" };
  const time = claim.period === undefined ? undefined : timeOfPeriod(claim.period, claim.months);
  let held = ofWholeYears(
    candidates.flatMap((candidate) => hold(claim, quantity, candidate)),
    time,
    ({ point }) => point.time,
  );
  const dated = new Set(
    candidates
      .filter(({ fit }) => REFUTES.has(fit))
      .flatMap(({ series }) => series.points.filter((point) => point.time !== null && !point.change))
      .filter((point) => time !== undefined && point.time !== null && !sameTime(time, point.time))
      .map((point) => point.quantity.value),
  );
  // A value without a time that other rows of this name date otherwise is that one.
  const meant = held.filter(({ point }) => point.time !== null || !dated.has(point.quantity.value));
  if (meant.length > 0 && meant.some(({ sure }) => sure)) held = meant;
  if (held.length === 0) {
    const known = candidates.some(({ fit }) => fit !== "loose");
    return { verdict: known ? "not_found" : "unclear", reason: known ? "no_such_period" : "no_such_label" };
  }
  const judged = decide(held, quantity, claim);
  return claim.assumed && judged.verdict === "contradicted" && !isOfAnotherTime(claim, quantity, candidates)
    ? { ...judged, verdict: "unclear", reason: "not_decided" }
    : judged;
}

/** The row gives this very value, at another time than the one before. */
function isOfAnotherTime({ readings }: ReadClaim, quantity: Quantity, candidates: readonly Candidate[]): boolean {
  return (
    digitsShown(quantity) >= 2 &&
    candidates.some(
      ({ series, fit }) =>
        REFUTES.has(fit) &&
        series.points.some(
          (point) =>
            !point.change && point.time !== null && agreement(readings ?? [quantity], point, series) === "same",
        ),
    )
  );
}

/** The values of one candidate, each compared with the claimed one. */
function hold(claim: ReadClaim, quantity: Quantity, candidate: Candidate): Held[] {
  const time = claim.period === undefined ? undefined : timeOfPeriod(claim.period, claim.months);
  const { points, sure } = pointsAt(candidate, time, quantity, stemsIn(`${claim.label} ${claim.aside}`));
  const readings = claim.readings ?? [quantity];
  // A percentage among amounts is how they changed or a part of something: it says little of the row.
  const amounts = candidate.series.points.some(
    (point) => point.quantity.unit === "money" || point.quantity.step >= 1e3,
  );
  return points.map((point) => ({
    series: candidate.series,
    point,
    fit: candidate.fit,
    away: awayFrom(candidate),
    sure: sure && (time !== undefined || isThatLine(claim, candidate, point)),
    result: aside(agreement(readings, point, candidate.series), amounts && point.quantity.unit === "percent"),
  }));
}

/** "ARR is 900,000 (slide 7)" where slide 7 has one line of this name, and neither says when: that line is meant. */
function isThatLine(claim: ReadClaim, { series, fit }: Candidate, point: Point): boolean {
  const named = fit === "exact" || fit === "meaning";
  return named && point.time === null && series.points.length === 1 && !point.change && isCited(claim, point);
}

function aside(result: Held["result"], among: boolean): Held["result"] {
  return among && result === "other" ? "unsure" : result;
}

/** Of two labels the one that says more of the claim: "total current assets" beats "assets". */
export function longest(candidates: Candidate[]): Candidate[] {
  const strong = candidates.filter(({ fit }) => fit === "exact" || fit === "meaning");
  if (strong.length > 0) return [...strong, ...candidates.filter(({ fit }) => fit === "near")];
  const context = candidates.filter(({ fit }) => fit === "context");
  const most = Math.max(0, greatest(context.map(({ series }) => series.keys.words.size)));
  const kept = context.filter(({ series }) => series.keys.words.size === most);
  const nearest = Map.groupBy(kept, placeOf);
  return candidates.filter(
    (one) =>
      one.fit !== "context" ||
      (kept.includes(one) && awayFrom(one) === least((nearest.get(placeOf(one)) ?? []).map(awayFrom))),
  );
}

/** How many of the words that only the surroundings have stand farther off than the heading right above or its columns'. */
export function awayFrom({ extra, narrower, series: { near, points } }: Candidate): number {
  const far = extra.filter(
    (word) => word !== EXPENSE && !near.has(word) && !points.some(({ column }) => column.has(word)),
  ).length;
  return far + (narrower ? 1 : 0);
}

/** The page or sheet: under one title there the table whose own heading has the word is meant. */
function placeOf({ series: { points } }: Candidate): string {
  const address = points[0]?.address;
  if (address === undefined) return "";
  return `${address.document} ${"page" in address ? address.page : "sheet" in address ? address.sheet : ""}`;
}

function decide(held: readonly Held[], quantity: Quantity, claim: ReadClaim): Judgement {
  const told = ({ series: { passage }, point: { address: at, text: found, quantity } }: Held) => ({
    at,
    passage,
    found,
    value: quantity.value,
  });
  const fitting = held.filter(({ fit }) => REFUTES.has(fit));
  const nearest = least(fitting.map(({ away }) => away));
  const strong = fitting.filter(({ away }) => away === nearest);
  const same = held.filter(({ result, fit }) => result === "same" && fit !== "loose");
  const firm = same.filter(({ sure }) => sure);
  const against = strong.filter(({ result, sure, series }) => result === "other" && sure && series.firm);
  const [best] = firm.toSorted((a, b) => FITS.indexOf(a.fit) - FITS.indexOf(b.fit) || a.away - b.away);
  if (best !== undefined) {
    const rivals = against.filter(({ fit, away }) => best.fit === "near" || (fit === best.fit && away <= best.away));
    const nearer = rivals.some(({ away }) => away < best.away);
    const usual = best.fit !== "near" && usualValue(strong) === best.point.quantity.value;
    if (rivals.length > 0 && (best.fit === "near" || nearer || (digitsShown(quantity) < 3 && !usual)))
      return { verdict: "unclear", reason: "several_fit", ...told(best) };
    return { verdict: "supported", reason: "same_value", ...told(best) };
  }
  // The claim names no time: that the documents give this value under this label is all it says.
  const timeless = same.find(({ fit }) => REFUTES.has(fit));
  if (claim.period === undefined && timeless !== undefined && digitsShown(quantity) >= 2)
    return { verdict: "supported", reason: "same_value", ...told(timeless) };
  const [weak] = same;
  if (weak !== undefined) return { verdict: "unclear", reason: "several_fit", ...told(weak) };
  const [first] = against;
  if (first === undefined || strong.some(({ result }) => result === "unsure")) {
    const near = held[0] as Held;
    return {
      verdict: "unclear",
      reason: near.fit === "near" || near.fit === "loose" ? "near_label" : "not_decided",
      ...told(near),
    };
  }
  const values = new Set(against.map(({ point }) => point.quantity.value));
  const usual = usualValue(strong);
  const main = against.find(({ point }) => point.quantity.value === usual);
  if (main === undefined && (values.size > 2 || strong.some(({ sure }) => !sure)))
    return { verdict: "unclear", reason: "several_fit", ...told(first) };
  return {
    verdict: "contradicted",
    reason: reasonOf(quantity, (main ?? first).point.quantity),
    ...told(main ?? first),
  };
}

/** The value that several tables give under this very name at that time, more than any other; undefined where none does. */
function usualValue(held: readonly Held[]): number | undefined {
  const tables = new Map<number, Set<number>>();
  for (const { point, series, sure, fit } of held)
    if (sure && series.firm && (fit === "exact" || fit === "meaning")) {
      const { value } = point.quantity;
      tables.set(value, (tables.get(value) ?? new Set()).add(series.table));
    }
  const [first, second] = [...tables].sort(([, a], [, b]) => b.size - a.size);
  return first !== undefined && first[1].size >= 2 && first[1].size > (second?.[1].size ?? 0) ? first[0] : undefined;
}

function reasonOf(claimed: Quantity, printed: Quantity): Judgement["reason"] {
  if (claimed.bound !== undefined) return "beyond_limit";
  const [a, b] = [Math.abs(claimed.value), Math.abs(printed.value)];
  if (a === b) return "other_sign";
  const ratio = Math.log10(a / b);
  return Math.abs(ratio) > 2.9 && Math.abs(ratio - Math.round(ratio)) < 0.003 ? "other_scale" : "other_value";
}
