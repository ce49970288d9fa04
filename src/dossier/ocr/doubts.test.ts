import { expect, it } from "vitest";
import type { Section } from "../../domain/document.ts";
import { settleDoubts } from "./doubts.ts";

function settled(text: string, drawn: string): Section {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  const page = {
    number: 2,
    kind: "page",
    rows: [{ cells: [{ text, box, doubted: true }] }],
    hiddenRows: [],
    issues: [],
  } as unknown as Section;
  settleDoubts(page, [{ cells: [{ text: drawn, box, ocr: "agreed" }] }]);
  return page;
}

it("a page number beside a line that the picture loses is nothing hidden", () => {
  expect(settled("Six in ten would pay if it were 2", "Six in ten would pay if it were").hiddenRows).toEqual([]);
  expect(settled("Six in 10 would pay 2", "Six in 10 would pay").hiddenRows).toEqual([]);
});

it("another figure than the page shows is, also where it is the page's number", () => {
  expect(settled("ARR 9 M EUR", "ARR 1 M EUR").hiddenRows).toHaveLength(1);
  expect(settled("ARR 2 M EUR", "ARR 1 M EUR").hiddenRows).toHaveLength(1);
  expect(settled("ARR 9 M EUR 2", "ARR 1 M EUR").hiddenRows).toHaveLength(1);
});
