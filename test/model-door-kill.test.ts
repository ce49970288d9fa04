import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteJournal } from "../src/model/journal/sqlite.ts";
import { type Behaviour, type FakeProvider, startFakeProvider } from "../src/testing/fake-provider.ts";
import type { ChildTask, KillStep } from "./model-door-child.ts";

const child = fileURLToPath(new URL("./model-door-child.ts", import.meta.url));
const questions = ["question 1", "question 2", "question 3"];

let folder = "";
let provider: FakeProvider;
/** The endpoint keeps silent once, so that the parent can kill the child while it waits. */
let silentOnce = false;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "tribunal-kill-"));
  silentOnce = false;
  provider = await startFakeProvider({
    answer: null,
    script({ body }): Behaviour {
      const question = questions.find((one) => JSON.stringify(body).includes(one)) ?? "";
      if (silentOnce && question === "question 2") {
        silentOnce = false;
        return { kind: "silent" };
      }
      return { kind: "ok", answer: { verdict: `answer to ${question}` } };
    },
  });
});

afterEach(async () => {
  await provider.close();
  rmSync(folder, { recursive: true, force: true });
});

const journalFile = () => join(folder, "journal.sqlite");

function start(task: Partial<ChildTask>): {
  process: ChildProcess;
  ended: Promise<{ signal: string | null; out: string }>;
} {
  const full: ChildTask = { url: provider.url, journal: journalFile(), kill: null, replay: false, ...task };
  const process_ = spawn(process.execPath, [child, JSON.stringify(full)], { stdio: ["ignore", "pipe", "pipe"] });
  let out = "";
  process_.stdout.on("data", (chunk) => {
    out += chunk;
  });
  process_.stderr.on("data", (chunk) => {
    out += chunk;
  });
  const ended = new Promise<{ signal: string | null; out: string }>((resolve) =>
    process_.on("close", (_, signal) => resolve({ signal, out })),
  );
  return { process: process_, ended };
}

async function inFlight() {
  const journal = openSqliteJournal(journalFile());
  const calls = await journal.inFlight();
  await journal.close();
  return calls;
}

/** What the review says when nobody kills it: three answers of the endpoint. */
const unkilled = `${JSON.stringify(
  questions.map((question) => ({
    success: true,
    data: { verdict: `answer to ${question}` },
    retries: 0,
    usage: { inputTokens: 100, outputTokens: 20, calls: 1, usd: null, estimated: false },
  })),
)}\n`;

describe("a review killed with -9", () => {
  it.each<[KillStep, number, number]>([
    ["before_begin", 1, 0],
    ["in_flight", 2, 1],
    ["before_complete", 2, 1],
    ["after_complete", 1, 0],
  ])("%s goes on, and asks nothing twice that was finished", async (step, asked, ambiguous) => {
    silentOnce = step === "in_flight";
    const first = start({ kill: { call: 2, step } });
    if (step === "in_flight") {
      await provider.arrived(2);
      first.process.kill("SIGKILL");
    }
    expect(await first.ended).toEqual({ signal: "SIGKILL", out: "" });
    const left = await inFlight();
    expect(left.map((call) => call.ambiguous)).toEqual(Array(ambiguous).fill(true));

    const resumed = await start({}).ended;
    expect(resumed.out).toBe(unkilled);
    expect(questions.map((question) => provider.count(question))).toEqual([1, asked, 1]);
    expect(await inFlight()).toEqual([]);
  });

  it("replays to the same bytes, and says what a replay lacks", async () => {
    const complete = await start({}).ended;
    expect(complete.out).toBe(unkilled);
    await provider.close();
    expect((await start({ replay: true }).ended).out).toBe(complete.out);
    rmSync(journalFile());
    const { out } = await start({ replay: true }).ended;
    expect(JSON.parse(out)).toMatchObject(Array(3).fill({ success: false, failure: { kind: "journal_miss" } }));
    expect(provider.count()).toBe(3);
  });
});
