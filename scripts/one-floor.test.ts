import { readFileSync } from "node:fs";
import { sep } from "node:path";
import { describe, expect, it } from "vitest";
import { globSync } from "./glob.ts";

/** Who asks the witness and never opens a document: the stages, what joins them, and the surfaces. */
const ASKING =
  /^src\/(?:review\.ts$|(?:adapters|analysts|checks|cli|consensus|fusion|followup|mcp|reflexion|report|review|runs|self-test|server)\/)/;

const isCode = (path: string) => /(?<!\.test|\.suite)\.ts$/.test(path) && !path.includes(`${sep}testing${sep}`);
const sources = globSync("src", isCode).map((path) => ({
  path: path.replaceAll(sep, "/"),
  text: readFileSync(path, "utf8"),
}));

/** A context carries the whole dossier for those who build on the library; a stage takes the witness's instead. */
const TAKES_THE_DOSSIER =
  /\bcontext\??\.dossier\b|\{[^{}]*\bdossier\b[^{}]*\}\s*(?:=\s*(?:\w+\.)?context\b|:\s*(?:Pick<)?VerificationContext\b)/g;

describe("what the documents say is asked of one witness", () => {
  it("by cards that have no sections: nobody who asks takes the documents themselves out of a context", () => {
    const asking = sources.filter(({ path }) => ASKING.test(path));
    expect(asking.length).toBeGreaterThan(600);
    expect(asking.flatMap(({ path, text }) => [...text.matchAll(TAKES_THE_DOSSIER)].map(() => path))).toEqual([]);
    for (const way of [
      "const [first] = context.dossier.documents;",
      "this.context?.dossier",
      "const { dossier } = context;",
      "const { dossier, ...more } = deal.context;",
      "function look({ dossier }: VerificationContext)",
    ])
      expect(way.match(TAKES_THE_DOSSIER), way).not.toBeNull();
  });
});
