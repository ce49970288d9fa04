import { type DealPath, isDealPath } from "../deal/folder.ts";
import { type Deal, loadDeal } from "../deal/load-deal.ts";
import { refuseUnknown } from "../domain/known-options.ts";
import { type CostEstimate, estimateEngineCosts } from "../model/estimate-costs.ts";
import type { ModelRole } from "../model/port.ts";
import { reviewDeal } from "../review.ts";
import { REVIEW_OPTIONS, type ReviewOptions } from "./options.ts";
import { rehearsalModel } from "./rehearsal.ts";
import type { ModelSpending, ReviewCost } from "./result.ts";

/** Models by name, for everything or by role: an estimate needs no key. */
export type EstimatedModels = string | Partial<Record<ModelRole | "default", { model: string }>>;

/** What a review would do and cost, without doing it. */
export interface ReviewEstimate {
  documents: number;
  agents: number;
  findings: number;
  contradictions: number;
  agentsToReflect: number;
  /** A ceiling for both engines: what the documents settle costs nothing. */
  cost: CostEstimate;
  /** What is to be expected, over everything that would ask a model, and by stage. */
  expected: ModelSpending & Pick<ReviewCost, "byStage">;
}

const USUAL = "openrouter:google/gemini-2.5-flash";

/**
 * Rehearses the review: every stage runs on the documents as they are, and a stand-in answers as long as models do.
 * Nobody is called. `model` is `provider:model`, or one per role.
 *
 * ```ts
 * const { expected } = await estimateReview("my-deal", { model: "openrouter:…", analysts: true });
 * ```
 */
export async function estimateReview(
  dirOrDeal: DealPath | Deal,
  given: Omit<ReviewOptions, "model"> & { model?: EstimatedModels | undefined } = {},
): Promise<ReviewEstimate> {
  refuseUnknown("estimateReview", given, REVIEW_OPTIONS);
  const { model = USUAL, ...options } = given;
  const deal = isDealPath(dirOrDeal) ? await loadDeal(dirOrDeal, { locale: options.locale }) : dirOrDeal;
  const {
    journal: _journal,
    replay: _replay,
    emit: _emit,
    agents: _agents,
    synthesise: _synthesise,
    ...kept
  } = options;
  const models =
    typeof model === "string"
      ? rehearsalModel(model)
      : Object.fromEntries(Object.entries(model).map(([role, one]) => [role, rehearsalModel(one.model)]));
  // Without a limit: whether it fits into one is for the reader to see.
  const { cost, metrics, agents, findings, documents } = await reviewDeal(deal, { budget: {}, ...kept, model: models });
  const { spent, byStage } = cost;
  return {
    documents: documents.length,
    agents: agents.length,
    findings: findings.length,
    contradictions: metrics.contradictionsDetected,
    agentsToReflect: metrics.agentsReflected,
    cost: cost.estimate ?? estimateEngineCosts([], []),
    expected: { ...spent, byStage },
  };
}
