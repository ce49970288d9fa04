import { fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firstWord } from "./support/first-word.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tribunal-first-word-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function started(source: string) {
  const file = join(folder, `${source.length}.mjs`);
  writeFileSync(file, source);
  return fork(file);
}

test("a process that serves is known by its first word", async () => {
  const child = started('process.send("here"); process.disconnect();');
  expect(await firstWord(child)).toBe("here");
});

test.each([
  ["process.exit(3);", "code 3"],
  ['process.kill(process.pid, "SIGKILL");', "SIGKILL"],
])("one that ends before it is told by how it ended: %s", async (source, how) => {
  await expect(firstWord(started(source))).rejects.toThrow(how);
});
