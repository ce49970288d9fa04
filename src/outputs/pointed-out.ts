import type { PointedOut, PointedStatement } from "../domain/pointed-out.ts";
import type { Quantity } from "../domain/quantity.ts";
import type { AgentRedFlag } from "../domain/red-flag.ts";
import { AGAINST_EACH_OTHER, AND_NOT } from "../lexicon/held-against.ts";
import { contradicts } from "../lexicon/objections.ts";
import { calculationsIn, type WrittenSum } from "../quantities/calculations/written-sums.ts";
import { sameFigure } from "../quantities/compare.ts";
import type { NumberHabit } from "../quantities/numerals.ts";
import { holdsApart, sidesOf } from "./sides.ts";
import { pagesNamed, placesIn } from "./sources.ts";
import { quantitiesIn } from "./values.ts";

/** A sum within this of another value says the same: what it is held against must lie further away. */
const APART = 0.01;
/** A result so many times as much is of something else. */
const SAME_ORDER = 10;
/** Words between two figures that are held against each other. */
const BESIDE = 60;
const LONGEST_READ = 3_000;

/** The contradictions of the documents that an analyst's warning tells: figures, quotations and sums held against each other. */
export function pointedOut(flag: AgentRedFlag, habit: NumberHabit): PointedOut[] {
  const because = [flag.because, ...flag.evidence.map(({ content }) => content)].filter((one) => one !== undefined);
  const text = [
    flag.text,
    ...because.filter((one, at) => !flag.text.includes(one) && because.indexOf(one) === at),
  ].join("\n");
  if (text.length > LONGEST_READ) return [];
  const pages = pagesNamed([text, ...flag.evidence.map(({ source }) => source)].join("; "));
  const sums = calculationsIn(text);
  const figures = quantitiesIn(text, habit);
  const loose = figures.filter((one) => !sums.some((sum) => isWithin(one, sum)));
  const held = [
    ...sums.flatMap((sum) => heldAgainstSum(sum, sums, figures, text, habit)),
    ...spokenSums(loose, text),
    ...pairsIn(loose, text),
    ...inWords(text, flag.path),
  ];
  return held.map((one) => ({ text: flag.text, pages, ...one }));
}

const isWithin = (one: Quantity, { start, end }: WrittenSum): boolean => one.start < end && start < one.end;

type Held = Omit<PointedOut, "text" | "pages">;

/** "120 + 80 + 50 + 40 = $290k, not $240k": the sum, and the figure beside it that it is held against. */
function heldAgainstSum(
  sum: WrittenSum,
  sums: readonly WrittenSum[],
  figures: readonly Quantity[],
  text: string,
  habit: NumberHabit,
): Held[] {
  const at = sum.text.search(/[=≈]/u);
  const result = quantitiesIn(sum.text.slice(sum.text.search(/[=≈][^=≈]*$/u) + 1), habit)[0];
  const terms = termsOf(sum.text.slice(0, at), habit);
  if (result === undefined || terms === null) return [];
  const isInput = (one: Quantity) =>
    terms.inputs.some(({ quantity }) => quantity !== undefined && sameFigure(one, quantity));
  const against = figures
    .filter((one) => !isWithin(one, sum) && !isInput(one) && isLike(one, result) && holdsAgainst(text, sum, one))
    .filter((one) => sums.every((other) => !isWithin(one, other) || isLoneSide(one, other)))
    .map((one) => ({ ...one, rank: Number(sums.some((other) => isWithin(one, other))) }))
    .toSorted((a, b) => a.rank - b.rank || away(a, sum) - away(b, sum))
    .map((one) => named(text, one));
  return against.length === 0 ? [] : [{ kind: "sum", against, statements: terms.inputs, sum: terms.sum, result }];
}

/** "2 160 € = 24 × 90 €": what the other side only explains. */
const isLoneSide = ({ start }: Quantity, sum: WrittenSum): boolean =>
  start === sum.start && /^[^=≈+×*÷/]*[=≈]/u.test(sum.text);

const away = (one: { start: number; end: number }, sum: WrittenSum): number =>
  one.start >= sum.end ? one.start - sum.end : sum.start - one.end;

/** They are said of one thing: the figure and the sum stand beside each other, parted by a word that holds one against the other. */
function holdsAgainst(text: string, sum: WrittenSum, figure: Quantity): boolean {
  const between = figure.start >= sum.end ? text.slice(sum.end, figure.start) : text.slice(figure.end, sum.start);
  if (between.length > BESIDE * 2) return false;
  return (
    AGAINST_EACH_OTHER.test(between) ||
    AND_NOT.test(text.slice(Math.max(0, figure.start - 25), figure.start)) ||
    contradicts(text)
  );
}

/** The left side of a sum with its figures by name: "f2 * f3 + f4"; null where anything but figures and signs is in it. */
function termsOf(written: string, habit: NumberHabit): { sum: string; inputs: PointedStatement[] } | null {
  // "30 × 2" is no thirtyfold.
  const left = written.replace(/(?<=[\d)%€$£\p{L}]\s*)[×x](?=\s*[\p{Sc}(\d])/giu, "*");
  const figures = quantitiesIn(left, habit).filter(({ range, bound }) => range === undefined && bound === undefined);
  if (figures.length < 2) return null;
  let sum = "";
  let from = 0;
  for (const [at, { start, end }] of figures.entries()) {
    sum += `${left.slice(from, start)}f${at + 2}`;
    from = end;
  }
  sum = (sum + left.slice(from))
    .replace(/\b(?:of|de|des|du|da|do)\b/giu, "*")
    .replace(/×/gu, "*")
    .replace(/÷/gu, "/")
    .replace(/[–−]/gu, "-")
    .replace(/(?<![\w])(?!f\d)[\p{L}€$£%][\p{L}'’./%€$£-]*/giu, (word) => (/^f\d+$/.test(word) ? word : " "));
  if (!/^[\sf\d+*/^().-]+$/u.test(sum)) return null;
  return { sum: sum.trim(), inputs: figures.map((quantity) => ({ words: quantity.text, quantity, pages: [] })) };
}

/** Two or three figures of one sentence, and what they are said to give, "not" what is stated: the sum is looked for. */
function spokenSums(figures: readonly Quantity[], text: string): Held[] {
  return figures.flatMap((stated, at): Held[] => {
    const result = figures[at - 1];
    if (result === undefined || !isLike(stated, result)) return [];
    if (
      !AND_NOT.test(text.slice(result.end, stated.start)) &&
      !AND_NOT.test(text.slice(Math.max(0, stated.start - 25), stated.start))
    )
      return [];
    const inputs = figures.slice(Math.max(0, at - 4), at - 1).filter((one) => one.range === undefined && one.value > 0);
    const found = formOf(inputs, result);
    if (found === null) return [];
    const inputsNamed = found.inputs.map((one) => named(text, one));
    return [{ kind: "sum", against: [named(text, stated)], statements: inputsNamed, sum: found.sum, result }];
  });
}

const FORMS: readonly [sum: string, of: (a: number, b: number) => number][] = [
  ["f2 / (f2 + f3)", (a, b) => a / (a + b)],
  ["f2 / f3", (a, b) => a / b],
  ["f2 * f3", (a, b) => a * b],
  ["f2 * f3 * 12", (a, b) => a * b * 12],
  ["f2 + f3", (a, b) => a + b],
  ["f2 - f3", (a, b) => a - b],
];

/** The one way in which two of the figures give the result; null where none does, or two do. */
function formOf(inputs: readonly Quantity[], result: Quantity): { sum: string; inputs: Quantity[] } | null {
  const digits = String(result.value)
    .replace(/\D/g, "")
    .replace(/^0+|0+$/g, "").length;
  if (digits < 2) return null;
  const wanted = result.unit === "percent" ? result.value / 100 : result.value;
  const step = (result.unit === "percent" ? result.step / 100 : result.step) ?? 0;
  const share = (one: Quantity) => (one.unit === "percent" ? one.value / 100 : one.value);
  const found = inputs.flatMap((a) =>
    inputs
      .filter((b) => b !== a)
      .flatMap((b) =>
        FORMS.filter(([, of]) => Math.abs(of(share(a), share(b)) - wanted) <= step / 2 + 1e-9).map(([sum]) => ({
          sum,
          inputs: [a, b],
        })),
      ),
  );
  const ways = new Map(
    found.map((one) => [
      [
        one.sum,
        ...(/[-/]/.test(one.sum) ? one.inputs : one.inputs.toSorted((a, b) => a.start - b.start)).map(
          ({ start }) => start,
        ),
      ].join(),
      one,
    ]),
  );
  return ways.size === 1 ? ([...ways.values()][0] ?? null) : null;
}

/** "47 (slide 1) or 180 (slide 4)": neighbours of one unit, each with a page of its own, or parted by a word that holds them against each other. */
function pairsIn(figures: readonly Quantity[], text: string): Held[] {
  return figures.flatMap((one, at): Held[] => {
    const other = figures[at + 1];
    if (other === undefined || !isLike(other, one)) return [];
    const between = text.slice(one.end, other.start);
    const pages = [pagesBeside(text, one), pagesBeside(text, other)] as const;
    const apart = pages.every((of) => of.length > 0) && pages[0].join() !== pages[1].join();
    if (between.length > BESIDE || /[.;]\s/u.test(between.replace(/\bp\.\s/giu, ""))) return [];
    if (!AGAINST_EACH_OTHER.test(between) && !(apart && contradicts(text))) return [];
    return [{ kind: "same", against: [], statements: [named(text, one), named(text, other)], sum: null, result: null }];
  });
}

/** Two statements in words that are held against each other. */
function inWords(text: string, path: string): Held[] {
  const sides = contradicts(text) || holdsApart(text, path) ? sidesOf(text) : null;
  return sides === null ? [] : [{ kind: "words", against: [], statements: sides, sum: null, result: null }];
}

const named = (text: string, quantity: Quantity): PointedStatement => ({
  words: quantity.text,
  quantity,
  pages: pagesBeside(text, quantity),
});

/** Same kind, same currency, and not the same figure. */
function isLike(one: Quantity, other: Quantity): boolean {
  const units =
    one.unit === other.unit || [one.unit, other.unit].every((unit) => unit === "number" || unit === "count");
  const money = one.currency === undefined || other.currency === undefined || one.currency === other.currency;
  const ratio = Math.abs(one.value / other.value);
  return units && money && !sameFigure(one, other, APART) && ratio < SAME_ORDER && ratio > 1 / SAME_ORDER;
}

/** The pages named right behind a figure, else right before it. */
function pagesBeside(text: string, { start, end }: Quantity): number[] {
  const behind = /^[^.;:,\d]{0,25}/u.exec(text.slice(end))?.[0] ?? "";
  const next = placesIn(text.slice(end, end + behind.length + 15))[0];
  if (next !== undefined && next.start <= behind.length) return pagesNamed(next.place);
  const before = text.slice(Math.max(0, start - 45), start);
  const last = placesIn(before).at(-1);
  return last !== undefined && !/[.;,]\s/u.test(before.slice(last.end)) ? pagesNamed(last.place) : [];
}
