import { opposedWords } from "../../lexicon/opposites.ts";
import { assertionOf } from "./assertions.ts";
import { figuresApart } from "./figures-apart.ts";
import { type Signs, signsBetween } from "./signs.ts";
import { coverage } from "./similarity.ts";
import type { Reading } from "./stances.ts";
import type { TextSimilarity } from "./text-similarity.ts";
import type { Languages } from "./words.ts";

/** Two statements that cannot both be so, with the words of each. */
export interface Contradiction {
  a: string;
  b: string;
  sentences: [number[], number[]];
  /** One word of each that excludes the other, where there are such. */
  words?: [string, string];
  score: number;
}

/**
 * How much each sign speaks for a contradiction, added up. The weights are the rounded mean of two fits, one on each half
 * of two public sets of sentence pairs, but for those of figures and of what is disputed, which were set by hand: what
 * `npm run bench -- opposition` reports of them is not wholly unseen.
 */
const BASE = -1.65;
const WEIGHTS: Signs = {
  oneDenies: 1.1,
  oneDeniesOfTheSame: 1.2,
  bothDeny: -0.25,
  denied: 1.4,
  alike: 0.75,
  opposite: 1.45,
  oppositeOfTheSame: 1.6,
  oppositeAndDenied: -1.5,
  figuresOfTheSame: 2.4,
  disputedOfTheSame: 2,
  reported: 0.4,
};
/** A little likelier than not; of the public pairs found so, four in five contradict each other. */
const ENOUGH = 0.35;
/** A sentence among many finds its likeness by chance more easily. */
const ENOUGH_AMONG_MANY = { score: 1.2, alike: 0.3 };
/** From here on a model's word that two sentences mean the same stands without words they share. */
const SAME_MEANING = 0.6;
const FEWEST_WORDS = 2;
/** Texts this short are compared whole: what one sentence leaves out the next may say. */
const SHORT = 3;
/** So many sentences of a text are compared, each with each. */
const MOST_SENTENCES = 40;

/** The statements of two texts that most clearly exclude each other, or null. Texts of two languages are not compared. */
export function contradictionBetween(a: Reading, b: Reading, similarity?: TextSimilarity): Contradiction | null {
  const languages = a.languages.filter((language) => b.languages.includes(language));
  if (languages.length === 0) return null;
  const whole = (reading: Reading) => reading.sentences.map((_, i) => i);
  const isShort = (reading: Reading) => reading.sentences.length <= SHORT;
  if (isShort(a) && isShort(b))
    return compare([a, whole(a)], [b, whole(b)], languages, { score: ENOUGH, alike: 0 }, similarity);
  const each = (reading: Reading) => (isShort(reading) ? [whole(reading)] : whole(reading).map((i) => [i]));
  let best: Contradiction | null = null;
  for (const one of each(a).slice(0, MOST_SENTENCES)) {
    for (const other of each(b).slice(0, MOST_SENTENCES)) {
      const found = compare([a, one], [b, other], languages, ENOUGH_AMONG_MANY, similarity);
      if (found !== null && found.score > (best?.score ?? 0)) best = found;
    }
  }
  return best;
}

function compare(
  [readingA, inA]: [Reading, number[]],
  [readingB, inB]: [Reading, number[]],
  languages: Languages,
  enough: typeof ENOUGH_AMONG_MANY,
  similarity: TextSimilarity | undefined,
): Contradiction | null {
  const [a, b] = [assertionOf(readingA, inA), assertionOf(readingB, inB)];
  if (a.content.length < FEWEST_WORDS || b.content.length < FEWEST_WORDS) return null;
  const figures = figuresApart(written(readingA, inA), written(readingB, inB), languages);
  // "Not 50 million" beside "2 million": what is denied nobody said.
  const otherSum = figures.length > 0 && (a.deniesFigure || b.deniesFigure);
  // Words that are the same are the same, whatever a model makes of them; it may see more.
  const meant = similarity?.of(written(readingA, inA), written(readingB, inB)) ?? 0;
  const byWords = [coverage(a.content, b.content, languages), coverage(b.content, a.content, languages)] as const;
  const alike = [Math.max(meant, byWords[0]), Math.max(meant, byWords[1])] as const;
  const surely = Math.max(Math.min(...byWords), meant >= SAME_MEANING ? meant : 0);
  const signs = signsBetween(a, b, { alike, figures: figures.length, otherSum, languages });
  const score = weigh(signs);
  if (score < enough.score || surely < enough.alike) return null;
  const [words] = [...opposedWords(a.plain, b.plain, languages), ...(otherSum ? [] : figures)];
  return {
    a: written(readingA, inA),
    b: written(readingB, inB),
    sentences: [inA, inB],
    ...(words !== undefined && { words }),
    score,
  };
}

function weigh(signs: Signs): number {
  const names = Object.keys(WEIGHTS) as (keyof Signs)[];
  return names.reduce((sum, name) => sum + WEIGHTS[name] * signs[name], BASE);
}

function written({ text, sentences }: Reading, numbers: readonly number[]): string {
  const [first, last] = [sentences[numbers[0] ?? 0], sentences[numbers.at(-1) ?? 0]];
  return text.slice(first?.start ?? 0, last?.end ?? 0).trim();
}
