/** The stages of a review, in order. */
export const REVIEW_STAGES = [
  "reading",
  "checks",
  "tier1",
  "reflexion1",
  "consensus1",
  "tier2",
  "reflexion2",
  "consensus2",
  "verification",
  "recommendations",
  "synthesis",
] as const;

/** One stage. `tier1` and `tier2`: the analysts themselves, ours or plugged in. */
export type ReviewStage = (typeof REVIEW_STAGES)[number];
