import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { TribunalError } from "../../domain/errors.ts";
import type { Completion } from "../port.ts";
import { type Journal, type JournaledRequest, journalKey } from "./journal.ts";
import { createMemoryJournal } from "./memory.ts";
import { openSqliteJournal } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "tribunal-journal-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let file = "";
let files = 0;
beforeEach(() => {
  file = join(folder, `deep/${++files}`, "journal.sqlite");
});

const request: JournaledRequest = {
  model: "m:1",
  role: "debater",
  system: "s",
  user: "u",
  schema: { type: "object" },
  maxOutputTokens: 10,
  temperature: 0.1,
  attempt: 0,
};
const key = journalKey(request);
const completion = (text: string): Completion => ({
  text,
  finishReason: "stop",
  modelId: "m:1",
  usage: { inputTokens: 1, outputTokens: 2, calls: 1, usd: null, estimated: false },
});
const usage = completion("").usage;

describe("journalKey", () => {
  it("changes with everything the model sees, and with nothing else", () => {
    const variants: JournaledRequest[] = [
      request,
      { ...request, model: "m:2" },
      { ...request, system: "su", user: "" },
      { ...request, user: "U" },
      { ...request, schema: null },
      { ...request, maxOutputTokens: 11 },
      { ...request, temperature: 0.2 },
      { ...request, attempt: 1 },
    ];
    expect(new Set(variants.map(journalKey)).size).toBe(variants.length);
    expect(journalKey({ ...request, role: "critic" })).toBe(key);
  });
});

describe.each<[string, () => Journal]>([
  ["memory", () => createMemoryJournal({ now: () => 5 })],
  ["sqlite", () => openSqliteJournal(file, { now: () => 5 })],
])("the journal in %s", (_, open) => {
  it("knows a call from its beginning to its end", async () => {
    const journal = open();
    expect(await journal.get(key)).toBeNull();
    await journal.begin(key, request);
    expect(await journal.get(key)).toBeNull();
    expect(await journal.inFlight()).toEqual([{ key, model: "m:1", role: "debater", beganAt: 5, ambiguous: false }]);
    expect(await journal.complete(key, completion("a"))).toEqual(completion("a"));
    expect(await journal.get(key)).toEqual({ state: "done", completion: completion("a") });
    expect(await journal.inFlight()).toEqual([]);
    await journal.close();
  });

  it("keeps the first of two answers, and gives it to both", async () => {
    const journal = open();
    await journal.begin(key, request);
    await journal.begin(key, request);
    await journal.complete(key, completion("first"));
    expect((await journal.complete(key, completion("second"))).text).toBe("first");
    await journal.fail(key, { state: "failed", kind: "timeout", detail: {}, usage });
    await journal.begin(key, request);
    expect(await journal.get(key)).toEqual({ state: "done", completion: completion("first") });
    await journal.close();
  });

  it("remembers a failure until the call is made again", async () => {
    const journal = open();
    await journal.begin(key, request);
    await journal.fail(key, { state: "failed", kind: "timeout", detail: { seconds: 3 }, usage });
    expect(await journal.get(key)).toMatchObject({ state: "failed", kind: "timeout", detail: { seconds: 3 } });
    expect(await journal.inFlight()).toEqual([]);
    await journal.begin(key, request);
    await journal.complete(key, completion("now"));
    expect(await journal.get(key)).toMatchObject({ state: "done" });
    await journal.close();
  });
});

describe("the journal in a file", () => {
  it("is made on first use, and survives", async () => {
    const first = openSqliteJournal(file);
    await first.begin(key, request);
    await first.complete(key, completion("kept"));
    await first.close();
    const second = openSqliteJournal(file);
    expect(await second.get(key)).toEqual({ state: "done", completion: completion("kept") });
    await second.close();
  });

  it("marks what another process left unfinished, until it is made again", async () => {
    const first = openSqliteJournal(file);
    await first.begin(key, request);
    const second = openSqliteJournal(file);
    expect(await second.inFlight()).toMatchObject([{ key, ambiguous: true }]);
    await second.begin(key, request);
    expect(await second.inFlight()).toMatchObject([{ key, ambiguous: false }]);
    await second.complete(key, completion("b"));
    expect(await second.inFlight()).toEqual([]);
    await first.close();
    await second.close();
  });

  it("does not take another file for a journal", () => {
    const other = join(folder, "other.txt");
    writeFileSync(other, "this is not a database, and it is long enough to be looked at twice".repeat(20));
    expect(() => openSqliteJournal(other).get(key)).toThrow(TribunalError);
  });
});
