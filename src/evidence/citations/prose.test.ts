import { expect, it } from "vitest";
import type { Cell, SourceDocument } from "../../domain/document.ts";
import { checkCitation } from "./check.ts";

const cell = (text: string, x: number, y: number): Cell => ({ text, box: { x, y, width: 90, height: 10 } });
const document: SourceDocument = {
  id: "deck.pdf",
  name: "deck.pdf",
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
        { cells: [cell("Berth pricing", 50, 20)] },
        { cells: [cell("Harbour", 60, 130), cell("Ocean", 500, 130)] },
        { cells: [cell("✓ Up to 100 crossings/mo", 60, 240), cell("✓ Unlimited crossings", 500, 240)] },
        { cells: [cell("✓ Basic timetable", 60, 270), cell("✓ Up to 500 crossings/mo", 280, 265)] },
      ],
    },
  ],
};
const context = { dossier: { documents: [document], unreadable: [], coverage: "normal" as const } };
const status = (quote: string) => checkCitation(context, { type: "deck", reference: "Page 1", quote }).status;

it("does not put the title of one card to the line of another", () => {
  expect(status("Up to 500 crossings/mo")).toBe("verified");
  expect(status("Harbour Up to 100 crossings/mo")).toBe("verified");
  expect(status("Harbour Up to 500 crossings/mo")).not.toBe("verified");
  expect(status("Ocean Up to 500 crossings/mo")).not.toBe("verified");
});
