import type { Synthesis } from "../analysts/synthesis/synthesise.ts";
import type { QualityEngineConfig } from "../domain/config.ts";
import type { Locale } from "../domain/locale.ts";
import type { ModelHealth } from "../domain/model-health.ts";
import type { BuildOptions } from "../dossier/build-context.ts";
import type { Budget, BudgetLimits } from "../model/budget.ts";
import type { EmbedOptions } from "../model/embed.ts";
import type { Journal } from "../model/journal/journal.ts";
import type { ModelChoice } from "../model/models-for.ts";
import type { Instructions } from "../model/prompt/instructions.ts";
import type { AgentHistory } from "../track-record/effective-confidence.ts";
import type { AgentInput, AgentPlugin } from "./agents.ts";
import type { ReviewEvent } from "./events.ts";
import type { PriorDecision } from "./result.ts";
import type { Standing } from "./standing.ts";
import type { Timings } from "./timings.ts";

/** How a deal is reviewed. Everything is optional: without a model the documents decide alone. */
export interface ReviewOptions {
  /** Language of every sentence. Default: the deal's own, else English. */
  locale?: Locale | undefined;
  /** When the review takes place. Default: now. */
  clock?: (() => Date) | undefined;
  /** Default: named after its deal and time. */
  reviewId?: string | undefined;
  /** Reads what code cannot: one model, or one per role. Default: none. */
  model?: ModelChoice | undefined;
  /** What models may spend over the whole review. Default 100,000 tokens. */
  budget?: Budget | BudgetLimits | undefined;
  /** Where calls to models are on record: a review that was killed goes on from it. Default: in memory. */
  journal?: Journal | undefined;
  /** Answers from the journal alone, and calls nobody. Default false. */
  replay?: boolean | undefined;
  /** What the first run measured (`timingsOf`): a replay then gives the same bytes. */
  timings?: Timings | undefined;
  /** A monotonic clock in milliseconds, for durations. Default: the machine's. */
  now?: (() => number) | undefined;
  emit?: ((event: ReviewEvent) => void) | undefined;
  /** Where a folder is reviewed: false to leave its pictures unread. Default: they are read. */
  ocr?: BuildOptions["ocr"];
  /** Stops the review: it rejects with the signal's reason, and what models answered so far stays in the journal. */
  signal?: AbortSignal | undefined;
  /** The agents' records: they weigh in votes that no document decides, never against one. */
  history?: AgentHistory | undefined;
  /** Lets analysts of ours work with the model: tier 1 and one expert of the deal's sector. Default false. */
  analysts?: boolean | undefined;
  /** Lets the model read the documents against themselves; what it proposes code checks. Default: where there is a model. */
  crossReading?: boolean | undefined;
  /** Lets the model, which must be one that sees, read again the pages whose figures were read with doubt. Default false. */
  vision?: boolean | undefined;
  /** Tells what of the agents' advice speaks of the same in other words. Default: none, and words alone decide. */
  embedder?: EmbedOptions["model"] | undefined;
  /** How the models did in earlier reviews: an arbitrator that flips too often is not asked. */
  modelHealth?: readonly ModelHealth[] | undefined;
  /** Analysts of your own, beside the outputs the deal brings. */
  agents?: readonly AgentPlugin[] | undefined;
  /** Tier 3 of your own, in place of ours. */
  synthesise?: ((input: AgentInput) => Promise<Synthesis> | Synthesis) | undefined;
  /** Decisions people took in earlier reviews of this deal: shown beside the verdicts. */
  decisions?: readonly PriorDecision[] | undefined;
  /** A review made before, of which only some verdicts are to be settled again. */
  standing?: Standing | undefined;
  /** Where keys and addresses of providers are looked up. Default: process.env. */
  env?: Readonly<Record<string, string | undefined>> | undefined;
  /** Instructions of your own in place of ours, by prompt (`PROMPT_NAMES`), and `missions` by analyst. */
  prompts?: Instructions | undefined;
  /** Thresholds and limits of your own, section by section over QUALITY_ENGINE_CONFIG. */
  config?: { [Section in keyof QualityEngineConfig]?: Partial<QualityEngineConfig[Section]> } | undefined;
}

/** Their names: what is spelt otherwise is refused. */
export const REVIEW_OPTIONS: Readonly<Record<keyof ReviewOptions, true>> = {
  locale: true,
  clock: true,
  reviewId: true,
  model: true,
  budget: true,
  journal: true,
  replay: true,
  timings: true,
  now: true,
  emit: true,
  ocr: true,
  signal: true,
  history: true,
  agents: true,
  analysts: true,
  crossReading: true,
  vision: true,
  embedder: true,
  modelHealth: true,
  synthesise: true,
  decisions: true,
  standing: true,
  env: true,
  prompts: true,
  config: true,
};
