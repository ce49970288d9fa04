/** What a deal score is made of. */
export type Dimension = "financial" | "customers" | "market" | "product" | "team" | "competition" | "terms";

/** What is computed in each scenario. */
export type OutcomeId = "arr_next" | "arr_kept" | "gross_profit" | "runway";

export type MemoSection =
  | "score"
  | "figures"
  | "reconciliation"
  | "position"
  | "contested"
  | "against"
  | "scenarios"
  | "missing";

type Need = "revenue" | "growth" | "margin" | "cash" | "burn" | "customers" | "retention" | "market" | "team" | "terms";

/** Everything tier 3 says without a model. */
export interface SynthesisSentences {
  /** Between a label and what it labels. */
  colon: string;
  need: Record<Need, string>;
  level: Record<"complete" | "partial" | "minimal", string>;
  completeness(p: {
    covered: number;
    all: number;
    missing: string;
    level: string;
    cap: number;
    /** A primary source is missing or was read in part. */
    damaged: boolean;
  }): string;
  dimension: Record<Dimension, string>;
  line: { total: string; cap(level: string): string; basis(weight: number): string };
  notCounted: { unknown(label: string): string; rejected: string; weightless: string };
  score(p: { score: string; before: string; cap: string }): string;
  assumption(p: {
    topic: string;
    value: string;
    place: string;
    stressed: string;
    falls: string;
    count: number;
  }): string;
  driver: Record<"arr" | "growth" | "churn" | "margin" | "cash" | "burn", string>;
  outcome: Record<OutcomeId, string>;
  formula: Record<OutcomeId, string>;
  case: Record<"low" | "base" | "high", string>;
  memoTitle(deal: string): string;
  section: Record<MemoSection, string>;
  nothing: Record<MemoSection, string>;
  reconciled(p: { both: number; agree: number }): string;
  judged: Record<"contested" | "rejected", (p: { agent: string; said: string }) => string>;
}
