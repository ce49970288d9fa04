import { sameFigure } from "../quantities/compare.ts";
import { inMonths } from "../quantities/durations.ts";
import { findQuantities } from "../quantities/find.ts";
import { isNeutral } from "./citations/labels.ts";
import { contentWords, sameWord } from "./citations/text-words.ts";

/** A figure as some line prints it, in base units; durations in months. */
interface Printed {
  value: number;
  step: number;
  currency?: string | undefined;
}

/** Every figure of these lines, smallest first, so that one is found without looking at all of them. */
export function printedFigures(lines: Iterable<string>): readonly Printed[] {
  const figures: Printed[] = [];
  for (const line of lines) {
    for (const found of findQuantities(line)) {
      for (const one of "ambiguous" in found ? found.readings : [found]) {
        const value = one.unit === "duration" ? inMonths(one) : one.value;
        figures.push({ value, step: one.step * (one.value === 0 ? 1 : value / one.value), currency: one.currency });
      }
    }
  }
  return figures.sort((a, b) => a.value - b.value);
}

/** No two figures of one value are further apart. */
const APART = 0.1;

/** Whether one of them is this figure, by the printed rounding of either. Another currency is another figure. */
export function isAmong(figures: readonly Printed[], { value, currency }: Omit<Printed, "step">): boolean {
  const room = Math.abs(value) * APART + Number.EPSILON;
  for (let at = firstFrom(figures, value - room); at < figures.length; at++) {
    const one = figures[at] as Printed;
    if (one.value > value + room) return false;
    const sameMoney = currency === undefined || one.currency === undefined || currency === one.currency;
    if (sameMoney && sameFigure({ value }, { value: one.value, step: one.step })) return true;
  }
  return false;
}

function firstFrom(figures: readonly Printed[], least: number): number {
  let [low, high] = [0, figures.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((figures[middle] as Printed).value < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first line that prints this value beside a word of one of these names: "10 pilot partners" for 10 "Pilots". */
export function linePrinting<Line extends { text: string }>(
  lines: readonly Line[],
  names: readonly string[],
  value: number,
): Line | undefined {
  const wanted = names.flatMap((name) => contentWords(name)).filter((word) => !isNeutral(word) && word.length > 2);
  return lines.find(({ text }) => {
    if (!/\d/.test(text)) return false;
    const said = contentWords(text);
    return (
      wanted.some((word) => said.some((other) => sameWord(word, other))) &&
      findQuantities(text).some((one) => !("ambiguous" in one) && one.value === value)
    );
  });
}
