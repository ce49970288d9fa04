import { QUALITY_ENGINE_CONFIG } from "../domain/config.ts";
import type { TenantStore } from "../store/port.ts";
import { type HealthCard, healthCards } from "../track-record/model-health.ts";

/** Reviews looked back on: a model that got better is not held to what it did long ago. */
const LOOKED_BACK = 200;

/** How each model did in each of its roles over the reviews that are kept, the last two hundred. */
export async function modelHealthOf({ reviews }: Pick<TenantStore, "reviews">): Promise<HealthCard[]> {
  const done = await reviews.list({ status: "done", limit: LOOKED_BACK });
  const kept = done.flatMap(({ summary }) => (summary?.health === undefined ? [] : [summary.health]));
  return healthCards(kept, QUALITY_ENGINE_CONFIG.consensus);
}
