import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { HOSTILE_INPUTS } from "./support/hostile/inputs.ts";

const root = join(import.meta.dirname, "..");
const rows = readFileSync(join(root, "docs/security.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| [A-Z]\d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, id = "", , , makers = "", tests = ""]) => ({ id, makers: codes(makers), tests: codes(tests) }));

function codes(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code as string);
}

const faults = readFileSync(join(root, "docs/security.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => ({ number: Number(line.split("|")[1]), tests: codes(line).filter((code) => code.endsWith(".ts")) }));

const sources = ["src/testing", "test/support", "test/support/hostile"]
  .flatMap((folder) => readdirSync(join(root, folder)).map((file) => join(root, folder, file)))
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** "P2–P10" and "X6, X7" name each of theirs. */
function idsOf(id: string): string[] {
  return id.split(", ").flatMap((part) => {
    const [, letter = "", from = "", to = from] = /^([A-Z])(\d+)(?:–[A-Z](\d+))?$/.exec(part) ?? [];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${letter}${Number(from) + i}`);
  });
}

const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
const KNOWN = Object.entries({ P: 19, X: 11, S: 3, J: 8, N: 1, C: 2, H: 4, U: 2, F: 3, T: 4, K: 3, L: 2 }).flatMap(
  ([letter, count]) => numbered(letter, count),
);

describe("docs/security.md", () => {
  it("names every hostile input once", () => {
    expect(rows.flatMap(({ id }) => idsOf(id)).sort()).toEqual([...KNOWN].sort());
  });

  it.each(rows.map((row) => [row.id, row] as const))("%s: its tests are there", (_, { tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
  });

  it("names makers that exist", () => {
    const makers = rows.flatMap((row) => row.makers);
    const missing = makers.filter(
      (maker) => !new RegExp(`export (?:async )?(?:function|const) ${maker}\\b`).test(sources),
    );
    expect(missing).toEqual([]);
  });

  it("says of every input of the hostile deal that it goes through the library, the command line and an upload", () => {
    const through = rows
      .filter(({ tests }) => tests.includes("test/hostile-inputs.test.ts"))
      .flatMap(({ id }) => idsOf(id));
    expect(HOSTILE_INPUTS.flatMap(({ id }) => idsOf(id)).filter((id) => !through.includes(id))).toEqual([]);
  });

  it("names every fault once, with tests that are there", () => {
    expect(faults.map(({ number }) => number)).toEqual(Array.from({ length: 22 }, (_, i) => i + 1));
    expect(
      faults.filter(({ tests }) => tests.length === 0 || !tests.every((test) => existsSync(join(root, test)))),
    ).toEqual([]);
  });
});
