import { planOf } from "../runs/plan.ts";
import { mainModel } from "../runs/planned-model.ts";
import type {
  DealSummary,
  Decision as StoredDecision,
  ReviewRecord as StoredReview,
  TenantStore,
} from "../store/port.ts";
import type { DealDetail, DealLine, ReviewLine } from "./contract/deals.ts";
import type { Decision } from "./contract/decisions.ts";
import type { ReviewRecord } from "./contract/reviews.ts";
import { Refusal } from "./refusal.ts";

type Listed = NonNullable<DealSummary["latestReview"]>;

/** A review as a line of a list. */
export function reviewLine({ id, status, dealVersion, createdAt, finishedAt, summary }: Listed): ReviewLine {
  return {
    id,
    status,
    dealVersion,
    createdAt,
    finishedAt,
    // A finished review that says no trust level could not assess anything: that is its answer.
    trust: summary === null ? null : (summary.trust ?? "CANNOT_ASSESS"),
    score: summary?.score ?? null,
    contested: summary?.contested ?? null,
    questions: summary?.questions ?? null,
    figures: summary?.figures ?? [],
  };
}

export function dealLine({ id, name, createdAt, version, latestReview }: DealSummary): DealLine {
  return { id, name, createdAt, version, latestReview: latestReview === null ? null : reviewLine(latestReview) };
}

/** A deal with its files and reviews. Refuses what is not there or not this tenant's. */
export async function dealDetail(tenant: TenantStore, id: string): Promise<DealDetail> {
  const deal = await tenant.deals.get(id);
  const files = await tenant.deals.files(id);
  if (deal === null || files === null) throw new Refusal("not_found");
  const reviews = (await tenant.reviews.list({ dealId: id, limit: 200 })).map(reviewLine);
  return {
    id: deal.id,
    name: deal.name,
    createdAt: deal.createdAt,
    version: deal.version,
    latestReview: reviews[0] ?? null,
    files: files.map(({ path, size, hash }) => ({ path, size, sha256: hash })),
    reviews,
  };
}

/** The record of a review, or a refusal. */
export async function foundReview(tenant: TenantStore, id: string): Promise<StoredReview> {
  const record = await tenant.reviews.get(id);
  if (record === null) throw new Refusal("not_found");
  return record;
}

const RESUMABLE = new Set<StoredReview["status"]>(["failed", "cancelled", "interrupted"]);
const CANCELLABLE = new Set<StoredReview["status"]>(["queued", "running", "interrupted"]);

export async function reviewRecord(tenant: TenantStore, record: StoredReview): Promise<ReviewRecord> {
  const { model, budget, expected, recheck } = planOf(record);
  const deal = await tenant.deals.get(record.dealId);
  return {
    ...reviewLine(record),
    dealId: record.dealId,
    dealName: deal?.name ?? "",
    locale: record.locale,
    model: mainModel(model),
    budget,
    expected,
    startedAt: record.startedAt,
    error: record.error?.message ?? null,
    cancellable: CANCELLABLE.has(record.status) && !record.cancelRequested,
    resumable: RESUMABLE.has(record.status),
    documentSha256: record.documentHash,
    recheckOf: recheck?.of ?? null,
  };
}

export function decisionLine(decision: StoredDecision): Decision {
  const { id, dealId, reviewId, contradictionId, critique, topicKey, topic, kind, reason, by, at } = decision;
  return {
    id,
    dealId,
    reviewId,
    contradictionId: contradictionId ?? null,
    critique: critique === undefined ? null : { agentName: critique.agentName, critiqueId: critique.id },
    topicKey,
    topic,
    kind,
    position: decision.position ?? null,
    value: decision.value ?? null,
    unit: decision.unit ?? null,
    reason,
    by,
    at,
    supersededBy: decision.supersededBy,
  };
}
