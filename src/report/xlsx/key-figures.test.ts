import { expect, it } from "vitest";
import type { Review } from "../../review/result.ts";
import { keyFiguresSheet } from "./key-figures.ts";

it("lists what the documents only plan, in the column of the document that says so, and calls it a plan", () => {
  const plan = { topic: "revenue", name: "Revenue", printed: "€400K", passage: "Revenue €400K" };
  const planned = [
    { ...plan, period: "2030", reference: "Deck, page 4", address: { kind: "page", document: "deck", page: 4 } },
    { ...plan, reference: "Model, B2", address: { kind: "cell", document: "model", sheet: "P&L", row: 2 } },
  ];
  const { rows } = keyFiguresSheet({ locale: "en", answer: { keyFigures: [], planned } } as unknown as Review);
  expect(rows).toEqual([
    ["Revenue", "€400K (2030)", "", "plan only", "Deck, page 4"],
    ["Revenue", "", "€400K", "plan only", "Model, B2"],
  ]);
});
