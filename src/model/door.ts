import { refuseUnknown, requireObject } from "../domain/known-options.ts";
import { type Budget, createBudget } from "./budget.ts";
import type { Journal } from "./journal/journal.ts";
import { createMemoryJournal } from "./journal/memory.ts";
import { BREAKER_POLICY, type Breaker, type BreakerPolicy, createBreaker, withBreaker } from "./policies/breaker.ts";
import { withBudget } from "./policies/budgeted.ts";
import { abortable, withDeadline } from "./policies/deadline.ts";
import { withFallback } from "./policies/fallback.ts";
import { gateOf, PARALLEL_CALLS, withGate } from "./policies/gate.ts";
import { withJournal } from "./policies/journaled.ts";
import { type ObservedCall, observed } from "./policies/observed.ts";
import { RETRY_POLICY, type RetryPolicy, withRetry } from "./policies/retry.ts";
import { type RoleSettings, withRoleSettings } from "./policies/role-settings.ts";
import { withSoundAnswers } from "./policies/sound.ts";
import { traced } from "./policies/traced.ts";
import type { Model } from "./port.ts";
import { type PriceTable, priceOf } from "./prices.ts";
import { systemTime, type Time } from "./time.ts";

/** What stands between a stage and a model. All optional. */
export interface DoorPolicies extends RoleSettings {
  /** Asked where the model has given up. */
  fallback?: Model;
  /** Where calls are on record. Default: in memory, for this opening of the door only. */
  journal?: Journal;
  /** Answers only from the journal. Default false. */
  replay?: boolean;
  /** Default: counts, without limit. */
  budget?: Budget;
  /** Your own prices, over ours. */
  prices?: PriceTable;
  retry?: Partial<RetryPolicy>;
  breaker?: Partial<BreakerPolicy>;
  /** Milliseconds for one attempt, body included. Default 50,000. */
  attemptMs?: number;
  /** Calls to one provider at the same time, over all who call it. Default 16. */
  parallel?: number;
  /** Told of every call that came to its end, those answered from the journal included. */
  observe?: (call: ObservedCall) => void;
  time?: Time;
  /** Spreads the waits between attempts. Default Math.random. */
  random?: () => number;
}

/** Their names: what is spelt otherwise is refused. */
export const DOOR_POLICIES: Readonly<Record<keyof DoorPolicies, true>> = {
  maxOutputTokens: true,
  reasoning: true,
  fallback: true,
  journal: true,
  replay: true,
  budget: true,
  prices: true,
  retry: true,
  breaker: true,
  attemptMs: true,
  parallel: true,
  observe: true,
  time: true,
  random: true,
};

/** A model with its policies around it. Opened again with others, it keeps its circuits: they know who is ill. */
export interface Door extends Model {
  readonly parts: DoorParts;
}

interface DoorParts {
  model: Model;
  policies: DoorPolicies;
  circuits: WeakMap<Model, Breaker>;
}

const isDoor = (model: Model): model is Door => "parts" in model;

/**
 * Puts the policies around a model, from the inside out: one attempt (abort, deadline, budget, the provider's gate,
 * breaker), the retry loop, the fallback, and the journal over all of them.
 *
 * ```ts
 * const door = openDoor(model, { budget: createBudget({ tokens: 50_000 }), fallback: other });
 * ```
 */
export function openDoor(model: Model, policies: DoorPolicies = {}): Door {
  requireObject("The model", model);
  refuseUnknown("openDoor", policies, DOOR_POLICIES);
  const parts: DoorParts = isDoor(model)
    ? { ...model.parts, policies: { ...model.parts.policies, ...policies } }
    : { model, policies, circuits: new WeakMap() };
  const { time = systemTime, random = Math.random, attemptMs = 50_000, replay = false } = parts.policies;
  const { parallel = PARALLEL_CALLS } = parts.policies;
  const budget = parts.policies.budget ?? createBudget();
  const { fallback } = parts.policies;
  const price = (id: string) => priceOf(id, parts.policies.prices);

  const attempts = (one: Model): Model => {
    const circuit = parts.circuits.get(one) ?? createBreaker({ ...BREAKER_POLICY, ...parts.policies.breaker });
    parts.circuits.set(one, circuit);
    const timed = withDeadline(abortable(withSoundAnswers(one)), attemptMs, time);
    const metered = withBudget(timed, budget, price(one.id));
    const retry = {
      ...RETRY_POLICY,
      ...(one !== fallback && fallback !== undefined && { timeouts: 0 }),
      ...parts.policies.retry,
    };
    const gated = withGate(metered, gateOf(one.id, time), parallel, time);
    return withRetry(withBreaker(gated, circuit, time), retry, { time, random });
  };
  const first = attempts(parts.model);
  const calling = fallback === undefined ? first : withFallback(first, attempts(fallback));
  const journal = parts.policies.journal ?? createMemoryJournal({ now: () => time.now() });
  const door = withRoleSettings(withJournal(calling, journal, { replay, budget }), parts.policies);
  return { ...traced(observed(door, parts.policies.observe, time)), parts };
}
