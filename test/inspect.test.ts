import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inspectCommand } from "../src/cli/inspect.ts";
import { runProgram } from "../src/cli/program.ts";
import { makePdf } from "../src/testing/make-pdf.ts";
import { makeXlsx } from "../src/testing/make-xlsx.ts";

let base: string;
let deal: string;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "tribunal-inspect-"));
  deal = join(base, "acme");
  await mkdir(join(deal, "agents"), { recursive: true });
  await mkdir(join(deal, "documents"));
  await writeFile(
    join(deal, "deck.pdf"),
    makePdf([
      ["Traction", "MRR\t42 000 €"],
      ["Team", "12 people"],
    ]),
  );
  const rows = [
    ["", "2024"],
    ["MRR", 42000],
    ["ARR", { f: "B2*12", v: 507000 }],
  ];
  await writeFile(join(deal, "model.xlsx"), makeXlsx([{ name: "Revenue", rows }]));
  await writeFile(join(deal, "documents", "page.pdf"), "<html></html>");
  const findings = [{ metric: "arr", category: "financial", value: 504000, confidence: 80 }, 42];
  await writeFile(join(deal, "agents", "fin.json"), JSON.stringify({ agentName: "fin", tier: 1, findings }));
});
afterAll(() => rm(base, { recursive: true, force: true }));

async function tribunal(...words: string[]) {
  let out = "";
  let error = "";
  const code = await runProgram([inspectCommand], words, {
    env: { LANG: "C" },
    write: (text) => {
      out += text;
    },
    writeError: (text) => {
      error += text;
    },
  });
  return { code, out, error };
}

describe("tribunal inspect", () => {
  it("says what was read and how well", async () => {
    const { code, out, error } = await tribunal("inspect", deal, "--lang", "en");
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(out).toContain("deck.pdf");
    expect(out).toContain("2 pages");
    expect(out).toContain("1 sheet");
    expect(out).toMatch(
      /Revenue: the stored value is not what the formula gives B3 \(stored 507000, recomputed 504000\)/,
    );
    expect(out).toContain('"page.pdf" is an HTML page, not a PDF.');
    expect(out).toContain("fin (tier 1): 1 finding");
    expect(out).toMatch(/findings\[1\]: .*42/);
  });

  it.each([
    ["fr", "Modèle financier", "est une page HTML, et non un PDF"],
    ["pt", "Modelo financeiro", "é uma página HTML, e não um PDF"],
  ])("speaks %s", async (language, ...expected) => {
    const { out } = await tribunal("inspect", deal, "--lang", language);
    for (const words of expected) expect(out).toContain(words);
  });

  it("gives one JSON document and nothing else", async () => {
    const { code, out, error } = await tribunal("inspect", deal, "--json");
    expect({ code, error }).toEqual({ code: 0, error: "" });
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({
      coverage: "partial",
      documents: [
        { id: "deck.pdf", sections: 2 },
        { id: "model.xlsx", sheets: ["Revenue"] },
      ],
      unreadable: [{ id: "documents/page.pdf", code: "wrong_format", detail: { expected: "pdf", found: "html" } }],
      agents: [{ agentName: "fin", tier: 1, findings: 1 }],
    });
    expect(answer.documents[0].numbers).toBeGreaterThan(0);
  });

  it("names a deck that nobody filled in", async () => {
    const template = join(base, "template");
    await mkdir(template);
    const text = "# [Your Company Name]\n\n## Market\n\n$X B market\n\n## Team\n\nLorem ipsum dolor\n";
    await writeFile(join(template, "deck.md"), text);
    const { code, out } = await tribunal("inspect", template, "--lang", "en", "--fail-on", "warning");
    expect(out).toContain("a template that was not filled in: “[Your Company Name]”");
    expect(out).not.toContain("Primary sources are fine");
    expect(out).not.toContain("read without reservation");
    expect(code).toBe(2);
  });

  it("ends with 2 where something at the asked level was found", async () => {
    expect((await tribunal("inspect", deal, "--fail-on", "blocking")).code).toBe(2);
    expect((await tribunal("inspect", deal, "--json", "--fail-on", "warning")).code).toBe(2);
  });

  it.each([
    [["inspect", "acne"], "acme"],
    [["inspect", "--jsno"], "--json"],
    [["inspct"], "inspect"],
  ])("helps with %j", async (words, suggestion) => {
    const given = words.map((word) => (word === "acne" ? join(base, "acne") : word));
    const { code, out, error } = await tribunal(...given);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(error).toContain("Did you mean");
    expect(error).toContain(suggestion);
  });

  it("answers wrong usage in the language asked for", async () => {
    expect(await tribunal("inspect", "--lang", "fr")).toMatchObject({
      code: 1,
      error: expect.stringContaining("Il manque"),
    });
    const wrong = await tribunal("inspect", deal, "--lang", "es");
    expect(wrong).toMatchObject({ code: 1, error: expect.stringContaining("fr, en, pt") });
    const nothing = join(base, "nothing");
    await mkdir(nothing);
    expect(await tribunal("inspect", nothing, "--lang", "pt")).toMatchObject({
      code: 1,
      error: expect.stringContaining("não contém nada para verificar"),
    });
    expect((await tribunal("inspect", join(deal, "deck.pdf"))).code).toBe(0);
    await writeFile(join(nothing, "deal.json"), "{}");
    expect((await tribunal("inspect", join(nothing, "deal.json"))).error).toContain("a deal is a folder");
    expect((await tribunal("--help")).out).toContain("inspect");
  });
});
