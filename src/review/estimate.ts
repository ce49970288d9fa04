import { type DealPath, isDealPath } from "../deal/folder.ts";
import { type Deal, loadDeal } from "../deal/load-deal.ts";
import { refuseUnknown } from "../domain/known-options.ts";
import { type CostEstimate, estimateEngineCosts } from "../model/estimate-costs.ts";
import type { ModelRole } from "../model/port.ts";
import { reviewDeal } from "../review.ts";
import { REVIEW_OPTIONS, type ReviewOptions } from "./options.ts";
import { FEWEST_LOOK_UPS, MOST_LOOK_UPS, rehearsalModel, USUAL_LOOK_UPS } from "./rehearsal.ts";
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
  /** How often each analyst is taken to look things up, and from how many answers that is known; null: an assumption. */
  lookUps: { each: number; answers: number | null };
  /** Tokens in all where analysts look things up once, and six times: where nothing tells how often this model does. */
  tokensBetween: { least: number; most: number } | null;
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
  const rehearse = (lookUps?: number) => {
    const stood = (id: string) => rehearsalModel(id, lookUps ?? lookUpsOf(options.modelHealth, id)?.each);
    const models =
      typeof model === "string"
        ? stood(model)
        : Object.fromEntries(Object.entries(model).map(([role, one]) => [role, stood(one.model)]));
    // Without a limit: whether it fits into one is for the reader to see.
    return reviewDeal(deal, { budget: {}, ...kept, model: models });
  };
  const { cost, metrics, agents, findings, documents } = await rehearse();
  const { spent, byStage } = cost;
  const known = lookUpsOf(options.modelHealth, analystOf(model));
  const tokensAt = async (lookUps: number) => tokensOf((await rehearse(lookUps)).cost.spent);
  return {
    documents: documents.length,
    agents: agents.length,
    findings: findings.length,
    contradictions: metrics.contradictionsDetected,
    agentsToReflect: metrics.agentsReflected,
    lookUps: known ?? { each: USUAL_LOOK_UPS, answers: null },
    tokensBetween:
      known !== null || options.analysts !== true
        ? null
        : { least: await tokensAt(FEWEST_LOOK_UPS), most: await tokensAt(MOST_LOOK_UPS) },
    cost: cost.estimate ?? estimateEngineCosts([], []),
    expected: { ...spent, byStage },
  };
}

const tokensOf = ({ inputTokens, outputTokens }: ModelSpending): number => inputTokens + outputTokens;

const analystOf = (model: EstimatedModels): string =>
  typeof model === "string" ? model : ((model.analyst ?? model.default)?.model ?? "");

/** How often a model looked things up before each answer, in the reviews that are kept. */
function lookUpsOf(cards: ReviewOptions["modelHealth"] = [], model: string): { each: number; answers: number } | null {
  const card = cards.find((one) => one.role === "analyst" && one.model === model);
  const { answers = 0, lookUps = 0 } = card ?? {};
  return answers === 0 ? null : { each: Math.round(lookUps / answers), answers };
}
