import { expect, it } from "vitest";
import type { Cell, SourceDocument } from "../../domain/document.ts";
import { checkText } from "./check-text.ts";

const cell = (text: string, x: number): Cell => ({ text, box: { x, y: 10, width: 40, height: 8 } });
const row = (...cells: Cell[]) => ({ cells, table: true });

const document: SourceDocument = {
  id: "report.pdf",
  name: "report.pdf",
  format: "pdf",
  source: "deck",
  language: "en",
  issues: [],
  sections: [
    {
      kind: "page",
      number: 1,
      hiddenRows: [],
      issues: [],
      rows: [
        { cells: [cell("Balance sheet (in thousands)", 20)] },
        row(cell("December 2,", 300), cell("December 3,", 400)),
        row(cell("2022", 300), cell("2021", 400)),
        row(cell("Retained earnings", 20), cell("28,319", 300), cell("23,905", 400)),
        row(cell("Ferry licences", 20), cell("$ 4,593", 300), cell("$ 4,252", 400), cell("8 %", 500)),
      ],
    },
  ],
};
const context = { dossier: { documents: [document], unreadable: [], coverage: "normal" as const } };

it.each([
  ["Retained earnings were $28,319 thousand at the end of 2022.", "supported"],
  ["Retained earnings were $28,319 thousand at the end of 2021.", "contradicted"],
  ["Retained earnings were $28,319 thousand in 2022, 18% above 2021.", "supported"],
  ["Retained earnings were $28,319 thousand in 2022, 81% above 2021.", "contradicted"],
  // The percentage of that row is no share.
  ["Ferry licences were 26% in 2022.", "unclear"],
])("a day in one line of headings and its year in the next, with no name over the labels: %s", (text, expected) => {
  expect(checkText(context, text).sentences[0]?.verdict).toBe(expected);
});
