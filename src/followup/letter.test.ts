import { describe, expect, it } from "vitest";
import type { PriorDecision, Review } from "../review/result.ts";
import { reviewDeal } from "../review.ts";
import { makeAgentOutput, makeFinding } from "../testing/findings.ts";
import { letterOf } from "./letter.ts";

const deal = { name: "Deal", sector: null, stage: null, locale: "en" as const };
const options = { locale: "en" as const, clock: () => new Date("2025-02-03T00:00:00Z") };

const kept = (review: Review) =>
  letterOf(review)
    .filter((one) => one.kept)
    .map(({ text }) => text);

const decided = (review: Review): PriorDecision => ({
  topic: "ARR",
  kind: "set_value",
  value: 700_000,
  unit: "EUR",
  reason: "seen at the bank",
  by: "Ada",
  at: "2025-02-04",
  contradictionId: review.settled[0]?.contradiction.id ?? "none",
});

describe("the letter to the founder", () => {
  it("no longer asks by itself what a person has decided, and still offers it", async () => {
    const arr = (agentName: string, value: number) =>
      makeAgentOutput(agentName, [makeFinding(agentName, "ARR", value, 85, { unit: "EUR" })]);
    const review = await reviewDeal(
      {
        context: { deckExtracts: "Slide 3\nWe make pumps." },
        agentOutputs: [arr("a", 768_000), arr("b", 1_900_000)],
        warnings: [],
        deal,
      },
      options,
    );
    const after = { ...review, decisions: [decided(review)] };
    expect(kept(review).join("\n")).toContain("ARR");
    expect(kept(after).join("\n")).not.toContain("ARR");
    expect(letterOf(after).map(({ id }) => id)).toEqual(letterOf(review).map(({ id }) => id));
  });

  it("puts what a check asks under the heading of what it is about", async () => {
    const context = { deckExtracts: "Slide 6\nRevenue 2023: €100,000\nRevenue 2024: €120,000\nRevenue 2025: €2.4M" };
    const review = await reviewDeal({ context, agentOutputs: [], warnings: [], deal }, options);
    const groups = letterOf(review).flatMap(({ from, group, text }) => (from?.kind === "check" ? [[group, text]] : []));
    expect(groups).toEqual([
      ["numbers", expect.stringContaining("growth")],
      ["documents", expect.stringContaining("Please send")],
    ]);
  });

  it("asks each matter once, whichever stages found it", async () => {
    const context = {
      deckExtracts: "Slide 6\nGross margin: 41%\nSlide 9\nTeam: 31 employees",
      financialModelExtracts: "Onglet P&L, Ligne 9\nGross margin 36.0%\nOnglet Cash, Ligne 7\nHeadcount 27",
    };
    const review = await reviewDeal({ context, agentOutputs: [], warnings: [], deal }, options);
    expect(review.inconsistencies).toHaveLength(2);
    for (const name of [/gross margin/i, /headcount/i]) {
      expect(kept(review).filter((text) => name.test(text))).toHaveLength(1);
    }
  });
});
