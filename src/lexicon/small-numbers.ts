import { fold } from "./fold.ts";

const LISTS = [
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt",
  "um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte",
];
const OTHER_FORMS = { une: 1, uma: 1, duas: 2, catorze: 14, dezasseis: 16, dezassete: 17, dezanove: 19 };

const WRITTEN = [
  ...LISTS.flatMap((list) => list.split(" ").map((word, at) => [word, at + 1] as const)),
  ...Object.entries(OTHER_FORMS),
];

/** One to twenty as they are written out in English, French and Portuguese, with their accents and without. */
export const NUMBER_NAMES: ReadonlyMap<string, number> = new Map([
  ...WRITTEN,
  ...WRITTEN.map(([word, value]) => [fold(word), value] as const),
]);

/** A pattern for them from the given number on; the caller adds the boundaries. "One" is an article in two languages. */
export const numbersFrom = (least: number): string =>
  [...NUMBER_NAMES]
    .flatMap(([word, value]) => (value < least ? [] : [word]))
    .toSorted((a, b) => b.length - a.length)
    .join("|");

const ANY = new RegExp(`(?<![\\p{L}\\d])(?:${numbersFrom(1)})(?![\\p{L}\\d])`, "gu");

/** "two for the founders, one independent" as "2 for the founders, 1 independent"; folded text (see `fold.ts`). */
export const withDigits = (folded: string): string => folded.replace(ANY, (word) => String(NUMBER_NAMES.get(word)));
