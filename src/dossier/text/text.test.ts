import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Row } from "../../domain/document.ts";
import { TribunalError } from "../../domain/errors.ts";
import { DEFAULT_READ_LIMITS, type Reader } from "../reader.ts";
import { readJson } from "./json.ts";
import { readMarkdown } from "./markdown.ts";
import { readText } from "./text.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const lines = (rows: Row[]) => rows.map((row) => row.cells.map((cell) => cell.text).join(" | "));
const read = (reader: Reader, text: string | Uint8Array, limits = DEFAULT_READ_LIMITS) =>
  reader(typeof text === "string" ? bytes(text) : text, limits);
const firstRows = async (reader: Reader, text: string) => (await read(reader, text)).sections[0]?.rows ?? [];
const codeOf = (reader: Reader, text: string | Uint8Array, limits = DEFAULT_READ_LIMITS) =>
  read(reader, text, limits).then(
    () => "read",
    (error: unknown) => (error instanceof TribunalError ? error.code : error),
  );

describe("readText", () => {
  it("numbers paragraphs, joins lines a program wrapped, splits columns", async () => {
    const rows = await firstRows(
      readText,
      "Une phrase assez longue pour avoir été coupée par un programme\nau milieu de son cours.\n\nARR\t504 000 €\nMRR     42 000 €     45 000 €\n- un\n- deux",
    );
    expect(lines(rows)).toEqual([
      "Une phrase assez longue pour avoir été coupée par un programme au milieu de son cours.",
      "ARR | 504 000 €",
      "MRR | 42 000 € | 45 000 €",
      "- un",
      "- deux",
    ]);
    expect(rows.map((row) => row.number)).toEqual([1, 2, 3, 4, 5]);
  });

  it("takes pages from markers and from form feeds", async () => {
    const marked = await read(readText, "[Page 3]\nARR\n--- Page 4 ---\nMRR");
    expect(marked.sections.map((s) => [s.kind, s.number])).toEqual([
      ["page", 3],
      ["page", 4],
    ]);
    const fed = await read(readText, "un\fdeux\f");
    expect(fed.sections.map((s) => [s.kind, s.number, lines(s.rows)])).toEqual([
      ["page", 1, ["un"]],
      ["page", 2, ["deux"]],
    ]);
  });

  it("understands the encodings people have", async () => {
    const text = "Chiffre d'affaires été";
    const latin = Uint8Array.from([...text].map((c) => c.charCodeAt(0)));
    const utf16 = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Buffer.from(text, "utf16le"))]);
    for (const form of [bytes(text), bytes(`\uFEFF${text}`), latin, utf16]) {
      expect(lines((await read(readText, form)).sections[0]?.rows ?? [])).toEqual([text]);
    }
  });

  it("names what is wrong", async () => {
    expect(await codeOf(readText, "")).toBe("file_empty");
    expect(await codeOf(readText, "%PDF-1.7 …")).toBe("wrong_format");
    expect(await codeOf(readText, "a\0b")).toBe("wrong_format");
    expect(await codeOf(readText, "long", { ...DEFAULT_READ_LIMITS, maxFileBytes: 3 })).toBe("file_too_large");
  });
});

describe("readMarkdown", () => {
  it("reads what a reader sees: headings, emphasis, links, lists", async () => {
    const rows = await firstRows(
      readMarkdown,
      "# Traction **forte** #\n\nLe *MRR* de [42 K€](http://x.y)\ncroît.\n\n- un\n- [x] deux\n\n> citation\n\n```\ncode\n```\nsnake_case_name reste",
    );
    expect(lines(rows)).toEqual([
      "Traction forte",
      "Le MRR de 42 K€ croît.",
      "un",
      "deux",
      "citation",
      "code",
      "snake_case_name reste",
    ]);
  });

  it("reads tables as rows with their headings", async () => {
    const rows = await firstRows(
      readMarkdown,
      "Avant\n\n| | 2023 | 2024 |\n|---|---:|:--:|\n| ARR \\| net | 310 | **504** |\nAprès",
    );
    expect(lines(rows)).toEqual(["Avant", " | 2023 | 2024", "ARR | net | 310 | 504", "Après"]);
    expect(rows[2]?.cells.map((c) => [c.text, c.header])).toEqual([
      ["ARR | net", undefined],
      ["310", "2023"],
      ["504", "2024"],
    ]);
  });

  it("counts the slides of a file that is made into slides", async () => {
    const { sections } = await read(readMarkdown, "---\nmarp: true\n---\n# Nimbora\n\n---\n## Traction\nMRR: 42 K€\n");
    expect(sections.map(({ kind, number }) => [kind, number])).toEqual([
      ["slide", 1],
      ["slide", 2],
    ]);
    const prose = await read(readMarkdown, "---\ntitle: Plan\n---\n# Nimbora\n\n---\n## Traction\nMRR: 42 K€\n");
    expect(prose.sections.map(({ kind }) => kind)).toEqual(["text"]);
  });

  it("sets comments, front matter and styled-away text apart", async () => {
    const document = await read(
      readMarkdown,
      '---\nauthor: x\n---\nVu <!-- caché\nencore --> ici\n\n[//]: # (note)\n<div style="display:none">loin</div>\n',
    );
    const section = document.sections[0];
    expect(lines(section?.rows ?? []).join(" ")).toBe("Vu ici");
    expect(section?.hiddenRows.map((r) => [r.hidden, r.cells[0]?.text])).toEqual(
      ["author: x", "caché", "encore", "note", "loin"].map((t) => ["hidden_text", t]),
    );
    expect(section?.issues.map((i) => i.code)).toEqual(["hidden_text"]);
  });

  it("sets apart what stands in the definition of a link: nobody sees it", async () => {
    const { sections } = await read(
      readMarkdown,
      'MRR: €42,000 [source][1]\n\n[ARR]: # (ARR is €9,900,000)\n[ARR 8 M€]: <>\n[1]: https://example.org "ARR €7,700,000"\n[^1]: a footnote\n[Slide 2]\nTeam: 4',
    );
    const rows = sections.flatMap((section) => lines(section.rows)).join(" ");
    expect(rows).not.toMatch(/9,900|8 M€|7,700/);
    expect(rows).toMatch(/42,000.*footnote.*Team: 4/);
    expect(sections[0]?.hiddenRows.map((r) => r.cells[0]?.text)).toEqual([
      "ARR is €9,900,000",
      "ARR 8 M€",
      "ARR €7,700,000",
    ]);
  });

  it("takes slides from headings that number them", async () => {
    const { sections } = await read(readMarkdown, "## Slide 1\nVision\n## Slide 2: Équipe\n- Ana");
    expect(sections.map((s) => [s.kind, s.number, lines(s.rows)])).toEqual([
      ["slide", 1, ["Vision"]],
      ["slide", 2, ["Équipe", "Ana"]],
    ]);
  });
});

describe("readJson", () => {
  const paths = (rows: Row[]) => rows.map((row) => [row.path, ...row.cells.map((cell) => cell.text)]);

  it("gives each leaf its path, a label in words and its value", async () => {
    const rows = await firstRows(
      readJson,
      '{"crunchbase":{"fundingHistory":[{"round":"Seed","amount":1200000}],"isPublic":false,"ipo":null,"tags":[]}}',
    );
    expect(paths(rows)).toEqual([
      ["crunchbase.fundingHistory[0].round", "crunchbase funding history round", "Seed"],
      ["crunchbase.fundingHistory[0].amount", "crunchbase funding history Seed amount", "1200000"],
      ["crunchbase.isPublic", "crunchbase is public", "false"],
      ["crunchbase.ipo", "crunchbase ipo", "null"],
      ["crunchbase.tags", "crunchbase tags", "[]"],
    ]);
    expect(rows[1]?.cells[1]?.value).toBe(1_200_000);
  });

  it("calls objects in lists by their names, and says their period", async () => {
    const rows = await firstRows(
      readJson,
      '{"benchmarks":[{"metric":"arr_multiple","p75":12.50}],"history":[{"year":2024,"arr":504000}]}',
    );
    expect(rows[1]?.cells[0]?.text).toBe("benchmarks arr multiple p75");
    expect(rows[1]?.cells[1]).toEqual({ text: "12.50", value: 12.5 });
    expect(rows[3]?.cells[1]).toEqual({ text: "504000", value: 504_000, header: "2024" });
  });

  it("takes odd keys and large numbers as they stand, and refuses a key that stands twice", async () => {
    const rows = await firstRows(
      readJson,
      '{"__proto__":{"polluted":1},"constructor":2,"n":12345678901234567890,"k":1,"a \\"b\\"":"x\\ny"}',
    );
    expect(paths(rows)).toEqual([
      ["__proto__.polluted", "proto polluted", "1"],
      ["constructor", "constructor", "2"],
      ["n", "n", "12345678901234567890"],
      ["k", "k", "1"],
      ['a "b"', 'a "b"', "x\ny"],
    ]);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    await expect(firstRows(readJson, '{"k":1,"k":2}')).rejects.toMatchObject({ detail: { reason: "repeated_key" } });
  });

  it("has a row for every leaf of any value", async () => {
    const count = (value: unknown): number => {
      if (value === null || typeof value !== "object") return 1;
      const inner = Object.values(value);
      return inner.length === 0 ? 1 : inner.reduce((sum: number, v) => sum + count(v), 0);
    };
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect((await firstRows(readJson, JSON.stringify(value))).length).toBe(
          count(JSON.parse(JSON.stringify(value))),
        );
      }),
      { numRuns: 100 },
    );
  });

  it("refuses what is not JSON, and what is too deep or too much", async () => {
    for (const bad of ["{a:1}", '{"a":1', "[1,]", "NaN", "[".repeat(200_000), '"abc'])
      expect(await codeOf(readJson, bad)).toBe("bad_json");
    expect(await codeOf(readJson, "[".repeat(5_000) + "]".repeat(5_000))).toBe("bad_json");
    expect(await codeOf(readJson, "[1,2,3]", { ...DEFAULT_READ_LIMITS, maxCells: 2 })).toBe("too_many_cells");
    expect(await codeOf(readJson, "")).toBe("file_empty");
  });
});
