import { join } from "node:path";
import type { Completion } from "../../src/model/port.ts";
import { reviewDeal } from "../../src/review.ts";
import { FairTurns } from "../../src/runs/fair-turns.ts";
import { type Reviewer, type RunOutcome, runReview } from "../../src/runs/run-review.ts";
import { openSqliteStore } from "../../src/store/open.ts";
import { LOCAL_TENANT, type ReviewRecord, type Store } from "../../src/store/port.ts";
import { seeded } from "../../src/testing/random.ts";
import { scriptedModel } from "../../src/testing/scripted-model.ts";
import { discard, sizeOfLog, snapshot, tear, timePasses } from "./disk.ts";
import { FAULTS, type Fault, Incarnation } from "./incarnation.ts";
import { Ledger } from "./ledger.ts";
import { START, type Stage } from "./stage.ts";

/** How one seeded run went. */
export interface Simulated {
  seed: number;
  /** What befell it, in order: "kill_after at 12". */
  faults: string[];
  /** The promises it broke; none, if all is well. */
  broken: string[];
  sends: number;
}

const HOUR_MS = 3_600_000;
const LEASE_MS = 60_000;
const MOST_LIVES = 12;

/** One review from the queue to its end, through the faults its seed chooses. */
export async function simulate(stage: Stage, seed: number, faultless = false): Promise<Simulated> {
  const random = seeded(seed);
  const ledger = new Ledger();
  const faults: string[] = [];
  const planned = faultless ? 0 : random.integer(1, 3);
  let file = snapshot(stage.template, join(stage.folder, `run-${seed}`));
  let offset = 0;
  let kills = 0;
  let ambiguous = 0;
  const clock = () => new Date(START + offset);
  const left: (() => Promise<unknown>)[] = [];

  const live = async (store: Store, life: Incarnation): Promise<RunOutcome["status"] | "idle" | "dead"> => {
    try {
      const seen = life.over(store);
      const lease = await new FairTurns().next((passOver) => seen.claimNext("simulated", LEASE_MS, passOver));
      if (lease === null) return "idle";
      const reviewer = reviewerOf(life);
      const setup = { store: seen, lease, shelf: stage.shelf, leaseMs: LEASE_MS, retried: true, reviewer };
      return (await runReview({ ...setup, shutdown: life.shutdown.signal })).status;
    } catch (error) {
      if (life.dead || stopsARun(error)) return "dead";
      throw error;
    }
  };

  let record: ReviewRecord | null = null;
  for (let lives = 0; lives < MOST_LIVES; lives++) {
    const store = await openSqliteStore(file, { clock });
    const here = file;
    // A kill takes the disk back: not beside a stalled life, which would go on writing to the one that is gone.
    const kind: Fault = random.pick(kills < 2 && left.length === 0 ? FAULTS : FAULTS.slice(2));
    const at = random.integer(0, stage.steps);
    const fault = lives < planned ? { at, kind, strike: () => struck() } : null;
    const life = new Incarnation(ledger, fault);
    const answered = watchLog(here, life);
    const struck = () => {
      kills += 1;
      file = snapshot(here, join(stage.folder, `run-${seed}-${lives}`));
      tear(file, answered(), random);
    };
    if (fault !== null) faults.push(`${kind} at ${at}`);
    const living = live(store, life);
    const stalled =
      kind === "stall" && fault !== null
        ? await Promise.race([life.stalled.then(() => true), living.then(() => false)])
        : false;
    if (stalled) {
      // It is silent until its lease has run out; another life takes over, and then it goes on as if nothing were.
      left.push(async () => {
        life.goOn();
        const late = await living;
        ambiguous += life.inFlight;
        if (late !== "lost" && late !== "dead" && late !== "idle")
          ledger.broken.push(`a stalled worker ended the review as ${late}`);
        await store.close();
      });
    } else {
      await living;
      if (faultless) stage.steps = life.steps;
      ambiguous += life.inFlight;
      await store.close();
    }
    await timePasses(file);
    const next = await openSqliteStore(file, { clock });
    await next.interruptExpired();
    const tenant = next.of(LOCAL_TENANT, "people");
    record = await tenant.reviews.get(stage.reviewId);
    // What a full disk ended, a person resumes once there is room.
    if (record?.status === "failed") await tenant.reviews.resume(stage.reviewId);
    await next.close();
    if (record?.status === "done") break;
    if (record?.startedAt != null) offset = random.integer(-HOUR_MS, HOUR_MS);
  }
  for (const goOn of left) await goOn();
  await inspect(stage, file, ledger, ambiguous, faultless);
  for (const one of new Set([file, join(stage.folder, `run-${seed}`, "tribunal.sqlite")])) discard(one);
  return { seed, faults, broken: ledger.broken, sends: ledger.sends };
}

/** What a life may be ended by besides its own death: the store it lost. */
const stopsARun = (error: unknown): boolean => error instanceof Error && "code" in error;

/** The size of the log after the last answered step: that much is safe. */
function watchLog(file: string, life: Incarnation): () => number {
  let size = sizeOfLog(file);
  const step = life.step.bind(life);
  life.step = async (at, work) => {
    const result = await step(at, work);
    size = sizeOfLog(file);
    return result;
  };
  return () => size;
}

const reviewerOf = (life: Incarnation): Reviewer => {
  const script = scriptedModel([], { otherwise: { object: ANSWER } });
  return (deal, options) =>
    reviewDeal(deal, {
      ...options,
      now: () => 0,
      model: {
        id: script.id,
        complete: async (request) => {
          const answer: Completion = await script.complete(request);
          return life.ask(request, () => answer);
        },
      },
    });
};

/** Serves as a plea and as a verdict, and decides nothing. */
const ANSWER = {
  claim: "as before",
  evidence: [{ entry: 1, shows: "it is there" }],
  weaknesses: [],
  confidence: 70,
  decision: "UNRESOLVED",
  reasons: [{ entry: 1, shows: "both are true" }],
};

/** Holds what is on the disk in the end against what was promised on the way. */
async function inspect(stage: Stage, file: string, ledger: Ledger, ambiguous: number, first: boolean): Promise<void> {
  const store = await openSqliteStore(file);
  const tenant = store.of(LOCAL_TENANT, "inspector");
  const broken = (promise: string) => ledger.broken.push(promise);
  const document = await tenant.reviews.document(stage.reviewId);
  if (document === null) broken("the review has no outcome");
  else if (first) stage.document = document.json;
  else if (document.json !== stage.document) broken("the document is not that of an undisturbed run");
  const { calls, seq } = ledger.acknowledged;
  const onRecord = new Set(
    (await tenant.calls.of(stage.reviewId)).filter(({ state }) => state === "done").map(({ key }) => key),
  );
  if ([...calls].some((key) => !onRecord.has(key))) broken("an acknowledged answer is lost");
  if (seq > 0 && (await tenant.events.after(stage.reviewId, seq - 1, 1)).length === 0)
    broken("an acknowledged event is lost");
  if (ledger.repeated > ambiguous) broken(`${ledger.repeated} calls were paid again, ${ambiguous} were in flight`);
  const audit = await store.audit.verify();
  if (!audit.ok) broken("the audit chain is broken");
  if ((await store.audit.changedRecord()) !== null) broken("a record does not match the audit chain");
  const ends = (await tenant.auditRows({ limit: 1_000 })).filter(({ action }) => action === "review.finished");
  if (ends.length !== 1) broken(`the review ended ${ends.length} times`);
  await store.close();
}
