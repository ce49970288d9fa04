import { pairsOf } from "./change-pairs.ts";
import type { ReadClaim } from "./claim.ts";
import type { EvidenceIndex } from "./evidence-index.ts";
import { longest } from "./judge-figure.ts";
import { type Held, held } from "./judge-share.ts";
import { candidatesFor, type Fit } from "./match.ts";
import type { Series } from "./series.ts";
import { sameTime, timeOfPeriod } from "./time-of.ts";
import type { Judgement } from "./verdict.ts";

const UNDECIDED: Judgement = { verdict: "unclear", reason: "not_decided" };
const FITS: ReadonlySet<Fit> = new Set(["exact", "meaning", "context"]);
/** More pairs than this, and the names are too common to tell which are meant. */
const MOST_PAIRS = 60;

/** Something held against a line: a value, or a growth, with the words to show. */
interface Measured {
  value: number;
  shown: string;
  series: Series;
  at: Held["point"]["address"];
}

/** "A exceeded B", "A grew faster than B": both from their rows at that time, in one table where there is one. */
export function judgeComparison(claim: ReadClaim, index: EvidenceIndex): Judgement {
  const { than, relation } = claim;
  if (than === undefined || relation === undefined || claim.period === undefined) return UNDECIDED;
  const measure = relation === "faster" || relation === "slower" ? growthsOf : valuesOf;
  const [ones, others] = [measure(claim, claim.label, index), measure(claim, than, index)];
  if (ones.length === 0 && others.length === 0) return { verdict: "not_found", reason: "no_such_label" };
  const pairs = ones.flatMap((one) =>
    others.filter(({ series }) => series !== one.series || one.at !== undefined).map((other) => ({ one, other })),
  );
  const apart = pairs.filter(({ one, other }) => one.series !== other.series || one.shown !== other.shown);
  const together = apart.filter(({ one, other }) => one.series.table === other.series.table);
  const looked = together.length > 0 ? together : apart;
  const factor = claim.factor?.value ?? 1;
  return agreed(
    looked.slice(0, MOST_PAIRS).map(({ one, other }) => ({
      right:
        one.value === factor * other.value
          ? null
          : one.value > factor * other.value === (relation === "above" || relation === "faster"),
      one,
      sum: `${one.series.label} ${one.shown} / ${other.series.label} ${other.shown}`,
    })),
  );
}

/** "A was the largest segment by revenues": every row of its table at that time; totals are no rivals. */
export function judgeRank(claim: ReadClaim, index: EvidenceIndex): Judgement {
  const { by = "", period, months } = claim;
  if (period === undefined) return UNDECIDED;
  const time = timeOfPeriod(period, months);
  const own = valuesOf(claim, `${claim.label} ${by}`, index);
  if (own.length === 0) return { verdict: "not_found", reason: "no_such_label" };
  return agreed(
    own.map((one) => {
      const rivals = index.series
        .filter(({ table, label }) => table === one.series.table && !TOTAL.test(label))
        .filter((series) => series !== one.series)
        .flatMap((series) =>
          series.points
            .filter(
              ({ change, time: at, quantity }) =>
                !change && at !== null && sameTime(time, at) && quantity.unit !== "percent",
            )
            .map(({ quantity, text }) => ({ label: series.label, value: quantity.value, text })),
        );
      const ahead = rivals.filter(({ value }) => (claim.extreme === "lowest" ? value < one.value : value > one.value));
      const [first] = ahead.length > 0 ? ahead : rivals;
      return {
        right: rivals.length < 2 ? null : ahead.length === 0,
        one,
        sum: `${one.series.label} ${one.shown}${first === undefined ? "" : ` / ${first.label} ${first.text}`}`,
      };
    }),
  );
}

const TOTAL =
  /(?<!\p{L})(?:total|totaux|totais|sum|subtotal|sous-total|net|consolidated|ensemble|income|loss|before|after|margin)(?!\p{L})/iu;

/** "Free cash flow was negative": the side of zero. */
export function judgeSign(claim: ReadClaim, index: EvidenceIndex): Judgement {
  if (claim.period === undefined) return UNDECIDED;
  const found = valuesOf(claim, claim.label, index);
  if (found.length === 0) return { verdict: "not_found", reason: "no_such_label" };
  return agreed(
    found.map((one) => ({
      right: one.value === 0 ? null : one.value > 0 === (claim.direction === "up"),
      one,
      sum: `${one.series.label} ${one.shown}`,
    })),
  );
}

/** What all readings say; where they differ, nobody can say which is meant. */
function agreed(results: readonly { right: boolean | null; one: Measured; sum: string }[]): Judgement {
  const said = results.filter(({ right }) => right !== null);
  const [first] = said;
  if (first === undefined) return UNDECIDED;
  const told = { at: first.one.at, passage: first.one.series.passage, sum: first.sum };
  if (said.some(({ right }) => right !== first.right)) {
    const usual = usualOf(said);
    return usual === null ? { verdict: "unclear", reason: "several_fit", ...told } : agreed(usual);
  }
  return first.right
    ? { verdict: "supported", reason: "compared_right", ...told }
    : { verdict: "contradicted", reason: "compared_wrong", ...told };
}

/** The results that two tables or more give with the same values, where no other has as many. */
function usualOf<T extends { one: Measured; sum: string }>(results: readonly T[]): T[] | null {
  const groups = [...Map.groupBy(results, ({ sum }) => sum.replace(/[^\d→/]/g, "")).values()].sort(
    (a, b) => tablesOf(b) - tablesOf(a),
  );
  const [first, second] = groups;
  if (first === undefined || tablesOf(first) < 2 || tablesOf(first) <= (second === undefined ? 0 : tablesOf(second)))
    return null;
  return first;
}

function tablesOf(results: readonly { one: Measured }[]): number {
  return new Set(results.map(({ one }) => one.series.table)).size;
}

function valuesOf(claim: ReadClaim, label: string, index: EvidenceIndex): Measured[] {
  return held(claim, label, index)
    .filter(({ fit, sure }) => FITS.has(fit) && sure)
    .map(({ series, point }) => ({ value: point.quantity.value, shown: point.text, series, at: point.address }));
}

function growthsOf(claim: ReadClaim, label: string, index: EvidenceIndex): Measured[] {
  return longest(candidatesFor(index, { ...claim, label, aside: "", around: [] }))
    .filter(({ series, fit }) => series.kind === "figure" && FITS.has(fit))
    .flatMap((candidate) => pairsOf({ ...claim, label }, candidate))
    .filter(({ sure, before, after }) => sure && before.quantity.value > 0 && after.quantity.unit !== "percent")
    .map(({ series, before, after }) => ({
      value: after.quantity.value / before.quantity.value - 1,
      shown: `${before.text} → ${after.text}`,
      series,
      at: after.address,
    }));
}
