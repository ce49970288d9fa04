import { describe, expect, it } from "vitest";
import type { Section } from "../../domain/document.ts";
import { makePdf } from "../../testing/make-pdf.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readPdf } from "./read.ts";
import type { PdfItem, PdfPageSpec, PdfText } from "./write.ts";

const SEEN: PdfItem = { kind: "text", text: "Seen by the reader", x: 60, y: 100 };
const WHITE = [1, 1, 1] as const;
const NAVY = [0.05, 0.1, 0.3] as const;

const words = (more: Partial<PdfText>): PdfItem => ({ kind: "text", text: "ARR 9 M€", x: 120, y: 300, ...more });
const box = (colour: readonly [number, number, number], more = {}): PdfItem => ({
  kind: "rectangle",
  x: 100,
  y: 270,
  width: 200,
  height: 60,
  colour,
  ...more,
});
const picture = (level: number, more = {}): PdfItem => ({
  kind: "image",
  x: 100,
  y: 270,
  width: 200,
  height: 60,
  columns: 2,
  rows: 2,
  rgb: new Uint8Array(12).fill(level),
  ...more,
});

async function readPage(page: PdfPageSpec): Promise<Section> {
  const [section] = (await readPdf(makePdf([page]), DEFAULT_READ_LIMITS)).sections;
  if (section === undefined) throw new Error("the PDF has no page");
  return section;
}

const visible = (section: Section) => section.rows.map((row) => row.cells.map(({ text }) => text).join(" | "));

describe("text a reader does not see is set apart", () => {
  it.each<[string, string, PdfItem[]]>([
    ["drawn without ink", "invisible", [words({ renderMode: 3 })]],
    ["fully transparent", "invisible", [words({ opacity: 0 })]],
    ["on a layer that is switched off", "invisible", [words({ layer: "off" })]],
    ["white on white", "background_colour", [words({ colour: WHITE })]],
    ["almost white on white", "background_colour", [words({ colour: [0.98, 0.99, 0.98] })]],
    ["navy on navy", "background_colour", [box(NAVY), words({ colour: NAVY })]],
    ["white on a white picture", "background_colour", [picture(255), words({ colour: WHITE })]],
    ["one point high", "tiny", [words({ size: 1 })]],
    ["beside the page", "off_page", [words({ x: 700 })]],
    ["under a white shape", "covered", [words({}), box(WHITE)]],
    ["under a picture", "covered", [words({}), picture(200)]],
  ])("%s", async (_, reason, items) => {
    const section = await readPage({ items: [SEEN, ...items] });
    expect(visible(section)).toEqual(["Seen by the reader"]);
    expect(section.stream).not.toContain("ARR");
    expect(section.hiddenRows.map((row) => [row.hidden, row.cells[0]?.text])).toEqual([[reason, "ARR 9 M€"]]);
    expect(section.issues).toEqual([
      { code: "hidden_text", level: "warning", detail: { rows: 1, reasons: reason }, section: 1 },
    ]);
  });

  it("outside the crop box", async () => {
    const section = await readPage({ crop: [50, 50, 400, 400], items: [SEEN, words({ y: 700 })] });
    expect(visible(section)).toEqual(["Seen by the reader"]);
    expect(section.hiddenRows[0]?.hidden).toBe("off_page");
  });

  it("covered and written over: the new words are read, the old are hidden", async () => {
    const section = await readPage({ items: [words({}), box(WHITE), words({ text: "ARR 5 M€" })] });
    expect(visible(section)).toEqual(["ARR 5 M€"]);
    expect(section.hiddenRows.map((row) => row.cells[0]?.text)).toEqual(["ARR 9 M€"]);
  });

  it("covered in part", async () => {
    const items = [words({ text: "ARR 9 M€ audited in full", size: 14 }), box(WHITE, { x: 185 })];
    const section = await readPage({ items });
    expect(visible(section)).toEqual(["ARR 9 M€"]);
    expect(section.hiddenRows[0]?.cells[0]?.text).toBe("audited in full");
  });
});

describe("its visible counterparts are read", () => {
  it.each<[string, PdfItem[]]>([
    ["white on a dark shape", [box(NAVY), words({ colour: WHITE })]],
    ["white on a dark picture", [picture(20), words({ colour: WHITE })]],
    ["on a layer that is shown", [words({ layer: "on" })]],
    ["half transparent", [words({ opacity: 0.5 })]],
    ["six points high", [words({ size: 6 })]],
    ["dark on a light shape", [box([0.9, 0.95, 1]), words({})]],
    ["under a see-through shape", [words({}), box([1, 1, 0], { opacity: 0.4 })]],
    ["beside a later shape", [words({}), box(WHITE, { y: 400 })]],
    ["light grey but legible", [words({ colour: [0.82, 0.82, 0.82], size: 18 })]],
  ])("%s", async (_, items) => {
    const section = await readPage({ items: [SEEN, ...items] });
    expect(visible(section)).toEqual(["Seen by the reader", "ARR 9 M€"]);
    expect(section.hiddenRows).toEqual([]);
    expect(section.issues).toEqual([]);
  });
});

describe("pictures of pages", () => {
  const scan = picture(230, { x: 0, y: 0, width: 595, height: 842 });

  it("a scan without text cannot be used", async () => {
    const section = await readPage({ items: [scan] });
    expect(section.issues).toEqual([{ code: "no_text_layer", level: "blocking", detail: {}, section: 1 }]);
  });

  it("a scan with only a page number cannot be used either", async () => {
    const section = await readPage({ items: [scan, words({ text: "7", y: 820 })] });
    expect(section.issues).toMatchObject([{ code: "no_text_layer", level: "blocking" }]);
  });

  it("the invisible layer over a scan says what the picture shows", async () => {
    const section = await readPage({ items: [scan, words({ text: "Recognised words of the scan", renderMode: 3 })] });
    expect(visible(section)).toEqual(["Recognised words of the scan"]);
    expect(section.stream).toBe("Recognised words of the scan");
    expect(section.hiddenRows).toEqual([]);
    expect(section.issues).toMatchObject([{ code: "no_text_layer", level: "warning" }]);
  });

  it("an empty page is empty, not a picture", async () => {
    const section = await readPage({ items: [] });
    expect(section.issues).toEqual([{ code: "empty_section", level: "info", detail: {}, section: 1 }]);
  });
});
