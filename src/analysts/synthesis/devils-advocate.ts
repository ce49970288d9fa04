import { QUALITY_ENGINE_CONFIG } from "../../domain/config.ts";
import type { Evidence } from "../../domain/finding.ts";
import { computeAll } from "../../evidence/facts/compute.ts";
import { type Known, knownFrom } from "../../evidence/facts/known.ts";
import { printCalculation, printValue } from "../../evidence/facts/print-calculation.ts";
import { witnessOf } from "../../evidence/witness.ts";
import { SYNTHESIS_SENTENCES } from "../../i18n/analysts-synthesis.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import type { Gap } from "../analyst.ts";
import { quoteOfFact } from "../quote.ts";
import { contradictedFacts } from "../readings.ts";
import { ofToday } from "../time.ts";
import { gapWriter } from "../write-gap.ts";
import { type Consolidated, MATERIALITY_WEIGHT, type SynthesisInput, topicOf } from "./consolidated.ts";
import type { SynthesisProposals } from "./proposals.ts";

const MOST_ASSUMPTIONS = 5;
/** Each trial computes every sum again. */
const MOST_TRIED = 7;

/** A value the case rests on, and what falls with it. */
export interface Assumption {
  /** The topic's id. */
  topic: string;
  name: string;
  /** What would have to be false, in one sentence. */
  statement: string;
  value: string;
  /** The value it is tried with. */
  stressed: string;
  /** What changes with it, each sum before and after. */
  carries: { topic: string; name: string; before: string; after: string; calculation: string }[];
  /** How much rests on it: 1 for each key metric that moves, 0.5 for each peripheral one. */
  load: number;
  /** What became of the findings on it: "contested" where the documents or the agents disagree. */
  status: "standing" | "contested" | "rejected";
  evidence: Evidence[];
  /** A model proposed to doubt it; what falls with it is computed all the same. */
  proposed?: true;
}

/**
 * What would have to be false for the case to fail: the values that most sums rest on, each tried on its bad side.
 * Contested ones come first, then those that carry the most.
 */
export function devilsAdvocate(
  findings: readonly Consolidated[],
  input: SynthesisInput,
  doubts: SynthesisProposals["doubts"] = [],
): { assumptions: Assumption[]; gaps: Gap[] } {
  const witness = witnessOf(input.context);
  const facts = witness.says();
  const said = Map.groupBy(findings, (finding) => topicOf(finding)?.id);
  const lastYear = witness.reportedYear();
  const contradicted = contradictedFacts(input.context);
  const sound = knownFrom(facts.filter((fact) => !contradicted.has(fact)));
  const known = usedBy(sound, todays(computeAll(sound), lastYear));
  const base = todays(computeAll(known), lastYear);
  // As far on its bad side as two values must be apart to contradict each other.
  const usual = (input.config ?? QUALITY_ENGINE_CONFIG).consensus.numericGap;
  const tried = (topic: Topic, share: number) => {
    const own = todays(
      known.filter((one) => one.topic === topic.id),
      lastYear,
    );
    return assumptionOf(topic, own, known, base, said, { ...input, share }) ?? [];
  };
  const assumptions = candidates(base, said).flatMap((topic) => tried(topic, usual));
  const order = (one: Assumption) => (one.status === "standing" ? 0 : 1);
  assumptions.sort((a, b) => order(b) - order(a) || b.load - a.load || (a.topic < b.topic ? -1 : 1));
  const gaps = assumptions.length === 0 ? [gapWriter(input.locale)("no_assumption")] : [];
  const shown = assumptions.slice(0, MOST_ASSUMPTIONS);
  const proposed = doubts
    .filter(({ topic }) => !shown.some((one) => one.topic === topic))
    .flatMap(({ topic: id, share }) => {
      const topic = topicById(id);
      return topic === undefined ? [] : tried(topic, share);
    })
    .map((one): Assumption => ({ ...one, proposed: true }));
  return { assumptions: [...shown, ...proposed], gaps };
}

/** What was found, by the topic it speaks of. */
type ByTopic = ReadonlyMap<string | undefined, readonly Consolidated[]>;

/** The values that today's sums rest on: the trials need no others. */
function usedBy(known: readonly Known[], sums: readonly Known[]): Known[] {
  const facts = new Set(sums.flatMap(({ terms }) => terms.map(({ fact }) => fact)));
  return known.filter(({ terms }) => terms.some(({ fact }) => facts.has(fact)));
}

/** Topics that today's sums rest on: contested ones and those under the most sums first, at most a few are tried. */
function candidates(base: readonly Known[], said: ByTopic): Topic[] {
  const resting = new Map<string, Set<string>>();
  for (const { topic, terms } of base) {
    for (const { topic: input } of terms.filter(({ previous }) => previous !== true)) {
      resting.set(input, (resting.get(input) ?? new Set()).add(topic));
    }
  }
  return [...resting]
    .flatMap(([id, sums]) => {
      const topic = topicById(id);
      return topic === undefined ? [] : { topic, contested: statusOf(topic, said) !== "standing", sums: sums.size };
    })
    .toSorted((a, b) => Number(b.contested) - Number(a.contested) || b.sums - a.sums)
    .slice(0, MOST_TRIED)
    .map(({ topic }) => topic);
}

function assumptionOf(
  topic: Topic,
  own: readonly Known[],
  known: readonly Known[],
  base: readonly Known[],
  said: ByTopic,
  { context, locale, share }: SynthesisInput & { share: number },
): Assumption | null {
  const [first] = own;
  const evidence = own.flatMap(({ terms }) => terms.flatMap(({ fact }) => quoteOfFact(context, fact, locale) ?? []));
  if (first === undefined || evidence.length === 0) return null;
  const factor = topic.higherIsBetter === false ? 1 + share : 1 - share;
  const after = computeAll(known.map((one) => (own.includes(one) ? scaled(one, factor, topic) : one)));
  const carries = [...Map.groupBy(base, (one) => one.topic).values()].flatMap((results) => {
    const before = results.find(({ terms }) =>
      terms.some(({ fact }) => own.some((one) => one.terms[0]?.fact === fact)),
    );
    const moved = before === undefined ? undefined : after.find((one) => sameSum(one, before));
    if (before === undefined || moved === undefined || moved.value === before.value) return [];
    const { formatted, calculation } = printCalculation(moved, witnessOf(context).dossier, locale);
    const was = printCalculation(before, witnessOf(context).dossier, locale).formatted;
    return {
      topic: before.topic,
      name: topicById(before.topic)?.name[locale] ?? before.topic,
      before: was,
      after: formatted,
      calculation,
    };
  });
  if (carries.length === 0) return null;
  const print = (value: number) => printValue(value, topic.unit ?? "number", first.currency, locale);
  const name = topic.name[locale];
  const sides = {
    topic: name,
    value: print(first.value),
    place: evidence[0]?.source ?? "",
    stressed: print(stressed(topic, first.value * factor)),
  };
  const falls = carries.slice(0, 3).map(({ name: what, before, after: then }) => `${what} ${before} → ${then}`);
  return {
    topic: topic.id,
    name,
    statement: SYNTHESIS_SENTENCES[locale].assumption({ ...sides, falls: falls.join(" · "), count: carries.length }),
    value: sides.value,
    stressed: sides.stressed,
    carries,
    load: carries.reduce((sum, one) => sum + MATERIALITY_WEIGHT[topicById(one.topic)?.materiality ?? "peripheral"], 0),
    status: statusOf(topic, said, first.value),
    evidence,
  };
}

/** Nobody has 2.8 customers: a number of things is tried as a whole one, as it is told. */
function stressed({ unit }: Topic, value: number): number {
  return unit === "count" ? Math.round(value) : value;
}

function scaled(known: Known, factor: number, topic: Topic): Known {
  const value = stressed(topic, known.value * factor);
  return { ...known, value, terms: known.terms.map((term) => ({ ...term, value })) };
}

function sameSum(a: Known, b: Known): boolean {
  return a.topic === b.topic && a.period === b.period && a.place === b.place && a.expression === b.expression;
}

function todays(known: readonly Known[], lastYear: number | null): Known[] {
  const happened = known.filter(
    ({ basis, terms }) => basis.nature !== "projected" && !terms.some(({ planned }) => planned),
  );
  return [...Map.groupBy(happened, ({ topic }) => topic).values()].flatMap((all) => {
    const today = ofToday(all, lastYear);
    return today === "unknown" ? [] : today;
  });
}

/** Contested where a verdict left it open; rejected where every finding lost and the value kept instead is not this one. */
function statusOf(topic: Topic, said: ByTopic, value?: number): Assumption["status"] {
  const own = said.get(topic.id) ?? [];
  const statuses = own.map(({ lineage }) => lineage?.status);
  if (statuses.includes("contested")) return "contested";
  const lost = own.length > 0 && statuses.every((status) => status === "rejected");
  return lost && !own.some((one) => one.value === value) ? "rejected" : "standing";
}
