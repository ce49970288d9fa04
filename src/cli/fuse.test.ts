import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, expect, it } from "vitest";
import { fuseCommand } from "./fuse.ts";
import { runProgram } from "./program.ts";

const folder = mkdtempSync(join(tmpdir(), "tribunal-fuse-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "sources.csv");
writeFileSync(file, "metric,Deck,CRM,Bank\nARR,500 k€,480 k€,480 k€\nchurn,3 %,3 %,3 %\n");

async function run(...words: string[]) {
  const said = { out: "", error: "" };
  const code = await runProgram([fuseCommand], ["fuse", ...words], {
    env: {},
    write: (text) => (said.out += text),
    writeError: (text) => (said.error += text),
  });
  return { code, out: stripVTControlCharacters(said.out), error: said.error };
}

it("shows the likely value, how sure, who differs and that nothing is proven", async () => {
  const { code, out } = await run(file, "--lang", "en");
  expect(code).toBe(0);
  expect(out).toMatch(/Claims: 6 · things: 2 · sources: 3/);
  expect(out).toMatch(/ARR +480,000 +\d+% +vote and records +500,000 \(1\)/);
  expect(out).toMatch(/not proof/);
});

it("writes one JSON document", async () => {
  const { objects, sources, skippedLines } = JSON.parse((await run(file, "--json")).out);
  expect(objects.map(({ object, value }: { object: string; value: number }) => [object, value])).toEqual([
    ["ARR", 480_000],
    ["churn", 3],
  ]);
  expect(sources).toHaveLength(3);
  expect(skippedLines).toEqual([]);
});

it("names sources that never differ, and calls nothing certain", async () => {
  const alike = join(folder, "alike.csv");
  const things = ["a", "b", "c", "d", "e"];
  const lines = things.flatMap((thing, i) => [
    ...["press", "blog", "wiki"].map((source) => `${thing},${source},${100 + i}`),
    ...["deck", "memo"].map((source) => `${thing},${source},${200 + 10 * i}`),
  ]);
  writeFileSync(alike, ["object,source,value", ...lines].join("\n"));
  const { out } = await run(alike, "--lang", "en");
  expect(out).toMatch(/never differ[^\n]*\n {2}blog, press, wiki/);
  expect(out).not.toContain("at least 100%");
});

it("says what is wrong with a file that is not there, holds no claim, or a closeness that is none", async () => {
  const empty = join(folder, "empty.csv");
  writeFileSync(empty, "object,source,value\n");
  const [nothing, json] = ["nothing.csv", "x.json"].map((name) => join(folder, name)) as [string, string];
  writeFileSync(nothing, "");
  writeFileSync(json, '{"a":1}');
  expect(await run(nothing, "--lang", "en")).toMatchObject({ code: 1, error: expect.stringContaining("is empty") });
  expect(await run(json, "--lang", "en")).toMatchObject({ code: 1, error: expect.stringContaining("no claim") });
  expect(await run(join(folder, "no.csv"))).toMatchObject({ code: 1, error: expect.stringContaining("no.csv") });
  expect(await run(folder, "--lang", "en")).toMatchObject({
    code: 1,
    error: expect.stringContaining("cannot be used"),
  });
  expect(await run(empty, "--lang", "en")).toMatchObject({ code: 1, error: expect.stringContaining("no claim") });
  expect(await run(file, "--same", "much", "--lang", "en")).toMatchObject({
    code: 1,
    error: expect.stringContaining("--same"),
  });
});
