import type { Time } from "../model/time.ts";

/** A clock nobody waits for. */
export interface ManualTime extends Time {
  /** How long each timer that ran was set for, in order: the waits between attempts, the deadlines that struck. */
  readonly elapsed: readonly number[];
}

/**
 * Jumps to the next timer whenever the program has nothing left to do but wait. For models in the same process: work
 * that goes through a network looks idle to it.
 *
 * ```ts
 * const time = manualTime();
 * openDoor(model, { time });
 * ```
 */
export function manualTime(start = Date.UTC(2026, 0, 1)): ManualTime {
  let now = start;
  let pumping = false;
  const timers = new Set<{ at: number; ms: number; run: () => void }>();
  const elapsed: number[] = [];
  const pump = () => {
    pumping = false;
    const next = [...timers].sort((a, b) => a.at - b.at)[0];
    if (next === undefined) return;
    timers.delete(next);
    now = Math.max(now, next.at);
    elapsed.push(next.ms);
    next.run();
    wake();
  };
  const wake = () => {
    if (pumping || timers.size === 0) return;
    pumping = true;
    // Two turns of the loop: whatever is still resolving settles first.
    setImmediate(() => setImmediate(pump));
  };
  return {
    elapsed,
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, ms, run };
      timers.add(timer);
      wake();
      return () => timers.delete(timer);
    },
  };
}
