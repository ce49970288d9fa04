import { describe, expect, it } from "vitest";
import { contested, keyFiguresOf } from "./key-figures.ts";
import type { Review } from "./result.ts";

const levels = (deckExtracts: string) =>
  Object.fromEntries(keyFiguresOf({ deckExtracts }, "en", 0.02).map(({ topic, level }) => [topic, level]));

describe("what a core figure rests on", () => {
  it("is denied by a sum of the documents that cannot come out, wherever the same figure stands", () => {
    const deck = (dilution: string) =>
      `Slide 1\nSeed round: €2M\n\nSlide 2\nRound size: €2M\nValuation pre-money: €8M\nDilution: ${dilution}`;
    expect(levels(deck("35%"))).toMatchObject({ round_size: "contradicted", valuation_pre_money: "contradicted" });
    expect(levels(deck("20%"))).toMatchObject({ valuation_pre_money: "corroborated" });
  });
});

it("chooses no value among parts or options that have one each", () => {
  const table =
    "| | Option A | Option B |\n|---|---|---|\n| Pre-money valuation, class A shares | €850,000 | €800,000 |";
  expect(keyFiguresOf({ deckExtracts: `# Tarvo\n\n## The round\n\n${table}` }, "en", 0.02)).toEqual([]);
});

it("shows when a dated figure was true", () => {
  const deckExtracts = "Slide 1\nDecember 2024\nSlide 2\nRevenue 2024: 391 000 €\nCash: 120 000 €";
  const shown = keyFiguresOf({ deckExtracts }, "fr", 0.02).map(({ topic, formatted }) => [topic, formatted]);
  expect(Object.fromEntries(shown)).toMatchObject({ revenue: expect.stringMatching(/\(2024\)$/) });
  expect(shown.find(([topic]) => topic === "cash")?.[1]).not.toContain("(");
});

it("sets no figure of an earlier year against today's of the same deck", () => {
  const deckExtracts = "Slide 1\nMay 2025\nSlide 2\nARR: €2.4M\nARR 2024: €900k\nRevenue 2024: €800k";
  expect(keyFiguresOf({ deckExtracts }, "en", 0.02).find(({ topic }) => topic === "arr")).toMatchObject({
    formatted: "€2.4M",
    level: "declared",
    against: [],
  });
});

it("knows the open contradiction on a figure, not one on another year's nor one that is decided", () => {
  const figures = keyFiguresOf({ deckExtracts: "Slide 1\nARR: €520k" }, "en", 0.02);
  const by = (contradiction: object, decision = "UNRESOLVED") => {
    const settled = [
      {
        contradiction: { id: "c", topicId: "arr", positions: [], ...contradiction },
        resolution: { verdict: { decision }, baGuidance: { canTrust: true } },
      },
    ] as unknown as Review["settled"];
    return contested(figures, { settled })[0]?.contestedBy;
  };
  expect(by({})).toBe("c");
  expect(by({ period: "2027" })).toBeUndefined();
  expect(by({ period: "2024", positions: [{ normalizedValue: 520_000 }] })).toBe("c");
  expect(by({}, "POSITION_A")).toBeUndefined();
  expect(by({ topicId: "cash" })).toBeUndefined();
});
