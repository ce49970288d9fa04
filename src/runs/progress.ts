import type { Locale } from "../domain/locale.ts";
import { changesBetween, type ReviewChanges } from "../followup/changes.ts";
import type { TenantStore } from "../store/port.ts";
import type { DealShelf } from "./shelf.ts";
import { toldIn } from "./told-in.ts";

/** What the latest review of a deal closed, opened and changed. */
export interface DealProgress extends Omit<ReviewChanges, "trust"> {
  reviewId: string;
  /** The finished review before it; null where this is the first one. */
  before: { reviewId: string; at: string } | null;
  trust: ReviewChanges["trust"] | null;
}

/** The latest finished review of a deal against the one before it; null where none is finished. */
export async function progressOf(
  tenant: TenantStore,
  dealId: string,
  locale: Locale,
  shelf: DealShelf,
): Promise<DealProgress | null> {
  const [latest, previous] = await tenant.reviews.list({ dealId, status: "done", limit: 2 });
  if (latest === undefined) return null;
  if (previous === undefined)
    return { reviewId: latest.id, before: null, closed: [], opened: [], open: 0, verdicts: [], trust: null };
  const changes = changesBetween(
    await toldIn(tenant, previous, locale, shelf),
    await toldIn(tenant, latest, locale, shelf),
  );
  const at = previous.finishedAt ?? previous.createdAt;
  return { reviewId: latest.id, before: { reviewId: previous.id, at }, ...changes };
}
