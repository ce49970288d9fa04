import { describe, expect, it } from "vitest";
import { findInconsistencies } from "./find.ts";

const found = (...slides: string[]) =>
  findInconsistencies(
    { deckExtracts: slides.map((text, at) => `Slide ${at + 1}\n${text}`).join("\n\n") },
    { locale: "en" },
  );
const relations = (...slides: string[]) => found(...slides).map(({ relation }) => relation);

describe("ties between figures of one deck", () => {
  it.each([
    [
      "a yearly growth over a span",
      "revenue_cagr=revenue",
      ["Revenue 2025: $0.6M", "Revenue 2028: $9.0M", "Revenue CAGR 2025-2028: 210%"],
      ["Revenue 2025: $0.6M", "Revenue 2028: $9.0M", "Revenue CAGR 2025-2028: 147%"],
    ],
    [
      "a part of a market",
      "share_of_sam",
      ["SAM: €480M\nSOM: €24M (10% of the SAM)"],
      ["SAM: €480M\nSOM: €24M (5% of the SAM)"],
    ],
    [
      "a fee on a volume",
      "revenue=take_rate,gmv",
      ["Commission: 12% of each sale", "GMV 2025: €20M\nRevenue 2025: €4.1M"],
      ["Commission: 12% of each sale", "GMV 2025: €20M\nMonthly revenue: €200k"],
    ],
    [
      "what the investors get",
      "dilution=round_size,valuation_pre_money",
      ["The ask\nRaising €3M at a €12M pre-money valuation\nInvestors get 25% of the company"],
      ["The ask\nRaising €3M at a €12M pre-money valuation\nFounders keep 70% of the company"],
    ],
    [
      "how long the round lasts",
      "runway=round_size,burn_rate",
      ["The round\nRaising €800k\n18 months of runway at €62k monthly burn"],
      ["The round\nRaising €800k\n18 months of runway", "Monthly burn 2023: €20k"],
    ],
    [
      "those who tried and those who pay",
      "trial_conversion=paid,tried",
      ["140 demos, 58 trials, 26 paying\nTrial-to-paid conversion: 62%"],
      ["140 demos, 58 trials, 26 paying\nTrial-to-paid conversion: 45%"],
    ],
    [
      "more at the exit than the whole market",
      "revenue≤tam",
      ["TAM: €900M\nSAM: €140M", "Our exit\nExit in 2031 at a revenue of €160M"],
      ["TAM: €900M\nSAM: €140M", "Our exit\nExit in 2031 at a revenue of €60M"],
    ],
    [
      "a plan of so many months",
      "arr=mrr",
      ["Milestones\nM18: €260k MRR", "Targets\nWithin 18 months: ARR of €4.5M"],
      ["Milestones\nM18: €260k MRR", "Targets\nWithin 24 months: ARR of €4.5M"],
    ],
    [
      "today and the year before a plan",
      "same:headcount",
      ["Deck, May 2026", "Headcount 2025: 12", "Team of 7 people"],
      ["Deck, May 2026", "Headcount 2025: 7\nHeadcount 2026: 12", "Team of 7 people"],
    ],
    [
      "what marketing costs by customer",
      "cac≥marketing_spend,new_customers",
      ["CAC 2025: €18", "Marketing spend 2025: €690k\nNew customers 2025: 14,000"],
      ["CAC 2025: €60", "Marketing spend 2025: €690k\nNew customers 2025: 14,000"],
    ],
  ])("%s", (_, relation, broken, alike) => {
    expect(relations(...broken)).toEqual([relation]);
    expect(relations(...alike)).toEqual([]);
  });

  it("asks, and does not accuse, where one income may be of several", () => {
    expect(relations("Commission: 2% of each sale, plus 9% margin", "GMV 2025: €20M\nRevenue 2025: €4.1M")).toEqual([]);
  });

  it("prints a range as what comes out of ranges", () => {
    const [first] = found("Pre-money: €10M\nRound size: €1M–€2M\nDilution: 40%");
    expect(first?.sum).toBe("1,000,000–2,000,000 / (10,000,000 + 1,000,000–2,000,000) = 9.1%–16.7%");
  });
});
