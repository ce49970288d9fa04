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

it("a block of one market names what is counted in it, and a list under its line", () => {
  const { facts } = factSheet({
    deckExtracts:
      "Slide 4\nMarket\nServiceable addressable market (SAM)\nCare providers: 6,000 hospitals + 230,000 clinics\nPupils: 130,000 K-12 schools",
  });
  expect(facts.filter(({ sure, topic }) => sure && topic === "sam").map(({ value }) => value)).toEqual([
    6_000, 230_000, 130_000,
  ]);
});
