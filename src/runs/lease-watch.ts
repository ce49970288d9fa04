import type { Lease, Reviews } from "../store/port.ts";
import { RunStopped } from "./stop.ts";

/** Holds a review while it is worked on. */
export interface LeaseWatch {
  /** Aborted with a `RunStopped` when somebody cancels, the lease is lost or the program ends. */
  signal: AbortSignal;
  /** Asks at once whether somebody wants to cancel. */
  check: () => Promise<void>;
  stop: () => void;
}

/** Who cancels should not wait longer than this, wherever the review runs. */
const LOOK_MS = 2_000;

/** Renews the lease in time, and turns what it hears into an abort signal. */
export function watchLease(reviews: Reviews, lease: Lease, leaseMs: number, shutdown?: AbortSignal): LeaseWatch {
  const controller = new AbortController();
  const abort = (reason: unknown) => controller.abort(reason);
  const onShutdown = () => abort(new RunStopped("shutdown"));
  let heldAt = performance.now();
  const check = async () => {
    try {
      const held = await reviews.heartbeat(lease, leaseMs);
      heldAt = performance.now();
      if (!held.ok) abort(new RunStopped("lost"));
      else if (held.cancelRequested) abort(new RunStopped("cancelled"));
    } catch (error) {
      // A missed beat is no loss while the lease lasts. Then nothing we do would be kept.
      if (performance.now() - heldAt >= leaseMs) abort(error);
    }
  };
  const timer = setInterval(() => void check(), Math.min(LOOK_MS, leaseMs / 3));
  timer.unref();
  if (shutdown?.aborted) onShutdown();
  else shutdown?.addEventListener("abort", onShutdown, { once: true });
  return {
    signal: controller.signal,
    check,
    stop: () => {
      clearInterval(timer);
      shutdown?.removeEventListener("abort", onShutdown);
    },
  };
}
