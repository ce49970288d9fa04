import type { Context } from "hono";
import type { Locale } from "../domain/locale.ts";
import { SERVER_WORDS } from "../i18n/server-words.ts";
import { explainFailure, ModelFailure } from "../model/failure.ts";
import type { Environment } from "../model/providers/registry.ts";
import { type QueueRequest, queueReview } from "../runs/plan.ts";
import { checkPlannedModel, modelWithoutPrice, type PlannedModel } from "../runs/planned-model.ts";
import type { ReviewOptions, ReviewRecord } from "./contract/reviews.ts";
import type { ServerEnv, ServerTools } from "./env.ts";
import { Refusal } from "./refusal.ts";
import { reviewRecord } from "./wire.ts";

/** What a review of this deal would be queued with. Refuses now what it would fail with later. */
export async function usableOptions(
  c: Context<ServerEnv>,
  tools: ServerTools,
  { locale = c.get("locale"), model, budget, analysts, crossReading, vision, expected }: ReviewOptions,
): Promise<Omit<QueueRequest, "dealId">> {
  const wanted = model === undefined ? tools.model : model;
  const left = wanted === null ? {} : await tools.keys?.environmentOf(c.get("tenant").tenant);
  if (wanted !== null) refuseUnusable(wanted, budget?.usd, c.get("locale"), { ...process.env, ...left });
  return { locale, model: wanted, budget, analysts, crossReading, vision, expected };
}

/** Queues a review and has it taken up. */
export async function queued(
  c: Context<ServerEnv>,
  { queue }: ServerTools,
  request: QueueRequest,
): Promise<ReviewRecord> {
  const tenant = c.get("tenant");
  const record = await queueReview(tenant, request);
  if (record === null) throw new Refusal("not_found");
  c.set("reviewId", record.id);
  queue.look();
  return reviewRecord(tenant, record);
}

function refuseUnusable(model: PlannedModel, usd: number | undefined, locale: Locale, env: Environment): void {
  const refuse = (path: string, message: string): never => {
    throw new Refusal("bad_request", {}, [{ path, message }]);
  };
  try {
    checkPlannedModel(model, env);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    refuse("model", explainFailure(error, locale));
  }
  const stranger = usd === undefined ? null : modelWithoutPrice(model);
  if (stranger !== null) refuse("budget.usd", SERVER_WORDS[locale].unknownPrice(stranger));
}
