import { appendAudit } from "../audit/trail.ts";
import { outcomeRows } from "../decisions/outcome-rows.ts";
import { sha256 } from "../ids.ts";
import type { Leased, Reviews } from "../port.ts";
import type { Json, Lease, ReviewError } from "../records.ts";
import type { Scope } from "../scope.ts";
import { insertAll, insertDetails } from "./details.ts";
import { STALE, updateHeld } from "./leases.ts";

/** The document, its rows, what it says about the agents and the audit row: all of it, or nothing. */
export async function finish(
  scope: Scope,
  lease: Lease,
  { document, summary, details }: Parameters<Reviews["finish"]>[1],
): Promise<Leased<{ hash: string }>> {
  const { home, tenant, clock } = scope;
  const hash = sha256(document);
  const at = clock();
  return home.db.transaction().execute(async (trx) => {
    const review = await updateHeld(trx, scope, lease)
      .set({
        status: "done",
        finished_at: at.toISOString(),
        summary: JSON.stringify(summary),
        error: null,
        document_hash: hash,
        lease_worker: null,
        lease_until: null,
      })
      .returning(["deal_id", "job_id"])
      .executeTakeFirst();
    if (review === undefined) return STALE;
    await home.line.leave(trx, review.job_id);
    if (summary.deal !== undefined && summary.deal !== "")
      await trx
        .updateTable("deals")
        .set({ found_name: summary.deal })
        .where("tenant", "=", tenant)
        .where("id", "=", review.deal_id)
        .execute();
    await trx.insertInto("review_documents").values({ tenant, review_id: lease.reviewId, document }).execute();
    await insertDetails(trx, { tenant, review_id: lease.reviewId }, details);
    await insertAll(trx, "outcomes", await outcomeRows(trx, scope, { ...lease, dealId: review.deal_id }, details));
    const payload = { documentHash: hash, summary: { ...summary } };
    const entry = { at, tenant, actor: lease.worker, subject: lease.reviewId, payload };
    await appendAudit(trx, { ...entry, action: "review.finished" });
    return { ok: true, hash };
  });
}

/** Ends it with a reason. */
export const fail = (scope: Scope, lease: Lease, error: ReviewError): Promise<Leased> =>
  end(scope, lease, { status: "failed", error }, "review.failed", { code: error.code, message: error.message });

/** Ends it because somebody asked to. */
export const stop = (scope: Scope, lease: Lease): Promise<Leased> =>
  end(scope, lease, { status: "cancelled" }, "review.cancelled", {});

async function end(
  scope: Scope,
  lease: Lease,
  { status, error }: { status: "failed" | "cancelled"; error?: ReviewError },
  action: string,
  payload: Json,
): Promise<Leased> {
  const { home, tenant, clock } = scope;
  const at = clock();
  return home.db.transaction().execute(async (trx) => {
    const ended = await updateHeld(trx, scope, lease)
      .set({
        status,
        finished_at: at.toISOString(),
        lease_worker: null,
        lease_until: null,
        ...(error !== undefined && { error: JSON.stringify(error) }),
      })
      .returning("job_id")
      .executeTakeFirst();
    if (ended === undefined) return STALE;
    if (error === undefined) await home.line.leave(trx, ended.job_id);
    else await home.line.bury(trx, ended.job_id, error);
    await appendAudit(trx, { at, tenant, actor: lease.worker, action, subject: lease.reviewId, payload });
    return { ok: true };
  });
}
