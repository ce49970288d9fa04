import type { MemoFormat } from "../domain/report-format.ts";
import type { ReviewRecord, TenantStore } from "../store/port.ts";
import { workOf } from "./clerk/work.ts";
import { documentText } from "./document.ts";
import type { MemoMade, makeMemo } from "./make-memo.ts";
import { shelvedFor } from "./plan.ts";
import type { DealShelf } from "./shelf.ts";

const MEMO = workOf<typeof makeMemo>(import.meta.url, "./make-memo", "makeMemo");

/** The memo of a finished review, with what was decided about the deal; `shown` is its document in another language. */
export async function memoFrom(
  tenant: TenantStore,
  record: ReviewRecord,
  shelf: DealShelf,
  { format, shown }: { format: MemoFormat | null; shown?: string | undefined },
): Promise<MemoMade> {
  const decisions = await tenant.decisions.ofDeal(record.dealId);
  const [standing] = await tenant.conclusions.ofDeal(record.dealId);
  const { ask, release } = await shelf.open(tenant, shelvedFor(record));
  try {
    return await ask(MEMO, {
      reviewId: record.id,
      shown: shown ?? (await documentText(tenant, record.id)),
      decisions,
      conclusion: standing ?? null,
      format,
    });
  } finally {
    release();
  }
}
