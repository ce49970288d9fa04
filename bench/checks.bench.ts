import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CheckId } from "../src/domain/check.ts";
import type { Bench } from "./bench.ts";

interface TestRun {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

const COUNTED = /^(\w+): (\d+) cases right, (\d+) traps silent$/u;

/**
 * Runs the tests of the checks and lists, for each of the thirteen, how many cases it gets right and on how many traps
 * it keeps silent. A file with a test that fails counts for nothing.
 */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), "tribunal-checks-"));
  try {
    const file = join(folder, "run.json");
    const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url));
    spawnSync(
      process.execPath,
      [vitest, "run", "--project", "unit", "src/checks", "--reporter=json", `--outputFile=${file}`],
      { cwd: fileURLToPath(new URL("..", import.meta.url)), stdio: "ignore" },
    );
    return tableOf(JSON.parse(readFileSync(file, "utf8")) as TestRun);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

function tableOf({ testResults }: TestRun): Record<string, unknown> {
  const counts = new Map<string, { right: number; silent: number }>(
    CheckId.options.map((id) => [id, { right: 0, silent: 0 }]),
  );
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status !== "passed").map(({ title }) => title),
  );
  for (const { assertionResults } of testResults) {
    if (assertionResults.some(({ status }) => status !== "passed")) continue;
    for (const { title } of assertionResults) {
      const [, id = "", right, silent] = COUNTED.exec(title) ?? [];
      const count = counts.get(id);
      if (count === undefined) continue;
      count.right += Number(right);
      count.silent += Number(silent);
    }
  }
  console.log("check             right  silent");
  for (const [id, { right, silent }] of counts)
    console.log(`${id.padEnd(16)} ${String(right).padStart(6)}  ${String(silent).padStart(6)}`);
  for (const title of failed) console.log(`FAILED: ${title}`);
  return { checks: Object.fromEntries(counts), failed: failed.length };
}
