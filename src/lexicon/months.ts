import { fold } from "./fold.ts";

/** The months by their full names, without accents and in lower case. */
export const MONTH_NAMES = {
  fr: "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre".split(" "),
  en: "january february march april may june july august september october november december".split(" "),
  pt: "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro".split(" "),
};

/** The full names of all three languages, as alternatives of a pattern for folded text. */
export const ANY_MONTH_NAME = [...MONTH_NAMES.en, ...MONTH_NAMES.fr, ...MONTH_NAMES.pt].join("|");

/** Their short forms, month by month. */
const SHORT: readonly string[] =
  "janv jan,fevr fev feb,mar,avr apr abr,,jun,juil jul,aug ago aou,sept sep set,oct out,nov,dec dez".split(",");

const { fr, en, pt } = MONTH_NAMES;
const NUMBERS = new Map(
  SHORT.flatMap((short, at) =>
    [fr[at], en[at], pt[at], ...short.split(" ")]
      .filter((name) => name !== undefined && name !== "")
      .map((name) => [name as string, at + 1] as const),
  ),
);

const patternOf = (names: readonly string[]): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map((name) =>
      name
        .replace(/e/g, "[eé]")
        .replace(/u(?=t$)/, "[uû]")
        .replace(/c(?=o$)/, "[cç]"),
    )
    .join("|");

/** A pattern for all of them, accents optional; the caller adds the boundaries. */
export const MONTH_PATTERN = patternOf([...NUMBERS.keys()]);

/** Forms that are other words as well: "10 out of 12", "sept clients", "20 may leave". */
const OTHER_WORDS = new Set("may set out ago mar sept sep abr jan".split(" "));

const LONG_MONTH = patternOf([...NUMBERS.keys()].filter((name) => !OTHER_WORDS.has(name)));
const DAY = "(?:0?[1-9]|[12]\\d|3[01])";

/** A day of a month without its year: "31 December", "1er mars", "31 de dezembro". */
export const DAY_AND_MONTH = `${DAY}(?:st|nd|rd|th|er|º|°)?[ \\u00a0](?:(?:de|of)[ \\u00a0])?(?:${LONG_MONTH})(?![\\p{L}\\d])`;

/** The same as Americans write it: "December 31". */
export const MONTH_AND_DAY = `(?:${MONTH_PATTERN})\\.?[ \\u00a0]${DAY}(?:st|nd|rd|th)?(?![\\p{L}\\d])`;

/** 1 to 12 for a month's name, else null: "déc." → 12. */
export function monthNumber(name: string): number | null {
  return NUMBERS.get(fold(name).replaceAll(".", "")) ?? null;
}
