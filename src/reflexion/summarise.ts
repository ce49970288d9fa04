import {
  type Critique,
  CritiqueSeverity,
  type CritiqueSummary,
  CritiqueType,
  type OverallAssessment,
} from "../domain/critique.ts";
import type { BANotice, Escalation, Improvement, ImprovementSummary } from "../domain/improvement.ts";
import { isReady, qualityScore, verdictOf } from "./score.ts";

const MOST_WEAKNESSES = 5;

export function summariseCritiques(critiques: readonly Critique[]): CritiqueSummary {
  const count = <Key extends string>(keys: readonly Key[], of: (critique: Critique) => Key) =>
    Object.fromEntries(keys.map((key) => [key, critiques.filter((one) => of(one) === key).length])) as Record<
      Key,
      number
    >;
  return {
    total: critiques.length,
    bySeverity: count(CritiqueSeverity.options, ({ severity }) => severity),
    byType: count(CritiqueType.options, ({ type }) => type),
  };
}

export function summariseImprovements(improvements: readonly Improvement[]): ImprovementSummary {
  const count = (status: Improvement["status"]) => improvements.filter((one) => one.status === status).length;
  return { fixed: count("FIXED"), partiallyFixed: count("PARTIALLY_FIXED"), cannotFix: count("CANNOT_FIX") };
}

export function assess(critiques: readonly Critique[], crossReferences: number, readyScore: number): OverallAssessment {
  const open = critiques.map(({ severity }) => severity);
  const score = qualityScore(open, crossReferences);
  return {
    qualityScore: score,
    verdict: verdictOf(score),
    keyWeaknesses: critiques.slice(0, MOST_WEAKNESSES).map(({ issue }) => issue),
    readyForBA: isReady(score, open, readyScore),
  };
}

/** More critiques without a remedy than the analysis can bear: the founder must be asked. */
export function escalate(
  improvements: readonly Improvement[],
  needs: readonly string[],
  ratio: number,
): Escalation | null {
  if (improvements.length === 0) return null;
  const cannotFixRatio = improvements.filter(({ status }) => status === "CANNOT_FIX").length / improvements.length;
  if (cannotFixRatio <= ratio) return null;
  return { action: "DATA_INSUFFICIENCY", cannotFixRatio, dataNeedsFromFounder: [...needs] };
}

/** What is still weak, what to ask, and how far the revised analysis can be relied on. */
export function noticeForBA(
  remaining: readonly string[],
  needs: ReadonlyMap<string, string | null>,
  ready: boolean,
  escalated: boolean,
): BANotice {
  return {
    remainingWeaknesses: [...new Set(remaining)],
    dataNeedsFromFounder: [...needs.keys()],
    needTopics: [...needs.values()],
    confidenceLevel: escalated || !ready ? "LOW" : remaining.length === 0 ? "HIGH" : "MEDIUM",
  };
}
