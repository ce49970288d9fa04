import type { Quantity } from "../../domain/quantity.ts";
import { isReporting } from "../../lexicon/reporting.ts";
import { sameValue } from "../../quantities/compare.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { ReadClaim } from "./claim.ts";
import { digitsShown } from "./compare-values.ts";
import type { EvidenceIndex } from "./evidence-index.ts";
import { wordsIn } from "./keys.ts";
import { type Mention, topicWord, wordsOf } from "./mentions.ts";
import { sameTime, timeOfPeriod } from "./time-of.ts";
import type { Judgement } from "./verdict.ts";

/**
 * A figure whose label is no row's: the same figure stands in the documents among the same words. It can only support;
 * that a figure stands nowhere refutes nothing.
 */
export function judgeByMention(claim: ReadClaim, index: EvidenceIndex): Judgement | null {
  const { quantity } = claim;
  if (quantity === undefined || claim.readings !== undefined || quantity.value === 0) return null;
  const names = wordsIn(`${claim.label} ${quantity.noun ?? ""}`).filter(
    (word) => !isReporting(word) && !/^\d+$/.test(word),
  );
  if (names.length === 0) return null;
  const keys = names.map((name) => [...wordsOf(name)]);
  const match = matchTopic(claim.label);
  const topic = match !== null && match.sureness >= SURE_ENOUGH ? topicWord(match.topic.id) : null;
  const time = claim.period === undefined ? undefined : timeOfPeriod(claim.period, claim.months);
  const held = index.mentions
    .near(quantity.value)
    .filter((mention) => sameMeasure(quantity, mention.quantity) && sameValue(quantity, mention.quantity))
    .filter((mention) => !countsOther(claim, quantity, mention))
    .filter((mention) => time === undefined || (mention.time !== null && sameTime(time, mention.time)))
    .map((mention) => ({
      mention,
      share: topic !== null && mention.words.has(topic) ? 1 : shareOf(keys, mention),
      cited: isCited(claim, mention),
    }))
    .sort((a, b) => b.share - a.share || Number(b.cited) - Number(a.cited));
  const [best] = held;
  if (best === undefined) return null;
  const told = { at: best.mention.address, passage: best.mention.passage, found: best.mention.quantity.text };
  const plain = digitsShown(quantity) >= 2;
  // Words of another language cannot be compared; the page that is named, the digits and the unit can.
  const translated =
    claim.language !== undefined && best.mention.language !== undefined && claim.language !== best.mention.language;
  const stands = best.cited && plain && translated && quantity.unit !== "number" && quantity.unit !== "count";
  const enough = stands || best.share >= (best.cited ? 0.5 : plain ? 0.67 : 1);
  return enough ? { verdict: "supported", reason: "same_value", ...told } : null;
}

/** "5 salespeople" is not said by "5 states": what is counted stands behind the number, and must be known there. */
function countsOther({ quote, language }: ReadClaim, quantity: Quantity, mention: Mention): boolean {
  if (quantity.unit !== "number" && quantity.unit !== "count") return false;
  if (language !== undefined && mention.language !== undefined && language !== mention.language) return false;
  const [own, there] = [countedIn(quote, quantity), countedIn(mention.passage, mention.quantity)];
  if (own === null || there === null) return false;
  const said = wordsOf(mention.passage);
  return ![...wordsOf(own)].some((word) => said.has(word));
}

/** The word behind a number, where one follows at once. */
function countedIn(text: string, { text: printed }: Quantity): string | null {
  const digits = /\d[\d.,\s\u00a0\u202f]*/.exec(printed)?.[0].trim();
  const at = digits === undefined ? -1 : text.indexOf(digits);
  if (digits === undefined || at < 0) return null;
  return /^\+?\s(\p{L}{3,})/u.exec(text.slice(at + digits.length))?.[1] ?? null;
}

/** How many of these words stand around the figure; a word counts by its stem or by its meaning. */
function shareOf(names: readonly (readonly string[])[], { words }: Mention): number {
  return names.filter((keys) => keys.some((key) => words.has(key))).length / names.length;
}

/** A page number may be the printed one, one off the file's. */
function isCited({ pages }: ReadClaim, { address }: Mention): boolean {
  return (
    (address.kind === "page" || address.kind === "slide") && pages.some((page) => Math.abs(page - address.page) <= 1)
  );
}

function sameMeasure(one: Quantity, other: Quantity): boolean {
  const kind = ({ unit }: Quantity) => (unit === "count" ? "number" : unit);
  if (kind(one) !== kind(other)) return false;
  return one.unit !== "money" || one.currency === other.currency;
}
