import { contradictionBetween } from "./contradicts.ts";
import { RECOMMENDS } from "./cues.ts";
import { agreeUnlikeWorded } from "./holding-back.ts";
import type { Difference } from "./opposes.ts";
import { ordersOf } from "./order.ts";
import type { Reading } from "./stances.ts";
import { denialBetween } from "./statements.ts";
import type { TextSimilarity } from "./text-similarity.ts";

/** How a bare request begins: "do not", "never", "ne pas", "não", or an infinitive. */
const IMPERATIVE = /^(do not|never|ne pas|nao)\b|^\S+(ar|er|ir|re|ez)\b/;

/** One sentence denies the other outright, or the two say what cannot both be so. */
export function statementDifferences(
  a: Reading,
  b: Reading,
  statements: boolean,
  similarity: TextSimilarity | undefined,
): Difference[] {
  const plain = { ground: "denial" as const, subject: [], overall: false, denied: true, bold: null };
  const denial = denialBetween(a, b, similarity);
  if (denial !== null) {
    const [i, j] = denial.sentences;
    const qualified = isQualified(a, i) || isQualified(b, j);
    const advised = advises(a, i) || advises(b, j);
    if (advised && agreeUnlikeWorded(denial.a, denial.b)) return [];
    if (!qualified && (statements || advised)) return [{ ...plain, a: denial.a, b: denial.b }];
  }
  // Steps in one order are named in another way round by each: "B after A", "A before B".
  const ordered = ordersOf(a).length > 0 && ordersOf(b).length > 0;
  const found = statements && !ordered ? contradictionBetween(a, b, similarity) : null;
  if (found === null) return [];
  const [own, theirs] = [asks(a, found.sentences[0]), asks(b, found.sentences[1])];
  // "They cut marketing" beside "invest in marketing": what was so and what should be do not exclude each other. Where
  // both ask for something, what they ask for was compared above, with what it is about.
  if ((own || theirs) && found.words !== undefined) return [];
  const advice = own || theirs;
  if (advice && agreeUnlikeWorded(found.a, found.b)) return [];
  const open = (reading: Reading, i: number) => hangs(reading, i, advice) || tellsAdvice(reading, i);
  const depends = found.sentences[0].some((i) => open(a, i)) || found.sentences[1].some((i) => open(b, i));
  return depends ? [] : [{ ...plain, a: found.a, b: found.b, ...(found.words && { words: found.words }) }];
}

function advises({ segments, languages }: Reading, sentence: number): boolean {
  return (segments[sentence] ?? []).some(
    ({ words }) =>
      RECOMMENDS.find(words, languages) >= 0 ||
      IMPERATIVE.test(
        words
          .slice(0, 2)
          .map(({ key }) => key)
          .join(" "),
      ),
  );
}

function asks(reading: Reading, sentences: readonly number[]): boolean {
  return reading.stances.some(({ role }) => role === "recommended") || sentences.some((i) => advises(reading, i));
}

/** Advice hangs on a condition wherever that stands; a statement on one it begins with, others hold for their part of it. */
function hangs({ segments }: Reading, sentence: number, advice: boolean): boolean {
  const own = segments[sentence] ?? [];
  return (advice ? own : own.slice(0, 1)).some(({ kind, temporal }) => kind === "condition" && !temporal);
}

/** "According to the founder, we should …": what somebody else asks for is not this text's advice. */
function tellsAdvice({ segments, languages }: Reading, sentence: number): boolean {
  return (segments[sentence] ?? []).some(({ reported, words }) => reported && RECOMMENDS.find(words, languages) >= 0);
}

/** It hangs on a condition, or is somebody else's word. */
function isQualified({ segments }: Reading, sentence: number): boolean {
  return (segments[sentence] ?? []).some(({ depends, reported }) => depends || reported);
}
