import { INSTEAD } from "./cues.ts";
import { cuesIn } from "./polarity.ts";
import type { Reading } from "./stances.ts";
import { contentKey, isEmptyWord, jaccard } from "./subject.ts";
import type { TextSimilarity } from "./text-similarity.ts";
import type { Sentence, Word } from "./words.ts";

/** A sentence that says what another one denies. */
export interface Denial {
  a: string;
  b: string;
  sentences: [number, number];
  similarity: number;
}

/** How much two sentences must share, negation set apart, to be the same statement. */
const SAME_STATEMENT = 0.7;
const FEWEST_WORDS = 2;
/** A denial this long, all of whose words the other sentence affirms, denies it whatever else that one says. */
const FEWEST_DENIED = 3;
/** … unless that one is about something much longer. */
const LEAST_SHARED = 0.4;
/** "Not less than 2 %" does not deny "2 %". */
const COMPARES = /^(moins|plus|menos|mais|more|less|fewer)$/;

/** The pair of sentences most alike of which exactly one is negated, or null. */
export function denialBetween(a: Reading, b: Reading, meaning?: TextSimilarity): Denial | null {
  let best: Denial | null = null;
  const others = b.sentences.map((sentence) => statement(sentence, b));
  a.sentences.forEach((sentence, i) => {
    const one = statement(sentence, a);
    others.forEach((other, j) => {
      if (one.negated === other.negated || one.words.size < FEWEST_WORDS || other.words.size < FEWEST_WORDS) return;
      const [negative, positive] = one.negated ? [one, other] : [other, one];
      const share = Math.max(jaccard(one.words, other.words), meaning?.of(one.text, other.text) ?? 0);
      const denied =
        negative.words.size >= FEWEST_DENIED && [...negative.words].every((word) => positive.words.has(word));
      const similarity = denied && share >= LEAST_SHARED ? Math.max(share, SAME_STATEMENT) : share;
      if (similarity < SAME_STATEMENT || similarity <= (best?.similarity ?? 0)) return;
      best = { a: one.text, b: other.text, sentences: [i, j], similarity };
    });
  });
  return best;
}

function statement({ words, start, end }: Sentence, { text, languages }: Reading) {
  const negations = cuesIn(words, 0, words.length, languages);
  const instead = INSTEAD.find(words, languages);
  const content = new Set<string>();
  words.forEach((word, i) => {
    if (negations.includes(i)) return;
    if (COMPARES.test(word.key)) content.add(word.key);
    else if (says(word)) content.add(contentKey(word, languages));
  });
  // A negation after "rather than" or inside a list denies a part of the sentence, not the sentence.
  const negated = instead < 0 && negations.length % 2 === 1;
  return { words: content, negated, text: text.slice(start, end).trim() };
}

function says({ key }: Word): boolean {
  return !isEmptyWord(key);
}
