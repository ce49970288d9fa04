import { existsSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { checkCalculation } from "../src/quantities/calculations/check.ts";
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

describe("one rule of same value", () => {
  /** Two numbers held against each other with a room of one's own. */
  const OWN_ROOM = /Math\.abs\((?:[^()]|\([^()]*\))* - (?:[^()]|\([^()]*\))*\)\s*[<>]/;

  it("is asked by every stage that holds values against each other: none brings a tolerance of its own", () => {
    const comparing = sources.filter(({ path }) =>
      /^src\/(?:adapters|analysts|consensus|followup|mcp|outputs|reflexion|report|review|store)\//.test(path),
    );
    expect(comparing.length).toBeGreaterThan(400);
    expect(comparing.filter(({ text }) => OWN_ROOM.test(text)).map(({ path }) => path)).toEqual([]);
    expect("Math.abs(said - value) <= 0.02 * value").toMatch(OWN_ROOM);
    expect("Math.abs(Math.abs(a) - Math.abs(b)) > APART").toMatch(OWN_ROOM);
  });
});

describe("words that are read", () => {
  it("have one place: the months of a language stand in one list, and one fold takes accents away", () => {
    const lists = /janvier\W+f[ée]vrier|january\W+february|janeiro\W+fevereiro/i;
    expect(sources.filter(({ text }) => lists.test(text)).map(({ path }) => path)).toEqual(["src/lexicon/months.ts"]);
    const folds = /\.normalize\("NFK?D"\)\s*\.replace\(\/\\p\{M\}/;
    const others = sources.filter(({ text }) => folds.test(text)).map(({ path }) => path);
    // Letter by letter, so that a place in the folded text is one in the printed; and for names of files.
    expect(others.sort()).toEqual([
      "src/evidence/citations/characters.ts",
      "src/lexicon/fold.ts",
      "src/report/formats.ts",
    ]);
  });
});

describe("the reader's language", () => {
  it("is nowhere in reading: no number or time is read by the language a report is written in", () => {
    const read =
      /\b(?:findQuantities|parseQuantity|findPeriods|parsePeriod)\([^;]*?\blocale:\s*(?:desk|caseFile|open|review|teller|workshop|reader|this)\b/;
    expect(sources.filter(({ text }) => read.test(text)).map(({ path }) => path)).toEqual([]);
    expect("parseQuantity(said, { locale: desk.locale })").toMatch(read);
    for (const locale of ["fr", "en", "pt"] as const) {
      expect(checkCalculation({ formula: "42,000 × 12 = 540,000€" }, { locale })).toMatchObject({
        ok: false,
        recomputed: 504_000,
      });
      expect(checkCalculation({ formula: "42 000 × 12 = 504 000 €" }, { locale }).ok).toBe(true);
      expect(checkCalculation({ formula: "R$ 1.250,50 × 2 = R$ 2.501,00" }, { locale }).ok).toBe(true);
    }
  });
});

describe("what is written for people", () => {
  it("is read by no code: whoever keeps or lists a finished review takes its numbers as data", () => {
    const after = sources.filter(({ path }) => /^src\/(?:followup|runs|store|server|track-record)\//.test(path));
    expect(after.length).toBeGreaterThan(120);
    const reads = /\b(?:findQuantities|parseQuantity|findPeriods|parsePeriod|checkCalculation)\(/;
    expect(after.filter(({ text }) => reads.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe("the pages that tell newcomers where things are", () => {
  const named = (page: string) =>
    [...readFileSync(page, "utf8").matchAll(/`([\w./-]+)`/g)].map(([, name = ""]) => name);
  const folders = new Set(sources.flatMap(({ path }) => path.split("/").slice(1, -1)));

  it("name files and folders that are there", () => {
    const rows = readFileSync("ARCHITECTURE.md", "utf8")
      .split("\n")
      .filter((line) => /^\| `[\w/]+\/`/.test(line));
    expect(rows.length).toBeGreaterThan(25);
    const missing = rows.flatMap((row) => {
      const [, first = "", , start = ""] = row.split("|");
      const homes = [...first.matchAll(/`([\w/]+)\/`/g)].map(([, home = ""]) => home);
      // "`evidence/layout/`, `facts/`, `sheets/`": the later ones stand beside the first.
      const beside = homes.map((home, at) =>
        at === 0 || existsSync(`src/${home}`) ? home : join(dirname(homes[0] ?? ""), home),
      );
      const places = beside.map((home) => (home === "web" ? home : `src/${home}`));
      const files = [...start.matchAll(/`([\w./-]+)`/g)].map(([, file = ""]) => file);
      return [
        ...places.filter((place) => !existsSync(place)),
        ...files.filter(
          (file) => ![".", "src", ...places, ...places.map(dirname)].some((place) => existsSync(join(place, file))),
        ),
      ];
    });
    expect(missing).toEqual([]);
  });

  it("know every folder of the sources", () => {
    const told = new Set(named("ARCHITECTURE.md").map((name) => name.split("/")[0]));
    const top = new Set(sources.filter(({ path }) => path.split("/").length > 2).map(({ path }) => path.split("/")[1]));
    expect(folders.size).toBeGreaterThan(top.size);
    expect([...top].filter((folder) => !told.has(folder ?? ""))).toEqual([]);
  });

  it("name files that are there in running text, too", () => {
    const files = ["ARCHITECTURE.md", "CONTRIBUTING.md"].flatMap(named).filter((name) => /\/.*\.ts$/.test(name));
    expect(files.length).toBeGreaterThan(20);
    const homes = ["", "src/", ...[...folders].map((folder) => `src/${folder}/`), "src/evidence/"];
    expect(files.filter((file) => !homes.some((home) => existsSync(`${home}${file}`)))).toEqual([]);
  });
});
