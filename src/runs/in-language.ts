import type { Locale } from "../domain/locale.ts";
import type { Review } from "../review/result.ts";
import type { Standing } from "../review/standing.ts";
import { timingsOf } from "../review/timings.ts";
import { reviewDeal } from "../review.ts";
import type { ReviewRecord, TenantStore } from "../store/port.ts";
import { documentOf } from "./document.ts";
import { planOf, type RunPlan, shelvedFor, withDecisions } from "./plan.ts";
import { reviewOptions } from "./run-review.ts";
import type { DealShelf } from "./shelf.ts";

/**
 * A finished review with its sentences in another language: made again from the deal's files as they were, since the
 * language changes nothing but the words. Null where a model spoke in it: what it said is in the language it was asked in.
 */
export async function reviewIn(
  tenant: TenantStore,
  record: ReviewRecord,
  locale: Locale,
  shelf: DealShelf,
): Promise<Review | null> {
  const kept = await documentOf(tenant, record.id);
  if (kept.locale === locale) return kept;
  const plan = planOf(record);
  if (plan.model !== null) return null;
  const standing = await standingIn(tenant, plan, locale, shelf);
  if (standing === null) return null;
  const { deal, release } = await shelf.open(tenant, { ...shelvedFor(record), locale });
  try {
    const options = { ...reviewOptions(record, plan), locale, timings: timingsOf(kept), standing };
    return withDecisions(await reviewDeal(deal, options), plan);
  } finally {
    release();
  }
}

/** What stands of an earlier review, in the same language; null where that one cannot be had in it. */
async function standingIn(
  tenant: TenantStore,
  { recheck }: RunPlan,
  locale: Locale,
  shelf: DealShelf,
): Promise<Standing | undefined | null> {
  if (recheck === null) return undefined;
  const before = await tenant.reviews.get(recheck.of);
  const review = before === null ? null : await reviewIn(tenant, before, locale, shelf);
  return review === null ? null : { review, again: recheck.contradictionIds, changes: recheck.changes };
}
