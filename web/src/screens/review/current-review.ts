import { createContext, useContext } from "react";
import type { Decision, ReviewDocument, ReviewRecord } from "../../../../src/server/contract.ts";
import type { Case } from "../../view/cases.ts";

/** The review on the screen, and what people and time have added to it. */
export interface CurrentReview {
  record: ReviewRecord;
  review: ReviewDocument;
  /** The documents of the deal are others now. */
  isEarlier: boolean;
  /** The same in the reader's language is on its way. */
  retelling: boolean;
  cases: readonly Case[];
  /** All decisions on the deal, newest first. */
  decisions: readonly Decision[];
  /** Contradictions whose documents were replaced since, with those documents. */
  stale: ReadonlyMap<string, readonly string[]>;
}

export const ReviewContext = createContext<CurrentReview | null>(null);

/** The review on the screen. Only below the review's page. */
export function useReview(): CurrentReview {
  const current = useContext(ReviewContext);
  if (current === null) throw new Error("useReview is for the pages of a review");
  return current;
}

/** Decisions about one contradiction, newest first: of this review, and of others on the same question. */
export function decisionsOn(contradictionId: string, { decisions, review }: CurrentReview): Decision[] {
  const here = decisions.filter((one) => one.contradictionId === contradictionId);
  const keys = new Set(here.map(({ topicKey }) => topicKey));
  const before = review.decisions.filter((one) => one.contradictionId === contradictionId);
  return decisions.filter(
    (one) =>
      here.includes(one) ||
      (one.contradictionId !== null && keys.has(one.topicKey)) ||
      before.some(({ by, at }) => by === one.by && at === one.at),
  );
}
