import { fold } from "./fold.ts";

/** Month names and their short forms in French, English and Portuguese, without accents and in lower case. */
const NAMES: readonly string[] = [
  "janvier january janeiro janv jan",
  "fevrier february fevereiro fevr fev feb",
  "mars march marco mar",
  "avril april abril avr apr abr",
  "mai may maio",
  "juin june junho jun",
  "juillet july julho juil jul",
  "aout august agosto aug ago aou",
  "septembre september setembro sept sep set",
  "octobre october outubro oct out",
  "novembre november novembro nov",
  "decembre december dezembro dec dez",
];

const NUMBERS = new Map(NAMES.flatMap((names, at) => names.split(" ").map((name) => [name, at + 1] as const)));

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
