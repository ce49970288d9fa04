import type { AgentOutput, ScoredFinding, Tier } from "../domain/finding.ts";
import { confidenceLevel } from "../domain/finding.ts";

/**
 * A finding with sensible fields for everything a test does not care about.
 *
 * ```ts
 * makeFinding("auditor", "ARR", 504_000, 80, { unit: "EUR" });
 * ```
 */
export function makeFinding(
  agentName: string,
  metric: string,
  value: number | string | null,
  confidence: number,
  more: Partial<ScoredFinding> = {},
): ScoredFinding {
  return {
    id: `${agentName}:${metric}`,
    agentName,
    metric,
    category: "financial",
    value,
    unit: null,
    assessment: null,
    confidence: { level: confidenceLevel(confidence), score: confidence, factors: [] },
    evidence: [],
    createdAt: "2025-01-15T00:00:00.000Z",
    ...more,
  };
}

/**
 * An agent's output around some findings.
 *
 * ```ts
 * makeAgentOutput("auditor", [makeFinding("auditor", "ARR", 504_000, 80)]);
 * ```
 */
export function makeAgentOutput(
  agentName: string,
  findings: ScoredFinding[],
  more: Partial<AgentOutput> = {},
): AgentOutput {
  const tier: Tier = 1;
  return { agentName, tier, output: { findings }, findings, ...more };
}
