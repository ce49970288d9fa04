import type { Dossier } from "../../../domain/dossier.ts";
import type { Quantity } from "../../../domain/quantity.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import type { Constraint } from "../constraint.ts";
import { type Interval, image, missing } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { figureIn, type Passage, passagesOf, plainQuantities } from "./passage.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";

const FARTHEST = 45;
/** Beside the rounding of the print; what is written in a deck's line is often rounded once more. */
const ROUNDED = 0.06;
/** Months, quarters, weeks and days of a year, and thousands that a line leaves out. */
const LEFT_OUT = [1, 12, 1 / 12, 4, 1 / 4, 52, 365, 1000, 1 / 1000, 12_000, 100, 1 / 100];

/** A product that a line of a document works out itself and gets wrong: "320 clients × 1 300 € = 900 K€". */
export function printedSums(dossier: Dossier): Constraint[] {
  return sentencesOf(passagesOf(dossier)).flatMap((sentence): Constraint[] => {
    if (!/[×x*]/iu.test(sentence.text) || !/[=≈]/u.test(sentence.text)) return [];
    const figures = plainQuantities(sentence.text, sentence.passage.document);
    return figures.flatMap((_, at) => productFrom(figures.slice(at), sentence) ?? []).slice(0, 1);
  });
}

/** The product that begins with the first of these figures; null where none does, or where it comes out. */
function productFrom(figures: readonly Quantity[], sentence: Sentence): Constraint | null {
  const between = (one: Quantity, other: Quantity) => sentence.text.slice(one.end, other.start);
  const factors: Quantity[] = [];
  for (const [at, figure] of figures.entries()) {
    factors.push(figure);
    const next = figures[at + 1];
    if (next === undefined) return null;
    const link = between(figure, next);
    if (link.length > FARTHEST) return null;
    if (factors.length > 1 && IS_RESULT.test(link)) return broken(factors, next, sentence);
    if (!IS_TIMES.test(link)) return null;
  }
  return null;
}

const IS_TIMES = /^[^\d=≈+÷/–—-]*(?:[×*]|(?<!\p{L})[xX](?!\p{L}))[^\d=≈+÷–—]*$/u;
const IS_RESULT = /^[^\d×*+÷]*[=≈][^\d×*+÷=≈]*$/u;

function broken(factors: readonly Quantity[], result: Quantity, { passage, text, part }: Sentence): Constraint | null {
  const [first] = factors;
  // A product goes on, or begins before what was read.
  const before = text.slice(0, first?.start ?? 0);
  if (/(?:[×*+÷/(–—-]|(?<!\p{L})[xX])[^\d\p{L}]*$/u.test(before) || /^[^\d\p{L}]*[×*+÷]/u.test(text.slice(result.end)))
    return null;
  if (findPeriods(result.text).length > 0 || result.unit === "duration" || result.unit === "multiple") return null;
  const isMoney = factors.some(({ unit }) => unit === "money");
  if (isMoney !== (result.unit === "money")) return null;
  // Days that are paid for are so many, and no part of a month.
  const counted = factors.map(
    ({ durationUnit, ...one }): Quantity => (durationUnit === undefined ? one : { ...one, unit: "number" }),
  );
  const all = counted.map((one, nth) => figureIn(passage, one, 6000 + 20 * part + nth));
  const stated = figureIn(passage, result, 6019 + 20 * part, labelOf(text, result));
  const times = (...values: number[]) =>
    values.reduce((product, value, at) => product * (factors[at]?.unit === "percent" ? value / 100 : value), 1);
  const expected = image(
    times,
    all.map(({ interval }) => interval),
  );
  const rates = ratesBeside(passage);
  if (expected === null || fits(expected, stated, rates)) return null;
  // "12 million people in firms of 50 to 2,000 × 24 €": what is multiplied may stand further ahead.
  const rest = times(1, ...factors.slice(1).map(({ value }) => value)) / (first?.unit === "percent" ? 0.01 : 1);
  const ahead = plainQuantities(before, passage.document).map(({ value }) => value * rest);
  if (ahead.some((value) => fits({ min: value, max: value }, stated, rates))) return null;
  const keys = factors.map((_, at) => `f${at}`);
  return {
    id: "printed=product",
    kind: "formula",
    stated,
    inputs: all,
    expression: keys.map((key) => `{${key}}`).join(" × "),
    keys,
    expected,
    value: times(...factors.map(({ value }) => value)),
    bound: "equal",
    slack: ROUNDED,
    exact: true,
    // Which months or parts the line leaves out nobody knows.
    assumed: true,
    touches: "trust",
    mayBe: ["monthly_annual", "other_scope"],
  };
}

const fits = ({ min, max }: Interval, { interval }: Statement, rates: readonly number[]): boolean =>
  [1, ...rates]
    .flatMap((rate) => LEFT_OUT.map((factor) => rate * factor))
    .some((factor) => missing({ min: min * factor, max: max * factor }, interval) <= ROUNDED);

/** Rates that the lines around give and that a product may leave out: "the funds earn 10.5 %" over "1,000 × $200 = …". */
const ratesBeside = ({ section, at, document }: Passage): number[] =>
  section.rows
    .slice(Math.max(0, at - BESIDE), at + BESIDE + 1)
    .flatMap(({ cells }) => plainQuantities(cells.map(({ text }) => text).join(" "), document))
    .flatMap(({ unit, value }) => (unit === "percent" ? [value / 100] : []));
const BESIDE = 2;

function labelOf(text: string, { end }: Quantity): string {
  const after = text.slice(end).replace(/^[\s:,)]+|[\s.;]+$/gu, "");
  const name = after === "" || /\d/u.test(after) ? text.replace(/\d.*$/su, "") : after;
  return name.replace(/^\P{L}+|[^\p{L})]+$/gu, "").slice(0, 60);
}
