import { describe, expect, it } from "vitest";
import type { Review } from "../../review/result.ts";
import { coverageSentence, evidenceLevelWords, keyFigureRows } from "./key-figures.ts";

type KeyFigure = NonNullable<Review["answer"]["keyFigures"]>[number];

const place = (page: number) => ({ kind: "page" as const, document: "deck", page });
const side = (formatted: string, page: number) => ({
  formatted,
  passage: formatted,
  reference: `Deck, page ${page}`,
  address: place(page),
});
const arr: KeyFigure = {
  topic: "arr",
  name: "ARR",
  value: 504_000,
  formatted: "€504,000",
  level: "declared",
  borneOutBy: 0,
  reference: "Deck, page 3",
  against: [],
  deck: side("€504,000", 3),
};
const rowOf = (figure: KeyFigure) =>
  keyFigureRows({ locale: "en", decisions: [], settled: [], answer: { keyFigures: [figure] } })?.[0];

describe("the key figures of a report", () => {
  it("says in plain words that a figure is the company's word alone, and where to look", () => {
    expect(rowOf(arr)).toMatchObject({
      deck: "€504,000",
      model: "–",
      evidence: "declared by the founder",
      place: "Deck, page 3",
    });
  });

  it("names what the documents say otherwise", () => {
    const row = rowOf({ ...arr, level: "contradicted", against: ["€300,000 (Deck, page 9)"] });
    expect(row?.evidence).toBe("contradicted; elsewhere: €300,000 (Deck, page 9)");
  });

  it("says of a figure that an open verdict contests that it is contested, until a person has decided", () => {
    const open = {
      contradiction: { id: "c", topicId: "arr", positions: [] },
      resolution: { baGuidance: { oneLiner: "ARR: €504,000 or €800,000" } },
    } as unknown as Review["settled"][number];
    const contested = { ...arr, contestedBy: "c" };
    const row = (decisions: Review["decisions"]) =>
      keyFigureRows({ locale: "en", decisions, settled: [open], answer: { keyFigures: [contested] } })?.[0];
    expect(row([])).toMatchObject({ level: "contested", evidence: "contested: ARR: €504,000 or €800,000" });
    const decision = { contradictionId: "c", kind: "set_value", value: 504_000, unit: "EUR", by: "Ada" };
    expect(row([decision as Review["decisions"][number]])).toMatchObject({ level: "declared" });
  });

  it("keeps the value of a figure that neither deck nor model states", () => {
    const { deck: _deck, ...outside } = arr;
    expect(rowOf({ ...outside, reference: "Register" })?.place).toBe("€504,000 (Register)");
  });

  it("says nothing of a review made before figures were measured, and that none was found where none was", () => {
    expect(keyFigureRows({ locale: "en", decisions: [], settled: [], answer: {} })).toBeNull();
    expect(keyFigureRows({ locale: "en", decisions: [], settled: [], answer: { keyFigures: [] } })).toEqual([]);
  });

  it("calls a level the same in a verdict, and says where no document states the value", () => {
    expect(evidenceLevelWords({ evidenceLevel: "corroborated" }, "fr")).toBe("recoupé");
    expect(evidenceLevelWords({ evidenceLevel: null }, "en")).toBe("no document states it");
    expect(evidenceLevelWords({}, "en")).toBeNull();
  });
});

describe("how much was understood", () => {
  const coverage = (pages: number[], locale: Review["locale"] = "en") =>
    coverageSentence({
      locale,
      documents: [{ id: "deck", name: "deck.pdf", source: "deck", format: "pdf", sections: 40 }],
      facts: {
        seen: 160,
        understood: 132,
        keyTopics: { seen: 9, understood: 8 },
        notPlaced: pages.length === 0 ? [] : [{ document: "deck", figures: 28, pages, sheets: [] }],
      },
    });

  it("names the pages with figures that could not be placed", () => {
    expect(coverage([4, 9])).toBe("132 of 160 figures understood; figures we could not place: deck.pdf, pages 4, 9.");
    expect(coverage([4], "pt")).toContain("deck.pdf, página 4.");
    expect(coverage([])).toBe("132 of 160 figures understood.");
  });

  it("counts the pages it does not name", () => {
    expect(coverage(Array.from({ length: 15 }, (_, at) => at + 1))).toContain("12, and 3 more places.");
  });
});
