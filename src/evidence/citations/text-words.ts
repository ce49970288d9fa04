import { NEGATIONS } from "../../lexicon/negations.ts";
import { fold } from "./fold.ts";
import { FUNCTION_WORDS } from "./words.ts";

/** Levelled words of a text outside some of its parts (its numbers), in order. */
export function wordsOutside(text: string, parts: readonly { start: number; end: number }[] = []): string[] {
  const words: string[] = [];
  for (const found of text.matchAll(/[\p{L}\p{M}\d]+(?:&[\p{L}]+)?/gu)) {
    const at = found.index;
    if (parts.some(({ start, end }) => at >= start && at < end)) continue;
    const word = fold(found[0]).text;
    if (word !== "") words.push(word);
  }
  return words;
}

/** The words that carry meaning: no articles or prepositions; negations are judged apart. */
export function contentWords(text: string, parts: readonly { start: number; end: number }[] = []): string[] {
  return wordsOutside(text, parts).filter(isContent);
}

export function isContent(word: string): boolean {
  return !FUNCTION_WORDS.has(word) && !NEGATIONS.has(word);
}

/** The same word, perhaps in another form: "recurring" and "recurrent" are not, "client" and "clients" are. */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 4 || /\d/.test(short)) return false;
  if (long.startsWith(short) && long.length - short.length <= 2) return true;
  const stem = Math.max(5, short.length - 2);
  return short.length >= 6 && long.length - short.length <= 3 && long.slice(0, stem) === short.slice(0, stem);
}
