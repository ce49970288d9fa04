import { isOneCase, liesAhead } from "../../lexicon/plans.ts";
import { sameValue } from "../../quantities/compare.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { Fact } from "../facts/fact.ts";
import { isPlan } from "../facts/plan.ts";
import type { ReadClaim } from "./claim.ts";
import { withinLimit } from "./compare-values.ts";
import type { EvidenceIndex } from "./evidence-index.ts";
import { isCited, sameMeasure, topicOf } from "./judge-mention.ts";
import { namesItsTime, type TimesByPassage } from "./mentions.ts";
import { sameTime, timeOfPeriod } from "./time-of.ts";
import type { Judgement } from "./verdict.ts";

/**
 * A figure whose topic is known, however its sentence words it: one of the facts the documents give of that topic. It can
 * only support. A plan bears out no figure that is told as if it were so.
 */
export function judgeByTopic(claim: ReadClaim, index: EvidenceIndex): Judgement | null {
  const { quantity } = claim;
  const topic = topicOf(claim);
  if (quantity === undefined || topic === null || claim.readings !== undefined) return null;
  const facts = factsOf(topic, index);
  const told = facts.find(
    (fact) =>
      sameMeasure(quantity, fact.quantity) &&
      sameValue(quantity, fact.quantity) &&
      withinLimit(quantity, fact.quantity) !== "other" &&
      ofItsTime(claim, fact, index.timesByPassage) &&
      (claim.period !== undefined || toldAsSuch(claim, fact, facts, index)),
  );
  if (told === undefined) return null;
  const { address: at, passage, quantity: printed } = told;
  return { verdict: "supported", reason: "same_value", at, passage, found: printed.text };
}

/**
 * A figure no line gives under its words, on a topic the documents have figures of: they are not silent on it, and what
 * they say is shown. Another time, part or definition may lie between the two.
 */
export function shownByTopic(claim: ReadClaim, index: EvidenceIndex): Judgement | null {
  const { quantity } = claim;
  const topic = topicOf(claim);
  if (quantity === undefined || topic === null) return null;
  const fact = factsOf(topic, index).find(
    (one) =>
      sameMeasure(quantity, one.quantity) &&
      !isPlan(one, index.lastYear) &&
      ofItsTime(claim, one, index.timesByPassage),
  );
  if (fact === undefined) return null;
  const { address: at, passage, quantity: printed } = fact;
  return { verdict: "unclear", reason: "not_decided", at, passage, found: printed.text };
}

const factsOf = (topic: string, index: EvidenceIndex): Fact[] =>
  (index.factsByTopic.get(topic) ?? []).filter(
    ({ sureness, subject }) => sureness >= SURE_ENOUGH && (subject === "company" || subject === "market"),
  );

function ofItsTime(claim: ReadClaim, fact: Fact, times: TimesByPassage): boolean {
  if (claim.period === undefined) return true;
  if (fact.period === undefined || !namesItsTime(fact, times)) return false;
  return sameTime(timeOfPeriod(claim.period, claim.months), timeOfPeriod(fact.period));
}

function toldAsSuch(claim: ReadClaim, fact: Fact, facts: readonly Fact[], { lastYear }: EvidenceIndex): boolean {
  if (!isPlan(fact, lastYear)) return true;
  const words = `${claim.quote} ${claim.label} ${claim.aside}`;
  return liesAhead(words) || isOneCase(words) || (isCited(claim, fact) && facts.every((one) => isPlan(one, lastYear)));
}
