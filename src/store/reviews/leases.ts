import { sql } from "kysely";
import { appendAudit } from "../audit/trail.ts";
import type { Database, Home } from "../homes/home.ts";
import type { Taken, Turn, TurnRules } from "../line/line.ts";
import type { Leased } from "../port.ts";
import type { Lease, ReviewError } from "../records.ts";
import type { Tables } from "../schema.ts";
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
  turn?: Turn,
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
      not_before: null,
      started_at: review.fn.coalesce("started_at", review.val(at.toISOString())),
      ...(turn !== undefined && { job_id: turn.job }),
    }))
    .where("tenant", "=", tenant)
    .where("id", "=", id)
    .where((review) =>
      review.or([
        review("status", "in", ["queued", "interrupted"]),
        review.and([review("status", "=", "running"), review("lease_until", "<=", home.now)]),
      ]),
    )
    .returning(["lease_token", "attempts", "job_id"])
    .executeTakeFirst();
  if (claimed === undefined) return null;
  if (turn === undefined) await home.line.leave(trx, claimed.job_id);
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
    .returning(["cancel_requested", "job_id"])
    .executeTakeFirst();
  if (held === undefined) return STALE;
  await scope.home.line.alive(held.job_id);
  return { ok: true, cancelRequested: held.cancel_requested === 1 };
}

export async function release(scope: Scope, lease: Lease, fault?: ReviewError): Promise<Leased> {
  const { home, tenant, clock } = scope;
  return home.db.transaction().execute(async (trx) => {
    const held = await updateHeld(trx, scope, lease)
      .set({ status: "queued", lease_worker: null, lease_until: null })
      .returning(["id", "tenant", "priority", "job_id", "attempts"])
      .executeTakeFirst();
    if (held === undefined) return STALE;
    if (fault === undefined || (home.kind === "postgres" && held.job_id === null)) await rejoin(trx, home, held);
    else await home.line.rest(trx, { reviewId: held.id, job: held.job_id, attempts: held.attempts }, fault);
    const payload = fault === undefined ? {} : { fault: fault.code };
    const entry = { at: clock(), tenant, actor: lease.worker, subject: lease.reviewId, payload };
    await appendAudit(trx, { ...entry, action: "review.released" });
    return { ok: true };
  });
}

/** It waits again, at once and as if for the first time. */
export async function rejoin(trx: Database, { line }: Home, review: Waits): Promise<void> {
  await line.leave(trx, review.job_id);
  const job_id = await line.join(trx, { tenant: review.tenant, reviewId: review.id, priority: review.priority });
  if (job_id !== review.job_id) await trx.updateTable("reviews").set({ job_id }).where("id", "=", review.id).execute();
}

/** The next review whose turn it is, whosever it is. */
export const claimNext = (
  home: Home,
  scopeOf: (tenant: string) => Scope,
  worker: string,
  leaseMs: number,
  rules: TurnRules,
): Promise<Lease | null> =>
  home.line.take((trx, turn) => claimTurn(trx, scopeOf(turn.tenant), turn, worker, leaseMs), rules);

/** A line may offer what somebody took by its name, or what has ended: the row decides. */
async function claimTurn(trx: Database, scope: Scope, turn: Turn, worker: string, leaseMs: number): Promise<Taken> {
  const { reviewId: id, tenant } = turn;
  const row = await trx
    .selectFrom("reviews")
    .select("status")
    .where("tenant", "=", tenant)
    .where("id", "=", id)
    .modifyEnd(scope.home.takeRow)
    .executeTakeFirst();
  if (row === undefined) return (await isThere(trx, tenant, id)) ? "busy" : "over";
  // Somebody put it back from the dead letters with the queue's own tools.
  if (row.status === "failed") await backToQueue(trx, scope, id);
  const lease = await claimWithin(trx, scope, id, worker, leaseMs, turn);
  return lease ?? (row.status === "running" ? "held" : "over");
}

/** A failed, cancelled or interrupted review waits again; false where it is none of these. */
export async function backToQueue(trx: Database, { tenant, actor, clock }: Scope, id: string): Promise<Waits | null> {
  const resumed = await trx
    .updateTable("reviews")
    .set({
      status: "queued",
      cancel_requested: 0,
      error: null,
      finished_at: null,
      lease_worker: null,
      not_before: null,
    })
    .where("tenant", "=", tenant)
    .where("id", "=", id)
    .where("status", "in", ["failed", "cancelled", "interrupted"])
    .returning(["id", "tenant", "priority", "job_id"])
    .executeTakeFirst();
  if (resumed === undefined) return null;
  await appendAudit(trx, { at: clock(), tenant, actor, action: "review.resumed", subject: id, payload: {} });
  return resumed;
}

/** What the line must know of a review that comes to wait. */
export type Waits = Pick<Tables["reviews"], "id" | "tenant" | "priority" | "job_id">;

export async function isThere(trx: Database, tenant: string, id: string): Promise<boolean> {
  const query = trx.selectFrom("reviews").select("id").where("tenant", "=", tenant).where("id", "=", id);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Reviews whose worker is gone. Their next claimer's token is greater, so that worker's late writes are refused. */
export async function interruptExpired(
  home: Home,
  clock: () => Date,
  isGone: (worker: string) => boolean = () => false,
): Promise<{ tenant: string; reviewId: string }[]> {
  const { db, now } = home;
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
      const gone = await update.returning(["id", "tenant", "priority", "job_id"]).executeTakeFirst();
      if (gone === undefined) return;
      await rejoin(trx, home, gone);
      const entry = { at: clock(), tenant: gone.tenant, actor: "store", subject: id };
      await appendAudit(trx, { ...entry, action: "review.interrupted", payload: { worker } });
      interrupted.push({ tenant: gone.tenant, reviewId: id });
    });
  }
  return interrupted;
}

/** Reviews that wait without a place in the line: queued before there was one, or thrown out with the queue's own tools. */
export async function rejoinForgotten(home: Home): Promise<void> {
  for (const id of await home.line.forgotten()) {
    await home.db.transaction().execute(async (trx) => {
      const row = await trx
        .updateTable("reviews")
        .set({ job_id: null })
        .where("id", "=", id)
        .where("status", "in", ["queued", "interrupted"])
        .returning(["id", "tenant", "priority", "job_id"])
        .executeTakeFirst();
      if (row !== undefined) await rejoin(trx, home, row);
    });
  }
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
