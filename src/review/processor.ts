import type { ConsolidatedFinding } from "../consensus/apply.ts";
import type { Deal } from "../deal/load-deal.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Contradiction } from "../domain/contradiction.ts";
import { TribunalError } from "../domain/errors.ts";
import type { AgentOutput, ScoredFinding, Tier } from "../domain/finding.ts";
import type { ReflexionOutput } from "../domain/improvement.ts";
import { refuseUnknown } from "../domain/known-options.ts";
import type { Resolution } from "../domain/resolution.ts";
import { reviewDeal } from "../review.ts";
import { setUpEngines } from "./engines.ts";
import { type EngineMetrics, measure } from "./metrics.ts";
import { REVIEW_OPTIONS, type ReviewOptions } from "./options.ts";
import { NOTHING_BEFORE, type ProcessedTier, processTier, type TierTools } from "./process-tier.ts";
import type { Review, StageRecord } from "./result.ts";
import { Workshop } from "./workshop.ts";

/** What an orchestrator hands over for one agent: its own JSON as `result` (or `output`), and its findings. */
export interface AgentResult {
  result?: unknown;
  output?: unknown;
  findings: ScoredFinding[];
  recommendation?: string;
}

/** Agents by name, in a plain object or a Map, or a list of outputs. */
export type TierOutputs =
  | Readonly<Record<string, AgentResult>>
  | ReadonlyMap<string, AgentResult>
  | readonly AgentOutput[];

/** A tier after both engines. */
export interface QualityProcessingResult {
  /** Every finding so far, with what became of it: hand these to the next tier. */
  processedFindings: ConsolidatedFinding[];
  /** The agents' outputs after reflexion. */
  outputs: AgentOutput[];
  contradictions: {
    detected: Contradiction[];
    resolved: Resolution[];
    /** Without a decided verdict: UNRESOLVED, noted, beyond the limit, or failed. */
    unresolved: Contradiction[];
  };
  noted: Contradiction[];
  notExamined: Review["notExamined"];
  reflexions: Map<string, ReflexionOutput>;
  notReflected: Review["notReflected"];
  stages: StageRecord[];
  /** What failed, and why. */
  gaps: Review["gaps"];
  metrics: EngineMetrics;
}

/**
 * Both engines over the tiers of an analysis, for orchestrators that run the tiers themselves; `run` does it all.
 *
 * ```ts
 * const processor = new QualityProcessor({ locale: "en" });
 * const tier1 = await processor.processTier1Outputs({ auditor: { result, findings } }, context);
 * const tier2 = await processor.processTier2Output(expertOutput, tier1, context);
 * ```
 */
export class QualityProcessor {
  readonly #options: ReviewOptions;

  constructor(options: ReviewOptions = {}) {
    refuseUnknown("QualityProcessor", options, REVIEW_OPTIONS);
    this.#options = options;
  }

  /** Tier 1: weak analyses corrected, contradictions between the agents settled. */
  async processTier1Outputs(outputs: TierOutputs, context: VerificationContext = {}): Promise<QualityProcessingResult> {
    return this.#process((tools) => processTier(1, listOf(outputs, 1), NOTHING_BEFORE, tools), context);
  }

  /** Tier 2: the sector expert, against what tier 1 came to. */
  async processTier2Output(
    output: AgentOutput | TierOutputs,
    tier1: Pick<QualityProcessingResult, "processedFindings" | "reflexions">,
    context: VerificationContext = {},
  ): Promise<QualityProcessingResult> {
    const outputs = isOutput(output) ? [output] : output;
    const before = {
      findings: tier1.processedFindings,
      reflexions: [...tier1.reflexions].map(([agentName, result]) => ({ agentName, tier: 1 as const, result })),
    };
    return this.#process((tools) => processTier(2, listOf(outputs, 2), before, tools), context);
  }

  /** The whole review of a deal: a folder, or one already loaded. */
  async run(deal: string | Deal): Promise<Review> {
    return reviewDeal(deal, this.#options);
  }

  async #process(
    work: (tools: TierTools) => Promise<ProcessedTier<AgentOutput>>,
    context: VerificationContext,
  ): Promise<QualityProcessingResult> {
    const workshop = new Workshop({ ...this.#options, locale: this.#options.locale ?? "en" });
    const at = this.#options.clock?.() ?? new Date();
    const engines = setUpEngines(this.#options, workshop, () => at);
    const { outputs, reflexions, notReflected, settled, findings } = await work({ engines, context, workshop });
    const detected = settled?.detected ?? [];
    const decided = (settled?.settled ?? []).filter(({ resolution }) => resolution.verdict.decision !== "UNRESOLVED");
    const resolvedIds = new Set(decided.map(({ contradiction }) => contradiction.id));
    return {
      processedFindings: findings,
      outputs,
      contradictions: {
        detected,
        resolved: (settled?.settled ?? []).map(({ resolution }) => resolution),
        unresolved: detected.filter(({ id }) => !resolvedIds.has(id)),
      },
      noted: settled?.noted ?? [],
      notExamined: settled?.notExamined ?? [],
      reflexions: new Map(reflexions.map(({ agentName, result }) => [agentName, result])),
      notReflected,
      stages: workshop.stages,
      gaps: workshop.gaps,
      metrics: measure({
        detected,
        settled: settled?.settled ?? [],
        notExamined: settled?.notExamined ?? [],
        reflexions,
        spent: workshop.meter.total(),
        totalDurationMs: workshop.stopwatch.total(),
        models: engines.models,
        outputs,
      }),
    };
  }
}

function listOf(outputs: TierOutputs, tier: Tier): AgentOutput[] {
  if (Array.isArray(outputs))
    return outputs.map((output: AgentOutput) => checked(output.agentName, { ...output, tier }));
  if (typeof outputs !== "object" || outputs === null)
    throw new TribunalError("bad_input", "Give the agents' outputs by name ({ auditor: { findings } }), or as a list.");
  const byName: [string, AgentResult][] = outputs instanceof Map ? [...outputs] : Object.entries(outputs);
  return byName.map(([agentName, { result, output, findings, recommendation }]) =>
    checked(agentName, {
      agentName,
      tier,
      output: result ?? output ?? null,
      findings,
      ...(recommendation !== undefined && { recommendation }),
    }),
  );
}

function checked(agentName: string, output: AgentOutput): AgentOutput {
  if (Array.isArray(output.findings)) return output;
  throw new TribunalError("bad_input", `The findings of ${agentName} must be given as a list.`, { given: agentName });
}

const isOutput = (given: AgentOutput | TierOutputs): given is AgentOutput =>
  "agentName" in given && typeof given.agentName === "string";
