import { failureOf, ModelFailure } from "../failure.ts";
import type { CompletionRequest, Model } from "../port.ts";
import { sleep, type Time } from "../time.ts";

/** Calls to one provider at the same time, whoever makes them. */
export const PARALLEL_CALLS = 16;
/** Longest pause that one refusal may ask of everybody. */
const LONGEST_PAUSE_MS = 30_000;

/**
 * One way in to a provider: so many calls at once, in the order they came. Where it asks one caller to slow down, all of
 * them wait: else each would find out by a refusal of its own.
 */
export class Gate {
  #inside = 0;
  #pausedUntil = 0;
  readonly #waiting: (() => void)[] = [];

  /** Waits for a free place. The answer gives it back. */
  async enter(parallel: number, signal: AbortSignal | undefined): Promise<() => void> {
    if (this.#inside >= parallel) await this.#turn(signal);
    else this.#inside++;
    return () => this.#leave();
  }

  /** Milliseconds that everybody still waits. */
  pause(now: number): number {
    return Math.max(0, this.#pausedUntil - now);
  }

  slowDown(now: number, retryAfterMs: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, now + Math.min(retryAfterMs, LONGEST_PAUSE_MS));
  }

  /** A place that somebody leaves goes to the next in line, and is never free in between. */
  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const mine = () => {
        signal?.removeEventListener("abort", stop);
        resolve();
      };
      const stop = () => {
        this.#waiting.splice(this.#waiting.indexOf(mine), 1);
        reject(signal?.reason);
      };
      this.#waiting.push(mine);
      signal?.addEventListener("abort", stop, { once: true });
    });
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#inside--;
    else next();
  }
}

/** A provider's limits are one machine's, whichever review calls it; a clock of a test's own has gates of its own. */
const gates = new WeakMap<Time, Map<string, Gate>>();

/** The gate of a model's provider. */
export function gateOf(modelId: string, time: Time): Gate {
  const byProvider = gates.get(time) ?? new Map<string, Gate>();
  gates.set(time, byProvider);
  const provider = modelId.split(":")[0] ?? modelId;
  const gate = byProvider.get(provider) ?? new Gate();
  byProvider.set(provider, gate);
  return gate;
}

/** Lets a call through in its turn, and not while the provider wants rest: who was told so himself waits by himself. A pause that outlasts the caller's patience is told at once, and nothing is sent. */
export function withGate(model: Model, gate: Gate, parallel: number, time: Time): Model {
  const told = new WeakSet<CompletionRequest>();
  return {
    id: model.id,
    async complete(request) {
      const { signal, deadlineAt } = request;
      const pause = () => (told.has(request) ? 0 : gate.pause(time.now()));
      const isTooLong = (ms: number) => deadlineAt !== undefined && ms > 0 && time.now() + ms >= deadlineAt;
      const tooLong = () => new ModelFailure("rate_limited", { detail: { model: model.id }, retryAfterMs: pause() });
      const stopped = (error: unknown) => {
        throw signal?.aborted ? failureOf(signal) : error;
      };
      if (isTooLong(pause())) throw tooLong();
      const leave = await gate.enter(parallel, signal).catch(stopped);
      // Asked once inside, and again after each rest: somebody may have been told to slow down meanwhile.
      try {
        for (let ms = pause(); ms > 0; ms = pause()) {
          if (isTooLong(ms)) throw tooLong();
          await sleep(time, ms, signal).catch(stopped);
        }
        return await model.complete(request);
      } catch (error) {
        if (error instanceof ModelFailure && error.kind === "rate_limited" && error.retryAfterMs !== undefined) {
          told.add(request);
          gate.slowDown(time.now(), error.retryAfterMs);
        }
        throw error;
      } finally {
        leave();
      }
    },
  };
}
