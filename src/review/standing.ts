import type { Resolution } from "../domain/resolution.ts";
import type { ReviewStage } from "../domain/review-stages.ts";
import type { Recheck, Review, ReviewGap } from "./result.ts";

/**
 * An earlier review of the same analyses: its reflexions, advice and verdicts stand, but for the verdicts that are to be
 * settled again because documents they rest on were replaced.
 */
export interface Standing {
  review: Review;
  /** Ids of the contradictions to settle again. */
  again: readonly string[];
  changes: Recheck["changes"];
}

/** The verdict that stands on a contradiction; null where it is to be settled (again). */
export function standingVerdict(standing: Standing | undefined, contradictionId: string): Resolution | null {
  if (standing === undefined || standing.again.includes(contradictionId)) return null;
  return standing.review.settled.find(({ contradiction }) => contradiction.id === contradictionId)?.resolution ?? null;
}

/** Stages that are not done again: what they could not do then is still missing. */
const KEPT_STAGES: ReadonlySet<ReviewStage> = new Set(["reflexion1", "reflexion2", "recommendations"]);

export const standingGaps = (standing: Standing | undefined): ReviewGap[] =>
  standing?.review.gaps.filter(({ stage }) => KEPT_STAGES.has(stage)) ?? [];

/** What the review says of itself where part of it is an earlier one. */
export const recheckOf = ({ review, again, changes }: Standing): Recheck => ({
  of: review.reviewId,
  settledAgain: [...again],
  changes,
});
