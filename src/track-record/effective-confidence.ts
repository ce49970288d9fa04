import type { Reliability } from "./reliability.ts";

/** What is known of agents beforehand, from verdicts or from agreement. Who is missing is unknown, not bad. */
export interface AgentHistory {
  reliability: ReadonlyMap<string, Reliability>;
  /** How often agents like these are right, on the same scale: an agent as good as that weighs what it says. */
  typical: number;
}

/**
 * How much a position without any document weighs: the agent's own confidence, raised or lowered by its record. An
 * agent without a record keeps its confidence; a record's mean leans to what is believed of strangers, so two lucky
 * claims change little.
 */
export function effectiveConfidence(agentName: string, confidence: number, history?: AgentHistory): number {
  const known = history?.reliability.get(agentName);
  if (history === undefined || known === undefined) return confidence;
  return Math.min(100, confidence * (known.mean / history.typical));
}

/**
 * The history that agents' records give; typical is their mean. Null where there are none.
 *
 * ```ts
 * new ConsensusEngine({ history: historyFrom(records) ?? undefined });
 * ```
 */
export function historyFrom(agents: readonly { agent: string; reliability: Reliability }[]): AgentHistory | null {
  if (agents.length === 0) return null;
  return {
    reliability: new Map(agents.map(({ agent, reliability }) => [agent, reliability])),
    typical: agents.reduce((sum, { reliability }) => sum + reliability.mean, 0) / agents.length,
  };
}
