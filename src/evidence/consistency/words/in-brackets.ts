import type { Dossier } from "../../../domain/dossier.ts";
import type { Quantity } from "../../../domain/quantity.ts";
import { fold } from "../../../lexicon/fold.ts";
import { OF_A_WHOLE_BETWEEN } from "../../../lexicon/reckonings.ts";
import type { Constraint } from "../constraint.ts";
import { image, missing } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { figureIn, type Passage, passagesOf, plainQuantities } from "./passage.ts";

const ROUNDED = 0.06;
/** Months, quarters, weeks and days of a year, and thousands that a line leaves out. */
const LEFT_OUT = [1, 12, 1 / 12, 4, 1 / 4, 52, 1 / 52, 365, 1 / 365, 1000, 1 / 1000, 12_000, 100, 1 / 100];
/** What stands between an amount and its bracket: "$80k a year (…". */
const FARTHEST = 20;

/**
 * An amount with its own reckoning behind it in brackets: "80 k€ (6 € × 300 employees)", "1.2 M€ (3 % of 20 M€)". That
 * nothing else goes into it is our reading of a line, so it is asked about.
 */
export function inBrackets(dossier: Dossier): Constraint[] {
  return passagesOf(dossier).flatMap((passage): Constraint[] => {
    if (!/\d[^()]*\([^()]*\d[^()]*\d[^()]*\)/u.test(passage.text)) return [];
    const figures = plainQuantities(passage.text, passage.document);
    return [...passage.text.matchAll(/\(([^()]+)\)/gu)].flatMap(
      ({ 0: { length }, index }, nth) => broken(passage, figures, index, index + length, nth) ?? [],
    );
  });
}

function broken(
  passage: Passage,
  figures: readonly Quantity[],
  from: number,
  to: number,
  nth: number,
): Constraint | null {
  const factors = figures.filter(({ start, end }) => start > from && end < to);
  const result = figures.findLast(({ end }) => end <= from);
  const [first, second] = factors;
  if (result === undefined || first === undefined || second === undefined || result.unit === "percent") return null;
  const between = passage.text.slice(result.end, from);
  if (between.length > FARTHEST || /[.;:|]/u.test(between)) return null;
  const links = factors.slice(1).map((one, at) => passage.text.slice((factors[at] as Quantity).end, one.start));
  if (!links.every((link, at) => isTimes(link, factors[at] as Quantity))) return null;
  // What else stands in the brackets may go into it, too.
  const [before, after] = [
    passage.text.slice(from + 1, first.start),
    passage.text.slice(factors.at(-1)?.end ?? to, to),
  ];
  if (/[+−÷/=→]|\d/u.test(before) || /[+−÷=→]|\d/u.test(after)) return null;
  if (factors.some(({ unit }) => unit === "money") !== (result.unit === "money")) return null;
  const counted = factors.map(
    ({ durationUnit, ...one }): Quantity => ({
      ...one,
      ...(durationUnit !== undefined && { unit: "number" as const }),
    }),
  );
  const inputs = counted.map((one, at) => figureIn(passage, one, 6700 + 20 * nth + at));
  const stated = figureIn(passage, result, 6719 + 20 * nth, labelOf(passage, result));
  const compute = (...values: number[]) =>
    values.reduce((product, value, at) => product * (counted[at]?.unit === "percent" ? value / 100 : value), 1);
  // What is reckoned with is no rounded figure.
  const expected = image(
    compute,
    counted.map(({ value, range }) => range ?? { min: value, max: value }),
  );
  if (expected === null || fits(expected, stated)) return null;
  const keys = factors.map((_, at) => `f${at}`);
  return {
    id: "printed=brackets",
    kind: "formula",
    stated,
    inputs,
    expression: keys.map((key) => `{${key}}`).join(" × "),
    keys,
    expected,
    value: compute(...counted.map(({ value }) => value)),
    bound: "equal",
    slack: ROUNDED,
    exact: true,
    assumed: true,
    touches: "trust",
    mayBe: ["monthly_annual", "other_scope"],
  };
}

/** "5 € × 250", "5 €/month × 250", and of a share what it is of: "3 % of 20 M€". */
const isTimes = (link: string, { unit }: Quantity): boolean =>
  /^[^\d=≈+÷–—,;]*(?:[×*]|(?<!\p{L})[xX](?!\p{L}))[^\d=≈+÷–—,;]*$/u.test(link) ||
  (unit === "percent" && OF_A_WHOLE_BETWEEN.test(fold(link)));

const fits = ({ min, max }: { min: number; max: number }, { interval }: Statement): boolean =>
  LEFT_OUT.some((factor) => missing({ min: min * factor, max: max * factor }, interval) <= ROUNDED);

function labelOf({ text, row }: Passage, { start }: Quantity): string {
  const before = text.slice(0, start).replace(/^\P{L}+|[^\p{L})]+$/gu, "");
  const name = row.table === true ? (row.cells[0]?.text.trim() ?? before) : before;
  return name.replace(/^\P{L}+|[^\p{L})]+$/gu, "").slice(-60);
}
