import type { Deal } from "../deal/load-deal.ts";
import type { Locale } from "../domain/locale.ts";
import type { ReportFormat } from "../domain/report-format.ts";
import { type Reportable, withPictures } from "../report/formats.ts";
import { readReviewDocument } from "../report/json.ts";
import type { Review } from "../review/result.ts";
import type { Decision } from "../store/port.ts";
import { withDecidedSince } from "./decided-since.ts";

/** Which reports to make of a finished review. */
export interface ReportOrder {
  reviewId: string;
  /** The document that is shown, where it is another than the one kept: in another language. */
  shown?: string | undefined;
  /** As it is kept: the JSON form is this, with what was decided since. */
  kept: string;
  /** Of the deal: a report says what was decided since. */
  decisions: readonly Decision[];
  /** Of the deal: the things to verify, and what was concluded. */
  followUp: NonNullable<Reportable["followUp"]>;
  formats: readonly ReportFormat[];
}

/** Reports as bytes, with what they are called and written in. */
export interface ReportsMade {
  deal: string;
  locale: Locale;
  files: Partial<Record<ReportFormat, Uint8Array>>;
}

/** Makes the reports of a review beside the documents it speaks of. */
export async function makeReports(deal: Deal, order: ReportOrder): Promise<ReportsMade> {
  const kept = readReviewDocument(order.kept);
  const shown = order.shown === undefined || order.shown === order.kept ? kept : readReviewDocument(order.shown);
  const decided = (one: Review) => withDecidedSince(one, order.decisions, order.reviewId);
  const review = decided(shown);
  const drawn = await withPictures(
    { review, kept: decided(kept), context: deal.context, followUp: order.followUp },
    order.formats,
  );
  const files: ReportsMade["files"] = {};
  for (const format of order.formats) {
    const made = await drawn(format);
    files[format] = typeof made === "string" ? new TextEncoder().encode(made) : new Uint8Array(made);
  }
  return { deal: review.deal.name, locale: review.locale, files };
}

/**
 * Whether more of a review must be done again than verdicts that rest on these files: where agents' answers changed,
 * where our own analysts read the documents, or where a later verdict rests on an earlier one.
 */
export function mustBeWhole(_: null, { document, changed }: { document: string; changed: string[] }): boolean {
  const { builtInAnalysts, documents, unreadable, settled } = readReviewDocument(document);
  const isDocument = (path: string) => [...documents, ...unreadable].some(({ id }) => id === path);
  return builtInAnalysts || !changed.every(isDocument) || settled.some(({ phase }) => phase === 2);
}

/** The language a deal speaks. */
export const languageOfDeal = ({ deal }: Deal): Locale => deal.locale;
