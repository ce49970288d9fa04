import type { ScoredFinding } from "../../domain/finding.ts";
import { requireObject } from "../../domain/known-options.ts";
import type { AnalystInput, Gap } from "../analyst.ts";
import type { DeclinedProposal } from "../model/tier3/seat.ts";
import { type ReconciledRow, reconcile } from "../reconcile.ts";
import type { Consolidated } from "./consolidated.ts";
import { type DealScore, dealScore } from "./deal-score.ts";
import { type Assumption, devilsAdvocate } from "./devils-advocate.ts";
import { type Memo, memo } from "./memo.ts";
import type { SynthesisProposals } from "./proposals.ts";
import { type Scenarios, scenarios } from "./scenarios.ts";

/** Tier 3, whole. Models may have proposed what to judge, doubt, vary and put first; every sum and sentence is code's. */
export interface Synthesis {
  score: DealScore;
  assumptions: Assumption[];
  scenarios: Scenarios;
  reconciliation: ReconciledRow[];
  memo: Memo;
  gaps: Gap[];
  /** What models proposed and code did not take, with the reason. */
  declined?: DeclinedProposal[];
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
  proposals?: SynthesisProposals | undefined,
): Synthesis {
  requireObject("What is summed up", findings);
  const score = dealScore(findings, input, proposals?.grades);
  const { assumptions, gaps } = devilsAdvocate(findings, input, proposals?.doubts);
  const varied = scenarios(input, proposals?.moves);
  const reconciliation = reconcile(input.context, input.locale);
  const { deal, locale } = input;
  const missing = toldOnce([...analystGaps, ...gaps, ...score.gaps, ...varied.gaps]);
  const material = { deal, locale, findings, reconciliation, score, assumptions, scenarios: varied, missing };
  const written = memo({ ...material, headlines: proposals?.headlines });
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
