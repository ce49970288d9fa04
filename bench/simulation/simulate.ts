import { isDeepStrictEqual } from "node:util";
import { openDoor } from "../../src/model/door.ts";
import type { Completion } from "../../src/model/port.ts";
import type { Time } from "../../src/model/time.ts";
import { readReviewDocument } from "../../src/report/json.ts";
import { reviewDeal } from "../../src/review.ts";
import { FairTurns } from "../../src/runs/fair-turns.ts";
import { type Reviewer, type RunOutcome, runReview } from "../../src/runs/run-review.ts";
import { LOCAL_TENANT, type ReviewRecord, type Store } from "../../src/store/port.ts";
import { seeded } from "../../src/testing/random.ts";
import { scriptedModel } from "../../src/testing/scripted-model.ts";
import { FAULTS, type Fault, Incarnation } from "./incarnation.ts";
import { Ledger } from "./ledger.ts";
import { START, type Stage } from "./stage.ts";
import type { World } from "./world.ts";

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
  const { world } = stage;
  const random = seeded(seed);
  const ledger = new Ledger();
  const faults: string[] = [];
  const planned = faultless ? 0 : random.integer(1, 3);
  const begun = await world.copy(stage.template, `run-${seed}`);
  let place = begun;
  let offset = 0;
  let kills = 0;
  let ambiguous = 0;
  const clock = () => new Date(START + offset);
  const left: (() => Promise<unknown>)[] = [];
  const wake = async () => {
    for (const goOn of left.splice(0)) await goOn();
  };

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
    const store = await world.open(place, clock);
    const here = place;
    // A kill takes the disk back: not beside a stalled life, which would go on writing to the one that is gone.
    const possible = FAULTS.filter((one) => one !== "cut" || world.cut !== undefined);
    const kind: Fault = random.pick(kills < 2 && left.length === 0 ? possible : possible.slice(2));
    const at = random.integer(0, stage.steps);
    const fault = lives < planned ? { at, kind, strike: () => struck(), cut: async () => world.cut?.(here) } : null;
    const life = new Incarnation(ledger, fault, { at: random.integer(1, stage.steps * 2), wake });
    const safe = watchSafe(world, here, life);
    const struck = () => {
      kills += 1;
      place = world.killed(here, `run-${seed}-${lives}`, safe(), random);
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
    await world.timePasses(place);
    const next = await world.open(place, clock);
    await next.interruptExpired();
    const tenant = next.of(LOCAL_TENANT, "people");
    record = await tenant.reviews.get(stage.reviewId);
    // What a full disk ended, a person resumes once there is room.
    if (record?.status === "failed") await tenant.reviews.resume(stage.reviewId);
    await next.close();
    if (record?.status === "done") break;
    if (record?.startedAt != null) offset = random.integer(-HOUR_MS, HOUR_MS);
  }
  await wake();
  await inspect(stage, place, ledger, ambiguous, faultless);
  for (const one of new Set([place, begun])) await world.discard(one);
  return { seed, faults, broken: ledger.broken, sends: ledger.sends };
}

/** What a life may be ended by besides its own death: the store it lost. */
const stopsARun = (error: unknown): boolean => error instanceof Error && "code" in error;

/** What was safe after the last answered step. */
function watchSafe(world: World, place: string, life: Incarnation): () => number {
  let size = world.safe(place);
  const step = life.step.bind(life);
  life.step = async (at, work) => {
    const result = await step(at, work);
    size = world.safe(place);
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
      model: openDoor(
        {
          id: script.id,
          complete: async (request) => {
            const answer: Completion = await script.complete(request);
            return life.ask(request, () => answer);
          },
        },
        { time: unhurried(), random: () => 0 },
      ),
    });
};

/** Longest wait between two attempts. */
const LONGEST_WAIT_MS = 30_000;

/** A clock of one life: waits between attempts pass at once, and no deadline ever strikes. */
function unhurried(): Time {
  let passed = 0;
  return {
    now: () => START + passed,
    after(ms, run) {
      if (ms > LONGEST_WAIT_MS) return () => {};
      const soon = setImmediate(() => {
        passed += ms;
        run();
      });
      return () => clearImmediate(soon);
    },
  };
}

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
async function inspect(stage: Stage, place: string, ledger: Ledger, ambiguous: number, first: boolean): Promise<void> {
  const store = await stage.world.open(place);
  const tenant = store.of(LOCAL_TENANT, "inspector");
  const broken = (promise: string) => ledger.broken.push(promise);
  const document = await tenant.reviews.document(stage.reviewId);
  if (document === null) broken("the review has no outcome");
  else if (first) stage.document = document.json;
  else if (!isUndisturbed(document.json, stage.document, ledger.refusals))
    broken("the document is not that of an undisturbed run");
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

/** The same bytes; where a provider refused to answer, the same but for what that cost, and each refusal counted. */
function isUndisturbed(made: string, undisturbed: string, refusals: number): boolean {
  if (refusals === 0) return made === undisturbed;
  const [{ cost, ...rest }, { cost: usual, ...same }] = [readReviewDocument(made), readReviewDocument(undisturbed)];
  return isDeepStrictEqual(rest, same) && cost.spent.calls === usual.spent.calls + refusals;
}
