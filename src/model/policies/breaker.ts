import { type FailureKind, ModelFailure } from "../failure.ts";
import type { Model } from "../port.ts";
import type { Time } from "../time.ts";

/** When to leave a failing model alone. */
export interface BreakerPolicy {
  /** Consecutive failures that open the circuit. Default 5. */
  failures: number;
  /** Milliseconds before one call is let through to see. Default 30,000. */
  coolDownMs: number;
}

export const BREAKER_POLICY: BreakerPolicy = { failures: 5, coolDownMs: 30_000 };

/** Signs that the service is ill. A slow-down request or a rejected question is not one. */
const ILL: ReadonlySet<FailureKind> = new Set([
  "server_error",
  "connection",
  "timeout",
  "not_json",
  "malformed_response",
  "interrupted",
]);

/**
 * The state of one circuit, shared by all who call the same model. Closed: calls pass. Open: they fail at once, until
 * the cool-down is over. Half-open: one probe passes; its outcome closes or reopens the circuit.
 */
export interface Breaker {
  /** Milliseconds left to wait, or null where the call may pass. */
  refuses(now: number): number | null;
  succeeded(): void;
  failed(now: number, failure: ModelFailure): void;
  /** The failure that came last: why the circuit is open. */
  last(): ModelFailure | null;
  /** The call ended without telling anything of the service's health. */
  unknown(): void;
}

export function createBreaker(policy: BreakerPolicy = BREAKER_POLICY): Breaker {
  let failures = 0;
  let openUntil: number | null = null;
  let probing = false;
  let last: ModelFailure | null = null;
  return {
    refuses(now) {
      if (openUntil === null) return null;
      if (now < openUntil) return openUntil - now;
      if (probing) return policy.coolDownMs;
      probing = true;
      return null;
    },
    succeeded() {
      failures = 0;
      openUntil = null;
      probing = false;
    },
    failed(now, failure) {
      failures++;
      last = failure;
      if (probing || failures >= policy.failures) openUntil = now + policy.coolDownMs;
      probing = false;
    },
    last: () => last,
    unknown() {
      probing = false;
    },
  };
}

/** Fails at once while the circuit is open. */
export function withBreaker(model: Model, breaker: Breaker, time: Time): Model {
  return {
    id: model.id,
    async complete(request) {
      const wait = breaker.refuses(time.now());
      if (wait !== null) {
        const cause = breaker.last();
        throw new ModelFailure("circuit_open", {
          detail: {
            model: model.id,
            seconds: Math.ceil(wait / 1000),
            ...(cause !== null && { last: { kind: cause.kind, detail: cause.detail } }),
          },
        });
      }
      try {
        const completion = await model.complete(request);
        breaker.succeeded();
        return completion;
      } catch (error) {
        if (error instanceof ModelFailure && ILL.has(error.kind)) breaker.failed(time.now(), error);
        else breaker.unknown();
        throw error;
      }
    },
  };
}
