import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs", "prompts.md"), "utf8");
const table = page.slice(page.indexOf("## Each rule of the prompts we started from"));
const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".ts"),
);
const rows = [...table.matchAll(/^\| (?!rule |---)(.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map((row) => row.slice(1));
const pairs = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, name = "", words = ""]) => ({ name, words }));

it("quotes words that stand in the prompts it names", () => {
  expect(rows.length).toBeGreaterThan(40);
  const untrue = rows
    .flatMap(([, inPrompt = ""]) => pairs(inPrompt))
    .filter(({ name, words }) => {
      const file = files.find((one) => one.includes("prompts") && one.endsWith(`/${name}.ts`));
      return file === undefined || !readFileSync(join(root, "src", file), "utf8").includes(words);
    });
  expect(untrue).toEqual([]);
});

it("names only code that is there: files, reason codes of the guard, functions, settings", () => {
  const source = files
    .filter((name) => !name.includes(".test.") && /^(consensus|reflexion|analysts|model|domain)\//.test(name))
    .map((name) => readFileSync(join(root, "src", name), "utf8"))
    .join("\n");
  const isThere = (name: string) =>
    name.endsWith(".ts") ? files.some((file) => `/${file}`.endsWith(`/${name}`)) : source.includes(name);
  const named = rows.flatMap(([, , byCode = ""]) => [...byCode.matchAll(/`([\w./-]+)`/g)].map(([, name = ""]) => name));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

it("shows each rule by a test that is there", () => {
  const untrue = rows.filter(([, , , shown = ""]) => {
    const [test] = pairs(shown);
    if (test === undefined || !existsSync(join(root, test.name))) return true;
    return !readFileSync(join(root, test.name), "utf8").includes(test.words);
  });
  expect(untrue).toEqual([]);
});
