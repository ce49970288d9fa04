import type { Review } from "../review/result.ts";
import type { ReviewRecord, TenantStore } from "../store/port.ts";
import { documentOf } from "./document.ts";
import { planOf, queueReview } from "./plan.ts";

/** What became of a wish to re-check. `whole`: more than verdicts must be done again, so it is a whole review. */
export type RecheckQueued =
  | { ok: true; kind: "verdicts" | "whole"; review: ReviewRecord }
  | { ok: false; refused: "not_found" | "not_latest" | "nothing_stale" };

/**
 * Queues a review in which only the verdicts of `reviewId` that rest on replaced documents are settled again. Where
 * agents' answers changed, where our own analysts read the documents, or where a later verdict rests on an earlier one,
 * the positions themselves may be others: then it is a whole review.
 */
export async function recheckStale(tenant: TenantStore, reviewId: string): Promise<RecheckQueued> {
  const record = await tenant.reviews.get(reviewId);
  if (record === null) return { ok: false, refused: "not_found" };
  const staleness = await tenant.deals.staleVerdicts(record.dealId);
  if (staleness === null || staleness.reviewId !== reviewId) return { ok: false, refused: "not_latest" };
  const { changes, stale } = staleness;
  if (changes.length === 0) return { ok: false, refused: "nothing_stale" };
  const before = await documentOf(tenant, reviewId);
  const contradictionIds = stale.map(({ contradictionId }) => contradictionId);
  const whole =
    before.builtInAnalysts ||
    changes.some(({ path }) => !isDocument(path, before)) ||
    before.settled.some(({ phase }) => phase === 2);
  const { model, budget } = planOf(record);
  const request = { dealId: record.dealId, locale: record.locale, model, budget: budget ?? undefined };
  const recheck = whole ? undefined : { of: reviewId, contradictionIds, changes };
  const review = await queueReview(tenant, { ...request, recheck });
  if (review === null) return { ok: false, refused: "not_found" };
  return { ok: true, kind: whole ? "whole" : "verdicts", review };
}

/** A document the review read; anything else that changed (an agent's answer, deal.json) is more than evidence. */
const isDocument = (path: string, { documents, unreadable }: Review): boolean =>
  [...documents, ...unreadable].some(({ id }) => id === path);
