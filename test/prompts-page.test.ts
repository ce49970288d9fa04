import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs", "prompts.md"), "utf8");
const table = page.slice(page.indexOf("## Each rule of the prompts we started from"));
const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".ts"),
);
const PROMPTS = ["debater", "arbitrator", "quick", "critic", "improver", "analyst"];

it("names only code that is there: files, reason codes of the guard, functions", () => {
  const named = [...new Set([...table.matchAll(/`([\w./-]+)`/g)].map((match) => match[1] as string))];
  expect(named.length).toBeGreaterThan(15);
  const source = files
    .filter((name) => !name.includes(".test.") && /^(consensus|reflexion|analysts|model)\//.test(name))
    .map((name) => readFileSync(join(root, "src", name), "utf8"))
    .join("\n");
  const isThere = (name: string) =>
    name.endsWith(".ts") ? files.some((file) => `/${file}`.endsWith(`/${name}`)) : source.includes(name);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

it("has a prompt file or a rule of code for each rule", () => {
  const rows = [...table.matchAll(/^\| (?!rule |---)(.+?) \| (.+?) \| (.+?) \|$/gm)].map((row) => row.slice(1));
  expect(rows.length).toBeGreaterThan(15);
  for (const prompt of PROMPTS)
    expect(
      files.some((file) => file.includes("prompts") && file.endsWith(`/${prompt}.ts`)) || prompt === "analyst",
    ).toBe(true);
  const nowhere = rows.filter(([, inPrompt = "", byCode = ""]) => inPrompt === "–" && byCode === "–");
  expect(nowhere).toEqual([]);
});
