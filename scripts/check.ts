/**
 * The test command: format and lint (biome), the arrows between the parts (dependency-cruiser), types (tsc), dead code (knip),
 * the package as users import it (build), and every test (vitest). Every step runs, so one run shows every fault.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const bin = (name: string) => join("node_modules", ".bin", name);
const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;

const steps: [name: string, () => boolean][] = [
  ["format, lint", () => run(bin("biome"), ["check", "--error-on-warnings", "."])],
  ["arrows between the parts", () => run(process.execPath, [join("scripts", "arrows.ts")])],
  ["types", () => run(bin("tsc"), ["-p", "."])],
  ["types of the desk", () => run(bin("tsc"), ["-p", "web"])],
  ["dead code", () => run(bin("knip"), [])],
  ["build", () => run(process.execPath, [join("scripts", "build.ts")])],
];

const failedSteps = steps.filter(([name, step]) => {
  console.log(`\n— ${name}`);
  return !step();
});

console.log("\n— tests");
// Everything the tests write lies in one folder that is removed: databases, password files, browser profiles.
const folder = mkdtempSync(join(tmpdir(), "tribunal-check-"));
chmodSync(folder, 0o755); // PostgreSQL's own user goes through it
process.env.TMPDIR = folder;
const report = join(folder, "tests.json");
const testsPassed = run(bin("vitest"), ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
const counts = readCounts(report);
rmSync(folder, { recursive: true, force: true });

for (const [name] of failedSteps) console.error(`\nfailed: ${name}`);
if (counts === null) console.error("\nfailed: the tests did not run to their end");
const passed = counts?.passed ?? 0;
const failed = (counts?.failed ?? 1) + failedSteps.length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(testsPassed && failed === 0 && passed > 0 ? 0 : 1);

function readCounts(file: string): { passed: number; failed: number } | null {
  try {
    const json = JSON.parse(readFileSync(file, "utf8")) as {
      numPassedTests: number;
      numFailedTests: number;
      numFailedTestSuites: number;
    };
    return { passed: json.numPassedTests, failed: Math.max(json.numFailedTests, json.numFailedTestSuites) };
  } catch {
    return null;
  }
}
