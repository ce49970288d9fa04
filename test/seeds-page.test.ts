import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs", "seeds.md"), "utf8");
const rows = [...page.matchAll(/^\| (.+?) \| `(.+?)` \| `(.+?)`: “(.+?)” \|$/gm)].map((row) => row.slice(1));

it("names only files that are there, and tests by words that stand in them", () => {
  expect(rows.length).toBeGreaterThan(50);
  const untrue = rows.filter(([, file = "", test = "", words = ""]) => {
    if (!existsSync(join(root, file)) || !existsSync(join(root, test))) return true;
    const text = readFileSync(join(root, test), "utf8").toLowerCase();
    return words !== "all of it" && !text.includes(words.split(" %s")[0]?.toLowerCase() ?? "");
  });
  expect(untrue).toEqual([]);
});
