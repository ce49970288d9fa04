import type { Contradiction } from "../domain/contradiction.ts";
import type { Resolution } from "../domain/resolution.ts";
import type { Review } from "../review/result.ts";

/** A verdict as another agent needs it: what was decided, on what, and what is still to be asked. */
export function briefVerdict(contradiction: Contradiction, resolution: Resolution) {
  const { verdict, finalValue, baGuidance } = resolution;
  return {
    contradictionId: contradiction.id,
    topic: contradiction.topic,
    severity: contradiction.severity.level,
    positions: contradiction.positions.map(({ agentName, claim, confidence }) => ({ agentName, claim, confidence })),
    decision: verdict.decision,
    winner: verdict.winner,
    value: finalValue.value,
    unit: finalValue.unit ?? null,
    trust: baGuidance.trustLevel,
    canTrust: baGuidance.canTrust,
    oneLiner: baGuidance.oneLiner,
    sources: baGuidance.verifiableSources.map(({ reference, whatItProves }) => ({ reference, whatItProves })),
    whatToVerify: baGuidance.whatToVerify,
    questionForFounder: baGuidance.questionForFounder,
  };
}

/** A review without its details. */
export function briefReview(review: Review) {
  const { reviewId, deal, answer, settled, reflexions, notExamined, noted, gaps, unreadable } = review;
  return {
    reviewId,
    deal: deal.name,
    answer,
    verdicts: settled.map(({ contradiction, resolution }) => briefVerdict(contradiction, resolution)),
    corrections: reflexions.flatMap(({ agentName, result }) =>
      result.improvements.map(({ status, change, justification }) => ({
        agentName,
        status,
        ...change,
        ...justification,
      })),
    ),
    notExamined: [
      ...notExamined.map(({ contradiction, explanation }) => `${contradiction.topic}: ${explanation}`),
      ...noted.map(({ topic, severity }) => `${topic}: ${severity.level}`),
      ...gaps.map(({ message }) => message),
      ...unreadable.map(({ message }) => message),
    ],
  };
}
