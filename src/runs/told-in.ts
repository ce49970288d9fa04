import type { Locale } from "../domain/locale.ts";
import { readReviewDocument } from "../report/json.ts";
import type { Review } from "../review/result.ts";
import type { ReviewRecord, TenantStore } from "../store/port.ts";
import { documentOf } from "./document.ts";
import type { DealShelf } from "./shelf.ts";

/** Reviews in other languages than their own, as they were asked for last. */
const known = new WeakMap<DealShelf, Map<string, Promise<string | null>>>();
const MOST_KNOWN = 32;

/** A finished review in this language, or in its own where it cannot be had in it. */
export async function toldIn(
  tenant: TenantStore,
  record: ReviewRecord,
  locale: Locale,
  shelf: DealShelf,
): Promise<Review> {
  if (record.locale === locale) return documentOf(tenant, record.id);
  const told = await textIn(tenant, record, locale, shelf);
  return told === null ? documentOf(tenant, record.id) : readReviewDocument(told);
}

/**
 * The document of a finished review in another language than its own; null where it cannot be had in it. It never
 * changes: it is made again once per language, however often a page asks.
 */
export function textIn(
  tenant: TenantStore,
  record: ReviewRecord,
  locale: Locale,
  shelf: DealShelf,
): Promise<string | null> {
  const all = known.get(shelf) ?? new Map<string, Promise<string | null>>();
  known.set(shelf, all);
  const key = JSON.stringify([tenant.tenant, record.id, locale]);
  const made =
    all.get(key) ??
    // The engines are loaded only where another language is wanted.
    import("./in-language.ts").then(({ reviewIn }) => reviewIn(tenant, record, locale, shelf));
  // Asked for last, thrown out last; one that failed is tried again.
  all.delete(key);
  all.set(key, made);
  made.catch(() => all.delete(key));
  const [oldest] = all.keys();
  if (all.size > MOST_KNOWN && oldest !== undefined) all.delete(oldest);
  return made;
}
