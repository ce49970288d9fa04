export const SYNTHESIS_EN = {
  /** Between a label and what it labels. */
  colon: ": ",
  need: {
    revenue: "revenue",
    growth: "growth",
    margin: "margin",
    cash: "cash",
    burn: "burn",
    customers: "customers",
    retention: "retention",
    market: "market size",
    team: "team",
    terms: "terms of the round",
  },
  level: { complete: "complete", partial: "partial", minimal: "minimal" },
  completeness: (p: {
    covered: number;
    all: number;
    missing: string;
    /** Read without our being sure. */
    unsure: string;
    /** Planned, of a part, or named only. */
    partly: string;
    level: string;
    /** A primary source is missing or was read in part. */
    damaged: boolean;
  }) =>
    `Data ${p.level}: ${p.covered} of ${p.all} things an investor must know ${p.covered === 1 ? "is" : "are"} in the documents or in a verified citation.${
      p.missing === "" ? "" : ` Missing: ${p.missing}.`
    }${p.partly === "" ? "" : ` Only planned, or in part: ${p.partly}.`}${p.unsure === "" ? "" : ` Read without certainty: ${p.unsure}.`}${p.damaged ? " A primary source is missing or was read in part." : ""}`,
  dimension: {
    financial: "Finance",
    customers: "Customers and sales",
    market: "Market",
    product: "Product and technology",
    team: "Team",
    competition: "Competition",
    terms: "Terms, legal and exit",
  },
  line: {
    total: "All dimensions, by their weights",
    cap: (level: string) => `Cap for ${level} data`,
  },
  notCounted: {
    unknown: (label: string) => `The assessment “${label}” is not on the scale.`,
    rejected: "Rejected by a verdict.",
    weightless: "Its confidence is zero.",
  },
  score: (p: { score: string; before: string; cap: string }) =>
    p.score === p.before
      ? `Score: ${p.score} out of 100.`
      : `Score: ${p.score} out of 100 (${p.before} before the cap of ${p.cap}).`,
  assumption: (p: { topic: string; value: string; place: string; stressed: string; falls: string; count: number }) =>
    `What would have to be false: ${p.topic} at ${p.value} (${p.place}). At ${p.stressed} instead: ${p.falls}. Figures that move: ${p.count}.`,
  driver: {
    arr: "ARR today",
    growth: "Growth",
    churn: "Monthly churn",
    margin: "Gross margin",
    cash: "Cash",
    burn: "Monthly burn",
  },
  outcome: {
    arr_next: "ARR in a year",
    arr_kept: "Today's ARR still there in a year",
    gross_profit: "Gross profit on the ARR in a year",
    runway: "Runway",
  },
  formula: {
    arr_next: "ARR × (1 + growth × variation)",
    arr_kept: "ARR × (1 − monthly churn × variation) ^ 12",
    gross_profit: "ARR × (1 + growth × variation) × (1 − (1 − margin) × variation)",
    runway: "Cash / (monthly burn × variation)",
  },
  case: { low: "low", base: "base", high: "high" },
  memoTitle: (deal: string) => `Memo: ${deal}`,
  headline: { for: (said: string) => `For: ${said}`, against: (said: string) => `Against: ${said}` },
  proposedScore: (p: { score: string | null; judgements: number }) =>
    p.score === null
      ? `A model judged ${p.judgements} more findings: still too little for a score.`
      : `With the ${p.judgements} judgements a model proposes it would be ${p.score} out of 100. They are opinions and do not count in the score.`,
  moved: (p: { name: string; worse: string; better: string }) =>
    `${p.name}: ${p.worse} worse in the low case and ${p.better} better in the high one, as a model proposed.`,
  section: {
    headlines: "What weighs most, as a model chose",
    score: "Score",
    figures: "What the documents say",
    reconciliation: "The deck against the model",
    position: "Among others, and doubtful points",
    contested: "Contested or rejected",
    against: "What would have to be false",
    scenarios: "Scenarios",
    missing: "What could not be examined",
  },
  nothing: {
    headlines: "Nothing was chosen.",
    score: "Nothing could be scored.",
    figures: "No key figure was confirmed by a verdict; deck against model shows what the documents say.",
    reconciliation: "No figure stands in both the deck and the model.",
    position: "No finding compares the company with others.",
    contested: "No finding is contested or rejected.",
    against: "No assumption could be tested.",
    scenarios: "No scenario: its drivers are not in the dossier.",
    missing: "Nothing that was looked for is missing.",
  },
  reconciled: (p: { both: number; agree: number }) => `${p.both} figures stand in both documents; ${p.agree} agree.`,
  judged: {
    contested: (p: { agent: string; said: string }) => `Contested, from ${p.agent}: ${p.said}`,
    rejected: (p: { agent: string; said: string }) => `Rejected, from ${p.agent}: ${p.said}`,
  },
};

/** Everything tier 3 says without a model. */
export type SynthesisSentences = typeof SYNTHESIS_EN;
