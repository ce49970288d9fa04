import type { Home } from "../homes/home.ts";
import type { Instant, ReviewError } from "../records.ts";

/** What waits, runs and was given up, over all tenants. */
export interface QueueState {
  tenants: { tenant: string; waiting: number; running: number; oldest: Instant | null }[];
  /** Reviews that are not tried again by themselves, newest first, each with its reason. At most 50. */
  dead: { tenant: string; reviewId: string; at: Instant; error: ReviewError }[];
}

const MOST_DEAD = 50;

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
  const dead = await db
    .selectFrom("reviews")
    .select(["tenant", "id", "finished_at", "error"])
    .where("status", "=", "failed")
    .orderBy("finished_at", "desc")
    .limit(MOST_DEAD)
    .execute();
  return {
    tenants: [...tenants.values()],
    dead: dead.map((row) => ({
      tenant: row.tenant,
      reviewId: row.id,
      at: row.finished_at ?? "",
      error: JSON.parse(row.error ?? '{"code":"unexpected","message":""}') as ReviewError,
    })),
  };
}
