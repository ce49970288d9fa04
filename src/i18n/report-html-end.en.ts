/** The synthesis, the measures and what was not examined in English. */
export const REPORT_END_EN = {
  memo: "Memo",
  scenarios: {
    caption: "What the model’s own drivers give when they are varied",
    outcome: "Outcome",
    spread: (share: string) => `In the low and high cases each driver moves by ${share} of its own value.`,
    drivers: "Drivers",
  },
  against: {
    caption: (name: string) => `What moves with ${name}`,
    before: "Now",
    after: "Then",
    sum: "Calculation",
  },
  metrics: {
    title: "How the review went",
    caption: "Measures of the review beside their targets",
    metric: "Measure",
    value: "Value",
    met: { yes: "met", no: "missed", unknown: "not measured" },
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
    noModel: "No language model was used: the evidence decided alone, at no cost.",
    costCaption: "What models were asked and what it cost",
    calls: "Calls",
    input: "Tokens read",
    output: "Tokens written",
    usd: "Cost (US$)",
    unpriced: "price unknown",
    total: "Total",
    limit: (p: { tokens: string | null; usd: string | null }) =>
      p.tokens === null && p.usd === null
        ? "No limit was set."
        : `Limit: ${[p.tokens === null ? "" : `${p.tokens} tokens`, p.usd ?? ""].filter(Boolean).join(", ")}.`,
    estimate: (p: { tokens: string; usd: string }) => `Estimated beforehand: ${p.tokens} tokens, ${p.usd}.`,
  },
};

/** What tier 3 makes of it, how the review went, and what it did not do. */
export type EndReportWords = typeof REPORT_END_EN;
