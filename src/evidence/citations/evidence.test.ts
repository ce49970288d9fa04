import { describe, expect, it } from "vitest";
import type { Evidence } from "../../domain/finding.ts";
import { makeFinding } from "../../testing/findings.ts";
import { citationOf, readEvidence } from "./evidence.ts";

const finding = makeFinding("financial-auditor", "ARR", 504_000, 80);

function citation(source: string, content = "MRR 42 K€", type: Evidence["type"] = "quote") {
  return citationOf({ type, content, source }, finding);
}

describe("citationOf", () => {
  it.each([
    ["Deck Slide 8", "deck"],
    ["Slide 8", "deck"],
    ["FM Onglet 'Revenue', Ligne 12", "financial_model"],
    ["Financial Model, P&L!C8", "financial_model"],
    ["Modelo financeiro, aba Receita", "financial_model"],
    ["Context Engine - Crunchbase", "context_engine"],
    ["contextEngine.crunchbase.fundingHistory[0].amount", "context_engine"],
    ["Funding DB", "funding_db"],
    ["terms.docx", "deck"],
    ["data room/minutes.txt", "deck"],
  ])("reads the source of %s", (source, type) => {
    expect(citation(source)).toMatchObject({ type, reference: source, quote: "MRR 42 K€" });
  });

  it("leaves a word that is only set apart inside the quote", () => {
    const quote = "Goal of 350 “pioneers” for the first phase";
    expect(citation("page 10", quote)).toMatchObject({ quote });
  });

  it("takes words between marks that hold no figure for a part of the quote, where the figure stands outside", () => {
    const quote = "Buyers ask “who has it in stock” at least 140 times a day";
    expect(citation("page 4", quote)).toMatchObject({ quote });
  });

  it("takes the quote out of the source or out of the content", () => {
    expect(citation("Deck Slide 8: 'MRR Decembre 2024: 42,000€'", "ARR = 504K€")).toEqual({
      type: "deck",
      reference: "Deck Slide 8",
      quote: "MRR Decembre 2024: 42,000€",
    });
    expect(citation("FM Onglet 'Revenue', Ligne 12: 507,000€ ARR")).toEqual({
      type: "financial_model",
      reference: "FM Onglet 'Revenue', Ligne 12",
      quote: "507,000€ ARR",
    });
    expect(citation("", "Slide 8 : « MRR 42 K€ »")).toMatchObject({
      type: "deck",
      reference: "Slide 8",
      quote: "MRR 42 K€",
    });
    expect(citation("Deck Slide 8", "The deck says “MRR of 42 K€ in December” on slide 8")).toMatchObject({
      quote: "MRR of 42 K€ in December",
    });
  });

  it("looks the finding's own value up where nothing was quoted", () => {
    expect(citation("Deck Slide 8", "")).toEqual({
      type: "deck",
      reference: "Deck Slide 8",
      label: "ARR",
      value: 504_000,
    });
  });

  it("names why an evidence cites nothing", () => {
    expect(readEvidence({ type: "inference", content: "We think so", source: "Deck Slide 8" }, finding)).toEqual({
      reason: "inference",
    });
    expect(readEvidence({ type: "calculation", content: "42 × 12 = 504", source: "Deck Slide 8" }, finding)).toEqual({
      reason: "calculation",
    });
    expect(readEvidence({ type: "quote", content: "x", source: "A friend" }, finding)).toEqual({
      reason: "unknown_source",
    });
    expect(readEvidence({ type: "quote", content: "", source: "" }, finding)).toEqual({ reason: "empty" });
    expect(citationOf({ type: "quote", content: "x", source: "A friend" }, finding)).toBeNull();
  });
});
