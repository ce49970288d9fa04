import { CURRENCY_WORD } from "../lexicon/currency-words.ts";
import { SCALE_WORD } from "../lexicon/scales.ts";
import { NUMBER_NAMES, numbersFrom } from "../lexicon/small-numbers.ts";
import { matches } from "./matches.ts";
import type { Numeral } from "./numerals.ts";

const VALUES = new Map([...NUMBER_NAMES, ["a", 1], ["mil", 1_000], ["mille", 1_000]]);

/** What a single word counts: "11", "eleven", "onze"; null for any other word. Without accents too. */
export const countNamed = (word: string): number | null =>
  /^\d+$/.test(word) ? Number(word) : (VALUES.get(word.toLowerCase()) ?? null);

const FOLLOWED_BY = `(?:${SCALE_WORD}|pour[ -]?cent|per ?cent|por cento|mois|ans|années|months?|years?|weeks?|days?|meses|mês|anos|semaines|semanas|jours|dias)(?![\\p{L}\\d])`;

/** "a million", "mil reais", "mille euros": these words are numbers only before certain others. */
const LONE = `a(?=[ \\u00a0](?:thousand|million|billion)(?![\\p{L}]))|(?:mil|mille)(?=[ \\u00a0](?:${CURRENCY_WORD}|clientes|clients|usuários|utilisateurs)(?![\\p{L}]))`;

/** Words that make a longer number with the one beside them: "trente deux millions" is not two millions. */
const COMPANIONS =
  "(?:vingt|trente|quarante|cinquante|soixante|septante|nonante|cents?|mille|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzentos|trezentos|quatrocentos|quinhentos|seiscentos|setecentos|oitocentos|novecentos|mil|millions?|milhão|milhões)";
const COMPANION_BEFORE = new RegExp(
  `(?<![\\p{L}])(?:${COMPANIONS}|half|half of|quarter of|third of)[ \\u00a0-](?:et |and |e )?$`,
  "iu",
);
const MORE_AFTER = new RegExp(`[ \\u00a0-](?:et |and |e )?(?:${COMPANIONS}|${numbersFrom(1)})(?:[ -]|$)`, "iuy");

const HALF_AFTER = /[ \u00a0](?:et demie?|and a half|e mei[oa])(?![\p{L}])/iuy;

/** The end of "et demi", "and a half", "e meio" after a number and its unit, or 0: without it the value is wrong. */
export function halfAfter(text: string, at: number): number {
  HALF_AFTER.lastIndex = at;
  return HALF_AFTER.test(text) ? HALF_AFTER.lastIndex : 0;
}

/** True where the words around make another number of it: "deux mille cinq cents", "2 ans et demi". */
export function isPartOfLonger(text: string, start: number, end: number, hasUnit: boolean): boolean {
  MORE_AFTER.lastIndex = end;
  return (
    halfAfter(text, end) > 0 ||
    (!hasUnit && MORE_AFTER.test(text)) ||
    COMPANION_BEFORE.test(text.slice(Math.max(0, start - 20), start))
  );
}

const NUMBER_WORD = new RegExp(
  `(?<![\\p{L}\\d-])(?:${LONE}|(?:${[...VALUES.keys()]
    .filter((word) => !["a", "mil", "mille"].includes(word))
    .sort((a, b) => b.length - a.length)
    .join("|")})(?=[ \\u00a0\\u202f]${FOLLOWED_BY}))`,
  "giu",
);

/**
 * Numbers from one to twenty in words, where a scale, a percentage or a duration follows: "deux millions d'euros",
 * "twelve months". Elsewhere such words are mostly articles ("un client") and are left alone.
 */
export function findNumberWords(text: string): Numeral[] {
  return matches(NUMBER_WORD, text).flatMap((match) => {
    const word = match[0];
    const value = VALUES.get(word.toLowerCase());
    if (value === undefined) return [];
    return {
      text: word,
      start: match.index,
      end: match.index + word.length,
      readings: [{ value, decimals: 0, digits: String(value) }],
      ambiguous: false,
    };
  });
}
