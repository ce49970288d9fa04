import { confidenceLevel, type ScoredFinding } from "../domain/finding.ts";
import type { Locale } from "../domain/locale.ts";
import { ANALYST_SENTENCES } from "../i18n/analysts.ts";

/**
 * How sure a built-in analyst is, by what its evidence is and by nothing else. Primary sources are the deck and the
 * model; secondary ones are databases. Inference never appears: what nothing supports is a gap, not a finding.
 */
export const CONFIDENCE = {
  /** The words and the number stand in a primary source. */
  primary_exact: 90,
  /** A primary source gives a rounded value, a bound or a range: "~40 K€", "> 300". */
  primary_rounded: 80,
  /** Computed by code from values of primary sources. */
  computed_primary: 85,
  /** Computed from values of which one is rounded, a bound or a range. */
  computed_rounded: 75,
  /** Stands in a database, or was computed with a value that does. */
  secondary: 65,
  /** A percentile beyond the published points of a benchmark. */
  extrapolated: 55,
  /** Something was looked for in a document that could be read as a whole, and is not there. */
  absent: 60,
  /** The same, in a document of which a part could not be read. */
  absent_in_part: 40,
  /** Amounts compared of which one has no currency. */
  currency_unsaid: 50,
  /** The cell itself is in doubt: its formula gives another value, or is circular. */
  doubtful_cell: 55,
} as const;

export type ConfidenceBasis = keyof typeof CONFIDENCE;

/** A finding's confidence with the reason in words. */
export function confidenceOf(basis: ConfidenceBasis, locale: Locale): ScoredFinding["confidence"] {
  const score = CONFIDENCE[basis];
  return {
    level: confidenceLevel(score),
    score,
    factors: [{ factor: basis, score, reason: ANALYST_SENTENCES[locale].confidence[basis] }],
  };
}
