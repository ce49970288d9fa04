import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { toJson } from "../src/report/json.ts";
import type { Review } from "../src/review/result.ts";
import { reviewDeal } from "../src/review.ts";
import { detailsOf, summaryOf } from "../src/runs/document.ts";
import { importDeal } from "../src/runs/import-deal.ts";
import { queueReview } from "../src/runs/plan.ts";
import { createServer } from "../src/server/create-server.ts";
import { openSqliteStore } from "../src/store/open.ts";
import type { Store } from "../src/store/port.ts";
import type { Bench } from "./bench.ts";
import { endlessAnswer, longDeck } from "./heavy-deals.ts";
import { watchLoop } from "./loop-watch.ts";
import type { CrowdResult, CrowdTask } from "./server-crowd.ts";
import type { ReadersResult, ReadersTask } from "./server-readers.ts";

const READERS = 200;
const CONTRADICTIONS = 100;
const REQUESTS = 4_000;
const ROUNDS = 3;

/**
 * 200 readers at once ask for the document of a review with 100 contradictions, over loopback, from a thread of their
 * own: the whole server (log, host, token, limits, store) beside a bare Hono handler that returns the same bytes.
 */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), "tribunal-bench-server-"));
  const store = await openSqliteStore(join(folder, "store.sqlite"), { quotas: { streams: 1_000 } });
  const { secret } = await store.access.createToken({ tenant: "bench", label: "bench", actor: "bench" });
  const { reviewId, size } = await makeReview(store);
  const server = createServer({ store, concurrency: 0, limits: { requestsPerMinute: 10_000_000 } });
  const { url } = await server.listen();
  const headers = { authorization: `Bearer ${secret}`, "accept-encoding": "gzip" };
  const address = `${url}/api/reviews/${reviewId}/document`;
  const sent = await fetch(address, { headers });
  const length = Number(sent.headers.get("content-length"));
  await sent.arrayBuffer();
  const bare = await startBare(new Uint8Array(length).map(() => Math.floor(Math.random() * 256)));

  const ours: ReadersResult[] = [];
  const theirs: ReadersResult[] = [];
  const task = { headers, readers: READERS, bytes: length };
  for (let round = 0; round <= ROUNDS; round++) {
    const requests = round === 0 ? READERS * 2 : REQUESTS;
    const results = [
      await readers({ ...task, url: bare.url, requests }),
      await readers({ ...task, url: address, requests }),
    ] as const;
    if (round === 0) continue; // The first round warms both up.
    theirs.push(results[0]);
    ours.push(results[1]);
  }
  await bare.close();
  await server.close();
  const crowd = await crowded(store, secret, `/api/reviews/${reviewId}/document`, folder);
  await store.close();
  rmSync(folder, { recursive: true, force: true });

  const [plain, whole] = [figures(theirs), figures(ours)];
  const ratio = { p50: round(whole.p50 / plain.p50), p99: round(whole.p99 / plain.p99) };
  console.log(`${READERS} readers, ${REQUESTS} requests × ${ROUNDS}, ${size} bytes of JSON sent as ${length} gzipped`);
  console.table({ "bare Hono": plain, Tribunal: whole });
  console.log(`Tribunal beside bare Hono: p50 × ${ratio.p50}, p99 × ${ratio.p99}`);
  console.log(
    `while ${crowd.reviews} were reviewed (${crowd.seconds} s): /health every 10 ms, ${READERS} readers, 200 listeners`,
  );
  console.table({ "/health": crowd.health, reading: crowd.reading });
  console.table({ "the loop that answers": crowd.loop });
  return {
    readers: READERS,
    contradictions: CONTRADICTIONS,
    bytes: length,
    bare: plain,
    tribunal: whole,
    ratio,
    crowd,
  };
};

/** The same server while two heavy deals are reviewed: how long does anybody wait? */
async function crowded(store: Store, secret: string, document: string, folder: string) {
  const tenant = store.of("bench", "bench");
  const reviews: string[] = [];
  for (const [name, make] of [
    ["long-deck", longDeck],
    ["endless-answer", endlessAnswer],
  ] as const) {
    const { deal } = await importDeal(tenant, make(join(folder, name)));
    const record = await queueReview(tenant, { dealId: deal.id, locale: "en" });
    if (record !== null) reviews.push(record.id);
  }
  const limits = { requestsPerMinute: 10_000_000, streams: 1_000 };
  const server = createServer({ store, concurrency: 2, limits });
  const { url } = await server.listen();
  const headers = { authorization: `Bearer ${secret}`, "accept-encoding": "gzip" };
  const task: CrowdTask = { url, headers, readers: READERS, document, listeners: 200, reviews };
  const loop = watchLoop();
  const { health, reading, errors, events, seconds } = await inThread<CrowdResult>("./server-crowd.ts", task);
  const turns = loop();
  const ended = await Promise.all(reviews.map(async (id) => (await tenant.reviews.get(id))?.status));
  await server.close();
  return {
    reviews: `a deck of 200 pages (${ended[0]}) and 26 MB of findings (${ended[1]})`,
    seconds: round(seconds),
    health: figures([{ times: health, errors: 0, seconds }]),
    reading: figures([{ times: reading, errors, seconds }]),
    events,
    loop: turns,
    goal: { healthP99: 50, healthWorst: 250 },
  };
}

/** A real review, its contradictions repeated until there are enough, finished in the store. */
async function makeReview(store: Store): Promise<{ reviewId: string; size: number }> {
  const tenant = store.of("bench", "bench");
  const dir = join(import.meta.dirname, "../examples/deals/novalys");
  const { deal } = await importDeal(tenant, dir);
  const record = await queueReview(tenant, { dealId: deal.id, locale: "fr" });
  const lease = record === null ? null : await tenant.reviews.claim(record.id, "bench", 60_000);
  if (record === null || lease === null) throw new Error("The review could not be queued.");
  const review = grown(await reviewDeal(dir, { locale: "fr", reviewId: record.id }));
  const document = toJson(review);
  await tenant.reviews.finish(lease, { document, summary: summaryOf(review), details: detailsOf(review) });
  return { reviewId: record.id, size: document.length };
}

function grown(review: Review): Review {
  const settled = Array.from({ length: CONTRADICTIONS }, (_, i) => {
    const one = review.settled[i % review.settled.length];
    if (one === undefined) throw new Error("The example deal has no contradiction.");
    const id = `${one.contradiction.id}-${i}`;
    return {
      ...one,
      contradiction: { ...one.contradiction, id },
      resolution: { ...one.resolution, contradictionId: id },
    };
  });
  return { ...review, settled };
}

async function startBare(bytes: Uint8Array<ArrayBuffer>): Promise<{ url: string; close: () => Promise<void> }> {
  const app = new Hono();
  app.get("/", (c) => c.body(bytes, 200, { "content-type": "application/json", "content-encoding": "gzip" }));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close };
}

const readers = (task: ReadersTask) => inThread<ReadersResult>("./server-readers.ts", task);

function inThread<Result>(file: string, task: object): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(file, import.meta.url), { workerData: task });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

interface Figures {
  requests: number;
  errors: number;
  p50: number;
  p99: number;
  max: number;
  perSecond: number;
}

function figures(rounds: ReadersResult[]): Figures {
  const times = rounds.flatMap((one) => one.times).sort((a, b) => a - b);
  const seconds = rounds.reduce((sum, one) => sum + one.seconds, 0);
  const at = (share: number) =>
    round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN);
  return {
    requests: times.length,
    errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    perSecond: Math.round(times.length / seconds),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
