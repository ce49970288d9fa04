import { hostname } from "node:os";
import type { Review } from "../review/result.ts";
import { reviewDeal } from "../review.ts";
import { documentOf } from "../runs/document.ts";
import type { LeaseWatch } from "../runs/lease-watch.ts";
import { runReview } from "../runs/run-review.ts";
import type { ReviewError, ReviewRecord } from "../store/port.ts";
import type { LocalHome } from "./home.ts";
import type { ProgressDisplay } from "./show-progress.ts";

/** Short, so that a review whose process was killed can soon be taken up again; renewed three times in it. */
const LEASE_MS = 10_000;

/** How a run ended. `elsewhere`: another process holds the review. */
export type RunEnd =
  | { status: "done"; review: Review }
  | { status: "failed"; error: ReviewError }
  | { status: "stopped" | "elsewhere" };

/** This process as the holder of a review. */
const workerName = () => `cli ${process.pid}@${hostname()}`;

/** True for a holder on this machine whose process is gone. */
export function isGone(worker: string): boolean {
  const [, pid, host] = /^cli (\d+)@(.*)$/.exec(worker) ?? [];
  if (pid === undefined || host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/** Runs a waiting review to its end, or until the signal: then it is marked as stopped and can be resumed. */
export async function runStored(
  { store, tenant, shelf }: LocalHome,
  { id }: Pick<ReviewRecord, "id">,
  display: ProgressDisplay,
  signal: AbortSignal | undefined,
): Promise<RunEnd> {
  const lease = await tenant.reviews.claim(id, workerName(), LEASE_MS);
  if (lease === null) return { status: "elsewhere" };
  const shutdown = new AbortController();
  let watch: LeaseWatch | null = null;
  // A review that somebody stopped is nobody's to take up unasked, so it is cancelled rather than given back. Where the
  // store does not take that in, giving it back is the next best.
  const stop = () => {
    const asked = tenant.reviews.cancel(id).then(() => watch?.check());
    asked.catch((error: unknown) => shutdown.abort(error));
  };
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  try {
    const outcome = await runReview({
      store,
      lease,
      shelf,
      leaseMs: LEASE_MS,
      shutdown: shutdown.signal,
      watched: (watching) => {
        watch = watching;
        if (signal?.aborted) stop();
      },
      reviewer: (deal, options) =>
        reviewDeal(deal, {
          ...options,
          emit: (event) => {
            options.emit?.(event);
            display.see(event);
          },
        }),
    });
    if (outcome.status === "failed") return outcome;
    if (outcome.status === "lost") return { status: "elsewhere" };
    if (outcome.status !== "done") return { status: "stopped" };
    return { status: "done", review: await documentOf(tenant, id) };
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}
