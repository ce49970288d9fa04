import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDeal } from "../src/deal/load-deal.ts";
import { reviewDeal } from "../src/review.ts";
import type { Bench } from "./bench.ts";

const FULL_BYTES = 1_000_000;
const FULL_FINDINGS = 100_000;
/** Twice the input may take so many times the processor time: linear is 2, a square is 4. */
const MOST = 2.6;

const words = (bytes: number) =>
  "plain words that say nothing of note and go on ".repeat(bytes / 47 + 1).slice(0, bytes);
const finding = (i: number) =>
  `{"id":"same","metric":"Cost line ${i}","value":${1_000 + i},"unit":"EUR","confidence":{"score":75},"evidence":[{"type":"quote","content":"Cost line ${i}: ${1_000 + i} €","source":"Context"}]}`;

/** Shapes made to be slow; each as the files of a deal, at a share of its full size. */
const SHAPES: Record<string, (share: number) => Record<string, string>> = {
  "one line of words": (share) => ({ "documents/a.txt": words(FULL_BYTES * share) }),
  "one word": (share) => ({ "documents/a.txt": "x".repeat(FULL_BYTES * share) }),
  "one row of digits": (share) => ({ "documents/a.txt": "1".repeat(FULL_BYTES * share) }),
  "spaces and commas": (share) => ({ "documents/a.txt": "1, ".repeat((FULL_BYTES * share) / 3) }),
  "one cell": (share) => ({ "documents/a.csv": `label,value\n"${words(FULL_BYTES * share)}",1\n` }),
  "one JSON string": (share) => ({ "context.json": JSON.stringify({ note: words(FULL_BYTES * share) }) }),
  "one sentence of an agent": (share) => ({
    "agents/a.json": JSON.stringify({ agentName: "a", tier: 1, analysis: words(FULL_BYTES * share) }),
  }),
  "findings under one id": (share) => ({
    "agents/a.json": `{"agentName":"a","tier":1,"findings":[${Array.from({ length: FULL_FINDINGS * share }, (_, i) => finding(i)).join(",")}]}`,
  }),
};

/** Processor time of this process for reading and reviewing, at half and at full size; parsers are counted by their own limits. */
export const run: Bench = async ({ args }) => {
  const scale = Number(args.find((one) => /^[\d.]+$/.test(one)) ?? 1);
  await processorMs({ "context.json": '{"arr":504000}' });
  const rows: Record<string, { half: number; full: number; ratio: number }> = {};
  for (const [name, make] of Object.entries(SHAPES)) {
    const half = await processorMs(make(scale / 2));
    const full = await processorMs(make(scale));
    rows[name] = { half, full, ratio: Math.round((full / half) * 100) / 100 };
  }
  console.table(rows);
  // What takes no time at either size says nothing by its ratio.
  const steep = Object.keys(rows).filter((name) => (rows[name]?.full ?? 0) > 500 && (rows[name]?.ratio ?? 0) > MOST);
  console.log(
    steep.length === 0 ? "Nothing grows faster than its input." : `Faster than its input: ${steep.join(", ")}`,
  );
  return { scale, rows, goal: { ratio: MOST }, steep };
};

async function processorMs(files: Record<string, string>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "tribunal-bench-linear-"));
  for (const [path, content] of Object.entries({ "context.json": '{"arr":504000}', ...files })) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const from = process.cpuUsage();
  await reviewDeal(await loadDeal(folder, { locale: "en" }));
  const { user, system } = process.cpuUsage(from);
  rmSync(folder, { recursive: true, force: true });
  return Math.round((user + system) / 1_000);
}
