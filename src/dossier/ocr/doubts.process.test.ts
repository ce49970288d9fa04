import { describe, expect, it } from "vitest";
import { makeRawPdf, type RawPart } from "../../../test/support/make-raw-pdf.ts";
import type { Section } from "../../domain/document.ts";
import { checkCitation } from "../../evidence/citations/check.ts";
import { type BuildOptions, buildVerificationContext } from "../build-context.ts";

const DIGITS = [..."0123456789"];
const HELVETICA = "/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>";

/** A page with a font of type 3 whose glyphs, from the code `from` on, are the ten digits and have no other name. */
function pageWithNamelessDigits(from: number, map?: string): Uint8Array {
  const code = (number: string) =>
    [...number].map((digit) => (from + Number(digit)).toString(16).padStart(2, "0")).join("");
  const font =
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 -200 600 800] /FontMatrix [0.001 0 0 0.001 0 0] ${HELVETICA} ` +
    `/FirstChar ${from} /LastChar ${from + 9} /Widths [${DIGITS.map(() => 556).join(" ")}] ` +
    `/Encoding << /Differences [${from} ${DIGITS.map((digit) => `/g${digit}`).join(" ")}] >> ` +
    `/CharProcs << ${DIGITS.map((digit) => `/g${digit} @c${digit}`).join(" ")} >> ${map === undefined ? "" : "/ToUnicode @map"} >>`;
  const parts: Record<string, RawPart> = { digits: font, map: { entries: "", stream: map ?? "" } };
  for (const digit of DIGITS) {
    parts[`c${digit}`] = { entries: "", stream: `556 0 d0 BT /F 1000 Tf (${digit}) Tj ET` };
  }
  const content =
    `BT /F 14 Tf 40 250 Td (Where the company stands) Tj ET BT /F 14 Tf 40 200 Td (ARR 1) Tj ` +
    `/D 14 Tf <${code("24")}> Tj /F 14 Tf ( M EUR) Tj ET BT /F 14 Tf 40 150 Td (Paying customers) Tj ET ` +
    `BT /D 14 Tf 200 150 Td <${code("5731")}> Tj ET`;
  return makeRawPdf({ content, fonts: "/D @digits", parts });
}

const toPrivateUse =
  "/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange " +
  "1 beginbfrange <01> <0a> <E000> endbfrange endcmap end";

async function read(deck: Uint8Array, ocr: BuildOptions["ocr"] = { cache: "" }) {
  const context = await buildVerificationContext({ deck }, { ocr });
  const page = context.dossier?.documents[0]?.sections[0] as Section;
  const check = (quote: string) => checkCitation(context, { type: "deck", reference: "Page 1", quote }).status;
  return { page, cells: page.rows.flatMap((row) => row.cells), check };
}

describe("a font that does not say what its digits are", () => {
  it.each([
    ["glyph numbers below every character", 1, undefined],
    ["glyph numbers that happen to be letters", 65, undefined],
    ["glyph numbers that happen to be signs", 36, undefined],
    ["characters for private use", 1, toPrivateUse],
  ] as const)("is read from the picture: %s", async (_name, from, map) => {
    const { cells, check } = await read(pageWithNamelessDigits(from, map));
    expect(cells.map(({ text }) => text)).toEqual([
      "Where the company stands",
      "ARR 124 M EUR",
      "Paying customers",
      "5731",
    ]);
    expect(cells.map(({ ocr }) => ocr)).toEqual([undefined, "agreed", undefined, "agreed"]);
    expect(check("ARR 124 M EUR")).toBe("verified");
    expect(check("ARR 1 M EUR")).not.toBe("verified");
  });

  it("is found out where its glyph numbers are other digits, and the false ones are set apart", async () => {
    const { page, cells, check } = await read(pageWithNamelessDigits(49));
    expect(cells.map(({ text }) => text)).toContain("ARR 124 M EUR");
    expect(page.hiddenRows.map(({ cells, hidden }) => [cells[0]?.text, hidden])).toEqual([
      ["ARR 135 M EUR", "not_drawn"],
      ["6842", "not_drawn"],
    ]);
    expect(check("ARR 135 M EUR")).not.toBe("verified");
  });

  it("is left alone where its glyph numbers are the characters", async () => {
    const { page, cells } = await read(pageWithNamelessDigits(48));
    expect(cells.map(({ text }) => text)).toContain("ARR 124 M EUR");
    expect(cells.every(({ ocr, doubted }) => ocr === undefined && doubted === undefined)).toBe(true);
    expect(page.issues).toEqual([]);
  });

  it("proves nothing where pictures are not read", async () => {
    const { cells, check } = await read(pageWithNamelessDigits(1), false);
    expect(cells.filter(({ ocr }) => ocr === "unsure")).toHaveLength(2);
    expect(check("ARR 1 M EUR")).not.toBe("verified");
  });
});
