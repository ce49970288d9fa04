import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Journal, JournaledRequest } from "../src/model/journal/journal.ts";
import { journalKey } from "../src/model/journal/journal.ts";
import type { Completion } from "../src/model/port.ts";
import { openSqliteStore } from "../src/store/open.ts";
import type { Store } from "../src/store/port.ts";
import type { Bench } from "./bench.ts";

const WARM_UP = 100;
const CALLS = 1_500;
const TARGET = 0.7;

const request = (call: number): JournaledRequest => ({
  model: "openrouter:some/model",
  role: "debater",
  system: "You defend a position by the evidence given. ".repeat(20),
  user: `Case ${call}. Position A says that ARR is 504 K€; position B says 800 K€. `.repeat(60),
  schema: { type: "object" },
  maxOutputTokens: 1_000,
  temperature: 0.1,
  attempt: 0,
});
const completion: Completion = {
  text: JSON.stringify({ verdict: "POSITION_A", reason: "Slide 8 says MRR 42 K€, hence ARR 504 K€. ".repeat(20) }),
  finishReason: "stop",
  modelId: "openrouter:some/model",
  usage: { inputTokens: 2_000, outputTokens: 300, calls: 1, usd: 0.01, estimated: false },
};

/**
 * Durable journal writes of the SQLite store beside bare `node:sqlite`, in the same run. A call to a model is two
 * writes, each on the disk before the next step: `begin` with the whole question, `complete` with the answer. The bare
 * side makes the same two commits of the same texts, one INSERT and one UPDATE by key, with the same settings (WAL,
 * synchronous FULL); it checks no lease, counts no tokens and refuses nobody.
 */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), "tribunal-bench-"));
  const store = await openSqliteStore(join(folder, "store.sqlite"));
  const bare = new DatabaseSync(join(folder, "bare.sqlite"));
  try {
    const ways: [string, (call: number) => Promise<void> | void][] = [
      ["bare node:sqlite", bareWriter(bare)],
      ["store journal", storeWriter(await runningJournal(store))],
    ];
    const times = new Map<string, number[]>(ways.map(([name]) => [name, []]));
    // In turn, so that a busy moment of the machine falls on both alike.
    for (let call = 0; call < WARM_UP + CALLS; call++) {
      for (const [name, way] of call % 2 === 0 ? ways : ways.toReversed()) {
        const start = performance.now();
        await way(call);
        if (call >= WARM_UP) times.get(name)?.push(performance.now() - start);
      }
    }
    const rows = ways.map(([name]) => ({ name, ...summary(times.get(name) ?? []) }));
    console.table(rows);
    const [bareRow, storeRow] = rows as [Row, Row];
    const ratio = round(storeRow.appendsPerSecond / bareRow.appendsPerSecond);
    return {
      calls: CALLS,
      bareAppendsPerSecond: bareRow.appendsPerSecond,
      storeAppendsPerSecond: storeRow.appendsPerSecond,
      ratio,
      target: TARGET,
      ok: ratio >= TARGET,
    };
  } finally {
    bare.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

type Row = { name: string } & ReturnType<typeof summary>;

function bareWriter(database: DatabaseSync): (call: number) => void {
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  database.exec("CREATE TABLE calls (key TEXT PRIMARY KEY, state TEXT, request TEXT, outcome TEXT) STRICT");
  const insert = database.prepare("INSERT INTO calls (key, state, request) VALUES (?, 'begun', ?)");
  const update = database.prepare("UPDATE calls SET state = 'done', outcome = ? WHERE key = ?");
  return (call) => {
    const asked = request(call);
    const key = journalKey(asked);
    insert.run(key, JSON.stringify(asked));
    update.run(JSON.stringify({ state: "done", completion }), key);
  };
}

function storeWriter(journal: Journal): (call: number) => Promise<void> {
  return async (call) => {
    const asked = request(call);
    const key = journalKey(asked);
    await journal.begin(key, asked);
    await journal.complete(key, completion);
  };
}

/** Of a review that is claimed: every write checks its lease. */
async function runningJournal(store: Store): Promise<Journal> {
  const { deals, reviews, calls } = store.of("bench", "bench");
  const deal = await deals.create({ name: "Bench", files: [] });
  const review = await reviews.create({ dealId: deal.id, locale: "en", options: {} });
  const lease = review === null ? null : await reviews.claim(review.id, "bench", 3_600_000);
  if (lease === null) throw new Error("The review could not be claimed.");
  return calls.journalOf(lease);
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Two writes a call. */
function summary(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const total = values.reduce((sum, value) => sum + value, 0);
  const at = (share: number) => round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  return {
    appendsPerSecond: Math.round((2 * values.length * 1000) / total),
    medianMs: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
  };
}
