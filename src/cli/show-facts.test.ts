import { stripVTControlCharacters } from "node:util";
import { expect, it } from "vitest";
import type { FactSheet, SheetFact } from "../evidence/fact-sheet.ts";
import { showFacts } from "./show-facts.ts";

const fact = (more: Partial<SheetFact>): SheetFact => ({
  id: "1",
  topic: "runway",
  label: "runway",
  words: "22 months of runway",
  value: 22,
  unit: "month",
  period: null,
  subject: "company",
  nature: "actual",
  at: { document: "deck.pdf", page: 3 },
  readBy: "text",
  sure: true,
  ...more,
});

it("says durations and places in the reader's language", () => {
  const sheet: FactSheet = {
    facts: [fact({}), fact({ value: 1, unit: "year" }), fact({ value: 7, low: 6, high: 8 })],
    notUnderstood: [{ words: "44", at: { document: "deck.pptx", slide: 2 } }],
    coverage: { seen: 4, understood: 3, keyTopics: { seen: 3, understood: 3 }, byDocument: [] },
  };
  const shown = (locale: "en" | "fr" | "pt") => stripVTControlCharacters(showFacts(sheet, "x", locale));
  expect(shown("en")).toMatch(/22\smonths [\s\S]*p\. 3\n[\s\S]*1\syear [\s\S]*6–8\smonths[\s\S]*slide 2: 44/);
  expect(shown("fr")).toMatch(/22\smois [\s\S]*1\san [\s\S]*6–8\smois/);
  expect(shown("pt")).toMatch(/22\smeses [\s\S]*1\sano [\s\S]*6–8\smeses/);
});
