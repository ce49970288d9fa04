import { isInlineSpace } from "./chars.ts";

/** A known phrase that ends just before a number. */
interface PhraseBefore<Meaning> {
  meaning: Meaning;
  start: number;
}

/** Phrases with what they mean, and the words they can end with. */
interface PhraseTable<Meaning> {
  phrases: ReadonlyMap<string, Meaning>;
  lastWords: ReadonlySet<string>;
}

const LONGEST_WORD = 16;
const MOST_WORDS = 3;
const OPENING = new Set(["(", "[", "«", '"', "“", ":", ";", ",", "/", "*", "•", "|"]);

/**
 * Looks up the one to three words that end just before `at` in a table of phrases, the longest first, not reaching
 * left of `floor`. Case and kind of space do not matter. No search through the text: the cost does not grow with it.
 */
export function phraseBefore<Meaning>(
  table: PhraseTable<Meaning>,
  text: string,
  at: number,
  floor: number,
): PhraseBefore<Meaning> | null {
  const end = backOverSpaces(text, at, floor);
  let found: PhraseBefore<Meaning> | null = null;
  let phrase = "";
  for (let words = 0, cursor = end; words < MOST_WORDS && cursor > floor; words++) {
    const start = wordStart(text, cursor, floor);
    if (start === cursor) break;
    const word = text.slice(start, cursor).toLowerCase();
    if (words === 0 && !table.lastWords.has(word)) return null;
    phrase = words === 0 ? word : `${word} ${phrase}`;
    const meaning = table.phrases.get(phrase);
    if (meaning !== undefined) found = { meaning, start };
    cursor = backOverSpaces(text, start, floor);
    if (cursor === start) break;
  }
  return found;
}

/** A table of phrases from "a|b|c" lists. */
export function phraseTable<Meaning>(...lists: [phrases: string, meaning: Meaning][]): PhraseTable<Meaning> {
  const phrases = new Map(
    lists.flatMap(([list, meaning]) => list.split("|").map((phrase) => [phrase, meaning] as const)),
  );
  return { phrases, lastWords: new Set([...phrases.keys()].map((phrase) => phrase.split(" ").at(-1) ?? phrase)) };
}

function backOverSpaces(text: string, at: number, floor: number): number {
  let start = at;
  while (start > floor && at - start < 2 && isInlineSpace(text.charCodeAt(start - 1))) start--;
  return start;
}

/** The start of the word that ends at `end`; opening punctuation is not part of it. Longer runs are no word of ours. */
function wordStart(text: string, end: number, floor: number): number {
  let start = end;
  while (start > floor && end - start <= LONGEST_WORD) {
    const code = text.charCodeAt(start - 1);
    if (isInlineSpace(code) || code < 32 || (start < end && OPENING.has(text[start - 1] ?? ""))) return start;
    start--;
  }
  return start === floor ? start : end;
}
