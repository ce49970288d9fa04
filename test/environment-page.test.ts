import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { globSync } from "../scripts/glob.ts";

/** Of the system, and of nobody's choice. */
const NOT_OURS = new Set(["HOME", "USERPROFILE", "TERM", "PATH", "TMPDIR"]);
const READ =
  /\b(?:env|place)\.([A-Z][A-Z0-9_]+)\b|"([A-Z][A-Z0-9_]+_(?:API_KEY|BASE_URL))"|\b((?:TRIBUNAL|AWS)_[A-Z0-9_]+)\b/g;

const page = readFileSync("docs/environment.md", "utf8");
const sources = globSync("src", (path) => path.endsWith(".ts") && !/\.test\.ts$|[\\/]testing[\\/]/.test(path))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

describe("docs/environment.md", () => {
  it("has every variable the sources read", () => {
    const read = [...sources.matchAll(READ)].flatMap(([, ...names]) => names.filter((name) => name !== undefined));
    const missing = [...new Set(read)].filter((name) => !NOT_OURS.has(name) && !page.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });

  it("has none that they do not read", () => {
    const rows = [...page.matchAll(/^\| (`[^|]+`)/gm)].flatMap(
      ([, names = ""]) => names.match(/[A-Z][A-Z0-9_]+/g) ?? [],
    );
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter((name) => !sources.includes(name))).toEqual([]);
  });
});
