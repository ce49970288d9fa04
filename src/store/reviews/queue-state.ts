import type { Home } from "../homes/home.ts";
import type { Instant, ReviewError } from "../records.ts";

/** What waits, runs and was given up, over all tenants. */
export interface QueueState {
  tenants: { tenant: string; waiting: number; running: number; oldest: Instant | null }[];
  /** Reviews under way, the longest first, each with its holder. At most 50. */
  running: { tenant: string; reviewId: string; worker: string; since: Instant | null }[];
  /** Reviews that are not tried again by themselves, newest first, each with its reason. At most 50. */
  dead: { tenant: string; reviewId: string; at: Instant; error: ReviewError }[];
}

const MOST_LISTED = 50;

/** Read from the reviews' rows, which are the truth in both homes. */
export async function queueState({ db }: Home): Promise<QueueState> {
  const open = await db
    .selectFrom("reviews")
    .select(({ fn }) => ["tenant", "status", fn.countAll().as("count"), fn.min("created_at").as("oldest")])
    .where("status", "in", ["queued", "interrupted", "running"])
    .groupBy(["tenant", "status"])
    .orderBy("tenant")
    .execute();
  const tenants = new Map<string, QueueState["tenants"][number]>();
  for (const { tenant, status, count, oldest } of open) {
    const known = tenants.get(tenant) ?? { tenant, waiting: 0, running: 0, oldest: null };
    if (status === "running") known.running += Number(count);
    else {
      known.waiting += Number(count);
      known.oldest = known.oldest !== null && known.oldest < oldest ? known.oldest : oldest;
    }
    tenants.set(tenant, known);
  }
  const running = await db
    .selectFrom("reviews")
    .select(["tenant", "id", "lease_worker", "started_at"])
    .where("status", "=", "running")
    .orderBy("started_at")
    .limit(MOST_LISTED)
    .execute();
  const dead = await db
    .selectFrom("reviews")
    .select(["tenant", "id", "finished_at", "error"])
    .where("status", "=", "failed")
    .orderBy("finished_at", "desc")
    .limit(MOST_LISTED)
    .execute();
  return {
    tenants: [...tenants.values()],
    running: running.map((row) => ({
      tenant: row.tenant,
      reviewId: row.id,
      worker: row.lease_worker ?? "",
      since: row.started_at,
    })),
    dead: dead.map((row) => ({
      tenant: row.tenant,
      reviewId: row.id,
      at: row.finished_at ?? "",
      error: JSON.parse(row.error ?? '{"code":"unexpected","message":""}') as ReviewError,
    })),
  };
}
