import type { Locale } from "../domain/locale.ts";
import type { Review } from "../review/result.ts";
import { moreThanWords } from "../review/same-but-words.ts";
import type { ReviewRecord, TenantStore } from "../store/port.ts";
import { answersOf } from "./clerk/journal.ts";
import { documentText } from "./document.ts";
import type { ReviewOrder } from "./perform-review.ts";
import { planOf, type RunPlan, shelvedFor } from "./plan.ts";
import { AGAIN } from "./replay.ts";
import type { DealShelf } from "./shelf.ts";

/**
 * The document of a finished review with its sentences in another language: made again from the deal's files as they
 * were, since the language changes nothing but the words. What models said is on record by what they were asked, and is
 * quoted in the language they said it in. Null where what comes out differs in more than words, or a model's answer is
 * not on record under its question: such a review is shown as it was made.
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
  const standing = await standingIn(tenant, plan, locale, shelf);
  if (standing === undefined) return null;
  const { ask, release } = await shelf.open(tenant, { ...shelvedFor(record), locale });
  try {
    const order = { record, plan, standing, again: { document: kept, locale } };
    const told = await ask(AGAIN, order, { answer: answersOf(tenant.calls.repliesOf(record.id)) });
    return isSame(kept, told) ? told : null;
  } finally {
    release();
  }
}

/** Nothing but its language, and whose words are quoted, may be another. */
function isSame(kept: string, told: string): boolean {
  const { spokenIn: _, ...review } = JSON.parse(told) as Review;
  return moreThanWords({ ...(JSON.parse(kept) as Review), locale: review.locale }, review).length === 0;
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
