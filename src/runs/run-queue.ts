import type { Lease, Store, UpkeepTask } from "../store/port.ts";
import { FairTurns } from "./fair-turns.ts";
import type { KeyVault } from "./key-vault.ts";
import type { LeaseWatch } from "./lease-watch.ts";
import { type Reviewer, type RunOutcome, runReview } from "./run-review.ts";
import type { DealShelf } from "./shelf.ts";
import { isGone, workerName } from "./worker-name.ts";

export interface RunQueueOptions {
  store: Store;
  shelf: DealShelf;
  /** What this process is called beside its number. Default "worker". */
  kind?: "serve" | "worker";
  /** Reviews at the same time. Default 1. */
  concurrency?: number;
  /** How often to look for reviews that another process queued or left behind, in milliseconds. Default 2,000. */
  pollMs?: number;
  leaseMs?: number;
  /** The tasks of the night, done by one of all the processes that name them. Default: none. */
  nightly?: ReadonlyMap<UpkeepTask, () => Promise<void>>;
  /** Told when something new is on record for a review. */
  progress?: (reviewId: string) => void;
  /** Told how each run ended, for logs and counters. */
  ended?: (lease: Lease, outcome: RunOutcome, ms: number) => void;
  /** The store or the machine fails: the queue goes on, and tries again. */
  failed?: (error: unknown) => void;
  /** The keys tenants left for their models. */
  keys?: KeyVault | undefined;
  reviewer?: Reviewer;
}

const POLL_MS = 2_000;

/**
 * Runs the reviews that wait in the store in this process, tenant by tenant in turn, each tenant's oldest first. What another process left unfinished is taken
 * up when its lease has run out, or as soon as it is seen to have died on this machine. One review that fails does not
 * touch the others.
 */
export class RunQueue {
  readonly #options: RunQueueOptions;
  readonly #worker: string;
  readonly #shutdown = new AbortController();
  readonly #running = new Map<string, { watch: LeaseWatch | null; ended: Promise<void> }>();
  readonly #turns = new FairTurns();
  #timer: NodeJS.Timeout | undefined;
  #supervising: Promise<(() => Promise<void>) | null> | null = null;
  #looking: Promise<void> | null = null;
  #again = false;
  #sweptAt = Number.NEGATIVE_INFINITY;

  constructor(options: RunQueueOptions) {
    this.#options = options;
    this.#worker = workerName(options.kind ?? "worker");
  }

  /** How many reviews run here now. */
  get size(): number {
    return this.#running.size;
  }

  start(): void {
    this.#timer = setInterval(() => this.look(), this.#options.pollMs ?? POLL_MS);
    this.#timer.unref();
    this.#supervise();
    this.look();
  }

  /** Looks for waiting reviews now. */
  look(): void {
    if (this.#shutdown.signal.aborted) return;
    this.#again = true;
    this.#looking ??= this.#take().finally(() => {
      this.#looking = null;
    });
  }

  /** Somebody asked to cancel this review: its run, if it is here, looks at once. */
  async hurry(reviewId: string): Promise<void> {
    await this.#running.get(reviewId)?.watch?.check();
  }

  /** Gives the running reviews back to the store, to be taken up again later; resolves when they have stopped. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#shutdown.abort();
    await this.#looking;
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
    const supervising = await this.#supervising;
    await supervising?.();
  }

  /** Tried again with the next look where the store is out of reach. */
  #supervise(): void {
    const { store, nightly = new Map(), failed } = this.#options;
    this.#supervising ??= store.supervise({ nightly, failed: (error) => failed?.(error) }).catch((error: unknown) => {
      failed?.(error);
      this.#supervising = null;
      return null;
    });
  }

  async #take(): Promise<void> {
    const { store, concurrency = 1, leaseMs = 30_000, failed } = this.#options;
    try {
      while (this.#again) {
        this.#again = false;
        await this.#sweep();
        while (this.#running.size < concurrency && !this.#shutdown.signal.aborted) {
          const lease = await this.#turns.next((passOver) => store.claimNext(this.#worker, leaseMs, passOver));
          if (lease === null) break;
          this.#begin(lease);
        }
      }
    } catch (error) {
      failed?.(error);
    }
  }

  /** What those left behind who died on this machine waits again at once. */
  async #sweep(): Promise<void> {
    const { store, pollMs = POLL_MS } = this.#options;
    if (performance.now() - this.#sweptAt < pollMs) return;
    this.#sweptAt = performance.now();
    this.#supervise();
    await store.interruptExpired(isGone);
  }

  #begin(lease: Lease): void {
    const entry: { watch: LeaseWatch | null; ended: Promise<void> } = { watch: null, ended: Promise.resolve() };
    this.#running.set(lease.reviewId, entry);
    entry.ended = this.#run(lease, entry).finally(() => {
      this.#running.delete(lease.reviewId);
      this.look();
    });
  }

  async #run(lease: Lease, entry: { watch: LeaseWatch | null }): Promise<void> {
    const { store, shelf, leaseMs, progress, ended, failed, reviewer, keys } = this.#options;
    const from = performance.now();
    try {
      const outcome = await runReview({
        store,
        lease,
        shelf,
        shutdown: this.#shutdown.signal,
        retried: true,
        keys,
        watched: (watch) => {
          entry.watch = watch;
        },
        ...(leaseMs !== undefined && { leaseMs }),
        ...(progress !== undefined && { progress }),
        ...(reviewer !== undefined && { reviewer }),
      });
      ended?.(lease, outcome, performance.now() - from);
    } catch (error) {
      failed?.(error);
    }
  }
}
