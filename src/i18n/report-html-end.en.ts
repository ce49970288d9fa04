/** The synthesis, the measures and what was not examined in English. */
export const REPORT_END_EN = {
  scenarios: "What the model’s own drivers give when they are varied",
  movesWith: (name: string) => `What moves with ${name}`,
  metrics: {
    caption: "Measures of the review beside their targets",
    countsTitle: "In figures",
    counts: {
      contradictionsDetected: "Contradictions detected",
      contradictionsResolved: "Contradictions resolved",
      debatesSkipped: "Settled without a debate",
      autoResolved: "Settled without a model",
      averageDebateRounds: "Rounds per debate, on average",
      agentsReflected: "Analyses criticised",
      totalCritiques: "Objections",
      totalImprovements: "Corrections",
      refusedVerdicts: "Verdicts refused by the rules of evidence",
      totalTokensUsed: "Tokens",
      totalDurationMs: "Time",
    },
    stagesCaption: "Stages of the review, in order",
    stage: "Stage",
    status: { done: "done", failed: "failed", skipped: "skipped" },
    duration: "Time",
    reason: "Reason",
  },
};

/** What tier 3 makes of it, how the review went, and what it did not do. */
export type EndReportWords = typeof REPORT_END_EN;
