import { describe, expect, it } from "vitest";
import { standingOf } from "./standing.ts";

const deck = (text: string) => ({ deckExtracts: `Slide 1\n${text}` });

describe("standingOf", () => {
  it("tells what is only said from what comes out, and from what is denied", () => {
    expect(standingOf(deck("MRR: €40,000"), "mrr")).toEqual({ level: "declared", borneOutBy: 0, brokenBy: 0 });
    expect(standingOf(deck("MRR: €40,000\nARR: €480,000"), "arr").level).toBe("corroborated");
    expect(standingOf(deck("MRR: €40,000\nARR: €980,000"), "arr")).toMatchObject({
      level: "contradicted",
      brokenBy: 1,
    });
  });

  it("takes no document's repetition for a second witness", () => {
    const twice = { deckExtracts: "Slide 1\nMRR: €40,000\n\nSlide 2\nMRR: €40,000" };
    expect(standingOf(twice, "mrr").level).toBe("declared");
    const both = { deckExtracts: "Slide 1\nMRR: €40,000", financialModelExtracts: "Onglet KPI, Ligne 1\nMRR: €40,000" };
    expect(standingOf(both, "mrr").level).toBe("corroborated");
  });
});
