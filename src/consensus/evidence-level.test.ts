import { describe, expect, it } from "vitest";
import type { EvidenceItem } from "../domain/resolution.ts";
import { evidenceLevelOf } from "./evidence-level.ts";

const item = (more: Partial<EvidenceItem> = {}): EvidenceItem => ({
  source: "deck",
  rank: "primary",
  reference: "Deck, page 4",
  passage: "TAM Europe 4.2 Md€",
  value: 4_200_000_000,
  addresses: [{ kind: "page", document: "deck.pdf", page: 4 }],
  ...more,
});

describe("what a figure rests on", () => {
  it("is declared where one document says so, also with a restriction of its own", () => {
    expect(evidenceLevelOf([item()], 0.02)).toBe("declared");
    expect(evidenceLevelOf([item({ partial: true })], 0.02)).toBe("declared");
  });

  it("is corroborated by a second document, contradicted by one that differs, and nothing where nobody says it", () => {
    const model = { kind: "cell", document: "model.xlsx", sheet: "Market", row: 3 } as const;
    expect(evidenceLevelOf([item(), item({ source: "financial_model", addresses: [model] })], 0.02)).toBe(
      "corroborated",
    );
    expect(evidenceLevelOf([item(), item({ value: 9_000_000_000, addresses: [model] })], 0.02)).toBe("contradicted");
    expect(evidenceLevelOf([], 0.02)).toBeNull();
  });
});
