import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TERMS } from "./terms.ts";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = ["src/i18n", "web/src/i18n"];

/** A closed set written out: its keys with words of their own. */
const WRITTEN_OUT = [
  /\bUNRESOLVED: "/,
  /\bphantom: "(?!C)/,
  /\bMODERATE: "/,
  /\bnumeric_value: "/,
  /\bconsensus1: "/,
  /\binterrupted: "/,
  /\bHIGH: "(?:[Hh]igh|[Hh]aute|[ÉéEe]levée|[Ff]orte|[Aa]lta)"/,
];

it("has one place for each closed set: no catalogue writes its words again", () => {
  const again = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter(
        (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && `${folder}/${file}` !== "src/i18n/terms.ts",
      )
      .flatMap((file) => {
        const text = readFileSync(join(ROOT, folder, file), "utf8");
        return WRITTEN_OUT.filter((pattern) => pattern.test(text)).map(
          (pattern) => `${folder}/${file}: ${pattern.source}`,
        );
      }),
  );
  expect(again).toEqual([]);
});

it("tells the members of a set apart in every language", () => {
  for (const terms of Object.values(TERMS))
    for (const set of [terms.trust, terms.severity, terms.grade, terms.citation, terms.stage, terms.state])
      expect(new Set(Object.values(set)).size).toBe(Object.keys(set).length);
});
