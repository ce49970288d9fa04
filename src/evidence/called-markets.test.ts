import { expect, it } from "vitest";
import { factSheet } from "./fact-sheet.ts";
import { witnessOf } from "./witness.ts";

it("what a page calls its TAM is shown as that, in heads as in money, and only money answers for it", () => {
  const context = {
    deckExtracts: "Slide 4\nMarket\nTAM: 12,000+ mobile groomers\nSAM: 3,000 clinics that look for software",
  };
  const shown = factSheet(context).facts.map(({ topic, value, unit }) => [topic, value, unit]);
  expect(shown).toEqual([
    ["tam", 12_000, "count"],
    ["sam", 3_000, "count"],
  ]);
  expect(witnessOf(context).says({ topic: "tam" })).toEqual([]);
});
