import type { Locale } from "../../domain/locale.ts";
import { fold } from "../../lexicon/fold.ts";

/** One word of a text, reduced for comparison, with its place. */
export interface Word {
  /** Lower case, no accents. "don't" is two words, "do" and "not". */
  key: string;
  /** As written, lower case, accents kept. */
  text: string;
  /** As written. */
  given: string;
  start: number;
  end: number;
  /** What stands between the word before and this one holds a comma, colon, dash or bracket. */
  afterPause: boolean;
}

/** A sentence as words, with its place in the text. */
export interface Sentence {
  words: Word[];
  start: number;
  end: number;
}

/** More than this of a recommendation is not read. */
export const MOST_CHARACTERS = 20_000;
/** No sentence runs on so long; what does is read in pieces, for each word is held against the others of its sentence. */
const MOST_WORDS = 120;

const SENTENCE_END = /(?<=[.!?;…])["'»”)]*\s+|\n+|(?<=[.!?])(?=[A-ZÀ-Ý])/gu;
/** "Non-vaccinés" is one word: it names a group and denies nothing of the sentence. */
const WORD = /\p{L}[\p{L}\p{M}]*n['’]t\b|\b[Nn]on-[\p{L}\p{M}]+|[\p{L}\p{M}]+|\p{N}[\p{N}.,]*/gu;
const PAUSE = /[,:()[\]–—"«»“”]|\s-\s/u;

/** The sentence as its author ended it: what stands on either side of a semicolon is read apart, and told together. */
export function sentenceAround(text: string, part: string): string {
  const at = text.indexOf(part);
  if (at < 0) return part;
  const ends = [...text.matchAll(SENTENCE_END)].filter(({ index }) => text[index - 1] !== ";");
  const start = ends.findLast(({ index, 0: gap }) => index + gap.length <= at);
  const end = ends.find(({ index }) => index >= at + part.length);
  return text.slice(start === undefined ? 0 : start.index + start[0].length, end?.index ?? text.length).trim();
}

/** Cuts a text into sentences of words. */
export function sentencesOf(text: string): Sentence[] {
  const whole = text.slice(0, MOST_CHARACTERS);
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of [...whole.matchAll(SENTENCE_END), null]) {
    const end = match === null ? whole.length : match.index;
    sentences.push(...piecesOf(wordsIn(whole, start, end), start, end));
    if (match !== null) start = match.index + match[0].length;
  }
  return sentences;
}

function piecesOf(words: Word[], start: number, end: number): Sentence[] {
  if (words.length <= MOST_WORDS) return words.length === 0 ? [] : [{ words, start, end }];
  const pieces: Sentence[] = [];
  for (let i = 0; i < words.length; i += MOST_WORDS) {
    const piece = words.slice(i, i + MOST_WORDS);
    pieces.push({ words: piece, start: piece[0]?.start ?? start, end: piece.at(-1)?.end ?? end });
  }
  return pieces;
}

function wordsIn(whole: string, from: number, to: number): Word[] {
  const words: Word[] = [];
  let last = from;
  for (const match of whole.slice(from, to).matchAll(WORD)) {
    const start = from + match.index;
    const end = start + match[0].length;
    const afterPause = PAUSE.test(whole.slice(last, start));
    const contracted = /^(.+)n['’]t$/u.exec(match[0].toLowerCase());
    if (contracted !== null && match[0].length > 3) {
      words.push({
        key: fold(contracted[1] as string),
        text: contracted[1] as string,
        given: contracted[1] as string,
        start,
        end,
        afterPause,
      });
      words.push({ key: "not", text: "not", given: "not", start, end, afterPause: false });
    } else {
      words.push({ key: fold(match[0]), text: match[0].toLowerCase(), given: match[0], start, end, afterPause });
    }
    last = end;
  }
  return words;
}

/** The languages whose words a text may use: one where it is known, all where it is too short to tell. */
export type Languages = readonly Locale[];
