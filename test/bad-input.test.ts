import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadDeal } from "../src/deal/load-deal.ts";
import type { TribunalErrorCode } from "../src/domain/errors.ts";
import type { BuildOptions } from "../src/dossier/build-context.ts";
import { parseIsolated } from "../src/dossier/isolate.ts";
import { makePdf } from "../src/testing/make-pdf.ts";
import { makePptx } from "../src/testing/make-pptx.ts";
import { makeXlsx } from "../src/testing/make-xlsx.ts";
import * as bad from "./support/hostile/bad-files.ts";

const GROWTH_ALLOWED = 150_000_000;
let base: string;
let folder: string;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "tribunal-bad-"));
  folder = join(base, "deal");
  await put("deck.pdf", makePdf([["Acme", "MRR 42 000 €"]]));
});
afterEach(() => rm(base, { recursive: true, force: true }));

async function put(name: string, content: Uint8Array | string): Promise<void> {
  await mkdir(join(folder, name, ".."), { recursive: true });
  await writeFile(join(folder, name), content);
}

/** Loads a deal with a good deck and one bad file; gives what became of the bad one. */
async function withBad(name: string, content: Uint8Array | string, options: BuildOptions = {}) {
  await put(name, content);
  const before = process.memoryUsage.rss();
  const { context } = await loadDeal(folder, { locale: "en", ...options });
  expect(process.memoryUsage.rss() - before).toBeLessThan(GROWTH_ALLOWED);
  const dossier = context.dossier;
  const deck = dossier?.documents.find((document) => document.id === "deck.pdf");
  expect(JSON.stringify(deck)).toContain("42 000 €");
  return {
    document: dossier?.documents.find((document) => document.id === name),
    refusal: dossier?.unreadable.find((document) => document.id === name),
  };
}

describe("a bad file is refused with its reason, and the deck is still read", () => {
  const pdf = makePdf([["A page of text to cut"], ["Another page"]]);
  const xlsx = makeXlsx([{ name: "Revenue", rows: [["MRR", 42000]] }]);
  const pptx = makePptx([["Hello"], ["World"]]);
  const cases: [string, string, Uint8Array | string, TribunalErrorCode[]][] = [
    ["an encrypted PDF", "documents/locked.pdf", bad.encryptedPdf(), ["file_encrypted"]],
    ["an encrypted workbook", "model.xlsx", bad.encryptedXlsx(), ["file_encrypted"]],
    ["a PDF cut in the middle", "documents/cut.pdf", pdf.subarray(0, pdf.length / 3), ["file_damaged"]],
    ["a workbook cut in the middle", "model.xlsx", xlsx.subarray(0, xlsx.length / 2), ["file_damaged"]],
    ["a presentation cut in the middle", "documents/cut.pptx", pptx.subarray(0, pptx.length - 30), ["file_damaged"]],
    ["a web page called PDF", "documents/page.pdf", "<!DOCTYPE html><html><body>404</body></html>", ["wrong_format"]],
    ["a workbook called PDF", "documents/book.pdf", xlsx, ["wrong_format"]],
    ["a PDF called presentation", "documents/slides.pptx", pdf, ["wrong_format"]],
    ["a PDF called workbook", "model.xlsx", pdf, ["wrong_format"]],
    ["an empty PDF", "documents/empty.pdf", "", ["file_empty"]],
    ["an empty workbook", "model.xlsx", "", ["file_empty"]],
    ["noise called PDF", "documents/noise.pdf", Buffer.alloc(5_000, "\x00\x01\xfe"), ["file_damaged"]],
    ["text called PDF", "documents/notes.pdf", "These are my notes.", ["wrong_format"]],
    ["JSON that is not", "context.json", '{"crunchbase": ', ["bad_json"]],
    ["a page tree that is its own child", "documents/cycle.pdf", bad.cyclicPdf(), ["file_damaged"]],
    ["a billion laughs in a workbook", "model.xlsx", bad.laughingXlsx(), ["file_damaged"]],
    ["a billion laughs in a presentation", "documents/lol.pptx", bad.laughingPptx(), ["file_damaged"]],
    ["a part that climbs out of its archive", "documents/climb.pptx", bad.climbingPptx(), ["file_damaged"]],
  ];
  it.each(cases)("%s", async (_, name, content, codes) => {
    const { document, refusal } = await withBad(name, content);
    expect(document).toBeUndefined();
    expect(codes).toContain(refusal?.code);
    expect(refusal?.message).toContain(name.split("/").at(-1));
    expect(existsSync("/tmp/tribunal-escape.txt")).toBe(false);
  });

  it("says what a renamed file really is", async () => {
    const { refusal } = await withBad("documents/page.pdf", "<html></html>");
    expect(refusal?.message).toBe(
      '"page.pdf" is an HTML page, not a PDF. Rename it, or put the right file in its place.',
    );
  });
});

describe("limits are named with their value", () => {
  it("10,000 pages", async () => {
    const { refusal } = await withBad("documents/long.pdf", bad.manyPagesPdf(10_000));
    expect(refusal).toMatchObject({
      code: "too_many_pages",
      detail: { limit: 5_000, file: "long.pdf" },
    });
    expect(refusal?.message).toContain("limit: 5,000, measured: 10,000");
  });
  it("a zip bomb, measured before it is inflated", async () => {
    const { refusal } = await withBad("model.xlsx", bad.bombXlsx(60), { limits: { maxInflatedBytes: 50_000_000 } });
    expect(refusal).toMatchObject({ code: "archive_too_large", detail: { limit: 50_000_000, file: "model.xlsx" } });
    expect(Number(refusal?.detail?.measured)).toBeGreaterThan(60_000_000);
  });
  it("a zip bomb that lies about its size", async () => {
    const { refusal } = await withBad("model.xlsx", bad.lyingXlsx(60));
    expect(["archive_too_large", "file_damaged"]).toContain(refusal?.code);
  });
  it("a workbook that is small until it is handed over", async () => {
    const { refusal } = await withBad("model.xlsx", bad.echoingXlsx(5_000));
    expect(refusal).toMatchObject({ code: "archive_too_large", detail: { limit: 62_500_000, file: "model.xlsx" } });
    expect(Number(refusal?.detail?.measured)).toBeGreaterThan(150_000_000);
  });
  it("a decompression bomb in a PDF", async () => {
    const limit = 250_000_000;
    const { refusal } = await withBad("documents/bomb.pdf", bad.bombPdf(400), { memoryBytes: limit });
    expect(refusal).toMatchObject({ code: "parse_memory", detail: { limit, file: "bomb.pdf" } });
    expect(Number(refusal?.detail?.measured)).toBeGreaterThan(limit);
  });
  it("time", async () => {
    const slow = parseIsolated(bad.bombPdf(100), "pdf", { timeoutMs: 1 });
    await expect(slow).rejects.toMatchObject({ code: "parse_timeout", detail: { limit: 1 } });
    const { document } = await withBad("documents/fine.pdf", makePdf([["Fine"]]));
    expect(document?.sections).toHaveLength(1);
  });
  it("the size of the file", async () => {
    const { refusal } = await withBad("documents/large.pdf", bad.manyPagesPdf(1_000), {
      limits: { maxFileBytes: 20_000 },
    });
    expect(refusal).toMatchObject({ code: "file_too_large", detail: { limit: 20_000 } });
  });
  it("cells", async () => {
    const rows = Array.from({ length: 200 }, () => [1, 2, 3, 4, 5, 6]);
    const { refusal } = await withBad("model.xlsx", makeXlsx([{ name: "S", rows }]), { limits: { maxCells: 1_000 } });
    expect(refusal).toMatchObject({ code: "too_many_cells", detail: { limit: 1_000, file: "model.xlsx" } });
  });
});

describe("odd but harmless files are read", () => {
  it("a sheet that claims all the cells there can be", async () => {
    const { document } = await withBad("model.xlsx", bad.hugeRangeXlsx());
    const cells = document?.sections[0]?.rows.flatMap((row) => row.cells.map((cell) => cell.ref)) ?? [];
    expect(cells).toContain("A1");
    expect(cells).toContain("XFD1048576");
  });
  it("sheets and names called __proto__ and constructor", async () => {
    const workbook = makeXlsx(
      [
        { name: "__proto__", rows: [["ARR", 504000]] },
        { name: "constructor", rows: [["MRR", { f: "'__proto__'!B1/12", v: 42000 }]] },
      ],
      { definedNames: [{ name: "__proto__", refersTo: "constructor!$B$1" }] },
    );
    const { document } = await withBad("model.xlsx", workbook);
    expect(document?.sections.map((section) => section.name)).toEqual(["__proto__", "constructor"]);
    expect(document?.sections[0]?.rows[0]?.cells.at(-1)?.value).toBe(504000);
  });
  it("keys called __proto__", async () => {
    const { document } = await withBad(
      "context.json",
      '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 2}}}',
    );
    const paths = document?.sections[0]?.rows.map((row) => row.path);
    expect(paths).toEqual(["__proto__.polluted", "constructor.prototype.polluted"]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe("paths stay inside the deal folder", () => {
  it.each(["../secret.pdf", "/etc/hostname", "documents/../../secret.pdf"])("%s in deal.json", async (path) => {
    await writeFile(join(base, "secret.pdf"), makePdf([["secret"]]));
    await put("deal.json", JSON.stringify({ files: { model: path } }));
    const { context } = await loadDeal(folder, { locale: "en" });
    expect(context.dossier?.unreadable).toMatchObject([{ id: path, code: "path_outside_deal" }]);
    expect(context.dossier?.documents.map((document) => document.id)).toEqual(["deck.pdf"]);
  });
  it("a link that leads out", async () => {
    const secret = join(base, "secret.json");
    await writeFile(secret, '{"secret": 1}');
    await symlink(secret, join(folder, "context.json"));
    await mkdir(join(folder, "agents"));
    await symlink(secret, join(folder, "agents", "spy.json"));
    const { context, agentOutputs, warnings } = await loadDeal(folder, { locale: "en" });
    expect(context.contextEngineData).toBeUndefined();
    expect(context.dossier?.unreadable).toMatchObject([{ id: "context.json", code: "path_outside_deal" }]);
    expect(agentOutputs).toEqual([]);
    expect(warnings.filter((warning) => warning.code === "file_outside_deal")).toHaveLength(2);
  });
});
