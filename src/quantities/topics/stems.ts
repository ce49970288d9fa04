import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stem as english } from "porter2";
import type { Locale } from "../../domain/locale.ts";

/** The Snowball algorithms, each a small file of its own. */
const stemmers: Record<Locale, (word: string) => string> = { fr: french, en: english, pt: portuguese };

const cache: Record<Locale, Map<string, string>> = { fr: new Map(), en: new Map(), pt: new Map() };

/** The stem of a word without accents. Short words and abbreviations are left alone, and so is what holds a digit: "nps" is no plural. */
export function stemOf(word: string, locale: Locale): string {
  if (word.length < 5 || /\d/.test(word)) return word;
  const known = cache[locale].get(word);
  if (known !== undefined) return known;
  // The stemmers keep some plurals: "revenus".
  const stem = stemmers[locale](word.replace(/(?<!s)s$/, ""));
  if (cache[locale].size > 20_000) cache[locale].clear();
  cache[locale].set(word, stem);
  return stem;
}
