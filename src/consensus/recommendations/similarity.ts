import { rememberedByText } from "../../domain/remembered.ts";
import { areSynonyms } from "../../lexicon/opposites.ts";
import type { Languages } from "./words.ts";

/** Words this alike in their three-letter pieces are one word written otherwise: "conditionne", "conditions". */
const SAME_WORD = 0.55;
const MOST_REMEMBERED = 50_000;

/** The share of some words that another text has too: by stem, by spelling, or as a synonym of the lexicon. 0 for none. */
export function coverage(words: readonly string[], other: readonly string[], languages: Languages): number {
  if (words.length === 0) return 0;
  return words.filter((word) => other.some((candidate) => areAlike(word, candidate, languages))).length / words.length;
}

/** True where two reduced words say the same. */
export function areAlike(a: string, b: string, languages: Languages): boolean {
  return a === b || dice(a, b) >= SAME_WORD || areSynonyms(a, b, languages);
}

/** Twice the common three-letter pieces over all of them: 0–1. */
function dice(a: string, b: string): number {
  const [one, other] = [piecesOf(a), piecesOf(b)];
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  if (fewer.size * 2 < (fewer.size + more.size) * SAME_WORD) return 0;
  let common = 0;
  for (const piece of fewer) if (more.has(piece)) common++;
  return (2 * common) / (one.size + other.size);
}

const piecesOf = rememberedByText((word: string): ReadonlySet<string> => {
  const padded = `^${word}$`;
  return new Set(Array.from({ length: padded.length - 2 }, (_, i) => padded.slice(i, i + 3)));
}, MOST_REMEMBERED);
