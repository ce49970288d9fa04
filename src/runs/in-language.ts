import type { Locale } from "../domain/locale.ts";
import type { ReviewRecord, TenantStore } from "../store/port.ts";
import { answersOf } from "./clerk/journal.ts";
import { documentText } from "./document.ts";
import type { ReviewOrder } from "./perform-review.ts";
import { planOf, type RunPlan, shelvedFor } from "./plan.ts";
import { AGAIN } from "./replay.ts";
import type { DealShelf } from "./shelf.ts";

/**
 * The document of a finished review with its sentences in another language: made again from the deal's files as they
 * were, since the language changes nothing but the words. Null where a model was asked: what it said is in the language
 * it was asked in. One that was at hand and never needed is no obstacle.
 */
export async function reviewIn(
  tenant: TenantStore,
  record: ReviewRecord,
  locale: Locale,
  shelf: DealShelf,
): Promise<string | null> {
  const kept = await documentText(tenant, record.id);
  if (record.locale === locale) return kept;
  const plan = planOf(record);
  if (plan.model !== null && (await tenant.calls.of(record.id)).length > 0) return null;
  const standing = await standingIn(tenant, plan, locale, shelf);
  if (standing === undefined) return null;
  const { ask, release } = await shelf.open(tenant, { ...shelvedFor(record), locale });
  try {
    const order = { record, plan, standing, again: { document: kept, locale } };
    return await ask(AGAIN, order, { answer: answersOf(tenant.calls.replayOf(record.id)) });
  } finally {
    release();
  }
}

/** What stands of an earlier review, in the same language; undefined where that one cannot be had in it. */
async function standingIn(
  tenant: TenantStore,
  { recheck }: RunPlan,
  locale: Locale,
  shelf: DealShelf,
): Promise<ReviewOrder["standing"] | undefined> {
  if (recheck === null) return null;
  const before = await tenant.reviews.get(recheck.of);
  const document = before === null ? null : await reviewIn(tenant, before, locale, shelf);
  return document === null ? undefined : { document, again: recheck.contradictionIds, changes: recheck.changes };
}
