import { type ChildProcess, fork } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PgBoss } from "pg-boss";
import { importDeal } from "../src/runs/import-deal.ts";
import { queueReview } from "../src/runs/plan.ts";
import { openPostgresStore } from "../src/store/open.ts";
import { makeFinding } from "../src/testing/findings.ts";
import { startPostgres } from "../test/support/postgres.ts";
import type { Bench } from "./bench.ts";

const TENANTS = ["north", "south", "east", "west"];
const WORKERS = [1, 2, 4, 8];

/**
 * A thousand small reviews of four tenants on a real PostgreSQL with 1, 2, 4 and 8 worker processes: throughput, none
 * lost, none doubled. Beside them pg-boss with as many workers and jobs that do nothing: what its queue alone takes.
 */
export const run: Bench = async ({ args }) => {
  const reviews = Number(args[0] ?? 1_000);
  const postgres = await startPostgres();
  const folder = smallDeal();
  try {
    const rows = [];
    for (const workers of WORKERS) rows.push(await measure(await postgres.createDatabase(), folder, workers, reviews));
    console.table(rows);
    const peers: number[] = [];
    for (const workers of WORKERS) peers.push(await pgBoss(await postgres.createDatabase(), workers, reviews));
    console.log(`pg-boss, ${reviews} jobs that do nothing, ${WORKERS.join(", ")} workers: ${peers.join(", ")} jobs/s`);
    const lost = rows.reduce((sum, row) => sum + row.lost, 0);
    const doubled = rows.reduce((sum, row) => sum + row.doubled, 0);
    return {
      reviews,
      perSecond: Object.fromEntries(rows.map(({ workers, perSecond }) => [workers, perSecond])),
      lost,
      doubled,
      pgBossJobsPerSecond: Object.fromEntries(WORKERS.map((workers, at) => [workers, peers[at]])),
      goal: lost + doubled === 0,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await postgres.stop();
  }
};

/** Two agents, one page, one contradiction the page settles. */
function smallDeal(): string {
  const folder = mkdtempSync(join(tmpdir(), "tribunal-small-"));
  for (const name of ["agents", "documents"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "documents", "notes.md"), "# Figures\n\nMRR December 2024: 42 K€\n\nChurn: 1.8 %\n");
  for (const [agent, value] of [
    ["auditor", 42_000],
    ["dreamer", 80_000],
  ] as const) {
    const findings = [makeFinding(agent, "MRR", value, 82, { unit: "EUR", period: "December 2024" })];
    writeFileSync(join(folder, "agents", `${agent}.json`), JSON.stringify({ agentName: agent, tier: 1, findings }));
  }
  return folder;
}

async function measure(url: string, folder: string, workers: number, reviews: number) {
  const store = await openPostgresStore(url);
  const ids = new Set<string>();
  for (const name of TENANTS) {
    const tenant = store.of(name, "bench");
    const { deal } = await importDeal(tenant, folder);
    for (let i = 0; i < reviews / TENANTS.length; i++) {
      const record = await queueReview(tenant, { dealId: deal.id, locale: "en" });
      if (record !== null) ids.add(record.id);
    }
  }
  const ended: { reviewId: string; status: string }[] = [];
  const children = await Promise.all(Array.from({ length: workers }, () => start(url)));
  // The first reviews of each worker load the engine: what is measured begins after them.
  const warm = 2 * workers;
  let from = 0;
  await new Promise<void>((done) => {
    for (const child of children) {
      child.on("message", (message: { reviewId: string; status: string }) => {
        if (ended.push(message) === warm) from = performance.now();
        if (ended.length >= ids.size) done();
      });
      child.send("go");
    }
  });
  const seconds = (performance.now() - from) / 1_000;
  for (const child of children) child.kill("SIGKILL");
  const done = new Set(ended.filter(({ status }) => status === "done").map(({ reviewId }) => reviewId));
  const audit = await store.audit.verify();
  await store.close();
  return {
    workers,
    perSecond: Math.round(((ids.size - warm) / seconds) * 10) / 10,
    lost: [...ids].filter((id) => !done.has(id)).length,
    doubled: ended.length - new Set(ended.map(({ reviewId }) => reviewId)).size,
    chain: audit.ok ? "whole" : "broken",
  };
}

async function start(url: string): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL("./queue-worker.ts", import.meta.url)), {
    env: { PATH: process.env.PATH ?? "", DATABASE_URL: url },
  });
  await new Promise((ready) => child.once("message", ready));
  return child;
}

async function pgBoss(url: string, workers: number, jobs: number): Promise<number> {
  const boss = new PgBoss({ connectionString: url });
  boss.on("error", () => undefined);
  await boss.start();
  await boss.createQueue("reviews");
  for (let i = 0; i < jobs; i++) await boss.send("reviews", { i });
  let done = 0;
  const from = performance.now();
  const work = async (): Promise<void> => {
    for (let [job] = await boss.fetch("reviews"); job !== undefined; [job] = await boss.fetch("reviews")) {
      await boss.complete("reviews", job.id);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  const seconds = (performance.now() - from) / 1_000;
  await boss.stop();
  return Math.round(done / seconds);
}
