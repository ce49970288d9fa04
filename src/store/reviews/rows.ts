import type { DealSummary, Json, ReviewError, ReviewRecord, ReviewSummary } from "../records.ts";
import type { Tables } from "../schema.ts";
import type { Scope } from "../scope.ts";

/** All of a review but its document, which can be large. */
export const REVIEW_COLUMNS = [
  "id",
  "deal_id",
  "deal_version",
  "status",
  "locale",
  "options",
  "created_at",
  "started_at",
  "finished_at",
  "summary",
  "error",
  "document_hash",
  "cancel_requested",
  "attempts",
  "lease_worker",
  "lease_until",
] as const satisfies (keyof Tables["reviews"])[];

export function reviewOf(row: Pick<Tables["reviews"], (typeof REVIEW_COLUMNS)[number]>): ReviewRecord {
  return {
    id: row.id,
    dealId: row.deal_id,
    dealVersion: row.deal_version,
    status: row.status,
    locale: row.locale,
    options: JSON.parse(row.options) as Json,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    summary: parsed<ReviewSummary>(row.summary),
    error: parsed<ReviewError>(row.error),
    documentHash: row.document_hash,
    cancelRequested: row.cancel_requested === 1,
    attempts: row.attempts,
    heldBy:
      row.status === "running" && row.lease_worker !== null && row.lease_until !== null
        ? { worker: row.lease_worker, until: row.lease_until }
        : null,
  };
}

/** The newest review of each of these deals. */
export async function latestReviews(
  { home: { db }, tenant }: Scope,
  dealIds: readonly string[],
): Promise<Map<string, NonNullable<DealSummary["latestReview"]>>> {
  const rows = await db
    .selectFrom("reviews")
    .select(REVIEW_COLUMNS)
    .where("tenant", "=", tenant)
    .where("id", "in", (reviews) =>
      reviews
        .selectFrom("reviews as newest")
        .select(({ fn }) => fn.max("newest.id").as("id"))
        .where("newest.tenant", "=", tenant)
        .where("newest.deal_id", "in", dealIds)
        .groupBy("newest.deal_id"),
    )
    .execute();
  return new Map(
    rows
      .map(reviewOf)
      .map(({ id, dealId, status, dealVersion, createdAt, finishedAt, summary }) => [
        dealId,
        { id, status, dealVersion, createdAt, finishedAt, summary },
      ]),
  );
}

const parsed = <Value>(text: string | null): Value | null => (text === null ? null : (JSON.parse(text) as Value));
