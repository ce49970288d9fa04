import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { globSync } from "../scripts/glob.ts";

/** Of the system, and of nobody's choice. */
const NOT_OURS = new Set(["HOME", "USERPROFILE", "TERM", "PATH", "TMPDIR"]);

it("docs/environment.md has every variable the sources read", () => {
  const sources = globSync("src", (path) => path.endsWith(".ts") && !/\.test\.ts$|[\\/]testing[\\/]/.test(path));
  const read = sources.flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(/\benv\.([A-Z][A-Z0-9_]+)\b|"([A-Z][A-Z0-9_]+_(?:API_KEY|BASE_URL))"/g),
    ].map(([, one, other]) => (one ?? other) as string),
  );
  const page = readFileSync("docs/environment.md", "utf8");
  const missing = [...new Set(read)].filter((name) => !NOT_OURS.has(name) && !page.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
