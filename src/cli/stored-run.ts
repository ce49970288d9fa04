import { documentText } from "../runs/document.ts";
import type { LeaseWatch } from "../runs/lease-watch.ts";
import { beginReview, type QueueRequest } from "../runs/plan.ts";
import { runReview } from "../runs/run-review.ts";
import { workerName } from "../runs/worker-name.ts";
import type { Lease, ReviewError, ReviewRecord } from "../store/port.ts";
import type { LocalHome } from "./home.ts";
import type { ProgressDisplay } from "./show-progress.ts";

/** Short, so that a review whose process was killed can soon be taken up again; renewed three times in it. */
const LEASE_MS = 10_000;

/** How a run ended. `elsewhere`: another process holds the review. */
export type RunEnd =
  | { status: "done"; document: string }
  | { status: "failed"; error: ReviewError }
  | { status: "stopped" | "elsewhere" };

/** A review that is ours to run. */
export interface HeldReview {
  review: ReviewRecord;
  lease: Lease;
}

/** A new review, ours from the start: a server on the same store does not take it first. */
export const beginHere = ({ tenant }: LocalHome, request: QueueRequest): Promise<HeldReview | null> =>
  beginReview(tenant, request, workerName("cli"), LEASE_MS);

/** A review that waits or was stopped. Null where another process has it. */
export async function takeUpHere({ tenant }: LocalHome, review: ReviewRecord): Promise<HeldReview | null> {
  const lease = await tenant.reviews.takeUp(review.id, workerName("cli"), LEASE_MS);
  return lease === null ? null : { review, lease };
}

/** Runs a review to its end, or until the signal: then it is marked as stopped and can be resumed. */
export async function runStored(
  { store, tenant, shelf }: LocalHome,
  { review: { id }, lease }: HeldReview,
  display: ProgressDisplay,
  signal: AbortSignal | undefined,
): Promise<RunEnd> {
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
      told: display.see,
      watched: (watching) => {
        watch = watching;
        if (signal?.aborted) stop();
      },
    });
    if (outcome.status === "failed") return outcome;
    if (outcome.status === "lost") return { status: "elsewhere" };
    if (outcome.status !== "done") return { status: "stopped" };
    return { status: "done", document: await documentText(tenant, id) };
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}
