/** What a critique says: the fault, the rule it breaks, what is expected, what to do, what it costs the angel. */
export interface CritiqueWords {
  issue: string;
  standard: string;
  expected: string;
  action: string;
}

export type ImpactGroup =
  | "revenue"
  | "margin"
  | "valuation"
  | "retention"
  | "cash"
  | "unit"
  | "market"
  | "team"
  | "other";
export type FlagPart = "severity" | "evidence" | "impact" | "question";

const partNames: Record<FlagPart, string> = {
  severity: "a severity",
  evidence: "evidence with its source",
  impact: "a quantified impact",
  question: "a question for the founder",
};

const list = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

export const critiquesEn = {
  figure: (p: { metric: string; value: string; hedged: boolean }): CritiqueWords => ({
    issue: `${p.metric} is given as ${p.value}${p.hedged ? ", hedged," : ""} with no source and no calculation beside it.`,
    standard:
      "Audit practice: every figure carries a primary source that can be opened, or a calculation with sourced inputs.",
    expected: `Cite the page or cell that states ${p.metric}, or compute it from sourced inputs, or mark it as not available.`,
    action: `Look for ${p.metric} in the deck and the financial model, or compute it from its inputs`,
  }),
  vague: (p: { metric: string; value: string; source: string }): CritiqueWords => ({
    issue: `${p.metric} (${p.value}) cites "${p.source}" without a page, slide, sheet or cell: nobody can open that.`,
    standard: "Audit practice: a source names the exact place, not only the document.",
    expected: "Give the slide or the cell the figure was read from.",
    action: `Locate ${p.metric} in "${p.source}" and cite its exact place`,
  }),
  falseSource: (p: { metric: string; value: string; source: string; found: string }): CritiqueWords => ({
    issue: `The source given for ${p.metric} (${p.value}) does not hold. ${p.found}`,
    standard: "Audit practice: a cited passage exists where it is cited and says what it is cited for.",
    expected: `Cite the passage that really carries ${p.metric}, with its real value, or mark it as not available.`,
    action: `Replace "${p.source}" with the place that states ${p.metric}`,
  }),
  hedge: (p: { metric: string }): CritiqueWords => ({
    issue: `A hedged statement on ${p.metric} stands without any source or figure.`,
    standard: "Audit practice: what is only supposed is either proven or marked as not available.",
    expected: `Give the figure on ${p.metric} with its source, or say that it is not available.`,
    action: `Look for ${p.metric} in the documents and replace the supposition`,
  }),
  hedgedOpinion: {
    issue: "A hedged opinion stands without any source or figure.",
    standard: "Audit practice: what is only supposed is either proven or marked as an opinion.",
    expected: "Give the figure it rests on, with its source, or mark it as an opinion.",
    action: "Add the figure and its source, or call it an opinion",
  },
  expired: (p: { benchmark: string; years: number }): CritiqueWords => ({
    issue: `The comparison rests on a benchmark that is past its date: ${p.benchmark}.`,
    standard: `A benchmark is used until its own date, or for ${p.years} years.`,
    expected: "Compare with a benchmark that is still valid, or say that there is none.",
    action: "Replace the old benchmark, or mark the comparison as out of date",
  }),
  sum: (p: { explanation: string }): CritiqueWords => ({
    issue: `A calculation does not hold. ${p.explanation}`,
    standard: "Audit practice: a result follows from its formula and its inputs when somebody else recomputes it.",
    expected: "Show formula, inputs with their sources, and the result they really give.",
    action: "Recompute the sum and correct what follows from it",
  }),
  noFormula: (p: { metric: string; value: string; formula: string }): CritiqueWords => ({
    issue: `${p.metric} is a computed figure (${p.value}) and neither its formula nor its inputs are shown.`,
    standard: "Audit practice: a computed figure shows its formula, its inputs and where each input comes from.",
    expected:
      p.formula === ""
        ? "Show the formula, its inputs and their sources."
        : `Show ${p.formula} with each input and its source.`,
    action: `Recompute ${p.metric} from the documents and show the steps`,
  }),
  redFlag: (p: { missing: readonly FlagPart[] }): CritiqueWords => ({
    issue: `The red flag lacks ${list(p.missing.map((part) => partNames[part]))}.`,
    standard:
      "A red flag carries a severity, evidence with its source, an impact in euros, percent or months, and the question it raises.",
    expected: "Complete the red flag with figures of the dossier, or downgrade it.",
    action: `Add ${list(p.missing.map((part) => partNames[part]))}`,
  }),
  redFlagFalse: (p: { source: string; found: string }): CritiqueWords => ({
    issue: `The evidence of the red flag does not hold. ${p.found}`,
    standard: "Audit practice: a cited passage exists where it is cited and says what it is cited for.",
    expected: "Rest the red flag on a passage that exists, or downgrade it.",
    action: `Replace "${p.source}" with evidence that can be opened`,
  }),
  expected: (p: { metrics: string; field: string }): CritiqueWords => ({
    issue: `An analysis of this field (${p.field}) says nothing about ${p.metrics}, and does not list it as missing.`,
    standard: "Audit practice: a metric that is expected is given, or its absence is stated.",
    expected: `Give ${p.metrics} with its source, or list it among the gaps with where it was searched.`,
    action: `Look for ${p.metrics} in all four sources; if it is nowhere, list it as not available and ask the founder`,
  }),
  benchmark: (p: { metric: string; benchmark: string }): CritiqueWords => ({
    issue: `${p.metric} is judged without the benchmark that the funding database holds (${p.benchmark}).`,
    standard:
      "Every judgement on a price or a level is measured against comparable companies: percentile, sample, year.",
    expected: `Place ${p.metric} among the percentiles of comparable deals, then judge.`,
    action: `Compute where ${p.metric} stands in the funding database`,
  }),
  context: (p: { metric: string; value: string; other: string; reference: string }): CritiqueWords => ({
    issue: `${p.metric} is given as ${p.value}; ${p.reference} says ${p.other}, and the analysis does not mention it.`,
    standard: "External data at hand is compared with what the company says, above all where it contradicts it.",
    expected: "Cite both values and say which one is retained, and why.",
    action: `Compare ${p.metric} with ${p.reference}`,
  }),
  competitors: (p: { names: string; reference: string }): CritiqueWords => ({
    issue: `Outside data name competitors (${p.names}) that the analysis does not mention.`,
    standard: "External data at hand that bears on the field of the analysis is used.",
    expected: "Say how the company compares with each of them.",
    action: `Use ${p.reference}`,
  }),
  conclusion: (): CritiqueWords => ({
    issue: "A conclusion without degrees stands with no figure and no source in its section.",
    standard: "A conclusion rests on evidence that is shown beside it.",
    expected: "Show the figure or the source the conclusion rests on, or tone it down to an opinion.",
    action: "Add the figures that support it, with their sources, or mark it as an opinion",
  }),
  method: (p: { a: string; b: string }): CritiqueWords => ({
    issue: `Two figures of different definitions are compared: ${p.a} with ${p.b}.`,
    standard: "Only figures of the same definition, period and basis are compared.",
    expected: "Bring both figures to the same definition before comparing them.",
    action: "Convert one of the two, or compare with a figure of the same kind",
  }),
  inconsistency: (p: { metric: string; a: string; b: string }): CritiqueWords => ({
    issue: `${p.metric} is ${p.b} here and ${p.a} elsewhere in the same analysis.`,
    standard: "An analysis gives one value per metric and period, or explains why there are two.",
    expected: `Keep the value the documents prove, in both places.`,
    action: `Check ${p.metric} in the documents and align both places`,
  }),
  impact: {
    revenue:
      "Revenue is the base of the valuation multiple: an error here moves the price of the round in the same proportion.",
    margin:
      "The margin drives lifetime value and the cash a sale brings: a few points change whether the model can pay for its growth.",
    valuation:
      "Without a proven, benchmarked price the angel negotiates blind and may pay well above comparable deals.",
    retention:
      "Retention compounds: a point of monthly churn changes lifetime value and the plan's revenue by double digits.",
    cash: "Cash and burn set the date of the next round: an error here means a bridge, or dilution, nobody planned for.",
    unit: "Unit economics say whether each new customer earns or costs money: wrong, they turn growth into loss.",
    market: "Market size caps the exit: an unproven one makes the return scenario a guess.",
    team: "The angel invests in the team first: what is said of it must be checkable.",
    other: "The angel cannot check this and would decide on somebody's word.",
  } satisfies Record<ImpactGroup, string> as Record<ImpactGroup, string>,
  impactOf: {
    sum: "A wrong sum spreads to every conclusion built on it.",
    redFlag: "A vague alarm helps nobody: the angel must know how bad it is, on what evidence, and what to ask.",
    missing: "What is silently missing looks as if it had been checked.",
    benchmark: "Without a benchmark the angel cannot tell a normal level from an expensive one.",
    context: "A contradiction left unsaid surfaces after the money is in.",
    conclusion: "Enthusiasm without proof pushes the angel to overpay.",
    method: "A comparison of unlike figures makes the company look better or worse than it is.",
    inconsistency: "With two values for one metric, the angel does not know which one the conclusions rest on.",
  },
  crossReference: {
    benchmark: (p: { metric: string }) => `Percentiles of ${p.metric} among comparable companies`,
    benchmarkValue: "Places the company among comparable deals, for the negotiation",
    context: (p: { metric: string }) => `${p.metric} as an external source states it`,
    contextValue: "Confirms or contradicts what the company says",
    competitors: "Named competitors and their funding",
    competitorsValue: "Shows who the company really competes with",
  },
  field: {
    financial: "finance",
    team: "team",
    market: "market",
    product: "product",
    competitive: "competition",
    legal: "legal",
    technical: "technology",
    gtm: "go-to-market",
    customer: "customers",
    exit: "exit",
    structure: "deal terms",
  },
  or: " or ",
};

export type CritiqueSentences = typeof critiquesEn;
