import { createHash } from "node:crypto";
import type { TenantStore } from "../store/port.ts";
import { answersOf } from "./clerk/journal.ts";
import { workOf } from "./clerk/work.ts";
import { documentText, standingFor } from "./document.ts";
import type { performAgain } from "./perform-review.ts";
import { planOf, shelvedFor } from "./plan.ts";
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

/** Makes a review again, and gives its document. */
export const AGAIN = workOf<typeof performAgain>(import.meta.url, "./perform-review", "performAgain");

/** Makes a finished review again from the deal's files and the journal. Null where it is not there or not finished. */
export async function replayReview(
  tenant: TenantStore,
  reviewId: string,
  { shelf, signal }: { shelf: DealShelf; signal?: AbortSignal },
): Promise<Replay | null> {
  const record = await tenant.reviews.get(reviewId);
  if (record === null || record.documentHash === null) return null;
  const plan = planOf(record);
  const again = { document: await documentText(tenant, reviewId), replay: true } as const;
  const { ask, release } = await shelf.open(tenant, shelvedFor(record));
  try {
    const order = { record, plan, standing: await standingFor(tenant, plan), again };
    const document = await ask(AGAIN, order, { signal, answer: answersOf(tenant.calls.replayOf(reviewId)) });
    const hash = createHash("sha256").update(document).digest("hex");
    return { document, hash, recordedHash: record.documentHash, same: hash === record.documentHash };
  } finally {
    release();
  }
}
