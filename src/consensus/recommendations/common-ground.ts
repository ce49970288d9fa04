import type { Locale } from "../../domain/locale.ts";
import type { Conflict } from "../../domain/recommendation.ts";
import { shorten } from "../../domain/shorten.ts";
import { recommendationSentences } from "../../i18n/recommendations.ts";
import { fold } from "../../lexicon/fold.ts";
import { findQuantities } from "../../quantities/find.ts";
import { RETURNS } from "./families.ts";
import { type Difference, opposition } from "./opposes.ts";
import { readText } from "./stances.ts";

/** "Cut the budget by 100 K€" names what may not be spent, "to 100 K€" what may. */
const CUT_BY = /\b(?:by|de|d'|em)\s*(?:[€$£]\s*)?\d/;
const PACED = new Set<Difference["ground"]>(["posture", "pace", "timing"]);

/**
 * A middle way made of the parties' own amounts and words, or null where there is none: a smaller sum that one of them
 * named (never what it expects back), a test first, or the careful step before the bold one. No figure and no date is made up.
 */
export function commonGroundOf(
  conflict: Conflict,
  { locale, numericGap }: { locale: Locale; numericGap: number },
): string | null {
  const positions = Object.values(conflict.positions);
  for (const a of positions.filter(({ side }) => side === "A")) {
    for (const b of positions.filter(({ side }) => side === "B")) {
      const found = opposition(readText(a.statement), readText(b.statement), numericGap);
      for (const difference of found?.differences ?? []) {
        const middle = middleOf(difference, a.statement, b.statement, locale);
        if (middle !== null) return middle;
      }
    }
  }
  return null;
}

function middleOf(difference: Difference, wholeA: string, wholeB: string, locale: Locale): string | null {
  const { ground, bold, a, b } = difference;
  if (bold === null) return null;
  const [eager, careful] = bold === "a" ? [a, b] : [b, a];
  const say = recommendationSentences[locale];
  if (ground === "return" || ground === "money") {
    const asked = largest(eager);
    if (asked === null) return null;
    const below = (text: string) =>
      sumsIn(text)
        .filter(({ value, currency }) => value < asked.value && currency === asked.currency)
        .sort((x, y) => y.value - x.value)[0];
    // What is expected back is no sum to spend.
    const most = below(withoutReturns(bold === "a" ? wholeB : wholeA));
    if (most !== undefined) return say.moderate({ asked: asked.text, most: most.text });
    const expected = ground === "return" ? below(careful) : undefined;
    return expected === undefined ? null : say.tested({ asked: asked.text, expected: expected.text });
  }
  if (!PACED.has(ground)) return null;
  const [boldAdvice, carefulAdvice] = bold === "a" ? [wholeA, wholeB] : [wholeB, wholeA];
  return say.phased({ careful: say.quote(shorten(carefulAdvice, 200)), bold: say.quote(shorten(boldAdvice, 200)) });
}

/** The sentences of a text that name a sum to spend: neither what comes back nor by how much to cut. */
function withoutReturns(whole: string): string {
  const { sentences, languages, text, stances } = readText(whole);
  return sentences
    .filter(({ words, start, end }, i) => {
      const cuts = stances.some(({ axis, end: side, sentence }) => axis === "money" && side === 1 && sentence === i);
      return RETURNS.find(words, languages) < 0 && !(cuts && CUT_BY.test(fold(text.slice(start, end))));
    })
    .map(({ start, end }) => text.slice(start, end))
    .join(" ");
}

function sumsIn(text: string): { value: number; text: string; currency: string | undefined }[] {
  return findQuantities(text).flatMap((quantity) =>
    "ambiguous" in quantity || quantity.unit !== "money"
      ? []
      : [{ value: quantity.value, text: quantity.text, currency: quantity.currency }],
  );
}

function largest(text: string) {
  return sumsIn(text).sort((a, b) => b.value - a.value)[0] ?? null;
}
