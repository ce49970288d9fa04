import { ContradictionSeverity } from "../domain/contradiction.ts";
import type { Review } from "../review/result.ts";

/** A severity as `--fail-on` takes it. */
export type FailOn = Lowercase<ContradictionSeverity>;

export const FAIL_ON = ContradictionSeverity.options.map((severity) => severity.toLowerCase() as FailOn);

/**
 * Whether something at or above this severity is still open: contested, noted or not examined. What could not be done
 * is never a pass: where a part of the review failed, nobody knows what it would have found.
 */
export function remains(review: Review, level: FailOn): boolean {
  if (review.gaps.length > 0) return true;
  const open = [
    ...review.settled
      .filter(({ resolution }) => resolution.verdict.decision === "UNRESOLVED")
      .map(({ contradiction }) => contradiction),
    ...review.notExamined.map(({ contradiction }) => contradiction),
    ...review.noted,
  ];
  const limit = FAIL_ON.indexOf(level);
  return open.some(({ severity }) => ContradictionSeverity.options.indexOf(severity.level) <= limit);
}
