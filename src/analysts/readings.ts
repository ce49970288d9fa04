import type { VerificationContext } from "../domain/context.ts";
import type { Fact } from "../evidence/facts/fact.ts";
import { endMonth } from "../evidence/facts/period-order.ts";
import { isPlan } from "../evidence/facts/plan.ts";
import { witnessOf } from "../evidence/witness.ts";
import { compatibleBasis } from "../quantities/basis.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { SURE_ENOUGH } from "../quantities/topics/match.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { agree, isRounded } from "./agree.ts";
import { isOfToday, ofToday, sameTime } from "./time.ts";

/** The company's own documents. */
export type PrimarySource = "deck" | "financial_model";

/** What one source says of one metric: the clearest statement, and the others that agree with it. */
export interface Reading {
  topic: Topic;
  fact: Fact;
  agreeing: Fact[];
}

/** What a source says of one topic today, or why there is nothing to say. */
export type TopicReading =
  | { kind: "read"; topic: Topic; readings: Reading[]; conflicts: Fact[][] }
  | { kind: "hint"; topic: Topic; facts: Fact[] }
  | { kind: "only_planned"; topic: Topic; facts: Fact[] }
  | { kind: "period_unknown"; topic: Topic; facts: Fact[] };

/** What a source says of every topic for today's period, in the order of the document. */
export function readToday(context: VerificationContext, source: PrimarySource): readonly TopicReading[] {
  return witnessOf(context).remember(`readings of today ${source}`, () => read(context, source));
}

function read(context: VerificationContext, source: PrimarySource): TopicReading[] {
  const witness = witnessOf(context);
  const lastYear = witness.reportedYear();
  const byTopic = Map.groupBy(witness.says({ source }), ({ topic }) => topic);
  return [...byTopic].flatMap(([id, facts]) => {
    const topic = topicById(id);
    return topic === undefined ? [] : [readTopic(topic, facts, lastYear)];
  });
}

function readTopic(topic: Topic, facts: Fact[], lastYear: number | null): TopicReading {
  const sure = facts.filter(({ sureness }) => sureness >= SURE_ENOUGH);
  if (sure.length === 0) return { kind: "hint", topic, facts };
  const actual = sure.filter((fact) => !isPlan(fact, lastYear));
  if (actual.length === 0) return { kind: "only_planned", topic, facts: sure };
  const today = ofToday(actual, lastYear);
  if (today === "unknown") return { kind: "period_unknown", topic, facts: actual };
  const readings: Reading[] = [];
  const conflicts: Fact[][] = [];
  for (const group of comparableGroups(topic, today)) {
    const reading = settle(topic, group);
    if (reading === null) conflicts.push(group);
    else readings.push(reading);
  }
  return { kind: "read", topic, readings, conflicts };
}

/** The same for facts of every time: an undated one goes with those of the last reported year, with no other. */
export function groupsOfAllTimes(topic: Topic, facts: readonly Fact[], lastYear: number | null): Fact[][] {
  const [today, others] = [true, false].map((now) => facts.filter((fact) => isOfToday(fact, lastYear) === now));
  return [...comparableGroups(topic, today ?? []), ...comparableGroups(topic, others ?? [])];
}

/**
 * Facts that speak of the same thing: same time and no definition that differs. The most precise and the latest ones
 * open the groups, so that an undated one joins the latest.
 */
function comparableGroups(topic: Topic, facts: readonly Fact[]): Fact[][] {
  const groups: Fact[][] = [];
  for (const fact of facts.toSorted((a, b) => precision(b) - precision(a) || endMonth(b.period) - endMonth(a.period))) {
    const home = groups.find((group) =>
      group.every((other) => compatibleBasis(fact.basis, other.basis) && sameTime(topic.id, fact.period, other.period)),
    );
    if (home === undefined) groups.push([fact]);
    else home.push(fact);
  }
  return groups;
}

/** The clearest statement of a group, or null where its statements cannot all be right. */
export function settle(topic: Topic, group: readonly Fact[]): Reading | null {
  const [clearest, ...others] = group.toSorted((a, b) => clarity(a) - clarity(b));
  if (clearest === undefined) return null;
  if (!others.every(({ quantity }) => agree(topic, clearest.quantity, quantity))) return null;
  return { topic, fact: clearest, agreeing: others };
}

/** Facts that another fact of the same source contradicts: the same thing with another value. */
export function contradictedFacts(context: VerificationContext): ReadonlySet<Fact> {
  return witnessOf(context).remember("contradicted facts", () => findContradicted(context));
}

function findContradicted(context: VerificationContext): Set<Fact> {
  const witness = witnessOf(context);
  const lastYear = witness.reportedYear();
  const sure = witness.says({ sure: true });
  const contradicted = new Set<Fact>();
  for (const facts of Map.groupBy(sure, ({ source, topic }) => `${source}|${topic}`).values()) {
    const topic = topicById(facts[0]?.topic ?? "");
    if (topic === undefined || facts.length < 2) continue;
    for (const group of groupsOfAllTimes(topic, facts, lastYear)) {
      if (settle(topic, group) === null) for (const fact of group) contradicted.add(fact);
    }
  }
  return contradicted;
}

/** How much a fact says of when and of what. */
function precision({ period, basis }: Fact): number {
  return (period?.length ?? 0) * 10 + Object.keys(basis).length;
}

/** Lowest first: exact before rounded, then dated before undated, then the finest print. */
export function clarity({ quantity, period }: Fact): number {
  const { step, value } = quantity;
  return (isRounded(quantity) ? 100 : 0) + (period === undefined ? 10 : 0) + Math.min(9, step / (Math.abs(value) || 1));
}
