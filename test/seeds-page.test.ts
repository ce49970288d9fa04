import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs", "seeds.md"), "utf8");
const rows = [...page.matchAll(/^\| (.+?) \| `([^`]+)` \| (`.+”) \|$/gm)].map((row) => row.slice(1));
const showing = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, test = "", words = ""]) => ({ test, words }));

it("names only files that are there, and tests by words that stand in them", () => {
  expect(rows.length).toBeGreaterThan(90);
  const untrue = rows.filter(([, file = "", shown = ""]) => {
    if (!existsSync(join(root, file)) || showing(shown).length === 0) return true;
    return showing(shown).some(({ test, words }) => {
      if (!existsSync(join(root, test))) return true;
      return words !== "all of it" && !readFileSync(join(root, test), "utf8").includes(words);
    });
  });
  expect(untrue).toEqual([]);
});
