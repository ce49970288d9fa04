import { createHash } from "node:crypto";
import { ModelFailure } from "../../src/model/failure.ts";
import type { Journal } from "../../src/model/journal/journal.ts";
import type { Completion, CompletionRequest } from "../../src/model/port.ts";
import { StoreFailure } from "../../src/store/failure.ts";
import type { Store, TenantStore } from "../../src/store/port.ts";
import type { Ledger } from "./ledger.ts";

/** What may happen to a process at one of its steps: before the step has its effect, or after it and unheard. */
export const FAULTS = [
  "kill_before",
  "kill_after",
  "lost_before",
  "lost_after",
  "disk_full",
  "stall",
  "shutdown",
  "provider_busy",
  "provider_down",
  "provider_reset",
  "provider_garbled",
  "cut",
] as const;
export type Fault = (typeof FAULTS)[number];

/** A fault, from which step on it may come, and what is done to the disk when it kills. */
export interface Befalls {
  at: number;
  kind: Fault;
  strike: () => void;
  /** Ends the connections of the store. */
  cut: () => Promise<void>;
}

/** Where a process is reached. */
type Place = "reads" | "writes" | "provider";

/** What a provider may do instead of answering. It may have been paid for it. */
const PROVIDER_FAILURES: Partial<Record<Fault, () => ModelFailure>> = {
  provider_busy: () => new ModelFailure("rate_limited", { retryAfterMs: 100_000_000 }),
  provider_down: () => new ModelFailure("server_error"),
  provider_reset: () => new ModelFailure("connection"),
  provider_garbled: () => new ModelFailure("malformed_response"),
};

/** A store is lost, cut off or full at a store's steps; a provider fails where it is asked. */
function happensAt(kind: Fault, at: Place): boolean {
  if (kind in PROVIDER_FAILURES) return at === "provider";
  if (kind === "disk_full") return at === "writes";
  return kind === "cut" || kind.startsWith("lost") ? at !== "provider" : true;
}

class Killed extends Error {}

/** One life of a worker process: it sees the store and the provider only through here, until its fault befalls it. */
export class Incarnation {
  readonly shutdown = new AbortController();
  steps = 0;
  dead = false;
  /** Calls whose intent is on record and whose answer is not. */
  inFlight = 0;
  #fault: Befalls | null;
  readonly #others: { at: number; wake: () => Promise<void> };
  readonly #ledger: Ledger;
  #woken: Promise<void> | null = null;
  #wake = () => {};
  readonly stalled: Promise<void>;
  #stall = () => {};

  /** `others`: stalled lives that wake at a step of this one, and go on to their end before it does. */
  constructor(ledger: Ledger, fault: Befalls | null, others: { at: number; wake: () => Promise<void> }) {
    this.#ledger = ledger;
    this.#fault = fault;
    this.#others = others;
    this.stalled = new Promise((resolve) => {
      this.#stall = resolve;
    });
  }

  /** A stalled process goes on as if nothing had happened. */
  goOn(): void {
    this.#wake();
  }

  /** Every step of the process passes here. */
  async step<Result>(at: Place, work: () => Promise<Result> | Result): Promise<Result> {
    // A process that stands still does so with all its parts.
    await this.#woken;
    if (this.dead) throw new Killed();
    if (this.steps === this.#others.at) await this.#others.wake();
    const fault =
      this.#fault !== null && this.steps >= this.#fault.at && happensAt(this.#fault.kind, at) ? this.#fault : null;
    this.steps += 1;
    if (fault !== null) this.#fault = null;
    if (fault === null) return this.#alive(await work());
    const { kind } = fault;
    const unreachable = () => new StoreFailure("unreachable", { location: "simulation" });
    if (kind === "lost_before") throw unreachable();
    if (kind === "disk_full") throw new StoreFailure("disk_full", { location: "simulation" });
    if (kind === "shutdown") this.shutdown.abort();
    if (kind === "kill_before") this.#die(fault);
    if (kind === "cut") await fault.cut();
    if (kind === "stall") {
      this.#woken = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#stall();
      await this.#woken;
    }
    const result = await work();
    if (kind === "kill_after") this.#die(fault);
    if (kind === "lost_after") throw unreachable();
    const refusal = PROVIDER_FAILURES[kind];
    if (refusal !== undefined) {
      this.#ledger.refused();
      throw refusal();
    }
    return this.#alive(result);
  }

  #alive<Result>(result: Result): Result {
    if (this.dead) throw new Killed();
    return result;
  }

  #die(fault: Befalls): never {
    this.dead = true;
    fault.strike();
    throw new Killed();
  }

  /** The store as this process sees it. Heartbeats come by the clock: they are no steps. */
  over(store: Store): Store {
    return {
      ...store,
      claimNext: (...given) => this.step("writes", () => store.claimNext(...given)),
      of: (tenant, actor) => this.#tenant(store.of(tenant, actor)),
    };
  }

  #tenant(tenant: TenantStore): TenantStore {
    const { reviews, events, calls } = tenant;
    return {
      ...tenant,
      reviews: {
        ...reviews,
        get: (id) => this.step("reads", () => reviews.get(id)),
        finish: (...given) => this.step("writes", () => reviews.finish(...given)),
        fail: (...given) => this.step("writes", () => reviews.fail(...given)),
        stop: (lease) => this.step("writes", () => reviews.stop(lease)),
        release: (...given) => this.step("writes", () => reviews.release(...given)),
      },
      events: {
        ...events,
        append: async (lease, items) => {
          const kept = await this.step("writes", () => events.append(lease, items));
          if (kept.ok) this.#ledger.eventsKept(kept.seq);
          return kept;
        },
      },
      calls: { ...calls, journalOf: (lease) => this.#journal(calls.journalOf(lease)) },
    };
  }

  #journal(journal: Journal): Journal {
    return {
      get: (key) => this.step("reads", () => journal.get(key)),
      begin: async (key, request) => {
        await this.step("writes", () => journal.begin(key, request));
        this.#ledger.begun(key, questionOf(request));
        this.inFlight += 1;
      },
      complete: async (key, completion) => {
        const kept = await this.step("writes", () => journal.complete(key, completion));
        this.#ledger.paidFor(key);
        this.inFlight -= 1;
        return kept;
      },
      fail: (key, failure) => this.step("writes", () => journal.fail(key, failure)),
      inFlight: () => this.step("reads", () => journal.inFlight()),
      close: () => journal.close(),
    };
  }

  /** The provider as this process sees it: it counts and answers whatever reaches it. */
  async ask(request: CompletionRequest, answer: () => Completion): Promise<Completion> {
    return this.step("provider", () => {
      this.#ledger.sent(questionOf(request));
      return answer();
    });
  }
}

/** The same question, whether the journal or the provider sees it. */
const questionOf = ({
  system,
  user,
  schema,
  attempt,
}: Pick<CompletionRequest, "system" | "user" | "schema" | "attempt">) =>
  createHash("sha256")
    .update(JSON.stringify([system, user, schema, attempt]))
    .digest("hex");
