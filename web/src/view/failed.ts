import type { ReviewDocument, ReviewStage } from "../../../src/server/contract.ts";

const PARTS = {
  contradictions: ["consensus1", "consensus2"],
  corrections: ["reflexion1", "reflexion2"],
} as const satisfies Record<string, readonly ReviewStage[]>;

/** Whether something of this part could not be done: then an empty list means nothing. */
export function isIncomplete(part: keyof typeof PARTS, review: ReviewDocument): boolean {
  const stages: readonly ReviewStage[] = PARTS[part];
  return (
    review.stages.some(({ stage, status }) => status === "failed" && stages.includes(stage)) ||
    review.gaps.some(({ stage }) => stages.includes(stage)) ||
    (part === "corrections" ? review.notReflected.length > 0 : review.detection === null)
  );
}
