import { sql } from "kysely";
import { appendAudit } from "../audit/trail.ts";
import type { Database, Home } from "../homes/home.ts";
import type { Leased } from "../port.ts";
import type { Lease } from "../records.ts";
import { plain, type Scope } from "../scope.ts";

/** The review is no longer this worker's. */
export const STALE = { ok: false, refused: "stale_lease" } as const;

/** The running review this lease is for, to be changed: no row where the lease is stale or another tenant's. */
export const updateHeld = (database: Database, { tenant }: Pick<Scope, "tenant">, lease: Lease) =>
  database
    .updateTable("reviews")
    .where("tenant", "=", tenant)
    .where("id", "=", lease.tenant === tenant ? lease.reviewId : "")
    .where("status", "=", "running")
    .where("lease_token", "=", lease.token);

/** One statement, so that of two claimers one sees the other's claim. */
export const claim = (scope: Scope, id: string, worker: string, leaseMs: number): Promise<Lease | null> =>
  scope.home.db.transaction().execute((trx) => claimWithin(trx, scope, id, worker, leaseMs));

/** The same, as part of a larger step. */
export async function claimWithin(
  trx: Database,
  { home, tenant, clock }: Scope,
  id: string,
  worker: string,
  leaseMs: number,
): Promise<Lease | null> {
  const at = clock();
  const holder = plain(worker);
  const claimed = await trx
    .updateTable("reviews")
    .set((review) => ({
      status: "running" as const,
      lease_token: review("lease_token", "+", 1),
      attempts: review("attempts", "+", 1),
      lease_worker: holder,
      lease_until: home.later(leaseMs),
      started_at: review.fn.coalesce("started_at", review.val(at.toISOString())),
    }))
    .where("tenant", "=", tenant)
    .where("id", "=", id)
    .where((review) =>
      review.or([
        review("status", "in", ["queued", "interrupted"]),
        review.and([review("status", "=", "running"), review("lease_until", "<=", home.now)]),
      ]),
    )
    .returning(["lease_token", "attempts"])
    .executeTakeFirst();
  if (claimed === undefined) return null;
  const payload = { attempt: claimed.attempts };
  await appendAudit(trx, { at, tenant, actor: holder, action: "review.started", subject: id, payload });
  return { tenant, reviewId: id, worker: holder, token: claimed.lease_token };
}

export async function heartbeat(
  scope: Scope,
  lease: Lease,
  leaseMs: number,
): Promise<Leased<{ cancelRequested: boolean }>> {
  const held = await updateHeld(scope.home.db, scope, lease)
    .set({ lease_until: scope.home.later(leaseMs) })
    .returning("cancel_requested")
    .executeTakeFirst();
  return held === undefined ? STALE : { ok: true, cancelRequested: held.cancel_requested === 1 };
}

export async function release(scope: Scope, lease: Lease): Promise<Leased> {
  const { home, tenant, clock } = scope;
  return home.db.transaction().execute(async (trx) => {
    const held = await updateHeld(trx, scope, lease)
      .set({ status: "queued", lease_worker: null, lease_until: null })
      .returning("id")
      .executeTakeFirst();
    if (held === undefined) return STALE;
    const entry = { at: clock(), tenant, actor: lease.worker, subject: lease.reviewId, payload: {} };
    await appendAudit(trx, { ...entry, action: "review.released" });
    return { ok: true };
  });
}

/** The oldest review that waits, whosever it is. */
export async function claimNext(
  home: Home,
  scopeOf: (tenant: string) => Scope,
  worker: string,
  leaseMs: number,
): Promise<Lease | null> {
  for (;;) {
    const waiting = await home.db
      .selectFrom("reviews")
      .select(["id", "tenant"])
      .where((review) =>
        review.or([
          review("status", "in", ["queued", "interrupted"]),
          review.and([review("status", "=", "running"), review("lease_until", "<=", home.now)]),
        ]),
      )
      .orderBy("id")
      .limit(20)
      .execute();
    if (waiting.length === 0) return null;
    for (const { id, tenant } of waiting) {
      const lease = await claim(scopeOf(tenant), id, worker, leaseMs);
      if (lease !== null) return lease;
    }
  }
}

/** Reviews whose worker is gone. Their next claimer's token is greater, so that worker's late writes are refused. */
export async function interruptExpired(
  { db, now }: Home,
  clock: () => Date,
  isGone: (worker: string) => boolean = () => false,
): Promise<{ tenant: string; reviewId: string }[]> {
  const running = await db
    .selectFrom("reviews")
    .select(["id", "lease_token", "lease_worker"])
    .select((review) => review("lease_until", "<=", now).as("expired"))
    .where("status", "=", "running")
    .execute();
  const interrupted: { tenant: string; reviewId: string }[] = [];
  for (const { id, lease_token: token, lease_worker: worker, expired } of running) {
    // SQLite has no booleans.
    const dead = worker !== null && isGone(worker);
    if (!dead && !Number(expired)) continue;
    await db.transaction().execute(async (trx) => {
      let update = trx
        .updateTable("reviews")
        .set({ status: "interrupted", lease_until: null })
        .where("id", "=", id)
        .where("status", "=", "running")
        .where("lease_token", "=", token);
      if (!dead) update = update.where("lease_until", "<=", now);
      const gone = await update.returning("tenant").executeTakeFirst();
      if (gone === undefined) return;
      const entry = { at: clock(), tenant: gone.tenant, actor: "store", subject: id };
      await appendAudit(trx, { ...entry, action: "review.interrupted", payload: { worker } });
      interrupted.push({ tenant: gone.tenant, reviewId: id });
    });
  }
  return interrupted;
}

/** True while the review is this worker's. */
export async function isHeld({ home, tenant }: Scope, lease: Lease): Promise<boolean> {
  const row = await home.db
    .selectFrom("reviews")
    .select(sql<number>`1`.as("held"))
    .where("tenant", "=", tenant)
    .where("id", "=", lease.tenant === tenant ? lease.reviewId : "")
    .where("status", "=", "running")
    .where("lease_token", "=", lease.token)
    .executeTakeFirst();
  return row !== undefined;
}
