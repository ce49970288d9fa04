import type { Store, UpkeepTask } from "../store/port.ts";
import { recheckStale } from "./recheck-stale.ts";
import type { DealShelf } from "./shelf.ts";

/** How long progress events of finished reviews are kept, in days. */
export const KEEP_DAYS = 90;
/** Nobody waits for what the night began. */
const LATER = -10;

/** The tasks of the night that are wanted, each as what it does. */
export function upkeep(
  { store, shelf }: { store: Store; shelf: DealShelf },
  wanted: readonly UpkeepTask[],
  {
    keepDays = KEEP_DAYS,
    told = () => {},
  }: { keepDays?: number; told?: (task: UpkeepTask, done: object) => void } = {},
): Map<UpkeepTask, () => Promise<void>> {
  const tasks: Record<UpkeepTask, () => Promise<object>> = {
    tidy: async () => store.tidy({ keepDays }),
    recheck: async () => ({ queued: await recheckAll(store, shelf) }),
  };
  return new Map(wanted.map((task) => [task, async () => told(task, await tasks[task]())]));
}

/** Queues a re-check of every deal whose verdicts rest on files that have changed. One that cannot be is left to people. */
async function recheckAll(store: Store, shelf: DealShelf): Promise<number> {
  let queued = 0;
  for (const { tenant, reviewId } of await store.staleReviews()) {
    const outcome = await recheckStale(store.of(tenant, "nightly"), reviewId, shelf, LATER);
    if (outcome.ok) queued += 1;
  }
  return queued;
}
