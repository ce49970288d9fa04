import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type JournaledRequest, journalKey } from "../src/model/journal/journal.ts";
import type { Completion } from "../src/model/port.ts";
import { openSqliteStore } from "../src/store/open.ts";
import { countOf } from "./full-counts.ts";
import { makeDeal, startReview } from "./store-case.ts";

const folder = mkdtempSync(join(tmpdir(), "tribunal-torn-"));
const ANSWERS = ["first", "second", "third"];
/** Of a frame of the log: its head is looked at byte by byte, its page at every so many; at full count at each, with each of its bits. */
const FRAME = { head: 24, page: 4_096, stride: countOf(61, 1) };
const LOG_HEAD = 32;

/** The store as a disk has it: its file, its log, and how long the log was before the last answer came. */
const disk = { file: Buffer.alloc(0), log: Buffer.alloc(0), before: 0 };

const requestOf = (user: string): JournaledRequest => ({
  ...{ model: "m:1", role: "debater", system: "s", user, schema: null },
  ...{ maxOutputTokens: 10, temperature: 0.1, attempt: 0 },
});
const completion = (text: string): Completion => ({
  text,
  finishReason: "stop",
  modelId: "m:1",
  usage: { inputTokens: 10, outputTokens: 2, calls: 1, usd: 0.25, estimated: false },
});

beforeAll(async () => {
  const file = join(folder, "tribunal.sqlite");
  const store = await openSqliteStore(file);
  const tenant = store.of("ours", "alice");
  const journal = tenant.calls.journalOf(await startReview(tenant, (await makeDeal(tenant)).id));
  for (const text of ANSWERS) {
    const request = requestOf(text);
    await journal.begin(journalKey(request), request);
    disk.before = readFileSync(`${file}-wal`).length;
    await journal.complete(journalKey(request), completion(text));
  }
  disk.file = readFileSync(file);
  disk.log = readFileSync(`${file}-wal`);
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the journal says of the three calls with this log beside the file: an answer, or null. */
function answersWith(log: Buffer): unknown[] {
  const file = join(folder, "torn.sqlite");
  writeFileSync(file, disk.file);
  writeFileSync(`${file}-wal`, log);
  const database = new DatabaseSync(file);
  try {
    const rows = database.prepare("select outcome from calls order by rowid").all() as { outcome: string | null }[];
    return rows.map(({ outcome }) => (outcome === null ? null : JSON.parse(outcome).completion.text));
  } finally {
    database.close();
  }
}

/** Places in the part of the log that the last answer wrote. */
function lastPlaces(): number[] {
  const places: number[] = [];
  for (let at = disk.before; at < disk.log.length; at++) {
    const inFrame = (at - LOG_HEAD) % (FRAME.head + FRAME.page);
    if (inFrame < FRAME.head || inFrame % FRAME.stride === 0) places.push(at);
  }
  return places;
}

const bitsAt = (at: number): number[] => Array.from({ length: countOf(1, 8) }, (_, bit) => (at + bit) % 8);

describe("the last record of the journal", () => {
  it("is there when it was acknowledged", () => {
    expect(answersWith(disk.log)).toEqual(ANSWERS);
    expect(lastPlaces().length).toBeGreaterThan(80);
  });

  it("is gone as a whole where its log was cut anywhere, and those before it are untouched", () => {
    const seen = lastPlaces().map((at) => JSON.stringify(answersWith(disk.log.subarray(0, at))));
    expect([...new Set(seen)]).toEqual([JSON.stringify(["first", "second", null])]);
  });

  it("is gone as a whole where a bit of it was turned over, never another answer", () => {
    const seen = lastPlaces().flatMap((at) =>
      bitsAt(at).map((bit) => {
        const log = Buffer.from(disk.log);
        log.writeUInt8(log.readUInt8(at) ^ (1 << bit), at);
        return JSON.stringify(answersWith(log));
      }),
    );
    expect([...new Set(seen)]).toEqual([JSON.stringify(["first", "second", null])]);
  });
});
