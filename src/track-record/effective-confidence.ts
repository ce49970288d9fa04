import type { FindingCategory } from "../domain/finding.ts";
import { requireList } from "../domain/known-options.ts";
import type { Reliability } from "./reliability.ts";

/** Agents' records on one kind of question, or on all. */
interface Records {
  reliability: ReadonlyMap<string, Reliability>;
  /** How often agents like these are right, on the same scale: an agent as good as that weighs what it says. */
  typical: number;
}

/** What is known of agents beforehand, from verdicts or from agreement. Who is missing is unknown, not bad. */
export interface AgentHistory extends Records {
  /** The same by the category of what was asked: a good accountant may know little of the market. */
  categories?: ReadonlyMap<FindingCategory, Records>;
}

/** One agent's record as a history is made from it. */
interface Recorded {
  agent: string;
  reliability: Reliability;
  /** Where it was judged on something of that category. */
  categories?: readonly { category: FindingCategory; reliability: Reliability }[] | undefined;
}

/**
 * How much a position without any document weighs: the agent's own confidence, raised or lowered by its record in the
 * question's category, or by all of it where it was never judged there. An agent without a record keeps its confidence;
 * a record's mean leans to what is believed of strangers, so two lucky claims change little.
 */
export function effectiveConfidence(
  agentName: string,
  confidence: number,
  history?: AgentHistory,
  category?: FindingCategory | null,
): number {
  const records = (category == null ? undefined : history?.categories?.get(category)) ?? history;
  const known = records?.reliability.get(agentName);
  if (records === undefined || known === undefined) return confidence;
  return Math.min(100, confidence * (known.mean / records.typical));
}

/**
 * The history that agents' records give; typical is their mean. Null where there are none.
 *
 * ```ts
 * new ConsensusEngine({ history: historyFrom(records) ?? undefined });
 * ```
 */
export function historyFrom(agents: readonly Recorded[]): AgentHistory | null {
  requireList("The records", agents);
  if (agents.length === 0) return null;
  const named = new Set(agents.flatMap(({ categories = [] }) => categories.map(({ category }) => category)));
  const within = (category: FindingCategory) =>
    recordsOf(
      agents.map(({ agent, reliability, categories = [] }) => ({
        agent,
        reliability: categories.find((one) => one.category === category)?.reliability ?? reliability,
      })),
    );
  const categories = new Map([...named].map((category) => [category, within(category)]));
  return { ...recordsOf(agents), ...(categories.size > 0 && { categories }) };
}

const recordsOf = (agents: readonly Recorded[]): Records => ({
  reliability: new Map(agents.map(({ agent, reliability }) => [agent, reliability])),
  typical: agents.reduce((sum, { reliability }) => sum + reliability.mean, 0) / agents.length,
});
