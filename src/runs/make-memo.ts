import type { Deal } from "../deal/load-deal.ts";
import type { MemoFormat } from "../domain/report-format.ts";
import type { DealMemo, MemoConclusion } from "../followup/memo.ts";
import { readReviewDocument } from "../report/json.ts";
import { memoFile, memoOf } from "../report/memo.ts";
import type { Decision } from "../store/port.ts";
import { withDecidedSince } from "./decided-since.ts";

/** Which memo to write. */
export interface MemoOrder {
  reviewId: string;
  /** The review's document, in the language of the memo. */
  shown: string;
  decisions: readonly Decision[];
  conclusion: MemoConclusion | null;
  /** Null: as data. */
  format: MemoFormat | null;
}

/** A memo, and its file where one was asked for. */
export interface MemoMade {
  memo: DealMemo;
  file: Uint8Array | null;
}

/** Writes the memo of a review beside the documents it speaks of. */
export async function makeMemo({ context }: Deal, order: MemoOrder): Promise<MemoMade> {
  const review = withDecidedSince(readReviewDocument(order.shown), order.decisions, order.reviewId);
  const memo = memoOf(review, { context, conclusion: order.conclusion });
  return { memo, file: order.format === null ? null : await memoFile(memo, order.format) };
}
