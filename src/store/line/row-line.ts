import type { Kysely } from "kysely";
import type { Database, Home } from "../homes/home.ts";
import type { Tables } from "../schema.ts";
import type { Supervision, Turn, TurnRules, UpkeepTask, WaitingLine } from "./line.ts";

/** A review that lost its store waits so long, twice as long each time, but never longer than five minutes. */
const REST_MS = 1_000;
const MAX_REST_MS = 300_000;
const DAY_MS = 86_400_000;
const LOOK_MS = 3_600_000;
const OFFERS = 20;

/** The line of one machine: the reviews' rows themselves. Whoever changes a row has told the line. */
export const rowLine = (home: Pick<Home, "db" | "now" | "later">): WaitingLine => ({
  open: async () => {},
  join: async () => null,
  leave: async () => {},
  async rest(trx, { reviewId, attempts }) {
    const pause = Math.min(MAX_REST_MS, REST_MS * 2 ** Math.min(16, attempts));
    await trx
      .updateTable("reviews")
      .set({ not_before: home.later(pause) })
      .where("id", "=", reviewId)
      .execute();
  },
  bury: async () => {},
  alive: async () => {},
  async take(claim, rules) {
    for (;;) {
      const turns = await waiting(home, rules);
      if (turns.length === 0) return null;
      for (const turn of turns) {
        const taken = await home.db.transaction().execute((trx) => claim(trx, turn));
        if (typeof taken === "object") return taken;
      }
    }
  },
  forgotten: async () => [],
  supervise: async (supervision) => watchTheNight(home, supervision),
  close: async () => {},
});

async function waiting({ db, now }: Pick<Home, "db" | "now">, { passOver, perTenant }: TurnRules): Promise<Turn[]> {
  let query = db
    .selectFrom("reviews")
    .select(["id", "tenant"])
    .where((review) =>
      review.or([
        review.and([
          review("status", "in", ["queued", "interrupted"]),
          review.or([review("not_before", "is", null), review("not_before", "<=", now)]),
        ]),
        review.and([review("status", "=", "running"), review("lease_until", "<=", now)]),
      ]),
    );
  const full = !Number.isFinite(perTenant) ? [] : await atWork({ db, now }, perTenant);
  const others = [...passOver, ...full];
  if (others.length > 0) query = query.where("tenant", "not in", others);
  const rows = await query.orderBy("priority", "desc").orderBy("id").limit(OFFERS).execute();
  return rows.map(({ id: reviewId, tenant }) => ({ tenant, reviewId, job: null }));
}

/** Tenants who have as many reviews at work as they may. */
async function atWork({ db, now }: { db: Database; now: Home["now"] }, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom("reviews")
    .select("tenant")
    .where("status", "=", "running")
    .where("lease_until", ">", now)
    .groupBy("tenant")
    .having(({ fn }) => fn.countAll(), ">=", most)
    .execute();
  return rows.map(({ tenant }) => tenant);
}

/** Does each task when its last time is a day ago, wherever the program was started meanwhile. */
function watchTheNight(
  home: Pick<Home, "db" | "now" | "later">,
  { nightly, failed }: Supervision,
): () => Promise<void> {
  let working: Promise<void> = Promise.resolve();
  const look = () => {
    working = working
      .then(async () => {
        for (const [task, work] of nightly) if (await isDue(home, task)) await work();
      })
      .catch(failed);
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  look();
  return async () => {
    clearInterval(timer);
    await working;
  };
}

/** True for one of several processes, once a day. */
async function isDue(
  { db, now, later }: { db: Kysely<Tables> } & Pick<Home, "now" | "later">,
  task: UpkeepTask,
): Promise<boolean> {
  await db
    .insertInto("upkeep")
    .values({ task, due_at: "" })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const mine = await db
    .updateTable("upkeep")
    .set({ due_at: later(DAY_MS) })
    .where("task", "=", task)
    .where("due_at", "<=", now)
    .returning("task")
    .executeTakeFirst();
  return mine !== undefined;
}
