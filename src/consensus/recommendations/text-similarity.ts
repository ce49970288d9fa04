import { requireList } from "../../domain/known-options.ts";
import { type EmbedOptions, embedTexts } from "../../model/embed.ts";
import { coverage } from "./similarity.ts";
import { type Reading, readText } from "./stances.ts";
import { contentKey, isEmptyWord } from "./subject.ts";

/** How far two passages speak of the same, 0 to 1, whatever each says of it; null where it cannot tell. */
export interface TextSimilarity {
  of(a: string, b: string): number | null;
}

/**
 * By code: the share of each passage's words that the other has too, by stem, by spelling (three-letter pieces), or as a
 * synonym of the lexicon. Passages of two languages are not compared.
 *
 * ```ts
 * similarityByWords.of("Raise the prices", "Prices must go up"); // 0 to 1
 * ```
 */
export const similarityByWords: TextSimilarity = {
  of(a, b) {
    const [one, other] = [readText(a), readText(b)];
    const languages = one.languages.filter((language) => other.languages.includes(language));
    if (languages.length === 0) return null;
    const [own, theirs] = [contentOf(one), contentOf(other)];
    return (coverage(own, theirs, languages) + coverage(theirs, own, languages)) / 2;
  },
};

/**
 * By an embedding model of your provider, asked once for all the passages of these texts, through the door (budget,
 * journal, retries). An angle means something else in every model, so each is taken against the mean of all: 0 is as far
 * apart as these texts are on the whole.
 *
 * ```ts
 * const similarity = await similarityByEmbedding([one, other].map(String), { model: "openai:text-embedding-3-small" });
 * detectConflicts(agentOutputs, { similarity });
 * ```
 */
export async function similarityByEmbedding(texts: readonly string[], options: EmbedOptions): Promise<TextSimilarity> {
  requireList("The texts", texts);
  const passages = [...new Set(texts.flatMap((text) => passagesOf(readText(text))))];
  const vectors = await embedTexts(passages, options);
  const units = new Map([...vectors].map(([text, vector]) => [text, unit(vector)]));
  const usual = meanAngle([...units.values()]);
  return {
    of(a, b) {
      const [one, other] = [units.get(a), units.get(b)];
      if (one === undefined || other === undefined) return null;
      return Math.min(1, Math.max(0, (dot(one, other) - usual) / (1 - usual)));
    },
  };
}

/** What is compared of a text: the whole, where it is short, and each of its sentences. */
function passagesOf({ text, sentences }: Reading): string[] {
  const each = sentences.map(({ start, end }) => text.slice(start, end).trim());
  const [first, last] = [sentences[0], sentences.at(-1)];
  return [...each, text.slice(first?.start ?? 0, last?.end ?? 0).trim()].filter((passage) => passage !== "");
}

function contentOf({ sentences, languages }: Reading): string[] {
  const words = sentences.flatMap((sentence) => sentence.words);
  return [...new Set(words.filter(({ key }) => !isEmptyWord(key)).map((word) => contentKey(word, languages)))];
}

function unit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  return length === 0 ? [...vector] : vector.map((part) => part / length);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, part, at) => sum + part * (b[at] ?? 0), 0);
}

/** The mean over all pairs of different vectors, from their sum alone; below 1, so that it can be divided by. */
function meanAngle(units: readonly (readonly number[])[]): number {
  const count = units.length;
  if (count < 2) return 0;
  const sum = (units[0] ?? []).map((_, at) => units.reduce((total, vector) => total + (vector[at] ?? 0), 0));
  return Math.min(0.99, Math.max(0, (dot(sum, sum) - count) / (count * (count - 1))));
}
