import { categoryOf } from "../consensus/recommendations/decide.ts";
import { FindingCategory } from "../domain/finding.ts";
import { requireObject } from "../domain/known-options.ts";
import { CATEGORY_NAMES } from "../i18n/cli-history.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import type { Review } from "../review/result.ts";

/** A question analysts disagreed on in an earlier review, and what came of it. */
export interface PastConflict {
  reviewId: string;
  deal: string;
  /** The day of the review: "2026-03-02". */
  on: string;
  kind: "contradiction" | "recommendation";
  topic: string;
  /** What kind of question it was; null where its topic tells none. */
  category: FindingCategory | null;
  agents: string[];
  /** What was decided; null where it stayed open. */
  outcome: string | null;
  /** Who was right by that; empty where nothing was decided. */
  right: string[];
}

/** Each category with the names people ask for it by. */
const CATEGORIES = FindingCategory.options.map(
  (category) => [category, ...CATEGORY_NAMES[category]] as [FindingCategory, ...string[]],
);

const categoryOfTopic = (topicId: string | undefined): FindingCategory | null =>
  topicId === undefined ? null : (topicById(topicId)?.category ?? null);

/**
 * The conflicts of a review on a topic: by its words, its name in the catalogue or its category ("team", "équipe").
 * Without a topic, all of them.
 *
 * ```ts
 * const disputed = conflictsIn(review, review.reviewId, "arr");
 * ```
 */
export function conflictsIn(review: Review, reviewId: string, topic?: string): PastConflict[] {
  requireObject("The review", review);
  const of = { reviewId, deal: review.deal.name, on: review.reviewedAt.toISOString().slice(0, 10) };
  const wanted = topic?.trim().toLowerCase() ?? "";
  const asked = CATEGORIES.find((names) => (names as string[]).includes(wanted))?.[0];
  const isMeant = (category: FindingCategory | null, ...names: (string | undefined)[]) =>
    wanted === "" ||
    (asked !== undefined && asked === category) ||
    names.some((name) => name?.toLowerCase().includes(wanted));
  const contradictions = review.settled
    .map((one) => ({ ...one, category: categoryOfTopic(one.contradiction.topicId) }))
    .filter(({ contradiction: { topic: name, topicId }, category }) => isMeant(category, name, topicId))
    .map(({ contradiction, category, resolution: { verdict, baGuidance } }): PastConflict => {
      const open = verdict.decision === "UNRESOLVED";
      return {
        ...of,
        kind: "contradiction",
        topic: contradiction.topic,
        category,
        agents: [...new Set(contradiction.positions.map(({ agentName }) => agentName))].sort(),
        outcome: open ? null : baGuidance.oneLiner,
        right: open || verdict.winner === null ? [] : [verdict.winner],
      };
    });
  const consensus = review.recommendations?.consensus ?? [];
  const advice = (review.recommendations?.report.conflicts ?? [])
    .map((conflict) => ({ ...conflict, category: categoryOf(conflict) }))
    .filter(({ topic: name, category }) => isMeant(category, name))
    .map(({ conflictId, topic: name, category, agentsInvolved }): PastConflict => {
      const result = consensus.find((one) => one.conflictId === conflictId);
      const decided = result?.accepted === true ? result : null;
      return {
        ...of,
        kind: "recommendation",
        topic: name,
        category,
        agents: agentsInvolved,
        outcome: decided?.finalDecision ?? null,
        // Advice that prevailed was followed, which does not make it right.
        right: [],
      };
    });
  return [...contradictions, ...advice];
}
