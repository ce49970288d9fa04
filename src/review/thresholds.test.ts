import { describe, expect, it } from "vitest";
import type { Deal } from "../deal/load-deal.ts";
import { reviewDeal } from "../review.ts";
import { makeAgentOutput, makeFinding } from "../testing/index.ts";

/** Deck and model five percent apart, and an analysis with a second value that is neither. */
const deal: Deal = {
  deal: { name: "Acme", sector: null, stage: null, locale: "en" },
  context: {
    deckExtracts: "Slide 8\nARR: €500,000",
    financialModelExtracts: "Onglet Revenue, Ligne 12: ARR €526,000",
  },
  agentOutputs: [
    {
      ...makeAgentOutput("alice", [makeFinding("alice", "ARR", 500_000, 60, { unit: "EUR" })]),
      output: { summary: "ARR is €500,000 (Slide 8).", detail: "We rest on an ARR of €515,000." },
    },
    makeAgentOutput("bob", [makeFinding("bob", "ARR", 900_000, 60, { unit: "EUR" })]),
  ],
  warnings: [],
};

/** What each stage makes of the two values, by the share up to which they are one. */
async function underThreshold(sameValue: number) {
  const review = await reviewDeal(deal, {
    clock: () => new Date("2025-01-15T00:00:00Z"),
    config: { consensus: { sameValue } },
  });
  const [settled] = review.settled;
  return {
    court: settled?.resolution.finalValue.value,
    level: settled?.resolution.evidenceLevel,
    inconsistent: review.reflexions.flatMap(({ result }) =>
      result.critiques.filter(({ type }) => type === "inconsistency"),
    ).length,
    keyFigure: review.answer.keyFigures?.find(({ topic }) => topic === "arr")?.level,
    questions: review.answer.questions.filter(({ question }) => /500,000.*526,000/.test(question)).length > 0,
  };
}

describe("the user's threshold of sameness", () => {
  it("is obeyed by court, evidence level, reflexion, key figures and questions", async () => {
    expect(await underThreshold(0.02)).toEqual({
      court: 500_000,
      level: "contradicted",
      inconsistent: 1,
      keyFigure: "contradicted",
      questions: true,
    });
    expect(await underThreshold(0.1)).toEqual({
      court: 513_000,
      level: "corroborated",
      inconsistent: 0,
      keyFigure: "corroborated",
      questions: false,
    });
  });
});

it("is obeyed by what opposed advice calls another price", async () => {
  const advised = (agentName: string, recommendation: string) => ({
    ...makeAgentOutput(agentName, []),
    recommendation,
  });
  const calling = {
    ...deal,
    agentOutputs: [
      advised("alice", "Invest at a pre-money valuation of €4M."),
      advised("bob", "Invest at a pre-money valuation of €5M."),
    ],
  };
  const conflicts = async (numericGap: number) =>
    (await reviewDeal(calling, { config: { consensus: { numericGap } } })).recommendations?.report.totalConflicts;
  expect([await conflicts(0.3), await conflicts(0.1)]).toEqual([0, 1]);
});

it.each(["en", "fr", "pt"] as const)("asks once about a metric, whatever the language: %s", async (locale) => {
  const review = await reviewDeal(deal, { locale, clock: () => new Date("2025-01-15T00:00:00Z") });
  expect(review.reflexions.flatMap(({ result }) => result.baNotice.needTopics)).toContain("arr");
  expect(review.answer.questions.filter(({ from }) => from.kind === "reflexion")).toEqual([]);
});
