import { ConsensusEngine } from "../consensus/engine.ts";
import { type DealPath, isDealPath } from "../deal/folder.ts";
import { type Deal, loadDeal } from "../deal/load-deal.ts";
import { refuseUnknown } from "../domain/known-options.ts";
import { createBudget } from "../model/budget.ts";
import { type CostEstimate, estimateEngineCosts } from "../model/estimate-costs.ts";
import { ReflexionEngine } from "../reflexion/engine.ts";
import { builtInOutputs, gatherTier } from "./agents.ts";
import { configOf } from "./engines.ts";
import { REVIEW_OPTIONS, type ReviewOptions } from "./options.ts";
import { findingsOf } from "./process-tier.ts";
import { Workshop } from "./workshop.ts";

/** What a review would do and cost, without doing it. */
export interface ReviewEstimate {
  documents: number;
  agents: number;
  findings: number;
  contradictions: number;
  agentsToReflect: number;
  /** A ceiling: what the documents settle costs nothing. */
  cost: CostEstimate;
}

/**
 * Reads the deal and looks for contradictions; calls no model. `model` is `provider:model`.
 *
 * ```ts
 * const { cost } = await estimateReview("my-deal", { model: "openrouter:…" });
 * ```
 */
export async function estimateReview(
  dirOrDeal: DealPath | Deal,
  given: Omit<ReviewOptions, "model"> & { model?: string | undefined } = {},
): Promise<ReviewEstimate> {
  refuseUnknown("estimateReview", given, REVIEW_OPTIONS);
  const { model, ...options } = given;
  const deal = isDealPath(dirOrDeal) ? await loadDeal(dirOrDeal, { locale: options.locale }) : dirOrDeal;
  const locale = options.locale ?? deal.deal.locale;
  const config = configOf(options.config);
  const workshop = new Workshop({ locale });
  const input = { context: deal.context, deal: deal.deal, locale, findings: [], model: null, budget: createBudget() };
  const tier1 =
    deal.agentOutputs.length === 0
      ? builtInOutputs(input)
      : await gatherTier(1, deal.agentOutputs, [], input, workshop);
  const agents = [...tier1, ...deal.agentOutputs.filter(({ tier }) => tier !== 1)];
  const reflexion = new ReflexionEngine({ config: config.reflexion });
  const weak = agents.filter(
    ({ tier, findings, output, ...agent }) =>
      !("builtIn" in agent && agent.builtIn === true) &&
      reflexion.needsReflexion(tier, findings, { output, verificationContext: deal.context }),
  );
  const findings = findingsOf(agents.filter(({ tier }) => tier !== 3));
  const { contradictions } = new ConsensusEngine({ locale, config: config.consensus }).detect(findings);
  return {
    documents: deal.context.dossier?.documents.length ?? 0,
    agents: agents.length,
    findings: findings.length,
    contradictions: contradictions.length,
    agentsToReflect: weak.length,
    cost: estimateEngineCosts(contradictions, weak, {
      config,
      ...(model !== undefined && { model }),
    }),
  };
}
