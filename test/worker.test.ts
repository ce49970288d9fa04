import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { readReviewDocument } from "../src/report/json.ts";
import { importDeal } from "../src/runs/import-deal.ts";
import { queueReview } from "../src/runs/plan.ts";
import { openPostgresStore } from "../src/store/open.ts";
import { LOCAL_TENANT, type ReviewRecord, type Store } from "../src/store/port.ts";
import { type FakeProvider, startFakeProvider } from "../src/testing/fake-provider.ts";
import { bareEnv } from "./cli-process.ts";
import { ANY_ANSWER, disputedFolder } from "./disputed-folder.ts";
import { newDatabase } from "./store-case.ts";

let url = "";
let store: Store;
let provider: FakeProvider | null = null;
const workers: Worker[] = [];
/** Who is killed cannot clear up: what it wrote goes with this folder. */
const left = mkdtempSync(join(tmpdir(), "tribunal-workers-"));
afterAll(() => rmSync(left, { recursive: true, force: true }));
beforeEach(async () => {
  url = await newDatabase();
  store = await openPostgresStore(url);
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.kill();
  await provider?.close();
  provider = null;
  await store.close();
});

/** A worker in a process of its own. */
class Worker {
  readonly child: ChildProcess;
  readonly lines: string[] = [];
  readonly #name = `worker ${workers.length + 1}`;
  readonly #waiting = new Set<() => void>();

  constructor(env: Record<string, string> = {}) {
    this.child = spawn(process.execPath, ["test/worker-child.ts"], {
      env: { ...bareEnv(), TMPDIR: left, DATABASE_URL: url, PGAPPNAME: this.#name, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    createInterface({ input: this.child.stdout as NodeJS.ReadableStream }).on("line", (line) => {
      this.lines.push(line);
      for (const look of this.#waiting) look();
    });
    workers.push(this);
  }

  /** Resolves once it has said so. */
  said(words: string): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.lines.includes(words)) resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.child.once("exit", resolve));
    this.child.kill("SIGKILL");
    await gone;
    await this.#heardOf();
  }

  /** What it sent before it died may still be written: it is over when the database has let its connections go. */
  async #heardOf(): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const open = "select 1 from pg_stat_activity where datname = current_database() and application_name = $1";
    while ((await client.query(open, [this.#name])).rowCount !== 0);
    await client.end();
  }
}

const local = () => store.of(LOCAL_TENANT, "test");

async function queued(folder: string, model: string | null = null, crossReading?: boolean): Promise<ReviewRecord> {
  const { deal } = await importDeal(local(), folder);
  const record = await queueReview(local(), { dealId: deal.id, locale: "en", model, crossReading });
  if (record === null) throw new Error("The deal is gone.");
  return record;
}

/** No test waits for a clock: what the lease's end would bring is brought about. */
async function leaseRunsOut(reviewId: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("update tribunal.reviews set lease_until = now() - interval '1 hour' where id = $1", [reviewId]);
  await client.end();
}

const withModel = () => ({ TRIBUNAL_BASE_URL: provider?.url ?? "", TRIBUNAL_API_KEY: "sk-test-0123456789" });

async function documentOf(id: string) {
  const document = await local().reviews.document(id);
  if (document === null) throw new Error(`${id} has no document.`);
  const { reviewId, reviewedAt, stages, metrics, settled, ...review } = readReviewDocument(document.json);
  void [reviewId, reviewedAt, stages, metrics];
  const timeless = settled.map(({ contradiction, resolution: { resolvedAt, debateRecord, ...resolution }, phase }) => {
    const { totalDuration, rounds, ...record } = debateRecord;
    void [resolvedAt, totalDuration];
    const { detectedAt, ...found } = contradiction;
    void detectedAt;
    return {
      found,
      resolution,
      phase,
      record,
      rounds: rounds.map(({ timestamp, ...round }) => [timestamp !== null, round]),
    };
  });
  return JSON.stringify({ ...review, settled: timeless });
}

describe("workers on PostgreSQL", () => {
  it("give one outcome for each review, however many they are", async () => {
    const folder = await disputedFolder();
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) ids.push((await queued(folder)).id);
    const pair = [new Worker(), new Worker()];
    for (const id of ids) await Promise.race(pair.map((worker) => worker.said(`${id} done`)));
    for (const id of ids) {
      expect(pair.flatMap(({ lines }) => lines.filter((line) => line.startsWith(id)))).toEqual([`${id} done`]);
      expect(await local().reviews.get(id)).toMatchObject({ status: "done", attempts: 1 });
    }
    expect(await store.audit.verify()).toMatchObject({ ok: true });
    rmSync(folder, { recursive: true });
  });

  it("take over from one that was killed, and pay for no finished call twice", async () => {
    const folder = await disputedFolder();
    const model = "openai-compatible:test";
    provider = await startFakeProvider({ answer: ANY_ANSWER });
    const whole = await queued(folder, model);
    const first = new Worker(withModel());
    await first.said(`${whole.id} done`);
    await first.kill();
    const calls = provider.requests.length;
    expect(calls).toBeGreaterThan(6);
    await provider.close();

    const hangAt = calls - 3;
    provider = await startFakeProvider({
      answer: ANY_ANSWER,
      script: (_, index) => (index === hangAt ? { kind: "silent" } : { kind: "ok" }),
    });
    const killed = await queued(folder, model);
    const doomed = new Worker(withModel());
    await provider.arrived(hangAt + 1);
    await doomed.kill();
    const before = provider.requests.length;
    const onRecord = (await local().calls.of(killed.id)).filter(({ state }) => state === "done").length;
    expect(onRecord).toBeGreaterThan(3);
    await new Worker(withModel()).said(`${killed.id} done`);
    expect(provider.requests.length - before).toBe(calls - onRecord);
    expect(await local().reviews.get(killed.id)).toMatchObject({ status: "done", attempts: 2 });
    expect(await documentOf(killed.id)).toBe(await documentOf(whole.id));
    rmSync(folder, { recursive: true });
  });

  it("refuse what a stalled one writes too late", async () => {
    const folder = await disputedFolder();
    // Nobody answers the first worker: it waits, in the middle of nothing, with its four questions on record.
    let answers = false;
    const script = () => ({ kind: answers ? ("ok" as const) : ("silent" as const) });
    provider = await startFakeProvider({ answer: ANY_ANSWER, script });
    // The documents are read against themselves by one question; these four are asked at once.
    const record = await queued(folder, "openai-compatible:test", false);
    const stalled = new Worker(withModel());
    await provider.arrived(4);
    stalled.child.kill("SIGSTOP");
    answers = true;
    await leaseRunsOut(record.id);
    await new Worker(withModel()).said(`${record.id} done`);
    const document = await local().reviews.document(record.id);
    stalled.child.kill("SIGCONT");
    await stalled.said(`${record.id} lost`);
    expect(await local().reviews.document(record.id)).toEqual(document);
    expect(await local().reviews.get(record.id)).toMatchObject({ status: "done", attempts: 2 });
    rmSync(folder, { recursive: true });
  });

  it("let a deal that cannot be read fail alone, and say why", async () => {
    const poisoned = mkdtempSync(join(tmpdir(), "tribunal-poisoned-"));
    mkdirSync(join(poisoned, "agents"));
    writeFileSync(join(poisoned, "agents", "cfo.json"), "{ this is no JSON");
    const folder = await disputedFolder();
    const [bad, good] = [await queued(poisoned), await queued(folder)];
    const worker = new Worker();
    await worker.said(`${good.id} done`);
    const failed = await local().reviews.get(bad.id);
    expect(failed?.status).toBe("failed");
    expect(failed?.error?.message).toMatch(/\w+ \w+/);
    for (const dir of [poisoned, folder]) rmSync(dir, { recursive: true });
  });
});
