import type { Locale } from "../domain/locale.ts";
import { readReviewDocument } from "../report/json.ts";
import type { Review } from "../review/result.ts";
import type { ReviewRecord, TenantStore } from "../store/port.ts";
import { documentOf } from "./document.ts";
import type { DealShelf } from "./shelf.ts";

/** A finished review in this language, or in its own where it cannot be had in it. */
export async function toldIn(
  tenant: TenantStore,
  record: ReviewRecord,
  locale: Locale,
  shelf: DealShelf,
): Promise<Review> {
  const kept = await documentOf(tenant, record.id);
  if (kept.locale === locale) return kept;
  // The engines are loaded only where another language is wanted.
  const told = await (await import("./in-language.ts")).reviewIn(tenant, record, locale, shelf);
  return told === null ? kept : readReviewDocument(told);
}
