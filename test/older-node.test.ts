import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bareEnv } from "./cli-process.ts";

const START = fileURLToPath(new URL("../src/cli/start.ts", import.meta.url));
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tribunal-older-"));
  // It says what it was asked for, and ends as the program would.
  const npx = join(folder, "npx");
  writeFileSync(npx, `#!${process.execPath}\nconsole.log(JSON.stringify(process.argv.slice(2))); process.exit(2);\n`);
  chmodSync(npx, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The program on a Node that says it is this one. */
function on(version: string, words: string[], { flags = [] as string[], path = folder, lang = "C" } = {}) {
  const older = join(folder, `${version}.mjs`);
  writeFileSync(older, `Object.defineProperty(process.versions, "node", { value: ${JSON.stringify(version)} });\n`);
  const given = ["--import", pathToFileURL(older).href, ...flags, START, ...words];
  const env = { ...bareEnv(), PATH: [path, process.env.PATH].join(delimiter), LANG: lang };
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { env, encoding: "utf8" });
  return { status, out: stdout, err: stderr };
}

it("starts again on a Node that npm brings where this one is too old, and ends as that one does", () => {
  const { status, out, err } = on("20.20.2", ["review", "my deck.pdf", "--json"], { lang: "fr_FR.UTF-8" });
  expect(JSON.parse(out)).toEqual([
    "--yes",
    "--package=node@24",
    "node",
    "--title=tribunal",
    START,
    "review",
    "my deck.pdf",
    "--json",
  ]);
  expect(status).toBe(2);
  expect(err).toContain("Node est en version 20.20.2");
});

it("says what to do where npm brings none, and does not ask again and again", () => {
  const { status, out, err } = on("22.12.0", ["--version"], { flags: ["--title=tribunal"] });
  expect({ status, out }).toEqual({ status: 1, out: "" });
  expect(err).toContain("https://nodejs.org");
});

it("goes on where this Node will do, and names the one the package names", () => {
  const { status, out } = on("22.13.0", ["--version"]);
  expect(status).toBe(0);
  const { version, engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  expect(out.trim()).toBe(version);
  expect(engines.node).toBe(">=22.13");
});
