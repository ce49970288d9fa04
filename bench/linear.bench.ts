import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDeal } from "../src/deal/load-deal.ts";
import { reviewDeal } from "../src/review.ts";
import { LONG_TEXTS } from "../test/support/hostile/long-texts.ts";
import type { Bench } from "./bench.ts";

/** Twice the input may take so many times the processor time: linear is 2, a square is 4. */
const MOST = 2.6;
const FULL_BYTES = 1_000_000;

/** Processor time of this process for reading and reviewing, at half and at full size; parsers are counted by their own limits. */
export const run: Bench = async ({ args }) => {
  const scale = Number(args.find((one) => /^[\d.]+$/.test(one)) ?? 1);
  await processorMs({ "context.json": '{"arr":504000}' });
  const rows: Record<string, { half: number; full: number; ratio: number }> = {};
  for (const [name, make] of Object.entries(LONG_TEXTS)) {
    const half = await processorMs(make((scale * FULL_BYTES) / 2));
    const full = await processorMs(make(scale * FULL_BYTES));
    console.log(`${name}: ${half} ms, ${full} ms`);
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
