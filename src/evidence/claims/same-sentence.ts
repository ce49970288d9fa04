import type { Quantity } from "../../domain/quantity.ts";
import { directionOf } from "../../lexicon/movement.ts";
import { negationsIn } from "../../lexicon/negations.ts";
import { isReporting } from "../../lexicon/reporting.ts";
import { sameQuantity } from "../../quantities/compare.ts";
import { findQuantities, type QuantityOptions } from "../../quantities/find.ts";
import { findPeriods } from "../../quantities/periods.ts";
import type { EvidenceIndex } from "./evidence-index.ts";
import { stemsIn, wordsIn } from "./keys.ts";
import type { DocumentSentence } from "./prose.ts";
import type { Judgement } from "./verdict.ts";

/** Fewer words than this make no sentence that could be recognised. */
const FEWEST_WORDS = 4;
/** How much of a sentence must be the document's for a changed figure in it to be a changed figure. */
const SAME_SENTENCE = 0.9;

/**
 * A sentence that a document says in (nearly) the same words: the same figures, times, directions and negations
 * support it, one of them changed refutes it. Null where no document says anything like it.
 */
export function judgeBySentence(text: string, index: EvidenceIndex, options: QuantityOptions): Judgement | null {
  const words = [...namingStems(text)];
  if (words.length < FEWEST_WORDS) return null;
  const ranked = likely(index, words).map((sentence) => ({
    sentence,
    judged: against(text, words, sentence, options),
  }));
  const told = ({ sentence, judged }: (typeof ranked)[number]): Judgement => ({
    ...(judged as Judgement),
    at: sentence.address,
    passage: sentence.text,
  });
  const supported = ranked.find(({ judged }) => judged?.verdict === "supported");
  if (supported !== undefined) return told(supported);
  const [refuted, ...more] = ranked.filter(({ judged }) => judged?.verdict === "contradicted");
  if (refuted === undefined || more.some(({ judged }) => judged?.found !== refuted.judged?.found)) return null;
  return told(refuted);
}

/** Stems of the words that name something: no links, no verbs of reporting, no movements, no figures. */
function namingStems(text: string): Set<string> {
  const words = wordsIn(text).filter((word) => !isReporting(word) && directionOf(word) === null && !/\d/.test(word));
  return stemsIn(words.join(" "));
}

/** The sentences that share most of these words. */
function likely(index: EvidenceIndex, words: readonly string[]): DocumentSentence[] {
  const counts = new Map<number, number>();
  const lists = words.map((word) => index.bySentenceWord.get(word) ?? []).sort((a, b) => a.length - b.length);
  // A sentence that shares nine words in ten has one of any two: the rarest words find it.
  const few = Math.max(2, Math.ceil(words.length * (1 - SAME_SENTENCE)) + 1);
  for (const list of lists.slice(0, few)) for (const at of list) counts.set(at, 0);
  const found: { sentence: DocumentSentence; share: number }[] = [];
  for (const at of counts.keys()) {
    const sentence = index.sentences[at] as DocumentSentence;
    const share = words.filter((word) => sentence.stems.has(word)).length / words.length;
    if (share >= SAME_SENTENCE) found.push({ sentence, share });
  }
  return found
    .sort((a, b) => b.share - a.share)
    .slice(0, 6)
    .map(({ sentence }) => sentence);
}

function against(
  text: string,
  words: readonly string[],
  { text: other, stems }: DocumentSentence,
  options: QuantityOptions,
): Judgement | null {
  const all = words.every((word) => stems.has(word));
  const theirs = [...namingStems(other)];
  const back = theirs.filter((word) => words.includes(word)).length / Math.max(1, theirs.length);
  const [mine, printed] = [figuresIn(text, options), figuresIn(other, options)];
  const changed = firstChanged(mine, printed);
  const times = [periodsIn(text), periodsIn(other)] as const;
  const sameTimes = times[0].every((period) => times[1].includes(period));
  const directions = [directionsIn(text), directionsIn(other)] as const;
  const turned = directions[0].length === directions[1].length && directions[0].join() !== directions[1].join();
  const sameWay = directions[0].every((way) => directions[1].includes(way)) && !turned;
  const sameSign = negations(text) === negations(other);
  if (all && changed === null && sameTimes && sameWay && sameSign && back >= 0.5)
    return { verdict: "supported", reason: "same_words" };
  if (back < 0.85) return null;
  if (typeof changed === "object" && changed !== null && sameTimes && sameWay && sameSign)
    return { verdict: "contradicted", reason: "changed_figure", found: changed.text };
  if (changed === null && sameTimes && sameSign && turned)
    return { verdict: "contradicted", reason: "changed_word", found: other };
  return null;
}

function figuresIn(text: string, options: QuantityOptions): Quantity[] {
  return findQuantities(text, options).flatMap((found) =>
    "ambiguous" in found ? found.readings.slice(0, 1) : [found],
  );
}

/** Null where every figure stands there in order; the first that differs; undefined where they cannot be paired. */
function firstChanged(mine: readonly Quantity[], printed: readonly Quantity[]): Quantity | null | undefined {
  let next = 0;
  const inOrder = mine.every((one) => {
    const at = printed.findIndex((other, index) => index >= next && sameFigure(one, other));
    if (at === -1) return false;
    next = at + 1;
    return true;
  });
  if (inOrder) return null;
  if (mine.length !== printed.length) return undefined;
  const differing = printed.filter((other, at) => !sameFigure(mine[at] as Quantity, other));
  return differing.length === 1 ? (differing[0] as Quantity) : undefined;
}

function sameFigure(one: Quantity, other: Quantity): boolean {
  return (
    one.unit === other.unit && one.currency === other.currency && one.step === other.step && sameQuantity(one, other)
  );
}

function periodsIn(text: string): string[] {
  return findPeriods(text).map(({ period }) => period);
}

function directionsIn(text: string): string[] {
  return wordsIn(text).flatMap((word) => directionOf(word) ?? []);
}

function negations(text: string): number {
  return negationsIn(text).length;
}
