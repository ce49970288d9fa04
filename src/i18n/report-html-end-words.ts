type Skipped = "limit" | "failed";

/** Analyses corrected, documents compared, advice opposed. */
export interface WorkReportWords {
  corrections: {
    title: string;
    none: string;
    quality(p: { before: string; after: string }): string;
    confidence(p: { before: string; after: string }): string;
    counts(p: { fixed: number; partly: number; open: number }): string;
    ready: string;
    notReady: string;
    provedFalse: string;
    at: string;
    source: string;
    sum: string;
    searched: string;
    rule: string;
    before: string;
    after: string;
    removed: string;
    added: string;
    legend: string;
    remaining: string;
    dataNeeds: string;
    escalated(share: string): string;
    unanswered: string;
  };
  grid: {
    title: string;
    none: string;
    caption: string;
    metric: string;
    deck: string;
    model: string;
    gap: string;
    result: string;
    planned: string;
    also: string;
    oneSided(count: number): string;
    pictures: string;
  };
  advice: {
    title: string;
    none: string;
    sides: string;
    differences: string;
    decision: string;
    notDecided: string;
    confidence(share: string): string;
    supporters: string;
    opponents: string;
    neutrals: string;
    nobody: string;
    tradeOffs: string;
    rounds(count: number): string;
    stance: Record<"holds" | "accepts" | "yields", string>;
    grants: string;
  };
  citations: {
    title: string;
    none: string;
    caption: string;
    agent: string;
    all: string;
    wrongTitle: string;
    wrongCaption: string;
    claim: string;
    where: string;
    finding: string;
    verdict: string;
    sumsCaption: string;
    sum: string;
    sumStatus: Record<"right" | "wrong" | "unreadable", string>;
    sumCount: Record<"right" | "wrong" | "unreadable", (count: number) => string>;
    sumsAll: string;
  };
}

/** What tier 3 makes of it, how the review went, and what it did not do. */
export interface EndReportWords {
  memo: string;
  scenarios: { title: string; caption: string; outcome: string; spread(share: string): string; drivers: string };
  against: {
    title: string;
    caption(name: string): string;
    metric: string;
    before: string;
    after: string;
    sum: string;
  };
  metrics: {
    title: string;
    caption: string;
    metric: string;
    value: string;
    target: string;
    met: Record<"yes" | "no" | "unknown", string>;
    nothing: string;
    countsTitle: string;
    counts: Record<
      | "contradictionsDetected"
      | "contradictionsResolved"
      | "debatesSkipped"
      | "autoResolved"
      | "averageDebateRounds"
      | "agentsReflected"
      | "totalCritiques"
      | "totalImprovements"
      | "refusedVerdicts"
      | "totalTokensUsed"
      | "totalDurationMs",
      string
    >;
    stagesCaption: string;
    stage: string;
    status: Record<"done" | "failed" | "skipped", string>;
    duration: string;
    reason: string;
    costTitle: string;
    noModel: string;
    costCaption: string;
    model: string;
    calls: string;
    input: string;
    output: string;
    usd: string;
    unpriced: string;
    total: string;
    limit(p: { tokens: string | null; usd: string | null }): string;
    estimate(p: { tokens: string; usd: string }): string;
  };
  unexamined: {
    title: string;
    intro: string;
    nothing: string;
    failed: string;
    gaps: string;
    unreadable: string;
    warnings: string;
    beyond: string;
    noted: string;
    notReflected: string;
    leftToCourt: string;
    mismatches: string;
    valueGaps: string;
    refused: string;
    unchecked: string;
    dataGaps: string;
    advice: string;
    pictures: string;
    notices: string;
    reasons: Record<Skipped, string>;
  };
}
