import type { ReviewRecord, TenantStore } from "../store/port.ts";
import { workOf } from "./clerk/work.ts";
import { documentText } from "./document.ts";
import type { mustBeWhole } from "./make-reports.ts";
import { planOf, queueReview } from "./plan.ts";
import type { DealShelf } from "./shelf.ts";

/** What became of a wish to re-check. `whole`: more than verdicts must be done again, so it is a whole review. */
export type RecheckQueued =
  | { ok: true; kind: "verdicts" | "whole"; review: ReviewRecord }
  | { ok: false; refused: "not_found" | "not_latest" | "nothing_stale" };

const WHOLE = workOf<typeof mustBeWhole>(import.meta.url, "./make-reports", "mustBeWhole");

/**
 * Queues a review in which only the verdicts of `reviewId` that rest on replaced documents are settled again. Where
 * agents' answers changed, where our own analysts read the documents, or where a later verdict rests on an earlier one,
 * the positions themselves may be others: then it is a whole review.
 */
export async function recheckStale(
  tenant: TenantStore,
  reviewId: string,
  shelf: DealShelf,
  priority = 0,
): Promise<RecheckQueued> {
  const record = await tenant.reviews.get(reviewId);
  if (record === null) return { ok: false, refused: "not_found" };
  const staleness = await tenant.deals.staleVerdicts(record.dealId);
  if (staleness === null || staleness.reviewId !== reviewId) return { ok: false, refused: "not_latest" };
  const { changes, stale } = staleness;
  if (changes.length === 0) return { ok: false, refused: "nothing_stale" };
  const document = await documentText(tenant, reviewId);
  const contradictionIds = stale.map(({ contradictionId }) => contradictionId);
  const whole = await shelf.ask(WHOLE, { document, changed: changes.map(({ path }) => path) });
  const { model, budget } = planOf(record);
  const request = { dealId: record.dealId, locale: record.locale, model, budget: budget ?? undefined };
  const recheck = whole ? undefined : { of: reviewId, contradictionIds, changes };
  const review = await queueReview(tenant, { ...request, recheck, priority });
  if (review === null) return { ok: false, refused: "not_found" };
  return { ok: true, kind: whole ? "whole" : "verdicts", review };
}
