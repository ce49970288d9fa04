import type { Quantity } from "../../../domain/quantity.ts";
import { fold } from "../../../lexicon/fold.ts";
import { OF_A_WHOLE_BETWEEN } from "../../../lexicon/reckonings.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { figureIn, type Passage, plainQuantities } from "../words/passage.ts";
import { labelBefore, near, type Telling, type ToldSum } from "./sum.ts";

const FARTHEST = 45;
/** What stands between an amount and its bracket: "$80k a year (…". */
const BEFORE_BRACKET = 20;
/** Months, quarters, weeks and days of a year, and thousands that a line leaves out. */
const LEFT_OUT = [1, 12, 1 / 12, 4, 1 / 4, 52, 1 / 52, 365, 1 / 365, 1000, 1 / 1000, 12_000, 100, 1 / 100];

/** A product that a line works out: "320 clients × 1 300 € = 416 K€", "80 k€ (6 € × 300 employees)", "1.2 M€ (3 % of 40 M€)". */
export function productIn({ sentence: { passage, text, part } }: Telling): ToldSum | null {
  if (!/\d.*\d.*\d/su.test(text)) return null;
  const figures = plainQuantities(text, passage.document);
  const found = figures.map((_, at) => factorsFrom(figures, at, text)).find((one) => one !== null);
  if (found === undefined || found === null) return null;
  const { factors, result, id } = found;
  if (findPeriods(result.text).length > 0 || ["percent", "duration", "multiple"].includes(result.unit)) return null;
  if (factors.some(({ unit }) => unit === "money") !== (result.unit === "money")) return null;
  const times = (...values: number[]) =>
    values.reduce((product, value, at) => product * (factors[at]?.unit === "percent" ? value / 100 : value), 1);
  const rates = [1, ...ratesBeside(passage)];
  const mayLack = rates.flatMap((rate) => LEFT_OUT.map((factor) => rate * factor));
  if (isBegunAhead(factors, result, mayLack, { text, passage })) return null;
  // Days that are paid for are so many, and no part of a month.
  const counted = factors.map(
    ({ durationUnit, ...one }): Quantity => (durationUnit === undefined ? one : { ...one, unit: "number" }),
  );
  return {
    id,
    stated: figureIn(passage, result, 6019 + 20 * part, labelOf(text, result, passage)),
    terms: counted.map((one, nth) => figureIn(passage, one, 6000 + 20 * part + nth)),
    compute: times,
    expression: factors.map((_, at) => `{${at}}`).join(" × "),
    mayLack,
    touches: "trust",
    mayBe: ["monthly_annual", "other_scope"],
  };
}

/** The product that begins with this figure, with what it comes to behind a sign or before its bracket. */
function factorsFrom(figures: readonly Quantity[], from: number, text: string) {
  const factors = figures.slice(from, from + 1);
  for (let at = from; factors.length > 0; at += 1) {
    const [one, next] = [figures[at] as Quantity, figures[at + 1]];
    const link = text.slice(one.end, next?.start ?? text.length);
    if (next !== undefined && isTimes(link, one)) {
      factors.push(next);
      continue;
    }
    if (factors.length < 2) return null;
    const before = text.slice(0, factors[0]?.start);
    if (next !== undefined && link.length <= FARTHEST && IS_RESULT.test(link))
      return GOES_ON.before.test(before) || GOES_ON.after.test(text.slice(next.end))
        ? null
        : { factors, result: next, id: "printed=product" };
    const result = figures[from - 1];
    const bracket = result === undefined ? "" : text.slice(result.end, factors[0]?.start);
    return result !== undefined && OPENS.test(bracket) && CLOSES.test(link)
      ? { factors, result, id: "printed=brackets" }
      : null;
  }
  return null;
}

/** "5 € × 250", "5 €/month × 250", and of a share what it is of: "3 % of 20 M€". */
const isTimes = (link: string, { unit }: Quantity): boolean =>
  link.length <= FARTHEST &&
  (/^[^\d=≈+÷/–—,;-]*(?:\/\p{L}+)?[^\d=≈+÷/–—-]*(?:[×*]|(?<!\p{L})[xX](?!\p{L}))[^\d=≈+÷–—]*$/u.test(link) ||
    (unit === "percent" && OF_A_WHOLE_BETWEEN.test(fold(link))));
const IS_RESULT = /^[^\d×*+÷]*[=≈][^\d×*+÷=≈]*$/u;
/** A product goes on, or begins before what was read. */
const GOES_ON = { before: /(?:[×*+÷/(–—-]|(?<!\p{L})[xX])[^\d\p{L}]*$/u, after: /^[^\d\p{L}]*[×*+÷]/u };
/** What else stands in the brackets may go into it, too. */
const OPENS = new RegExp(`^[^.;:|()\\d]{0,${BEFORE_BRACKET}}\\((?:[^+−÷/=→()\\d]*)$`, "u");
const CLOSES = /^[^+−÷=→()\d]*\)/u;

/** Rates that the lines around give and that a product may leave out: "the funds earn 10.5 %" over "1,000 × $200 = …". */
const ratesBeside = ({ section, at, document }: Passage): number[] =>
  section.rows
    .slice(Math.max(0, at - BESIDE), at + BESIDE + 1)
    .flatMap(({ cells }) => plainQuantities(cells.map(({ text }) => text).join(" "), document))
    .flatMap(({ unit, value }) => (unit === "percent" ? [value / 100] : []));
const BESIDE = 2;

/** "12 million people in firms of 50 to 2,000 × 24 €": what is multiplied may stand further ahead. */
function isBegunAhead(
  factors: readonly Quantity[],
  result: Quantity,
  mayLack: readonly number[],
  { text, passage }: { text: string; passage: Passage },
): boolean {
  const [first, ...others] = factors;
  const rest = others.reduce((product, { value, unit }) => product * (unit === "percent" ? value / 100 : value), 1);
  return plainQuantities(text.slice(0, first?.start ?? 0), passage.document).some(
    (one) => one.value !== result.value && mayLack.some((factor) => near(one.value * rest * factor, result.value)),
  );
}

function labelOf(text: string, result: Quantity, { row }: Passage): string {
  if (row.table === true) return row.cells[0]?.text.trim() ?? "";
  const after = text.slice(result.end).replace(/^[\s:,)]+|[\s.;]+$/gu, "");
  const name = after === "" || /\d/u.test(after) ? labelBefore(text, result).replace(/\d.*$/su, "") : after;
  return name.replace(/^\P{L}+|[^\p{L})]+$/gu, "").slice(0, 60);
}
