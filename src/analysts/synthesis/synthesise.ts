import type { ScoredFinding } from "../../domain/finding.ts";
import type { AnalystInput, Gap } from "../analyst.ts";
import { type ReconciledRow, reconcile } from "../reconcile.ts";
import type { Consolidated } from "./consolidated.ts";
import { type DealScore, dealScore } from "./deal-score.ts";
import { type Assumption, devilsAdvocate } from "./devils-advocate.ts";
import { type Memo, memo } from "./memo.ts";
import { type Scenarios, scenarios } from "./scenarios.ts";

/** Tier 3 without a model, whole. */
export interface Synthesis {
  score: DealScore;
  assumptions: Assumption[];
  scenarios: Scenarios;
  reconciliation: ReconciledRow[];
  memo: Memo;
  gaps: Gap[];
}

/**
 * Score, devil's advocate, scenarios, deck-against-model grid and memo, from the findings after the verdicts.
 *
 * ```ts
 * const { score } = synthesise(findings, { context, deal, locale, config });
 * ```
 */
export function synthesise(
  findings: readonly (ScoredFinding | Consolidated)[],
  input: Pick<AnalystInput, "context" | "deal" | "locale" | "config">,
  analystGaps: readonly Gap[] = [],
): Synthesis {
  const score = dealScore(findings, input);
  const { assumptions, gaps } = devilsAdvocate(findings, input);
  const varied = scenarios(input);
  const reconciliation = reconcile(input.context, input.locale);
  const { deal, locale } = input;
  const missing = toldOnce([...analystGaps, ...gaps, ...score.gaps, ...varied.gaps]);
  const written = memo({ deal, locale, findings, reconciliation, score, assumptions, scenarios: varied, missing });
  return {
    score,
    assumptions,
    scenarios: varied,
    reconciliation,
    memo: written,
    gaps: missing,
  };
}

/** Two analysts may miss the same document or figure: the reader is told once, with every place. */
function toldOnce(gaps: readonly Gap[]): Gap[] {
  return [...Map.groupBy(gaps, ({ message }) => message).values()].flatMap(([first, ...same]) =>
    first === undefined ? [] : [{ ...first, places: [...new Set([first, ...same].flatMap(({ places }) => places))] }],
  );
}
