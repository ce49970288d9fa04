import type { Quantity } from "../../domain/quantity.ts";
import { directionOf } from "../../lexicon/movement.ts";
import { isReporting } from "../../lexicon/reporting.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { QUALIFIERS } from "../citations/words.ts";
import type { EvidenceIndex } from "./evidence-index.ts";
import { stemsIn, wordsIn } from "./keys.ts";
import type { DocumentSentence } from "./prose.ts";
import { sameFigure, sameToken, type Token, tokensOf } from "./sentence-tokens.ts";
import type { Judgement } from "./verdict.ts";

/** Fewer words than this make no sentence that could be recognised. */
const FEWEST_WORDS = 4;
/** So many parts with a figure, one after the other, are the document's own words even in a much longer sentence. */
const LONG_ENOUGH = 6;
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

/** Whether a document's sentence says this one, or says it with one thing changed; null for any other sentence. */
function against(
  text: string,
  words: readonly string[],
  { text: other }: DocumentSentence,
  options: QuantityOptions,
): Judgement | null {
  const [mine, theirs] = inOneTime(tokensOf(text, options), tokensOf(other, options));
  if (mine === null) return null;
  const named = [...namingStems(other)];
  const back = named.filter((word) => words.includes(word)).length / Math.max(1, named.length);
  const sameSign = count(mine, "not") === count(theirs, "not");
  if (!sameSign) return null;
  const whole = back >= 0.5 || (mine.length >= LONG_ENOUGH && count(mine, "figure") > 0);
  if (whole && standsIn(mine, theirs)) return { verdict: "supported", reason: "same_words" };
  if (back < 0.85) return null;
  const figures = [mine, theirs].map((tokens) => tokens.filter((token) => token.kind === "figure"));
  const changed = firstChanged(
    (figures[0] ?? []).map(({ quantity }) => quantity),
    (figures[1] ?? []).map(({ quantity }) => quantity),
  );
  if (changed !== null && isSameBut("figure", mine, theirs))
    return { verdict: "contradicted", reason: "changed_figure", found: changed.text };
  if (changed === null && isSameBut("way", mine, theirs) && count(mine, "way") === count(theirs, "way"))
    return { verdict: "contradicted", reason: "changed_word", found: other };
  return null;
}

/** Where both speak of one time and of the same, it may stand anywhere; null where the times are others. */
function inOneTime(mine: Token[], theirs: Token[]): [Token[], Token[]] | [null, Token[]] {
  const [own, printed] = [timesIn(mine), timesIn(theirs)];
  if (![...own].every((time) => printed.has(time))) return [null, theirs];
  if (own.size > 1 || printed.size > 1) return [mine, theirs];
  const timeless = (tokens: Token[]) => tokens.filter(({ kind }) => kind !== "time");
  return [timeless(mine), timeless(theirs)];
}

function timesIn(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.flatMap((token) => (token.kind === "time" ? [token.key] : [])));
}

function count(tokens: readonly Token[], kind: Token["kind"]): number {
  return tokens.filter((token) => token.kind === kind).length;
}

/** Every part stands there in this order, and nothing is left out between two of them that makes it another statement. */
function standsIn(mine: readonly Token[], theirs: readonly Token[]): boolean {
  let reached = new Set<number>();
  for (const [nth, token] of mine.entries()) {
    const next = new Set<number>();
    for (const [at, other] of theirs.entries()) {
      if (!sameToken(token, other)) continue;
      if (nth === 0 ? mayBegin(theirs, at) : [...reached].some((from) => from < at && mayLeaveOut(theirs, from, at)))
        next.add(at);
    }
    reached = next;
  }
  return [...reached].some((at) => mayEnd(theirs, at));
}

/** "Cost of revenue" does not say "revenue": what begins in the middle begins behind a comma, a time or a figure. */
function mayBegin(tokens: readonly Token[], at: number): boolean {
  return at === 0 || tokens[at]?.parted === true || tokens[at - 1]?.kind !== "word";
}

function mayEnd(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || next.parted || next.kind !== "word";
}

/** Another figure with what it is of, or a word that says more closely what is meant, cannot be left out. */
function mayLeaveOut(tokens: readonly Token[], from: number, to: number): boolean {
  const left = tokens.slice(from + 1, to);
  const has = (kind: Token["kind"]) => left.some((token) => token.kind === kind);
  if (has("figure")) return !has("word") && !has("time");
  if (!has("word")) return true;
  const aside = left[0]?.parted === true && tokens[to]?.parted === true;
  return aside && !left.some((token) => token.kind === "word" && QUALIFIERS.has(token.word));
}

/** The same parts in the same order, but for what those of one kind say. */
function isSameBut(kind: Token["kind"], mine: readonly Token[], theirs: readonly Token[]): boolean {
  const masked = (tokens: readonly Token[]) => tokens.filter((token) => token.kind !== "word");
  const [one, other] = [masked(mine), masked(theirs)];
  const sameWords =
    one.length === other.length &&
    one.every((token, at) => {
      const there = other[at] as Token;
      return token.kind === there.kind && (token.kind === kind || sameToken(token, there));
    });
  if (!sameWords) return false;
  const names = theirs.flatMap((token) => (token.kind === "word" ? [token.key] : []));
  let next = 0;
  return mine.every((token) => {
    if (token.kind !== "word") return true;
    next = names.indexOf(token.key, next) + 1;
    return next > 0;
  });
}

/** The first figure that is another one where one differs, or where they changed places; null where none or more do. */
function firstChanged(mine: readonly Quantity[], printed: readonly Quantity[]): Quantity | null {
  const differing = printed.filter((other, at) => {
    const one = mine[at];
    return one === undefined || !sameFigure(one, other);
  });
  const moved = mine.every((one) => printed.some((other) => sameFigure(one, other)));
  return differing.length === 1 || moved ? (differing[0] ?? null) : null;
}
