import { refuseUnknown } from "../../domain/known-options.ts";
import type { InFlightCall, Journal, JournaledOutcome } from "./journal.ts";

/**
 * A journal that lasts as long as the program: nothing is asked twice within one run.
 *
 * ```ts
 * new ConsensusEngine({ model, journal: createMemoryJournal() });
 * ```
 */
export function createMemoryJournal(options: { now?: () => number } = {}): Journal {
  refuseUnknown("createMemoryJournal", options, { now: true });
  const now = options.now ?? Date.now;
  const outcomes = new Map<string, JournaledOutcome>();
  const begun = new Map<string, InFlightCall>();
  return {
    get: (key) => outcomes.get(key) ?? null,
    begin(key, { model, role }) {
      begun.set(key, { key, model, role, beganAt: now(), ambiguous: false });
    },
    complete(key, completion) {
      begun.delete(key);
      const recorded = outcomes.get(key);
      if (recorded?.state === "done") return recorded.completion;
      outcomes.set(key, { state: "done", completion });
      return completion;
    },
    fail(key, failure) {
      begun.delete(key);
      if (outcomes.get(key)?.state !== "done") outcomes.set(key, failure);
    },
    inFlight: () => [...begun.values()],
    close: () => undefined,
  };
}
