import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs", "seeds.md"), "utf8");
const rows = [...page.matchAll(/^\| (.+?) \| ((?:`[^`]+`(?:, )?)+) \| (`.+”) \|$/gm)].map((row) => row.slice(1));
const showing = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, test = "", words = ""]) => ({ test, words }));

it("names only files that are there, and tests by words that stand in them", () => {
  expect(rows.length).toBeGreaterThan(90);
  const untrue = rows.filter(([, files = "", shown = ""]) => {
    const there = [...files.matchAll(/`([^`]+)`/g)].every(([, file = ""]) => existsSync(join(root, file)));
    if (!there || showing(shown).length === 0) return true;
    return showing(shown).some(({ test, words }) => {
      if (!existsSync(join(root, test))) return true;
      return words !== "all of it" && !readFileSync(join(root, test), "utf8").includes(words);
    });
  });
  expect(untrue).toEqual([]);
});

it("leaves out no row of a table that says who does and who shows it", () => {
  const tables = page.split("## What differs")[0] ?? "";
  const all = [...tables.matchAll(/^\| (?!what is asked|---)(.+) \|$/gm)].filter(([row]) => row.includes("`"));
  expect(all.length).toBe(rows.length);
});
