import { REVIEW_REASONS } from "../i18n/review-reasons.ts";
import type { AnswerMaterial, ReviewBody } from "./answer.ts";
import type { ReviewTrust } from "./answer-shape.ts";
import { inconsistencyCap } from "./inconsistent.ts";

/** A reason, or what words one of the topics that no graver reason has told yet: null where none is left. */
export type Reason = string | ((told: Set<string>) => string | null);

/** Lowers the trust, for a reason. */
export type Cap = (at: ReviewTrust, reason: Reason) => void;

/** Those on whose topic nothing was told yet; from now on it is. */
export function untold<T>(
  items: readonly T[],
  topicOf: (item: T) => string | null | undefined,
  told: Set<string>,
): T[] {
  const left = items.filter((item) => !told.has(topicOf(item) ?? ""));
  for (const topic of left.map(topicOf)) if (topic != null) told.add(topic);
  return left;
}

/** Key figures that the documents give twice, with both values; then what else in the documents cannot be true. */
export function capByContradictions(
  review: ReviewBody,
  { keyFigures }: Pick<AnswerMaterial, "keyFigures">,
  cap: Cap,
): void {
  const words = REVIEW_REASONS[review.locale];
  const inconsistent = inconsistencyCap(review);
  const topics = new Set(review.inconsistencies.map(({ topic }) => topic));
  for (const { topic, name, formatted, reference, against, level } of keyFigures) {
    if (level !== "contradicted") continue;
    const said = words.contradictedFigure({ name, value: formatted, reference, against: against.join("; ") });
    // Without the other side it says less than the contradiction it is part of.
    const isPart = against.length === 0 && inconsistent !== null;
    const at = inconsistent !== null && topics.has(topic) ? inconsistent.at : "MEDIUM";
    cap(at, (told) => (isPart || untold([topic], (one) => one, told).length === 0 ? null : said));
  }
  if (inconsistent !== null) cap(inconsistent.at, inconsistent.reason);
}
