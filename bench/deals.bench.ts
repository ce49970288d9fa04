import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import { reviewDeal } from "../src/review.ts";
import type { Bench } from "./bench.ts";
import { type Accusations, accusationsIn } from "./deals/accusations.ts";
import { type MadeDeal, makeDeal } from "./deals/deal.ts";
import { type Judged, judgeDeal } from "./deals/judge.ts";
import { printAccusations, printMisses, printTables, summarise } from "./deals/report.ts";

/**
 * Deals with known truth, made in code: what is found, what is decided, and how often that is right.
 * `--count 200 --seed 7`; `--only N -v` replays one deal and shows everything; `--misses 40` limits the list.
 */
export const run: Bench = async ({ args }) => {
  const { values } = parseArgs({
    args,
    strict: false,
    options: {
      count: { type: "string", default: "200" },
      seed: { type: "string", default: "7" },
      only: { type: "string" },
      misses: { type: "string", default: "60" },
      save: { type: "string" },
      verbose: { type: "boolean", short: "v" },
    },
  });
  const seed = Number(values.seed);
  const only = values.only === undefined ? null : Number(values.only);
  const indexes = only === null ? Array.from({ length: Number(values.count) }, (_, i) => i) : [only];
  const judged: Judged[] = [];
  const accused: Accusations[] = [];
  const times: number[] = [];
  for (const index of indexes) {
    const deal = makeDeal(seed, index);
    if (typeof values.save === "string") save(deal, values.save);
    const started = performance.now();
    const context = await buildVerificationContext(sourcesOf(deal), { locale: deal.world.locale });
    judged.push(await judgeDeal(deal, context));
    times.push(performance.now() - started);
    accused.push(await accusationsIn(deal, context));
  }
  const summary = summarise(judged);
  printTables(summary, judged);
  const accusations = printAccusations(accused, Number(values.misses));
  printMisses(judged, seed, Number(values.misses), values.verbose === true);
  times.sort((a, b) => a - b);
  const msPerDeal = Math.round(times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length));
  const p95 = Math.round(times[Math.floor(times.length * 0.95)] ?? 0);
  console.log(`\ntime per deal: ${msPerDeal} ms (p95 ${p95} ms)`);
  const big = only === null ? await timeBigReview(seed) : null;
  if (big !== null) {
    console.log(`20 slides, model, 12 agents, reviewed from the folder (goal ≤ 3000 ms): ${big.warmMs} ms,`);
    console.log(`    ${big.commandMs} ms as a command, from nothing to the report`);
  }
  return {
    seed,
    deals: judged.length,
    ...summary.figures,
    ...accusations,
    msPerDeal,
    p95Ms: p95,
    bigReviewMs: big?.warmMs ?? null,
    bigCommandMs: big?.commandMs ?? null,
  };
};

function sourcesOf(deal: MadeDeal) {
  const { deck, model } = deal.desk;
  return {
    deck: { bytes: deck.bytes, name: `deck.${deck.format}` },
    financialModel: { bytes: model.bytes, name: "model.xlsx" },
    ...(deal.fundingDb === undefined ? {} : { fundingDb: deal.fundingDb }),
  };
}

/** Writes a deal as a folder, as people have them. */
function save(deal: MadeDeal, folder: string): void {
  mkdirSync(join(folder, "agents"), { recursive: true });
  const { deck, model } = deal.desk;
  writeFileSync(join(folder, `deck.${deck.format}`), deck.bytes);
  writeFileSync(join(folder, "model.xlsx"), model.bytes);
  writeFileSync(join(folder, "deal.json"), JSON.stringify({ name: deal.world.company, locale: deal.world.locale }));
  if (deal.fundingDb !== undefined) writeFileSync(join(folder, "funding-db.json"), JSON.stringify(deal.fundingDb));
  for (const { agentName, tier, findings } of deal.agentOutputs) {
    writeFileSync(join(folder, "agents", `${agentName}.json`), JSON.stringify({ agentName, tier, findings }, null, 2));
  }
}

async function timeBigReview(seed: number): Promise<{ warmMs: number; commandMs: number }> {
  const folder = mkdtempSync(join(tmpdir(), "tribunal-deal-"));
  try {
    save(makeDeal(seed, 0, { slides: 20, agents: 12 }), folder);
    const started = performance.now();
    await reviewDeal(folder);
    const warmMs = Math.round(performance.now() - started);
    const command = fileURLToPath(new URL("../src/cli/main.ts", import.meta.url));
    const begun = performance.now();
    const { status, stderr } = spawnSync(process.execPath, [command, "review", folder, "--json", "--no-store"], {
      cwd: folder,
    });
    if (status !== 0 && status !== 2) throw new Error(`The review command failed: ${stderr.toString()}`);
    return { warmMs, commandMs: Math.round(performance.now() - begun) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
