import { describe, expect, it } from "vitest";
import { makeRawPdf, type RawPage } from "../../../test/support/make-raw-pdf.ts";
import { makePdf } from "../../testing/make-pdf.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readPdf } from "./read.ts";
import type { PdfItem } from "./write.ts";

const HONEST = "BT /F 14 Tf 40 250 Td (MRR 42 000 EUR in May) Tj ET\n";
const shown = (text: string, before = "", after = "") => `${before} BT /L 14 Tf 40 150 Td (${text}) Tj ET ${after}\n`;

/** A font that draws what it is asked to and says that it drew something else. */
const liar = (base: string, ...pairs: [from: string, to: string][]): Partial<RawPage> => ({
  fonts: "/L @liar",
  parts: {
    liar: `<< /Type /Font /Subtype /Type1 /BaseFont /${base} /Encoding /WinAnsiEncoding /ToUnicode @map >>`,
    map: {
      entries: "",
      stream: `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${pairs.length} beginbfchar ${pairs
        .map(([from, to]) => `<${hex(from, 2)}> <${hex(to, 4)}>`)
        .join(" ")} endbfchar endcmap end`,
    },
  },
});
const hex = (character: string, length: number) => character.charCodeAt(0).toString(16).padStart(length, "0");

const plain = (base: string): Partial<RawPage> => ({
  fonts: "/L @plain",
  parts: { plain: `<< /Type /Font /Subtype /Type1 /BaseFont /${base} /Encoding /WinAnsiEncoding >>` },
});

async function cellsOf(bytes: Uint8Array) {
  const [section] = (await readPdf(bytes, DEFAULT_READ_LIMITS)).sections;
  return section?.rows.flatMap(({ cells }) => cells.map(({ text, doubted }) => [text, doubted === true])) ?? [];
}

describe("figures that the file may tell otherwise than the page shows them are looked at", () => {
  const honest = ["MRR 42 000 EUR in May", false];
  it.each<[string, string, string, Partial<RawPage>]>([
    ["a 1 said to be a 9", "ARR 1 200 000 EUR", "ARR 9 200 000 EUR", liar("Helvetica", ["1", "9"])],
    ["a 3 said to be an 8", "ARR 3 200 000 EUR", "ARR 8 200 000 EUR", liar("Helvetica", ["3", "8"])],
    ["a 6 said to be a 9", "ARR 6 200 000 EUR", "ARR 9 200 000 EUR", liar("Times-Roman", ["6", "9"])],
    [
      "a 9 said to be a 1, beside a 1 that is one",
      "ARR 9 200 000 EUR",
      "ARR 1 200 000 EUR",
      liar("Helvetica", ["1", "1"], ["9", "1"]),
    ],
    ["millions said to be billions", "ARR 12M EUR", "ARR 12B EUR", liar("Courier-Bold", ["M", "B"])],
  ])("%s", async (_, drawn, said, font) => {
    expect(await cellsOf(makeRawPdf({ content: HONEST + shown(drawn), ...font }))).toEqual([honest, [said, true]]);
  });

  it("a text put in the place of what is drawn", async () => {
    const content = `${HONEST}${shown("ARR 1 200 000 EUR", "/Span << /ActualText (ARR 9 900 000 EUR) >> BDC", "EMC")}`;
    const cells = await cellsOf(makeRawPdf({ content, ...plain("Helvetica") }));
    expect(cells[0]).toEqual(honest);
    expect(cells.slice(1)).toEqual([[expect.stringContaining("ARR"), true]]);
  });

  it("the layer over a scan", async () => {
    const scan: PdfItem = {
      kind: "image",
      x: 0,
      y: 0,
      width: 595,
      height: 842,
      columns: 2,
      rows: 2,
      rgb: new Uint8Array(12).fill(230),
    };
    const text: PdfItem = { kind: "text", text: "ARR 9 900 000 EUR", x: 60, y: 100, renderMode: 3 };
    expect(await cellsOf(makePdf([{ items: [scan, text] }]))).toEqual([["ARR 9 900 000 EUR", true]]);
  });

  it.each(["Helvetica", "Helvetica-BoldOblique", "Times-Roman", "Times-BoldItalic", "Courier", "Courier-BoldOblique"])(
    "but not what is drawn as it is said, in %s",
    async (base) => {
      const text = "0123456789 12M 34K 56B 78k 90m 12b 100%";
      const cells = await cellsOf(makeRawPdf({ content: HONEST + shown(text), ...plain(base) }));
      expect(cells).toEqual([honest, [text, false]]);
    },
  );

  it("nor a ligature or a hyphen that is told in letters", async () => {
    const content = `${HONEST}${shown("Certi", "", "")}${shown("fied in 2024", "/Span << /ActualText (fied in) >> BDC", "EMC")}`;
    const cells = await cellsOf(makeRawPdf({ content, ...plain("Helvetica") }));
    expect(cells.filter(([, doubted]) => doubted)).toEqual([]);
  });
});
