import { type ConstructorOptions, PgBoss } from "pg-boss";
import type { Supervision, UpkeepTask } from "./line.ts";
import { UPKEEP_TASKS } from "./line.ts";

/** pg-boss's own tables stand apart from ours and from whatever else the database holds. */
export const JOBS_SCHEMA = "tribunal_jobs";
/** The queue of reviews, as operators see it in pg-boss's tools. */
export const REVIEWS = "reviews";
/** Reviews that are not tried again by themselves, each with its reason. */
export const DEAD_REVIEWS = "reviews-dead";
const UPKEEP = "upkeep";

/** Three at night, world time: the offices are closed where most of our users are. */
const NIGHTLY = "0 3 * * *";
const DAY_S = 86_400;
const MAX_CONNECTIONS = 2;

const OPTIONS = {
  schema: JOBS_SCHEMA,
  max: MAX_CONNECTIONS,
  connectionTimeoutMillis: 10_000,
  persistWarnings: true,
} satisfies ConstructorOptions;

/** A pg-boss that puts and settles jobs, with its tables and queues made if need be. It looks after nothing. */
export async function openBoss(url: string): Promise<PgBoss> {
  const boss = new PgBoss({ ...OPTIONS, connectionString: url, supervise: false, schedule: false });
  // What its cache could not refresh is refreshed later; what a caller asked for is thrown at the caller.
  boss.on("error", () => undefined);
  try {
    await boss.start();
    await boss.createQueue(DEAD_REVIEWS, { retentionSeconds: 90 * DAY_S });
    await boss.createQueue(REVIEWS, {
      // One job a review, waiting or active.
      policy: "exclusive",
      deadLetter: DEAD_REVIEWS,
      // The row knows when to give up, and why: pg-boss alone never does.
      retryLimit: 1_000,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 300,
      heartbeatSeconds: 60,
      expireInSeconds: DAY_S - 1,
      retentionSeconds: 365 * DAY_S,
      deleteAfterSeconds: 7 * DAY_S,
    });
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/** A pg-boss that retries jobs whose worker fell silent, throws old ones away, and wakes the tasks of the night. */
export async function supervisingBoss(url: string, { nightly, failed }: Supervision): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    ...OPTIONS,
    connectionString: url,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  let stopping = false;
  // A worker that still asks while the connections close is no fault.
  boss.on("error", (error) => {
    if (!stopping) failed(error);
  });
  const stop = () => {
    stopping = true;
    return boss.stop({ graceful: false });
  };
  try {
    await boss.start();
    await boss.createQueue(UPKEEP, { policy: "exclusive", retryLimit: 3, retryBackoff: true, retryDelay: 60 });
    for (const task of UPKEEP_TASKS) {
      if (nightly.has(task))
        await boss.schedule(UPKEEP, NIGHTLY, { task }, { key: task, singletonKey: task, missed: "once" });
      else await boss.unschedule(UPKEEP, task);
    }
    await boss.work<{ task: UpkeepTask }>(UPKEEP, { pollingIntervalSeconds: 30 }, async ([job]) => {
      if (job !== undefined) await nightly.get(job.data.task)?.();
    });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
