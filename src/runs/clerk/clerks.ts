import type { Deal } from "../../deal/load-deal.ts";
import { ClerkProcess, environmentNow, type WorkOptions } from "./clerk-process.ts";
import { ClerksHere } from "./here.ts";
import type { DealPlace } from "./place.ts";
import type { Work } from "./work.ts";

/** Who does the work on deals, and what it may cost. */
export interface ClerkOptions {
  /** Clerks at the same time. Default 2. */
  most?: number | undefined;
  /** Resident memory of each, in bytes. Default 2 GB. */
  memoryBytes?: number | undefined;
  /** Processor time of one piece of work, in milliseconds. Default 600,000. */
  processorMs?: number | undefined;
  /** How far they step back behind whoever answers requests, 0 to 19. Default 0. */
  niceness?: number | undefined;
}

const DEFAULT_MOST = 2;
const DEFAULT_MEMORY_BYTES = 2_000_000_000;
/** A clerk that has grown beyond this share of its limit is not given more work. */
const REUSE_SHARE = 0.5;
/** So long a clerk without work keeps its deals open. */
const IDLE_MS = 300_000;

/**
 * A pool of processes that do all the work on deals. Processes and not threads: one that goes beyond its memory, also
 * inside WebAssembly, or meets a fault of the engine takes nobody with it; its processor time can be told and cut; and
 * the system serves those who answer requests first.
 */
export class Clerks {
  readonly #options: ClerkOptions;
  readonly #here = new ClerksHere();
  readonly #all = new Set<ClerkProcess>();
  readonly #free: ClerkProcess[] = [];
  readonly #waiting: (() => void)[] = [];
  #sweep: NodeJS.Timeout | undefined;

  constructor(options: ClerkOptions = {}) {
    this.#options = options;
  }

  /** Has the work done where the deal is open already, else where there is room; waits for its turn. */
  async run<Subject extends Deal | null, Input, Result>(
    work: Work<Subject, Input, Result>,
    place: Subject extends Deal ? DealPlace : null,
    input: Input,
    options: WorkOptions = {},
  ): Promise<Result> {
    if (work.standIn !== undefined) return this.#here.run(work, place, input, options);
    const clerk = await this.#take(place?.folder, options.signal);
    try {
      const limits = { processorMs: this.#options.processorMs, ...options };
      return (await clerk.run(work, place, input, limits)) as Result;
    } finally {
      this.#putBack(clerk);
    }
  }

  /** The folder goes away. */
  forget(folder: string): void {
    this.#here.forget(folder);
    for (const clerk of this.#all) clerk.forget(folder);
  }

  /** Ends them all; work under way fails. Who has nothing to do may serve the next employer of this program. */
  close(): void {
    clearTimeout(this.#sweep);
    for (const clerk of this.#all) {
      if (this.#free.includes(clerk) && !clerk.over) spare(clerk);
      else clerk.kill();
    }
    this.#all.clear();
    this.#free.length = 0;
  }

  async #take(folder: string | undefined, signal: AbortSignal | undefined): Promise<ClerkProcess> {
    for (;;) {
      signal?.throwIfAborted();
      const free = this.#freeFor(folder) ?? this.#start();
      if (free !== null) return free;
      await new Promise<void>((resume) => this.#waiting.push(resume));
    }
  }

  /** The one that has read the deal, else the one with the least to lose. */
  #freeFor(folder: string | undefined): ClerkProcess | null {
    const free = this.#free.filter(({ over }) => !over);
    this.#free.length = 0;
    this.#free.push(...free);
    const knows = free.find(({ open }) => folder !== undefined && open.has(folder));
    const blank = this.#all.size < this.#most ? free.find(({ open }) => open.size === 0) : free[0];
    const chosen = knows ?? blank;
    if (chosen === undefined) return null;
    this.#free.splice(this.#free.indexOf(chosen), 1);
    return chosen;
  }

  #start(): ClerkProcess | null {
    if (this.#all.size >= this.#most) return null;
    const clerk = spareOne(this.#memoryBytes, this.#niceness) ?? new ClerkProcess(this.#memoryBytes, this.#niceness);
    this.#all.add(clerk);
    return clerk;
  }

  #putBack(clerk: ClerkProcess): void {
    if (clerk.residentBytes > this.#memoryBytes * REUSE_SHARE) clerk.kill();
    if (clerk.over) this.#all.delete(clerk);
    else if (this.#all.has(clerk)) this.#free.push(clerk);
    this.#waiting.shift()?.();
    clearTimeout(this.#sweep);
    this.#sweep = setTimeout(() => this.#dismiss(), IDLE_MS).unref();
  }

  #dismiss(): void {
    for (const clerk of this.#free.splice(0)) {
      clerk.kill();
      this.#all.delete(clerk);
    }
  }

  get #most(): number {
    return this.#options.most ?? DEFAULT_MOST;
  }

  get #niceness(): number {
    return this.#options.niceness ?? 0;
  }

  get #memoryBytes(): number {
    return this.#options.memoryBytes ?? DEFAULT_MEMORY_BYTES;
  }
}

/** Clerks of employers who have closed, for a moment: starting one takes a second. */
const SPARE_MS = 5_000;
const spares: ClerkProcess[] = [];
let sweep: NodeJS.Timeout | undefined;

function spare(clerk: ClerkProcess): void {
  for (const folder of clerk.open) clerk.forget(folder);
  spares.push(clerk);
  clearTimeout(sweep);
  sweep = setTimeout(() => {
    for (const unused of spares.splice(0)) unused.kill();
  }, SPARE_MS).unref();
}

function spareOne(memoryBytes: number, niceness: number): ClerkProcess | undefined {
  const at = spares.findIndex(
    (clerk) =>
      !clerk.over &&
      clerk.memoryBytes === memoryBytes &&
      clerk.niceness === niceness &&
      clerk.environment === environmentNow(),
  );
  return at < 0 ? undefined : spares.splice(at, 1)[0];
}
