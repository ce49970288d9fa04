type Say = (...parts: string[]) => string;

/** How analysts put things, sound and weak, in one language. */
export interface Phrases {
  place: { slide: (number: number) => string; model: (sheet: string, row: number) => string; context: string };
  arr: Say[];
  mrr: Say[];
  margin: Say[];
  churn: Say[];
  customers: Say[];
  cash: Say[];
  burn: Say[];
  tam: Say;
  competitors: Say;
  marketGrowthGap: string;
  valuation: Say;
  fullFlag: (churn: string, place: string, lost: string) => unknown;
  summary: Say;
  soundConclusion: Say;
  hedgedMargin: Say[];
  bareChurn: Say[];
  nps: Say;
  runwayComputed: Say[];
  cacSum: Say;
  bareMultiple: Say;
  bareFlags: string[];
  partialFlags: (churn: string, place: string) => unknown[];
  headcount: Say;
  judgedValuation: Say[];
  superlatives: string[];
  flaws: (arr: string, mrr: string, margin: string, price: string) => string[];
  otherCustomers: Say;
}
