import type { Quantity } from "../../domain/quantity.ts";
import { isOneCase, liesAhead } from "../../lexicon/plans.ts";
import { sameValue } from "../../quantities/compare.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { namesAnother } from "./beside.ts";
import type { ReadClaim } from "./claim.ts";
import { digitsShown, withinLimit } from "./compare-values.ts";
import { type EvidenceIndex, figureKey } from "./evidence-index.ts";
import { keysOf } from "./keys.ts";
import { type Mention, namesIn, topicWord, wordsOf } from "./mentions.ts";
import { sameTime, timeOfPeriod } from "./time-of.ts";
import type { Judgement } from "./verdict.ts";

/**
 * A figure whose label is no row's: the same figure stands in the documents among the same words. It can only support;
 * that a figure stands nowhere refutes nothing.
 */
export function judgeByMention(claim: ReadClaim, index: EvidenceIndex): Judgement | null {
  const { quantity } = claim;
  if (quantity === undefined || claim.readings !== undefined || quantity.value === 0) return null;
  const named = `${claim.label} ${quantity.noun ?? ""}`;
  const keys = namesIn(named);
  if (keys.length === 0) return null;
  const meanings = [...keysOf(named).meanings];
  const said = wordsOf(`${named} ${claim.quote} ${claim.aside}`);
  const ahead = claim.period !== undefined || liesAhead(claim.quote) || isOneCase(`${claim.label} ${claim.quote}`);
  const known = topicOf(claim);
  const topic = known === null ? null : topicWord(known);
  const time = claim.period === undefined ? undefined : timeOfPeriod(claim.period, claim.months);
  const held = index.mentions
    .near(quantity.value)
    .filter(
      (mention) =>
        sameMeasure(quantity, mention.quantity) &&
        sameValue(quantity, mention.quantity) &&
        withinLimit(quantity, mention.quantity) !== "other",
    )
    .filter((mention) => !countsOther(claim, quantity, mention) && !isOther(known, mention, index))
    .filter((mention) => time === undefined || (mention.time !== null && sameTime(time, mention.time)))
    .filter((mention) => !namesAnother(claim, mention.passage, mention.quantity) && !isOfBoth(named, mention))
    .map((mention) => ({
      mention,
      share:
        (topic !== null && mention.words.has(topic)) ||
        (isNamed(mention, said) && (ahead || mention.plan === undefined))
          ? 1
          : Math.max(
              shareOf(keys, mention),
              meanings.filter((word) => mention.words.has(word)).length / meanings.length,
            ),
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
  const stands =
    best.cited && best.share > 0 && plain && translated && quantity.unit !== "number" && quantity.unit !== "count";
  const enough = stands || best.share >= (best.cited ? 0.5 : plain ? 0.67 : 1);
  return enough ? { verdict: "supported", reason: "same_value", ...told } : null;
}

/** "Total liabilities and shareholders' equity" is what both come to: nothing of which the claim names one alone. */
function isOfBoth(named: string, { passage }: Mention): boolean {
  const [label = ""] = passage.split(" | ");
  const sides = label === passage ? [] : label.split(/\s(?:and|et|e)\s|\s&\s/iu).map(namesIn);
  if (sides.length !== 2 || sides.some((side) => side.length === 0)) return false;
  const said = wordsOf(named);
  return sides.some((side) => !side.some((keys) => keys.some((key) => said.has(key))));
}

/** What its figure is, by the documents' reader or by its label; null where neither says. */
export function topicOf({ topic, label }: ReadClaim): string | null {
  const match = matchTopic(label);
  return topic ?? (match !== null && match.sureness >= SURE_ENOUGH ? match.topic.id : null);
}

/** The documents' reader takes the figure there for something else than the claim does. */
function isOther(topic: string | null, mention: Mention, { topicsAt }: EvidenceIndex): boolean {
  const read = topicsAt.get(figureKey(mention));
  return topic !== null && read !== undefined && !read.has(topic);
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

/** The claim has every word that names the figure there. */
function isNamed({ own = [] }: Mention, said: ReadonlySet<string>): boolean {
  return own.length > 0 && own.every((keys) => keys.some((key) => said.has(key)));
}

/** How many of these words stand around the figure; a word counts by its stem or by its meaning. */
function shareOf(names: readonly (readonly string[])[], { words }: Mention): number {
  return names.filter((keys) => keys.some((key) => words.has(key))).length / names.length;
}

/** A page number may be the printed one, one off the file's. */
export function isCited({ pages }: ReadClaim, { address }: Pick<Mention, "address">): boolean {
  return (
    (address.kind === "page" || address.kind === "slide") && pages.some((page) => Math.abs(page - address.page) <= 1)
  );
}

/** Of one kind and one currency. */
export function sameMeasure(one: Quantity, other: Quantity): boolean {
  const kind = ({ unit }: Quantity) => (unit === "count" ? "number" : unit);
  if (kind(one) !== kind(other)) return false;
  return one.unit !== "money" || one.currency === other.currency;
}
