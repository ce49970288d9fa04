import { least } from "../../../domain/many.ts";
import type { Period, Quantity } from "../../../domain/quantity.ts";
import { fold } from "../../../lexicon/fold.ts";
import { A_YEAR_BEFORE, BY_MONTH, COMPOUND, OF_ANY_GROWTH, ON_A_YEAR, TIMES } from "../../../lexicon/growth-words.ts";
import { directionOf } from "../../../lexicon/movement.ts";
import { speaksOfOthers } from "../../../lexicon/others.ts";
import { isSupposed } from "../../../lexicon/plans.ts";
import { INCOME_LINE } from "../../../lexicon/sums.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import type { Constraint } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import { image } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { gridsOf } from "../tables/grid.ts";
import { type Series, seriesIn, wordsOf } from "../tables/series.ts";
import { yearEarlier, yearEndingAt } from "../when.ts";
import { figureIn, type Passage, passagesOf, plainQuantities, saidIn } from "./passage.ts";

/** Growth that a sentence tells of: of what, by how much, between which times. */
interface Claim {
  stated: Statement;
  words: ReadonlySet<string>;
  from: Period | null;
  to: Period | null;
  /** Years that a mean of them runs over. */
  years: number;
  /** True where a word tells how many times as much, not a rate. */
  times: boolean;
}

const SAID_IN_A_WORD = 0.2;
const PRINTED = 0.04;
const FARTHEST = 80;

/** "Net sales grew 85 % in 2025" against the table that shows them. */
export function growthClaims({ dossier }: Documents): Constraint[] {
  const series = [...gridsOf(dossier).flatMap(seriesIn), ...passagesOf(dossier).flatMap(yearApart)];
  if (series.length === 0) return [];
  return passagesOf(dossier).flatMap((passage) =>
    passage.row.table === true ? [] : claimsIn(passage).flatMap((claim) => heldAgainst(claim, series) ?? []),
  );
}

/** "ARR: 1.2 M (January 2026), 0.4 M a year earlier": a series of two years, whichever they are. */
function yearApart(passage: Passage): Series[] {
  const { text, document, row } = passage;
  const [now, before, ...more] = plainQuantities(text, document).filter(({ unit }) => unit !== "duration");
  if (now === undefined || before === undefined || more.length > 0 || row.table === true) return [];
  const same = now.unit === before.unit && now.currency === before.currency && now.unit !== "percent";
  if (!same || !A_YEAR_BEFORE.test(fold(text.slice(before.start, before.end + FARTHEST)))) return [];
  const label = text.slice(0, now.start).replace(/^\P{L}+|[\s:–—-]+$/gu, "");
  const points = new Map([
    ["1000", figureIn(passage, before, 1900, label)],
    ["1001", figureIn(passage, now, 1901, label)],
  ]);
  return [{ label, words: wordsOf(label), document: document.id, place: passage.place, points }];
}

function claimsIn(passage: Passage): Claim[] {
  return passage.text.split(/(?<=[.;!?…])\s+/u).flatMap((sentence, part) => {
    const folded = fold(sentence);
    if (BY_MONTH.test(folded) || isSupposed(sentence) || speaksOfOthers(sentence)) return [];
    const rates = plainQuantities(sentence, passage.document).filter(
      ({ unit, range }) => unit === "percent" && range === undefined,
    );
    const told = rates.flatMap((rate, nth) => claimOf(passage, sentence, rate, 1000 + 100 * part + nth, rates) ?? []);
    return told.length > 0 ? told : (timesIn(passage, sentence, 1090 + 100 * part) ?? []);
  });
}

function claimOf(
  passage: Passage,
  sentence: string,
  rate: Quantity,
  nth: number,
  rates: readonly Quantity[],
): Claim | null {
  const others = rates.filter((one) => one !== rate);
  const from = others.reduce((most, { end }) => (end <= rate.start ? Math.max(most, end) : most), 0);
  const to = others.reduce((least, { start }) => (start >= rate.end ? Math.min(least, start) : least), sentence.length);
  const clause = sentence.slice(from, to);
  const near = fold(sentence.slice(Math.max(from, rate.start - FARTHEST), Math.min(to, rate.end + FARTHEST)));
  const grows = near.split(/[^\p{L}]+/u).some((word) => directionOf(word) === "up");
  const falls = near.split(/[^\p{L}]+/u).some((word) => directionOf(word) === "down");
  if (!grows || falls || rate.value <= 0) return null;
  const span = spanOf(fold(clause), clause, rate.start - from);
  if (span === null) return null;
  const subject = subjectOf(
    sentence.slice(0, others.length > 0 ? least(rates.map(({ start }) => start)) : sentence.length),
  );
  return { stated: figureIn(passage, rate, nth, labelOf(sentence, rate)), words: subject, ...span, times: false };
}

/** "Revenue triples in 2026". */
function timesIn(passage: Passage, sentence: string, nth: number): Claim[] | null {
  const folded = fold(sentence);
  const said = TIMES.flatMap(([pattern, times]) => {
    const found = pattern.exec(folded);
    return found === null ? [] : [{ found, times }];
  });
  const [only, ...more] = said;
  if (only === undefined || more.length > 0) return null;
  const span = spanOf(folded.slice(only.found.index), sentence.slice(only.found.index), 0);
  if (span === null || span.years > 1) return null;
  const printed = sentence.slice(only.found.index, only.found.index + only.found[0].length);
  const interval = { min: (only.times - 1) * 100, max: (only.times - 1) * 100 };
  const stated = saidIn(passage, { label: printed, printed, interval, nth });
  const words = subjectOf(sentence.slice(0, only.found.index));
  return [{ stated: { ...stated, quantity: { ...stated.quantity, unit: "percent" } }, words, ...span, times: true }];
}

/** Of a sentence cut off before its words: no line is called so. */
const NO_WORDS: Set<string> = new Set(["?"]);

/** What a sentence says grows; nothing where it only says that the company does. */
function subjectOf(text: string): Set<string> {
  const words = wordsOf(text);
  const said = [...words].filter((word) => directionOf(word) === null && !OF_ANY_GROWTH.has(word));
  return words.size === 0 ? NO_WORDS : said.length === 0 ? new Set() : words;
}

function labelOf(sentence: string, { start }: Quantity): string {
  const lead = sentence
    .slice(0, start)
    .replace(/[\s:,(–—-]+$/u, "")
    .replace(/^[^\p{L}\d]+/u, "");
  return lead.length <= 60 ? lead : `…${lead.slice(-57).trim()}`;
}

function spanOf(folded: string, clause: string, at: number): Pick<Claim, "from" | "to" | "years"> | null {
  const spans = /\b(20\d\d)\s*(?:[-–—→/]|to|a|au|et|e|and|ate)\s*(20\d\d)\b/u.exec(folded);
  if (spans !== null) {
    const [first, last] = [Number(spans[1]), Number(spans[2])];
    if (last - first === 1) return { from: String(first), to: String(last), years: 1 };
    return COMPOUND.test(folded) && last > first
      ? { from: String(first), to: String(last), years: last - first }
      : null;
  }
  if (ON_A_YEAR.test(folded)) return { from: null, to: null, years: 1 };
  if (COMPOUND.test(folded)) return null;
  const periods = findPeriods(clause).filter(({ period }) => /^(?:\d{4}|Y\d)$/u.test(period));
  const [only, ...more] = periods;
  const after = periods.filter(({ start }) => start > at);
  // "… 2024: 488 k€, up 61 % on 2023": the later one is meant.
  const years = periods.map(({ period }) => period).toSorted();
  if (periods.length === 2 && yearEarlier(years[1] ?? "") === years[0])
    return { from: years[0] ?? null, to: years[1] ?? null, years: 1 };
  const said = more.length === 0 ? only : after.length === 1 ? after[0] : undefined;
  if (said === undefined) return null;
  return { from: yearEarlier(said.period), to: said.period, years: 1 };
}

/** The series that the sentence names in full, the most words of it first. */
function heldAgainst(claim: Claim, series: readonly Series[]): Constraint | null {
  const named = series
    .filter(
      ({ words, document, label }) =>
        document === claim.stated.document &&
        ((words.size > 0 && words.isSubsetOf(claim.words)) ||
          (claim.words.size === 0 && INCOME_LINE.test(fold(label)))),
    )
    .toSorted(
      (a, b) =>
        b.words.size - a.words.size || Number(b.place === claim.stated.place) - Number(a.place === claim.stated.place),
    );
  const ends = named.map((one) => endsOf(one, claim)).find((one) => one !== null);
  const [before, now] = ends ?? [];
  if (before === undefined || now === undefined || before.quantity.value <= 0 || now.quantity.value <= 0) return null;
  if (now.quantity.unit === "percent" || now.quantity.currency !== before.quantity.currency) return null;
  const { years } = claim;
  const compute = (last: number, first: number) => ((last / first) ** (1 / years) - 1) * 100;
  const expected = image(compute, [now.interval, before.interval]);
  if (expected === null) return null;
  return {
    id: "growth=series",
    kind: "formula",
    stated: claim.stated,
    inputs: [now, before],
    expression: years === 1 ? "{now} / {before} − 1" : `({now} / {before})^(1/${years}) − 1`,
    keys: ["now", "before"],
    expected,
    value: compute(now.quantity.value, before.quantity.value),
    bound: "equal",
    slack: claim.times ? SAID_IN_A_WORD : PRINTED,
    exact: true,
    // That the sentence speaks of the line of this name.
    assumed: true,
    touches: "growth",
    mayBe: ["other_date", "other_scope"],
  };
}

function endsOf({ points }: Series, { from, to }: Claim): [Statement, Statement] | null {
  const at = (period: Period | null | undefined) =>
    period === null || period === undefined
      ? undefined
      : (points.get(period) ??
        [...points].find(([one]) => yearEndingAt(one) === period || one === `${period}-Q4`)?.[1]);
  if (to !== null) {
    const [before, now] = [at(from), at(to)];
    return before === undefined || now === undefined ? null : [before, now];
  }
  const last = [...points.keys()].at(-1);
  const [before, now] = [at(last === undefined ? null : yearEarlier(last)), at(last)];
  return before === undefined || now === undefined || before === now ? null : [before, now];
}
