import { areOpposites, opposedWords } from "../../lexicon/opposites.ts";
import { type Assertion, assertionOf } from "./assertions.ts";
import { figuresApart } from "./figures-apart.ts";
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
 * What speaks for a contradiction, added up. The weights are the rounded mean of two fits, one on each half of two public
 * sets of sentence pairs: what `npm run bench -- opposition` reports of them is not wholly unseen.
 */
const WEIGHTS = {
  base: -1.7,
  /** Only one of the two denies anything … */
  oneDenies: 0.8,
  /** … and the more the two are about the same, the more that tells. */
  oneDeniesOfTheSame: 1.3,
  /** The share of what is denied that the other affirms. */
  denied: 1.4,
  /** The less alike of the two directions: a detail beside a story is no contradiction. */
  alike: 0.85,
  opposite: 0.85,
  oppositeOfTheSame: 1.6,
  /** Only one calls something false. */
  disputed: 1.5,
};
/** A little likelier than not; of the public pairs found so, four in five contradict each other. */
const ENOUGH = 0.1;
/** A sentence among many finds its likeness by chance more easily. */
const ENOUGH_AMONG_MANY = { score: 1.2, alike: 0.3 };
/** From here on a model's word that two sentences mean the same stands without words they share. */
const SAME_MEANING = 0.6;
/** The share of a text that must be affirmed for the rest to be an addition. */
const AFFIRMED = 0.6;
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
  const opposites = [...opposedWords(a.plain, b.plain, languages), ...(otherSum ? [] : figures)];
  // Words that are the same are the same, whatever a model makes of them; it may see more.
  const meant = similarity?.of(written(readingA, inA), written(readingB, inB)) ?? 0;
  const byWords = [coverage(a.content, b.content, languages), coverage(b.content, a.content, languages)] as const;
  const alike = [Math.max(meant, byWords[0]), Math.max(meant, byWords[1])] as const;
  const surely = Math.max(Math.min(...byWords), meant >= SAME_MEANING ? meant : 0);
  const score = scoreOf(a, b, alike, opposites.length, languages, otherSum);
  if (score < enough.score || surely < enough.alike) return null;
  const [words] = opposites;
  return {
    a: written(readingA, inA),
    b: written(readingB, inB),
    sentences: [inA, inB],
    ...(words !== undefined && { words }),
    score,
  };
}

function scoreOf(
  a: Assertion,
  b: Assertion,
  alike: readonly [number, number],
  opposites: number,
  languages: Languages,
  otherSum: boolean,
): number {
  const [most, least] = [Math.max(...alike), Math.min(...alike)];
  const denied = Math.max(0, ...shares(a, b, languages), ...shares(b, a, languages));
  const [denier, other] = a.denied.length > 0 ? [a, b] : [b, a];
  const oneDenies =
    denier.denied.length > 0 && other.denied.length === 0 && !otherSum && !adds(denier, other, denied, languages);
  const pairs = Math.min(opposites, 2);
  return (
    WEIGHTS.base +
    (oneDenies ? WEIGHTS.oneDenies + WEIGHTS.oneDeniesOfTheSame * most : 0) +
    WEIGHTS.denied * denied +
    WEIGHTS.alike * least +
    pairs * (WEIGHTS.opposite + WEIGHTS.oppositeOfTheSame * most) +
    (a.disputes !== b.disputes ? WEIGHTS.disputed : 0)
  );
}

/**
 * "X rather than Y" only adds to "X": what it denies the other never said, and what the other says it affirms. "Do not
 * cut" denies the opposite of "invest".
 */
function adds(denier: Assertion, other: Assertion, denied: number, languages: Languages): boolean {
  if (denied === 0 && coverage(other.content, denier.affirmed, languages) >= AFFIRMED) return true;
  return denier.deniedPlain.some((one) => other.plain.some((word) => areOpposites(one, word, languages)));
}

function shares(one: Assertion, other: Assertion, languages: Languages): number[] {
  return one.denied.map((span) => coverage(span, other.affirmed, languages));
}

function written({ text, sentences }: Reading, numbers: readonly number[]): string {
  const [first, last] = [sentences[numbers[0] ?? 0], sentences[numbers.at(-1) ?? 0]];
  return text.slice(first?.start ?? 0, last?.end ?? 0).trim();
}
