/** Why something could not be said. */
export type GapCode =
  | "document_missing"
  | "document_unreadable"
  | "page_unreadable"
  | "nothing_read" // the document is there and names no metric we know
  | "hint_only" // a passage may speak of the metric, or of a part of it
  | "ambiguous_number"
  | "conflicting_values" // several values for one thing inside one source
  | "only_planned"
  | "period_unknown" // several years side by side, and nothing says which of them happened
  | "not_quotable"
  | "nothing_computed"
  | "sum_period_unknown"
  | "sum_contradicted"
  | "not_recomputed"
  | "no_funding_db"
  | "no_benchmark"
  | "benchmark_expired"
  | "no_value_to_compare"
  | "no_rival_data"
  | "no_rival_named"
  | "no_deck_for_rivals"
  | "no_own_funding"
  | "nothing_to_score"
  | "not_scored"
  | "no_assumption"
  | "driver_missing";

/** What a gap's sentence may need; each may be empty. */
export interface GapFacts {
  topic: string;
  source: string;
  places: string;
  values: string;
  periods: string;
}

export const NO_GAP_FACTS: GapFacts = { topic: "", source: "", places: "", values: "", periods: "" };

/** Faults in the formulas of a model. */
export type HygieneCode =
  | "cached_value_differs"
  | "hard_coded_result"
  | "inconsistent_formula"
  | "total_differs"
  | "unused_input"
  | "implausible_result"
  | "repeated_sheet"
  | "circular_reference"
  | "error_cell"
  | "mixed_currency"
  | "inconsistent_dates"
  | "no_cached_value";

interface Sides {
  topic: string;
  deck: string;
  model: string;
  /** Empty where it cannot be measured. */
  gap: string;
  /** A document gives several values itself. */
  several: boolean;
}

/** Everything the tier 1 analysts say. */
export interface AnalystSentences {
  /** A passage between the language's own quotation marks. */
  quoted(passage: string): string;
  confidence: Record<
    | "primary_exact"
    | "primary_rounded"
    | "computed_primary"
    | "computed_rounded"
    | "secondary"
    | "extrapolated"
    | "absent"
    | "absent_in_part"
    | "currency_unsaid"
    | "doubtful_cell",
    string
  >;
  gap: Record<GapCode, (facts: GapFacts) => string>;
  hygiene: Record<HygieneCode, string>;
  metric: { unnamedRival(name: string): string; leader(name: string): string };
  claim: {
    read(p: { place: string; topic: string; period: string; value: string }): string;
    computed(p: { formula: string; calculation: string; period: string }): string;
    implausible(p: { topic: string; period: string; value: string; min: string; max: string; others: number }): string;
    hygiene(p: { fault: string; count: number; places: string }): string;
    standing(p: {
      topic: string;
      value: string;
      percentile: number;
      /** Beyond the published points. */
      beyond: boolean;
      benchmark: string;
      direction: "higher" | "lower" | "none";
    }): string;
    notFair(p: {
      quote: string;
      place: string;
      topic: string;
      value: string;
      percentile: number;
      limit: number;
      benchmark: string;
    }): string;
    unnamedRival(p: { name: string; place: string; lines: number }): string;
    leader(p: { quote: string; place: string; name: string; theirs: string; ours: string; ratio: string }): string;
  };
  reconcile: Record<"agree" | "differ" | "deck_only" | "model_only", (sides: Sides) => string>;
}

/** " (2024)", or nothing. */
export const inBrackets = (text: string): string => (text === "" ? "" : ` (${text})`);
