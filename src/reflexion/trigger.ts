import type { QualityEngineConfig } from "../domain/config.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import { isFree } from "../outputs/fields.ts";

/**
 * Mean confidence of what the findings state, 0–100; 0 where there is none. A score that is no number counts as 0; a
 * figure said in passing has no confidence of its own.
 */
export function meanConfidence(findings: readonly ScoredFinding[]): number {
  const stated = findings.filter((finding) => finding?.inPassing !== true);
  const counted = stated.length > 0 ? stated : findings;
  if (counted.length === 0) return 0;
  return counted.reduce((sum, finding) => sum + scoreOf(finding), 0) / counted.length;
}

function scoreOf(finding: ScoredFinding): number {
  const score: unknown = finding?.confidence?.score;
  return typeof score === "number" && Number.isFinite(score) ? Math.min(100, Math.max(0, score)) : 0;
}

/** Below this a suspicious finding without evidence is an alarm on nothing. */
const SUSPICIOUS_BELOW = 60;
const CRITICAL = /critical|critique|crític|critic/i;

/** A finding that raises a critical alarm and shows nothing for it. */
function hasCriticalUnverifiedRedFlag(findings: readonly ScoredFinding[]): boolean {
  return findings.some((finding) => {
    if (!isFree(finding) || typeof finding.assessment !== "string") return false;
    const evidence = Array.isArray(finding.evidence) ? finding.evidence : [];
    if (CRITICAL.test(finding.assessment)) return evidence.every((one) => one?.type === "inference" || !one?.source);
    return (
      /suspicious|suspect|suspeit/i.test(finding.assessment) &&
      scoreOf(finding) < SUSPICIOUS_BELOW &&
      evidence.length === 0
    );
  });
}

/** Whether an analysis must be reflected on. Synthesis (tier 3) never; without findings there is nothing to be unsure of. */
export function needsReflexion(
  tier: number,
  findings: readonly ScoredFinding[],
  config: QualityEngineConfig["reflexion"],
): boolean {
  if ((tier !== 1 && tier !== 2) || !Array.isArray(findings) || findings.length === 0) return false;
  if (config.criticalRedFlagAlwaysReflect && hasCriticalUnverifiedRedFlag(findings)) return true;
  return meanConfidence(findings) < (tier === 1 ? config.tier1ConfidenceThreshold : config.tier2ConfidenceThreshold);
}
