import type { Kysely } from "kysely";
import { sql } from "kysely";
import { fromKysely, type PgBoss } from "pg-boss";
import type { Database } from "../homes/home.ts";
import type { Lease } from "../records.ts";
import type { Tables } from "../schema.ts";
import { JOBS_SCHEMA, openBoss, REVIEWS, supervisingBoss } from "./boss.ts";
import type { Taken, Turn, WaitingLine } from "./line.ts";

type ReviewJob = Omit<Turn, "job">;

/** How often a turn is offered again whose row somebody is changing at this moment. */
const MAX_OFFERS = 20;

/** The line of many machines: jobs of pg-boss, put and settled in the transactions that change the reviews' rows. */
export function bossLine(url: string, db: Kysely<Tables>, explain: (error: unknown) => unknown): WaitingLine {
  let opened: Promise<PgBoss> | null = null;
  const boss = (): Promise<PgBoss> => {
    opened ??= openBoss(url).catch((error: unknown) => {
      opened = null;
      throw explain(error);
    });
    return opened;
  };
  const within = (trx: Database) => ({ db: fromKysely(trx) });
  return {
    async open() {
      await boss();
    },
    async join(trx, { tenant, reviewId, priority }) {
      const options = { priority, singletonKey: reviewId, group: { id: tenant }, ...within(trx) };
      return (await boss()).send(REVIEWS, { tenant, reviewId } satisfies ReviewJob, options);
    },
    async leave(trx, job) {
      if (job !== null) await (await boss()).complete(REVIEWS, job, null, { includeQueued: true, ...within(trx) });
    },
    async rest(trx, { job }, reason) {
      if (job !== null) await (await boss()).fail(REVIEWS, job, reason, within(trx));
    },
    async bury(trx, job, reason) {
      if (job === null) return;
      // No retry is left: what fails now goes to the dead letters, with the reason and where it comes from.
      await sql`update ${sql.ref(`${JOBS_SCHEMA}.job`)} set retry_limit = retry_count
        where name = ${REVIEWS} and id = ${job}::uuid`.execute(trx);
      await (await boss()).fail(REVIEWS, job, reason, within(trx));
    },
    async alive(job) {
      if (job !== null) await (await boss()).touch(REVIEWS, job, within(db));
    },
    async take(claim, { passOver, perTenant }) {
      const rules = {
        ...(passOver.length > 0 && { ignoreGroups: [...passOver] }),
        ...(Number.isFinite(perTenant) && { groupConcurrency: perTenant }),
      };
      for (let offers = 0; offers < MAX_OFFERS; ) {
        const taken = await offer(await boss(), db, rules, claim);
        if (taken === null || typeof taken === "object") return taken;
        if (taken === "busy") offers += 1;
      }
      return null;
    },
    async forgotten() {
      await boss();
      const { rows } = await sql<{ id: string }>`select r.id from reviews r where r.status in ('queued', 'interrupted')
        and not exists (select 1 from ${sql.ref(`${JOBS_SCHEMA}.job`)} j
          where j.name = ${REVIEWS} and j.singleton_key = r.id and j.state < 'completed') order by r.id`.execute(db);
      return rows.map(({ id }) => id);
    },
    supervise: (supervision) => supervisingBoss(url, supervision),
    async close() {
      const started = await opened?.catch(() => null);
      await started?.stop({ graceful: false });
    },
  };
}

class RowIsBusy extends Error {}

/** One job fetched, and its review claimed, in one transaction: a worker that dies in between has done neither. */
async function offer(
  boss: PgBoss,
  db: Kysely<Tables>,
  rules: { ignoreGroups?: string[]; groupConcurrency?: number },
  claim: (trx: Database, turn: Turn) => Promise<Taken>,
): Promise<Lease | "held" | "over" | "busy" | null> {
  const offered = db.transaction().execute(async (trx) => {
    const within = { db: fromKysely(trx) };
    const [job] = await boss.fetch<ReviewJob>(REVIEWS, { ...rules, ...within });
    if (job === undefined) return null;
    const taken = await claim(trx, { ...job.data, job: job.id });
    if (taken === "busy") throw new RowIsBusy();
    if (taken === "over") await boss.complete(REVIEWS, job.id, null, within);
    // The last worker was silent for pg-boss but not for the review's own lease: it is looked at again later.
    if (taken === "held") await boss.fail(REVIEWS, job.id, { code: "held" }, within);
    return taken;
  });
  return offered.catch((error: unknown) => {
    if (error instanceof RowIsBusy) return "busy" as const;
    throw error;
  });
}
