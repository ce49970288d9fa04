import { rm } from "node:fs/promises";
import type { Locale } from "../domain/locale.ts";
import { RUN_SENTENCES } from "../i18n/runs.ts";
import type { ReviewEvent } from "../review/events.ts";
import { StoreFailure } from "../store/failure.ts";
import type { Lease, Leased, ReviewError, ReviewRecord, Store, TenantStore } from "../store/port.ts";
import { answersOf } from "./clerk/journal.ts";
import { workOf } from "./clerk/work.ts";
import { standingFor } from "./document.ts";
import { EventWriter, silentEnds } from "./events.ts";
import { failureFor } from "./failure.ts";
import type { KeyVault } from "./key-vault.ts";
import { type LeaseWatch, watchLease } from "./lease-watch.ts";
import type { performReviewOrLeave, Reviewer } from "./perform-review.ts";
import { planOf, shelvedFor } from "./plan.ts";
import type { DealShelf } from "./shelf.ts";
import { RunStopped } from "./stop.ts";

export type { Reviewer } from "./perform-review.ts";

export interface RunSetup {
  store: Store;
  /** From `claim` or `claimNext`: the right to write to this review. */
  lease: Lease;
  shelf: DealShelf;
  /** How long the review is held without a sign of life. Default 30,000. */
  leaseMs?: number;
  /** The program ends: the review goes back into the queue and is taken up again later. */
  shutdown?: AbortSignal;
  /** Told when something new is on record. */
  progress?: (reviewId: string) => void;
  /** Hears how to make the run look for a cancellation at once. */
  watched?: (watch: LeaseWatch) => void;
  /** Hears of everything that goes on record. */
  told?: (event: ReviewEvent) => void;
  /** The keys tenants left for their models. */
  keys?: KeyVault | undefined;
  /** A stand-in of tests for the review itself. */
  reviewer?: Reviewer;
  /** From how many characters of its document on a review is kept by a thread of its own. Default 1,000,000. */
  heavyFrom?: number;
  /** True where others look for waiting reviews: one whose store was out of reach for a moment waits again. */
  retried?: boolean;
}

/** How a run ended. `released`: it waits in the queue. `lost`: somebody else goes on with it, nothing of ours was kept. */
export type RunOutcome =
  | { status: "done"; hash: string }
  | { status: "failed"; error: ReviewError }
  | { status: "cancelled" | "released" | "lost" };

const LEASE_MS = 30_000;
/** What may be otherwise in a moment. */
const PASSING: ReadonlySet<StoreFailure["code"]> = new Set(["unreachable", "busy", "vault_unreachable"]);
/** With twice the pause before each, minutes: a database or a bucket is started again meanwhile, or will not be. */
const MAX_ATTEMPTS = 8;
/** A review whose process died this often is what kills it. */
const MAX_SILENT_ENDS = 3;

/**
 * Runs one claimed review to its end, and puts the end on record whatever it is. A review that was stopped before goes
 * on with the same journal, time and plan: no finished call to a model is made again.
 */
export async function runReview(setup: RunSetup): Promise<RunOutcome> {
  const { store, lease, leaseMs = LEASE_MS } = setup;
  const tenant = store.of(lease.tenant, lease.worker);
  const record = await tenant.reviews.get(lease.reviewId);
  if (record === null) return { status: "lost" };
  const watch = watchLease(tenant.reviews, lease, leaseMs, setup.shutdown);
  setup.watched?.(watch);
  const events = new EventWriter(tenant.events, lease, () => setup.progress?.(lease.reviewId));
  try {
    if (record.cancelRequested) throw new RunStopped("cancelled");
    const ends = await silentEnds(tenant.events, lease.reviewId);
    if (ends >= MAX_SILENT_ENDS) throw new DeadlyReview(ends);
    events.push({ type: "run_started", attempt: record.attempts });
    await events.flush();
    const finished = await perform(setup, tenant, record, events, watch.signal);
    return finished.ok ? { status: "done", hash: finished.hash } : { status: "lost" };
  } catch (error) {
    return await endEarly(setup, tenant, record, events, watch.signal.aborted ? watch.signal.reason : error);
  } finally {
    watch.stop();
    setup.progress?.(lease.reviewId);
  }
}

/** Made by a clerk: whoever holds the lease only listens, and writes down what he is told. Kept by a thread where it is heavy. */
async function perform(
  { shelf, lease, told, reviewer, keys, heavyFrom }: RunSetup,
  tenant: TenantStore,
  record: ReviewRecord,
  events: EventWriter,
  signal: AbortSignal,
): Promise<Leased<{ hash: string }>> {
  const plan = planOf(record);
  const { ask, beside, release } = await shelf.open(tenant, shelvedFor(record));
  const file = beside(`${record.id}-${lease.token}`);
  const lost = new AbortController();
  const answers = answersOf(tenant.calls.journalOf(lease));
  try {
    const standing = await standingFor(tenant, plan);
    const left = plan.model === null ? undefined : await keys?.environmentOf(lease.tenant);
    const leaveAt = { file, ...(heavyFrom !== undefined && { from: heavyFrom }) };
    const order = { record, plan, standing, leaveAt, ...(left !== undefined && { keys: left }) };
    const made = await ask(reviewing(reviewer), order, {
      signal: AbortSignal.any([signal, lost.signal]),
      // A stage does without a model that fails. Without the record of calls nothing is to be had: the run ends here.
      answer: (question) =>
        answers(question).catch((error: unknown) => {
          lost.abort(error);
          throw error;
        }),
      told: (event) => {
        events.push(event);
        told?.(event);
      },
    });
    lost.signal.throwIfAborted();
    await events.flush();
    signal.throwIfAborted();
    return await (made === null ? tenant.reviews.finishLeft(lease, file) : tenant.reviews.finish(lease, made));
  } catch (error) {
    throw lost.signal.aborted ? lost.signal.reason : error;
  } finally {
    await rm(file, { force: true });
    release();
  }
}

const REVIEWING = workOf<typeof performReviewOrLeave>(import.meta.url, "./perform-review", "performReviewOrLeave");

const reviewing = (reviewer: Reviewer | undefined): typeof REVIEWING =>
  reviewer === undefined
    ? REVIEWING
    : {
        ...REVIEWING,
        standIn: async (deal, order, tools) =>
          (await import("./perform-review.ts")).performReviewOrLeave(deal, order, tools, reviewer),
      };

async function endEarly(
  { lease, retried = false }: RunSetup,
  { reviews }: TenantStore,
  { locale, attempts }: ReviewRecord,
  events: EventWriter,
  error: unknown,
): Promise<RunOutcome> {
  const isPassing = error instanceof StoreFailure && PASSING.has(error.code);
  const again = retried && isPassing && attempts < MAX_ATTEMPTS;
  const why = error instanceof RunStopped ? error.why : again ? "shutdown" : "failed";
  if (why === "lost") return { status: "lost" };
  events.push({ type: "run_stopped", why });
  // The end matters more than the word about it: where events cannot be written, the end itself will be refused too.
  await events.flush().catch(() => undefined);
  if (why === "cancelled") return (await reviews.stop(lease)).ok ? { status: "cancelled" } : { status: "lost" };
  if (why === "shutdown") {
    const released = await reviews.release(lease, again ? failureFor(error, locale) : undefined);
    return released.ok ? { status: "released" } : { status: "lost" };
  }
  const failure = error instanceof DeadlyReview ? error.inWords(locale) : failureFor(error, locale);
  return (await reviews.fail(lease, failure)).ok ? { status: "failed", error: failure } : { status: "lost" };
}

class DeadlyReview extends Error {
  readonly #ends: number;

  constructor(ends: number) {
    super(`The process of this review ended ${ends} times without a word.`);
    this.#ends = ends;
  }

  inWords(locale: Locale): ReviewError {
    return { code: "process_died", message: RUN_SENTENCES[locale].processDied(this.#ends) };
  }
}
