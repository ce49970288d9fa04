import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { globSync } from "./glob.ts";

/** What holds on Linux alone, and what to write instead. */
const LINUX_ALONE: [string, RegExp][] = [
  [
    "fileURLToPath(url): on Windows a pathname begins before the drive, and spaces are escaped",
    /import\.meta\.url\)\.pathname/,
  ],
  ["tmpdir()", /["'`]\/tmp\/(?!tribunal-escape)/],
  ["sep, or names with / on both sides", /\b(?:relative|join|resolve)\([^()]*\)\.split\("\/"\)/],
];

const FOLDERS = ["src", "scripts", "test", "bench", "examples", "web"];

describe("paths", () => {
  it.each(LINUX_ALONE)("use %s", (_, pattern) => {
    const found = FOLDERS.flatMap((folder) => globSync(folder, (path) => /\.tsx?$/.test(path)))
      .filter((path) => !path.endsWith("every-system.test.ts"))
      .filter((path) => pattern.test(readFileSync(path, "utf8")));
    expect(found).toEqual([]);
  });
});
