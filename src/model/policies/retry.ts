import { failureOf, isPassing, ModelFailure } from "../failure.ts";
import type { Completion, Model, Usage } from "../port.ts";
import { sleep, type Time } from "../time.ts";
import { addUsage, NO_USAGE } from "../usage.ts";

/** When to ask again after a passing failure. */
export interface RetryPolicy {
  /** Attempts after the first. Default 3. */
  retries: number;
  /** Of which after a time-out: each costs the whole time again. Default 1; 0 where a fallback waits. */
  timeouts: number;
  /** First wait in milliseconds, doubled each time. Default 500. */
  baseMs: number;
  /** Longest wait of our own choice. Default 8,000. */
  maxMs: number;
  /** Longest wait a provider may ask for. Default 30,000. */
  maxRetryAfterMs: number;
}

export const RETRY_POLICY: RetryPolicy = {
  retries: 3,
  timeouts: 1,
  baseMs: 500,
  maxMs: 8_000,
  maxRetryAfterMs: 30_000,
};

interface Tools {
  time: Time;
  /** From 0 to 1. Spreads the waits, so that many callers do not come back at once. */
  random: () => number;
}

/** The one retry loop there is. What failed attempts cost is in what it returns, or in what it throws. */
export function withRetry(model: Model, policy: RetryPolicy, { time, random }: Tools): Model {
  return {
    id: model.id,
    async complete(request) {
      let spent: Usage = NO_USAGE;
      let timeouts = 0;
      for (let attempt = 0; ; attempt++) {
        let completion: Completion;
        try {
          completion = await model.complete(request);
        } catch (error) {
          if (!(error instanceof ModelFailure)) throw error;
          spent = addUsage(spent, error.usage);
          if (request.signal?.aborted) throw failureOf(request.signal).costing(spent);
          const wait = waitBefore(attempt, error, policy, random);
          const late = request.deadlineAt !== undefined && time.now() + wait >= request.deadlineAt;
          const hopeless = error.kind === "timeout" && ++timeouts > policy.timeouts;
          if (!isPassing(error) || hopeless || attempt >= policy.retries || late) throw error.costing(spent);
          await sleep(time, wait, request.signal).catch(() => {
            throw failureOf(request.signal as AbortSignal).costing(spent);
          });
          continue;
        }
        return { ...completion, usage: addUsage(spent, completion.usage) };
      }
    },
  };
}

function waitBefore(attempt: number, failure: ModelFailure, policy: RetryPolicy, random: () => number): number {
  const full = Math.min(policy.baseMs * 2 ** attempt, policy.maxMs);
  const own = full / 2 + (full / 2) * random();
  // A provider may ask for more time, never for none: a moment that is past would make a crowd come back at once.
  return failure.retryAfterMs === undefined
    ? own
    : Math.max(own, Math.min(failure.retryAfterMs, policy.maxRetryAfterMs));
}
