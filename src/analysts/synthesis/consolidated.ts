import type { QualityEngineConfig } from "../../domain/config.ts";
import type { VerificationContext } from "../../domain/context.ts";
import type { ScoredFinding } from "../../domain/finding.ts";
import type { Locale } from "../../domain/locale.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { Topic } from "../../quantities/topics/topic.ts";

/** A finding after the verdicts, as tier 3 needs it; without a lineage it stands as it was given. */
export type Consolidated = ScoredFinding & {
  lineage?: { status: string; original?: ScoredFinding; source?: string };
};

/** What a synthesis works from, besides the findings. */
export interface SynthesisInput {
  context: VerificationContext;
  locale: Locale;
  /** Thresholds. Default: ours. */
  config?: QualityEngineConfig | undefined;
}

/** A contested finding counts half, a rejected one not at all; any other stands in full. */
const LINEAGE_WEIGHT: Readonly<Record<string, number>> = { contested: 0.5, rejected: 0 };

/** A wrong value of a key topic can change the decision; a peripheral one colours it. */
export const MATERIALITY_WEIGHT = { key: 1, peripheral: 0.5 } as const;

/** The topic a finding speaks of, where the catalogue knows it. */
export function topicOf({ metric }: Pick<ScoredFinding, "metric">): Topic | null {
  const match = matchTopic(metric);
  return match !== null && match.sureness >= SURE_ENOUGH ? match.topic : null;
}

export function lineageWeight({ lineage }: Consolidated): number {
  return LINEAGE_WEIGHT[lineage?.status ?? ""] ?? 1;
}

/** How much a finding weighs: confidence × lineage × materiality, to two decimals so that it can be shown as it counts. */
export function weightOf(finding: Consolidated): number {
  const materiality = MATERIALITY_WEIGHT[topicOf(finding)?.materiality ?? "key"];
  return rounded((finding.confidence.score / 100) * lineageWeight(finding) * materiality, 2);
}

export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
