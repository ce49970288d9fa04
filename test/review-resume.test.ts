import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { listCommand } from "../src/cli/list.ts";
import { replayCommand } from "../src/cli/replay.ts";
import { resumeCommand } from "../src/cli/resume.ts";
import { reviewCommand } from "../src/cli/review.ts";
import { importDeal } from "../src/runs/import-deal.ts";
import { queueReview } from "../src/runs/plan.ts";
import { workerName } from "../src/runs/worker-name.ts";
import { openSqliteStore } from "../src/store/open.ts";
import { type CallRecord, LOCAL_TENANT, type ReviewRecord } from "../src/store/port.ts";
import type { FakeProvider } from "../src/testing/fake-provider.ts";
import { questionOf, startJudge, writeDisputedDeal } from "./cli-disputed-deal.ts";
import { startTribunal, tribunal } from "./cli-process.ts";
import { type KillStep, startWire } from "./review-resume-wire.ts";

const MODEL = ["--model", "openai-compatible:judge"];
const COMMANDS = [reviewCommand, resumeCommand, replayCommand, listCommand];

let base = "";
let deal = "";
/** What an untroubled review says, and what it asked. */
let unkilled: { document: string; questions: Set<string> };

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "tribunal-resume-"));
  deal = await writeDisputedDeal(base);
  const provider = await startJudge();
  vi.stubEnv("TRIBUNAL_BASE_URL", provider.url);
  const { code, out } = await tribunal(COMMANDS, ["review", deal, ...MODEL, "--json"], at("unkilled"));
  expect(code).toBe(0);
  unkilled = { document: settled(out), questions: new Set(questionsOf(provider)) };
  await provider.close();
  expect(unkilled.questions.size).toBeGreaterThan(12);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(base, { recursive: true, force: true }));

const home = (name: string) => join(base, name);
const at = (name: string) => ({ env: { ...process.env, LANG: "C", DATABASE_URL: "", TRIBUNAL_HOME: home(name) } });
const questionsOf = ({ requests }: FakeProvider) => requests.map(({ body }) => questionOf(body));

/** The document without what no two runs share: its name, its time, and how long things took. */
function settled(json: string): string {
  const { reviewId, reviewedAt } = JSON.parse(json) as { reviewId: string; reviewedAt: string };
  const timeless = (key: string, value: unknown) => (/duration|processingTime|Ms$/i.test(key) ? "TOOK" : value);
  return JSON.stringify(JSON.parse(json, timeless), null, 1)
    .replaceAll(reviewId, "REVIEW")
    .replaceAll(reviewedAt, "TIME");
}

interface Kept {
  review: ReviewRecord;
  calls: CallRecord[];
}

/** What the store holds of the one review in this home. */
async function keptIn(name: string): Promise<Kept> {
  const store = await openSqliteStore(join(home(name), "tribunal.sqlite"));
  const tenant = store.of(LOCAL_TENANT, "test");
  const [review] = await tenant.reviews.list();
  if (review === undefined) throw new Error("No review was kept.");
  const calls = await tenant.calls.of(review.id);
  await store.close();
  return { review, calls };
}

/** Resolves once so many answers are on record, as another process sees it. */
async function recordedIn(name: string, count: number): Promise<void> {
  const file = new DatabaseSync(join(home(name), "tribunal.sqlite"), { readOnly: true });
  const done = file.prepare("SELECT count(*) AS done FROM calls WHERE state = 'done'");
  // The very moment counts: a process that is asked twenty milliseconds later has gone on.
  while (Number(done.get()?.done) < count) await turn();
  file.close();
}

/** As if so much time had passed that the dead process's claim ran out. */
function letLeaseRunOut(name: string, until: Date = new Date(0)): void {
  const file = new DatabaseSync(join(home(name), "tribunal.sqlite"));
  file.prepare("UPDATE reviews SET lease_until = ?").run(until.toISOString());
  file.close();
}

/** Goes on, in this process or in a new one, and expects the untroubled review, with every finished call made once. */
async function expectResumed(name: string, provider: FakeProvider, inNewProcess = false): Promise<void> {
  const { review, calls } = await keptIn(name);
  const before = provider.requests.length;
  const finished = calls.filter(({ state }) => state === "done").length;
  const words = ["resume", review.id.slice(0, -3), "--json"];
  vi.stubEnv("TRIBUNAL_BASE_URL", provider.url);
  const env = { TRIBUNAL_HOME: home(name), TRIBUNAL_BASE_URL: provider.url };
  const { code, out, err } = await (inNewProcess
    ? startTribunal(words, env).ended
    : tribunal(COMMANDS, words, at(name)));
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(settled(out)).toBe(unkilled.document);
  expect(new Set(questionsOf(provider))).toEqual(unkilled.questions);
  expect(provider.requests.length - before).toBe(unkilled.questions.size - finished);
}

describe("a review killed with -9", () => {
  const steps: KillStep[] = ["before_request", "before_answer", "half_answer", "before_record", "after_record"];

  it.each(steps)("%s: goes on, asks nothing twice that was finished, and says the same", async (step) => {
    const provider = await startJudge();
    let kill: (signal: NodeJS.Signals) => void = () => {};
    const recorded = (count: number) => recordedIn(step, count);
    const wire = await startWire({ target: provider.url, step, call: 8, kill: (signal) => kill(signal), recorded });
    const { child, ended } = startTribunal(["review", deal, ...MODEL, "--json"], {
      TRIBUNAL_HOME: home(step),
      TRIBUNAL_BASE_URL: wire.url,
    });
    kill = (signal) => child.kill(signal);
    expect(await ended).toMatchObject({ signal: "SIGKILL", out: "" });
    await wire.close();
    const { review, calls } = await keptIn(step);
    expect(review.status).toBe("running");
    expect(calls.some(({ state }) => state === "begun")).toBe(true);
    if (step === "after_record") expect(calls.filter(({ state }) => state === "done").length).toBeGreaterThan(7);

    letLeaseRunOut(step);
    await expectResumed(step, provider, step === "before_record");
    await provider.close();
  });
});

describe("a review stopped with Ctrl-C", () => {
  it("ends with 130, says how to go on, and goes on", async () => {
    let mostAnswered = 8;
    const provider: FakeProvider = await startJudge(() => provider.requests.length > mostAnswered);
    const env = { TRIBUNAL_HOME: home("stopped"), TRIBUNAL_BASE_URL: provider.url };
    const { child, ended } = startTribunal(["review", deal, ...MODEL, "--lang", "en"], env);
    await provider.arrived(12);
    await recordedIn("stopped", mostAnswered);
    child.kill("SIGINT");
    const { code, out, err } = await ended;
    const { review, calls } = await keptIn("stopped");
    expect({ code, out }).toEqual({ code: 130, out: "" });
    expect(err).toContain(`\n  tribunal resume ${review.id}\n`);
    expect(review.status).toBe("cancelled");
    expect(calls.filter(({ state }) => state === "begun")).toEqual([]);
    const listed = await tribunal(COMMANDS, ["list"], at("stopped"));
    expect(listed.out).toMatch(new RegExp(`${review.id} .* stopped`));
    mostAnswered = Number.POSITIVE_INFINITY;
    await expectResumed("stopped", provider);
    await provider.close();
  });
});

describe("a review that another process holds", () => {
  const running = async (name: string, worker: string, until: Date): Promise<string> => {
    const store = await openSqliteStore(join(home(name), "tribunal.sqlite"));
    const tenant = store.of(LOCAL_TENANT, "test");
    const { deal: kept } = await importDeal(tenant, deal);
    const review = await queueReview(tenant, { dealId: kept.id, locale: "en" });
    await tenant.reviews.claim(review?.id ?? "", worker, 60_000);
    await store.close();
    letLeaseRunOut(name, until);
    return review?.id ?? "";
  };
  /** A process of this machine as the holder of a review. */
  const workerOf = (pid: number) => workerName("cli").replace(`cli ${process.pid}@`, `cli ${pid}@`);
  const inAMinute = () => new Date(Date.now() + 60_000);

  it("is left alone while that process lives", async () => {
    const id = await running("held", workerOf(process.ppid), inAMinute());
    const { code, err } = await tribunal(COMMANDS, ["resume", id], at("held"));
    expect(code).toBe(1);
    expect(err).toContain(String(process.ppid));
  });

  it("is left alone where that process is on another machine", async () => {
    const id = await running("far", "cli 1@elsewhere", inAMinute());
    expect((await tribunal(COMMANDS, ["resume", id], at("far"))).code).toBe(1);
  });

  it("is taken over at once where that process is gone", async () => {
    const { child, ended } = startTribunal(["--version"], {});
    await ended;
    const id = await running("gone", workerOf(child.pid ?? 0), inAMinute());
    expect((await tribunal(COMMANDS, ["resume", id], at("gone"))).code).toBe(0);
  });
});

describe("tribunal replay", () => {
  it("gives the same bytes without a call, and shows where a changed record differs", async () => {
    const provider = await startJudge();
    vi.stubEnv("TRIBUNAL_BASE_URL", provider.url);
    expect((await tribunal(COMMANDS, ["review", deal, ...MODEL, "--json"], at("replayed"))).code).toBe(0);
    await provider.close();
    const asked = provider.requests.length;
    const same = await tribunal(COMMANDS, ["replay", "last"], at("replayed"));
    expect(same).toMatchObject({ code: 0, err: "", out: expect.stringContaining("identical") });

    const file = new DatabaseSync(join(home("replayed"), "tribunal.sqlite"));
    file.exec("UPDATE calls SET outcome = replace(outcome, 'La première lecture', 'La seconde lecture')");
    file.close();
    const other = await tribunal(COMMANDS, ["replay", "last", "--json"], at("replayed"));
    expect(other.code).toBe(2);
    expect(JSON.parse(other.out)).toMatchObject({
      identical: false,
      difference: { path: expect.stringContaining("$.settled") },
    });
    const told = await tribunal(COMMANDS, ["replay", "last", "--lang", "fr"], at("replayed"));
    expect(told).toMatchObject({ code: 2, out: expect.stringContaining("Première différence") });
    expect(provider.requests.length).toBe(asked);
  });
});
