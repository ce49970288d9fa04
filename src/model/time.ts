/** The clock and its timers, handed in: a test moves time by hand, a replay does not wait. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs once after so many milliseconds; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** Beyond this a timer of the machine would strike at once. */
const LONGEST = 2 ** 31 - 1;

/** The machine's own clock. */
export const systemTime: Time = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, Math.min(ms, LONGEST));
    return () => clearTimeout(timer);
  },
};

/** Waits, or rejects with the signal's reason as soon as it fires. */
export function sleep(time: Time, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      cancel();
      reject(signal?.reason);
    };
    const cancel = time.after(ms, () => {
      signal?.removeEventListener("abort", stop);
      resolve();
    });
    signal?.addEventListener("abort", stop, { once: true });
  });
}
