import { requireObject } from "../domain/known-options.ts";
import type { Review } from "../review/result.ts";

/** A question analysts disagreed on in an earlier review, and what came of it. */
export interface PastConflict {
  reviewId: string;
  deal: string;
  /** The day of the review: "2026-03-02". */
  on: string;
  kind: "contradiction" | "recommendation";
  topic: string;
  agents: string[];
  /** What was decided; null where it stayed open. */
  outcome: string | null;
  /** Who was right by that; empty where nothing was decided. */
  right: string[];
}

/**
 * The conflicts of a review on a topic: by its words or its name in the catalogue. Without a topic, all of them.
 *
 * ```ts
 * const disputed = conflictsIn(review, review.reviewId, "arr");
 * ```
 */
export function conflictsIn(review: Review, reviewId: string, topic?: string): PastConflict[] {
  requireObject("The review", review);
  const of = { reviewId, deal: review.deal.name, on: review.reviewedAt.toISOString().slice(0, 10) };
  const wanted = topic?.trim().toLowerCase() ?? "";
  const isMeant = (...names: (string | undefined)[]) =>
    wanted === "" || names.some((name) => name?.toLowerCase().includes(wanted));
  const contradictions = review.settled
    .filter(({ contradiction }) => isMeant(contradiction.topic, contradiction.topicId))
    .map(({ contradiction, resolution: { verdict, baGuidance } }): PastConflict => {
      const open = verdict.decision === "UNRESOLVED";
      return {
        ...of,
        kind: "contradiction",
        topic: contradiction.topic,
        agents: [...new Set(contradiction.positions.map(({ agentName }) => agentName))].sort(),
        outcome: open ? null : baGuidance.oneLiner,
        right: open || verdict.winner === null ? [] : [verdict.winner],
      };
    });
  const consensus = review.recommendations?.consensus ?? [];
  const advice = (review.recommendations?.report.conflicts ?? [])
    .filter((conflict) => isMeant(conflict.topic))
    .map(({ conflictId, topic: name, agentsInvolved }): PastConflict => {
      const result = consensus.find((one) => one.conflictId === conflictId);
      const decided = result?.accepted === true ? result : null;
      return {
        ...of,
        kind: "recommendation",
        topic: name,
        agents: agentsInvolved,
        outcome: decided?.finalDecision ?? null,
        // Advice that prevailed was followed, which does not make it right.
        right: [],
      };
    });
  return [...contradictions, ...advice];
}
