import { describe, expect, it } from "vitest";
import { buildVerificationContext, type DealSources } from "../../dossier/build-context.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { makeDocx } from "../../testing/make-docx.ts";
import { makePdf } from "../../testing/make-pdf.ts";
import { makePptx } from "../../testing/make-pptx.ts";
import { makeXlsx } from "../../testing/make-xlsx.ts";
import { checkCitation } from "../citations/check.ts";
import { factSheet } from "../fact-sheet.ts";
import { hiddenPassages } from "./hidden.ts";

const HONEST = "MRR: €42,000";
const PLANTED = "ARR: €9,900,000";
const WHITE = [1, 1, 1] as const;

describe("a figure that nobody sees, in a deal of each format", () => {
  it.each<[string, DealSources]>([
    [
      "PDF",
      {
        deck: makePdf([
          {
            items: [
              { kind: "text", text: HONEST, x: 60, y: 100 },
              { kind: "text", text: PLANTED, x: 60, y: 200, colour: WHITE },
            ],
          },
        ]),
      },
    ],
    [
      "PPTX",
      {
        deck: makePptx([
          {
            texts: [
              { text: HONEST, x: 60, y: 100, width: 400, height: 30 },
              { text: PLANTED, x: 60, y: 200, width: 400, height: 30, colour: "FFFFFF" },
            ],
          },
        ]),
      },
    ],
    ["DOCX", { deck: makeDocx([HONEST, { runs: [{ text: PLANTED, colour: "FFFFFF" }] }]) }],
    [
      "XLSX",
      {
        financialModel: makeXlsx([
          {
            name: "KPI",
            rows: [
              ["MRR", { v: 42_000, z: '"€"#,##0' }],
              [
                { v: "ARR", look: { colour: "FFFFFF" } },
                { v: 9_900_000, z: '"€"#,##0', look: { colour: "FFFFFF" } },
              ],
            ],
          },
        ]),
      },
    ],
    ["speaker notes", { deck: makePptx([{ texts: [HONEST], notes: PLANTED }]) }],
  ])("%s: is no fact, carries no citation, and is shown with its words", async (_, sources) => {
    const context = await buildVerificationContext(sources, { ocr: false });
    const { facts } = factSheet(context);
    expect(facts.filter(({ value }) => value === 42_000)).toHaveLength(1);
    expect(facts.filter(({ value }) => value === 9_900_000)).toEqual([]);
    const type = sources.deck === undefined ? "financial_model" : "deck";
    const cited = checkCitation(context, { type, reference: "Page 1", quote: PLANTED, value: 9_900_000 });
    expect(["verified", "relocated"]).not.toContain(cited.status);
    const told = hiddenPassages(dossierOf(context), "en").flatMap(({ statements }) => statements.map((s) => s.passage));
    expect(told.join(" ")).toMatch(/ARR.*9,900,000/);
    expect(told.join(" ")).not.toContain("42,000");
  });
});
