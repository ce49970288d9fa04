import type { QualityEngineConfig } from "../domain/config.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { AgentOutput, ScoredFinding, Tier } from "../domain/finding.ts";
import type { Locale } from "../domain/locale.ts";
import type { GapCode } from "../i18n/analysts.ts";

/** What an analyst is given. */
export interface AnalystInput {
  context: VerificationContext;
  deal: { name: string; sector: string | null; stage: string | null };
  /** Language of every sentence. */
  locale: Locale;
  /** Thresholds. Default: ours. */
  config?: QualityEngineConfig | undefined;
  /** Dates the findings. Without it they carry no date. */
  clock?: (() => Date) | undefined;
}

/** Something that could not be said, and why. A gap is a result: it is never filled with a guess. */
export interface Gap {
  code: GapCode;
  /** One sentence in the reader's language. */
  message: string;
  /** The topic's id, where it concerns one. */
  topic?: string;
  /** Where to look, in the reader's words: "Deck, page 8". */
  places: string[];
}

/** What a built-in analyst hands over: its own JSON is its findings and its gaps. */
export interface AnalystOutput extends AgentOutput {
  output: { findings: ScoredFinding[]; gaps: Gap[] };
}

/** An analyst without a model: pure and deterministic, the same input gives the same output to the byte. */
export interface Analyst {
  name: string;
  tier: Tier;
  analyse(input: AnalystInput): AnalystOutput;
}

/** An analyst's output around its findings and gaps. */
export function outputOf(
  analyst: Pick<Analyst, "name" | "tier">,
  findings: ScoredFinding[],
  gaps: Gap[],
): AnalystOutput {
  return { agentName: analyst.name, tier: analyst.tier, output: { findings, gaps }, findings };
}
