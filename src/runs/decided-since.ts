import type { Review } from "../review/result.ts";
import type { Decision } from "../store/port.ts";
import { priorDecision } from "./plan.ts";

/**
 * A finished review as a report shows it: with what people decided in it since, which the document on record cannot
 * hold. A question decided anew is shown as decided last.
 */
export function withDecidedSince(kept: Review, decisions: readonly Decision[], reviewId: string): Review {
  const since = decisions
    .filter((decision) => decision.reviewId === reviewId && decision.supersededBy === null)
    .map((decision) => priorDecision(decision, decision.contradictionId ?? null));
  if (since.length === 0) return kept;
  const again = new Set(since.flatMap(({ contradictionId }) => contradictionId ?? []));
  const before = kept.decisions.filter(({ contradictionId }) => !again.has(contradictionId ?? ""));
  return { ...kept, decisions: [...before, ...since] };
}
