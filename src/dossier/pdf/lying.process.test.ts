import { describe, expect, it } from "vitest";
import { makeRawPdf, type RawPage } from "../../../test/support/make-raw-pdf.ts";
import type { Section } from "../../domain/document.ts";
import { checkCitation } from "../../evidence/citations/check.ts";
import { buildVerificationContext } from "../build-context.ts";

const HONEST = "BT /F 16 Tf 40 250 Td (MRR 42 000 EUR in May) Tj ET\n";
/** 1 drawn, 9 said. */
const LIAR: Partial<RawPage> = {
  fonts: "/L @liar",
  parts: {
    liar: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode @map >>",
    map: {
      entries: "",
      stream:
        "/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <31> <0039> endbfchar endcmap end",
    },
  },
};

async function read(page: RawPage, ocr: false | { cache: string }) {
  const context = await buildVerificationContext({ deck: makeRawPdf(page) }, { ocr });
  const section = context.dossier?.documents[0]?.sections[0] as Section;
  const words = (rows: Section["rows"]) => rows.map(({ cells }) => cells.map(({ text }) => text).join(" "));
  const check = (quote: string) => checkCitation(context, { type: "deck", reference: "Page 1", quote }).status;
  return { seen: words(section.rows), hidden: section.hiddenRows, check };
}

describe("figures that the file tells otherwise than the page shows them", () => {
  it.each<[string, RawPage]>([
    ["by the font's own table", { content: `${HONEST}BT /L 16 Tf 40 150 Td (ARR 1 200 000 EUR) Tj ET`, ...LIAR }],
    [
      "by a text in their place",
      {
        content: `${HONEST}/Span << /ActualText (ARR 9 200 000 EUR) >> BDC BT /F 16 Tf 40 150 Td (ARR 1 200 000 EUR) Tj ET EMC`,
      },
    ],
  ])("%s are set apart with their words, and what is drawn is read", async (_, page) => {
    const { seen, hidden, check } = await read(page, { cache: "" });
    expect(seen).toEqual(["MRR 42 000 EUR in May", expect.stringMatching(/ARR 1 ?200 ?000 EUR/)]);
    expect(hidden.map((row) => [row.hidden, row.cells[0]?.text])).toEqual([["not_drawn", "ARR 9 200 000 EUR"]]);
    expect(check("ARR 9 200 000 EUR")).not.toBe("verified");
    expect(check("MRR 42 000 EUR")).toBe("verified");
  });

  it("prove nothing where pictures are not read", async () => {
    const content = `${HONEST}BT /L 16 Tf 40 150 Td (ARR 1 200 000 EUR) Tj ET`;
    const { check } = await read({ content, ...LIAR }, false);
    expect(check("ARR 9 200 000 EUR")).not.toBe("verified");
    expect(check("MRR 42 000 EUR")).toBe("verified");
  });
});
