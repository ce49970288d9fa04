import { createHash } from "node:crypto";
import { toJson } from "../report/json.ts";
import { timingsOf } from "../review/timings.ts";
import { reviewDeal } from "../review.ts";
import type { TenantStore } from "../store/port.ts";
import { documentOf, standingFor } from "./document.ts";
import { planOf, shelvedFor, withDecisions } from "./plan.ts";
import { reviewOptions } from "./run-review.ts";
import type { DealShelf } from "./shelf.ts";

/** A finished review made again from its journal: no model is called. */
export interface Replay {
  /** The document this time. */
  document: string;
  hash: string;
  /** Of the document on record. */
  recordedHash: string;
  same: boolean;
}

/** Makes a finished review again from the deal's files and the journal. Null where it is not there or not finished. */
export async function replayReview(
  tenant: TenantStore,
  reviewId: string,
  { shelf, signal }: { shelf: DealShelf; signal?: AbortSignal },
): Promise<Replay | null> {
  const record = await tenant.reviews.get(reviewId);
  if (record === null || record.documentHash === null) return null;
  const plan = planOf(record);
  const timings = timingsOf(await documentOf(tenant, reviewId));
  const journal = tenant.calls.replayOf(reviewId);
  const { deal, release } = await shelf.open(tenant, shelvedFor(record));
  try {
    const standing = await standingFor(tenant, plan);
    const options = { ...reviewOptions(record, plan), journal, replay: true, timings, signal, standing };
    const document = toJson(withDecisions(await reviewDeal(deal, options), plan));
    const hash = createHash("sha256").update(document).digest("hex");
    return { document, hash, recordedHash: record.documentHash, same: hash === record.documentHash };
  } finally {
    release();
  }
}
