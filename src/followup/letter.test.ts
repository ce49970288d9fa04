import { describe, expect, it } from "vitest";
import type { FounderQuestion } from "../review/answer-shape.ts";
import type { PriorDecision, Review } from "../review/result.ts";
import { reviewDeal } from "../review.ts";
import { makeAgentOutput, makeFinding } from "../testing/findings.ts";
import { letterOf } from "./letter.ts";
import { askedKindly } from "./voice.ts";

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
  it("lets no line of a French letter begin with its marks", async () => {
    const review = await reviewDeal(
      { context: { deckExtracts: "Slide 3\nARR : 768 000 €" }, agentOutputs: [], warnings: [], deal },
      { ...options, locale: "fr" },
    );
    const letter = letterOf(review).map(({ text }) => text);
    expect(letter.join("\n")).toMatch(/\u00a0\?/u);
    expect(letter.filter((text) => /\S [:;?!»]/u.test(text))).toEqual([]);
  });

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

  it("quotes the lines where the words do not agree, and the figures where figures do not", () => {
    const stated = (printed: string, passage: string) => ({ printed, passage, reference: "Deck, slide 7", value: 1 });
    const ask = (...statements: ReturnType<typeof stated>[]) => {
      const found = { id: "INC-1", kind: "two_values", name: "Agreement", statements, mayBe: [] };
      const question = { question: "Which?", from: { kind: "inconsistency", id: "INC-1" } };
      const review = { locale: "en", inconsistencies: [found] };
      return askedKindly(question as unknown as FounderQuestion, review as unknown as Review);
    };
    const asked = ask(stated("signed", "Partnership signed"), stated("in progress", "Partnership, LOI in progress"));
    expect(asked).toContain("Partnership, LOI in progress");
    expect(ask(stated("€500k", "ARR: €500k of today"), stated("€400k", "ARR €400k"))).not.toContain("of today");
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
