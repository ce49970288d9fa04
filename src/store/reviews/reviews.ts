import { appendAudit } from "../audit/trail.ts";
import { StoreFailure } from "../failure.ts";
import type { Database } from "../homes/home.ts";
import { newId, sha256 } from "../ids.ts";
import type { Reviews } from "../port.ts";
import { roomForReview } from "../quotas.ts";
import type { ReviewRecord } from "../records.ts";
import { pageSize, type Scope } from "../scope.ts";
import { fail, finish, stop } from "./ends.ts";
import { backToQueue, claim, claimWithin, heartbeat, isThere, rejoin, release, type Waits } from "./leases.ts";
import { finishLeft } from "./left.ts";
import { REVIEW_COLUMNS, reviewOf } from "./rows.ts";

export function reviews(scope: Scope): Reviews {
  const { home, tenant } = scope;
  const get = async (id: string): Promise<ReviewRecord | null> => {
    const row = await home.db
      .selectFrom("reviews")
      .select(REVIEW_COLUMNS)
      .where("tenant", "=", tenant)
      .where("id", "=", id)
      .executeTakeFirst();
    return row === undefined ? null : reviewOf(row);
  };
  return {
    get,
    async create(review) {
      const id = await home.db.transaction().execute(async (trx) => {
        const made = await create(trx, scope, review);
        if (made !== null) await rejoin(trx, home, made);
        return made?.id ?? null;
      });
      return id === null ? null : get(id);
    },
    async begin(review, worker, leaseMs) {
      const lease = await home.db.transaction().execute(async (trx) => {
        const made = await create(trx, scope, review);
        return made === null ? null : claimWithin(trx, scope, made.id, worker, leaseMs);
      });
      const begun = lease === null ? null : await get(lease.reviewId);
      return lease === null || begun === null ? null : { review: begun, lease };
    },
    takeUp: (id, worker, leaseMs) =>
      home.db.transaction().execute(async (trx) => {
        await backToQueue(trx, scope, id);
        return claimWithin(trx, scope, id, worker, leaseMs);
      }),
    list: (page = {}) => list(scope, page),
    async document(id) {
      const row = await home.db
        .selectFrom("reviews")
        .innerJoin("review_documents", "review_documents.review_id", "reviews.id")
        .select(["document", "document_hash"])
        .where("reviews.tenant", "=", tenant)
        .where("id", "=", id)
        .executeTakeFirst();
      if (row === undefined || row.document_hash === null) return null;
      // What was changed behind our back is not shown as if it were whole.
      if (sha256(row.document) !== row.document_hash)
        throw new StoreFailure("damaged", { location: home.location, why: `the document of ${id} was changed` });
      return { json: row.document, hash: row.document_hash };
    },
    claim: (id, worker, leaseMs) => claim(scope, id, worker, leaseMs),
    heartbeat: (lease, leaseMs) => heartbeat(scope, lease, leaseMs),
    release: (lease, fault) => release(scope, lease, fault),
    finish: (lease, result) => finish(scope, lease, result),
    finishLeft: (lease, file) => finishLeft(scope, lease, file),
    fail: (lease, error) => fail(scope, lease, error),
    stop: (lease) => stop(scope, lease),
    cancel: (id) => cancel(scope, id),
    resume: (id) =>
      home.db.transaction().execute(async (trx) => {
        const resumed = await backToQueue(trx, scope, id);
        if (resumed === null) return (await isThere(trx, tenant, id)) ? "not_resumable" : "not_found";
        await rejoin(trx, home, resumed);
        return "queued";
      }),
  };
}

async function create(
  trx: Database,
  { tenant, actor, clock, quotas }: Scope,
  { dealId, dealVersion, locale, options, priority = 0 }: Parameters<Reviews["create"]>[0],
): Promise<Waits | null> {
  const id = newId("rev");
  const at = clock();
  const deal = await trx
    .selectFrom("deals")
    .select("version")
    .where("tenant", "=", tenant)
    .where("id", "=", dealId)
    .executeTakeFirst();
  const version = dealVersion ?? deal?.version ?? 0;
  if (deal === undefined || version < 1 || version > deal.version) return null;
  await roomForReview(trx, { tenant, quotas });
  await trx
    .insertInto("reviews")
    .values({
      id,
      tenant,
      deal_id: dealId,
      deal_version: version,
      status: "queued",
      locale,
      options: JSON.stringify(options),
      created_at: at.toISOString(),
      cancel_requested: 0,
      attempts: 0,
      lease_token: 0,
      event_seq: 0,
      priority,
    })
    .execute();
  const payload = { dealId, version, locale, options };
  await appendAudit(trx, { at, tenant, actor, action: "review.created", subject: id, payload });
  return { id, tenant, priority, job_id: null };
}

async function list(
  { home, tenant }: Scope,
  { dealId, status, before, limit }: NonNullable<Parameters<Reviews["list"]>[0]>,
): Promise<ReviewRecord[]> {
  let query = home.db.selectFrom("reviews").select(REVIEW_COLUMNS).where("tenant", "=", tenant);
  if (dealId !== undefined) query = query.where("deal_id", "=", dealId);
  if (status !== undefined) query = query.where("status", "=", status);
  if (before !== undefined) query = query.where("id", "<", before);
  const rows = await query
    .orderBy("id", "desc")
    .limit(pageSize(limit, 50, 200))
    .execute();
  return rows.map(reviewOf);
}

async function cancel({ home, tenant, actor, clock }: Scope, id: string): ReturnType<Reviews["cancel"]> {
  return home.db.transaction().execute(async (trx) => {
    const asked = await trx
      .updateTable("reviews")
      .set({ cancel_requested: 1 })
      .where("tenant", "=", tenant)
      .where("id", "=", id)
      .where("status", "in", ["queued", "interrupted", "running"])
      .returning(["status", "job_id"])
      .executeTakeFirst();
    if (asked === undefined) return (await isThere(trx, tenant, id)) ? "ended" : "not_found";
    const entry = { at: clock(), tenant, actor, subject: id, payload: {} };
    if (asked.status === "running") {
      await appendAudit(trx, { ...entry, action: "review.cancel_requested" });
      return "requested";
    }
    await trx
      .updateTable("reviews")
      .set({ status: "cancelled", finished_at: entry.at.toISOString() })
      .where("tenant", "=", tenant)
      .where("id", "=", id)
      .execute();
    await home.line.leave(trx, asked.job_id);
    await appendAudit(trx, { ...entry, action: "review.cancelled" });
    return "cancelled";
  });
}
