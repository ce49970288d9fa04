import type { Quantity } from "../../domain/quantity.ts";
import { numericGap, sameValue } from "../../quantities/compare.ts";
import { inMonths } from "../../quantities/durations.ts";
import { findQuantities } from "../../quantities/find.ts";
import { referencesIn } from "../reading/references.ts";
import { NUMBER_WORD } from "../words.ts";

/** A print may round, and never by more than this share: "0.5 M€" for 504 000 €, not "1 M€". */
const ROUNDING = 0.01;

/** Both readings of an ambiguous figure. */
export function quantitiesIn(text: string): Quantity[] {
  return findQuantities(text).flatMap((found) => ("ambiguous" in found ? found.readings : [found]));
}

/** The figures of a text, each with all its readings, and its years. Numbers of slides, pages and rows are none. */
export function figuresOf(text: string): { quantities: Quantity[][]; years: string[] } {
  const bare = withoutReferences(text);
  return {
    quantities: findQuantities(bare).map((found) => ("ambiguous" in found ? [...found.readings] : [found])),
    years: bare.match(/(?<![\d.,])(?:19|20)\d\d(?![\d.,]\d|\d)/g) ?? [],
  };
}

/** True where every figure of a text is one of those known, in the same measure and within the rounding of its print. */
export function saysOnly(text: string, known: { quantities: readonly Quantity[]; text: string }): boolean {
  const { quantities, years } = figuresOf(text);
  return (
    quantities.every((readings) => readings.some((one) => known.quantities.some((other) => isSame(one, other)))) &&
    years.every((year) => known.text.includes(year))
  );
}

/** True where every number that a text writes in words was said in the same words. */
export function numberWordsAreKnown(text: string, known: string): boolean {
  const said = new Set(known.toLowerCase().match(NUMBER_WORD) ?? []);
  return (text.toLowerCase().match(NUMBER_WORD) ?? []).every((number) => said.has(number));
}

/** The same value in the same measure, within the rounding of either print and a hundredth. */
export function isSame(a: Quantity, b: Quantity): boolean {
  if (!sameValue(a, b)) return false;
  if (a.unit === "duration" && b.unit === "duration") return isNear(inMonths(a), inMonths(b));
  // A bare 0.72 is 72 %.
  const scales = a.unit === b.unit ? [1] : [1, 100, 0.01];
  return scales.some((scale) => isNear(a.value * scale, b.value));
}

const isNear = (a: number, b: number): boolean => numericGap(a, b) <= ROUNDING;

function withoutReferences(text: string): string {
  let bare = text;
  for (const { start, end, type } of referencesIn(text))
    if (type !== "external") bare = bare.slice(0, start) + " ".repeat(end - start) + bare.slice(end);
  return bare;
}
