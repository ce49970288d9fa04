/**
 * The test command: format and lint (biome), the arrows between the parts (dependency-cruiser), types (tsc), dead code (knip),
 * the package as users import it (build), and every test (vitest). Every step runs, so one run shows every fault; what
 * reads the sources runs beside the tests, which often wait for a process or a page.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const bin = (name: string) => join("node_modules", ".bin", name);

/** A step that reads the sources: what it is called, and its command. */
const READING: [name: string, command: string, args: string[]][] = [
  ["types", bin("tsc"), ["-p", "."]],
  ["types of the desk", bin("tsc"), ["-p", "web"]],
  ["format, lint", bin("biome"), ["check", "--error-on-warnings", "."]],
  ["arrows between the parts", process.execPath, [join("scripts", "arrows.ts")]],
  ["dead code", bin("knip"), []],
];

// Everything the tests write lies in one folder that is removed: databases, password files, browser profiles.
const folder = mkdtempSync(join(tmpdir(), "tribunal-check-"));
chmodSync(folder, 0o755); // PostgreSQL's own user goes through it
const report = join(folder, "tests.json");

const running = new Set<ChildProcess>();
// Told to stop, it ends when its steps have ended, and leaves nothing behind either. Ctrl-C reaches them by itself.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => {
  for (const child of running) child.kill("SIGTERM");
});

const failedSteps: string[] = [];
const [testsPassed] = await Promise.all([buildAndTest(), readSources()]);
const counts = readCounts(report);
rmSync(folder, { recursive: true, force: true });

for (const name of failedSteps) console.error(`\nfailed: ${name}`);
if (counts === null) console.error("\nfailed: the tests did not run to their end");
const passed = counts?.passed ?? 0;
const failed = (counts?.failed ?? 1) + failedSteps.length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(testsPassed && failed === 0 && passed > 0 ? 0 : 1);

/** The build is first: tests open the desk it makes and install the package. */
async function buildAndTest(): Promise<boolean> {
  await step("build", process.execPath, [join("scripts", "build.ts")]);
  console.log("\n— tests");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return run(bin("vitest"), ["run", ...reporters], process.stdout);
}

async function readSources(): Promise<void> {
  for (const [name, command, args] of READING) await step(name, command, args);
}

/** What it says is shown in one piece when it has ended: others are talking. */
async function step(name: string, command: string, args: string[]): Promise<void> {
  const said: string[] = [];
  const passed = await run(command, args, { write: (text) => said.push(text) });
  console.log(`\n— ${name}\n${said.join("").trim()}`);
  if (!passed) failedSteps.push(name);
}

/** True where it ended well. */
function run(command: string, args: string[], to: { write(text: string): void }): Promise<boolean> {
  const live = to === process.stdout;
  const child = spawn(command, args, {
    stdio: live ? "inherit" : ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
    // Windows has two names of its own for it.
    env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (text) => to.write(text));
  return new Promise((resolve) => {
    const end = (passed: boolean) => {
      running.delete(child);
      resolve(passed);
    };
    child.once("error", (error) => {
      to.write(`${command}: ${error.message}\n`);
      end(false);
    });
    child.once("close", (code) => end(code === 0));
  });
}

function readCounts(file: string): { passed: number; failed: number } | null {
  try {
    const json = JSON.parse(readFileSync(file, "utf8")) as {
      numPassedTests: number;
      numFailedTests: number;
      testResults: { status: string; assertionResults: { status: string }[] }[];
    };
    // A file that could not be loaded has no test that failed.
    const unloaded = json.testResults.filter(
      ({ status, assertionResults }) =>
        status === "failed" && !assertionResults.some((test) => test.status === "failed"),
    );
    return { passed: json.numPassedTests, failed: json.numFailedTests + unloaded.length };
  } catch {
    return null;
  }
}
