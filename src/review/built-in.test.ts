import { describe, expect, it } from "vitest";
import { reviewDeal } from "../review.ts";
import { makeAgentOutput, makeFinding } from "../testing/findings.ts";

const quote = (content: string) => [{ type: "quote" as const, content, source: "Slide 2", confidence: 80 }];
const deal = (agentOutputs: ReturnType<typeof makeAgentOutput>[]) => ({
  deal: { name: "Northmill", sector: null, stage: null, locale: "en" as const },
  context: { deckExtracts: "Slide 2\nMRR: €42,000\nPaying customers: 61\nLTV: €3,000\nCAC: €1,000\nLTV/CAC: 6.0x" },
  agentOutputs,
  warnings: [],
});

describe("our own analysts beside others", () => {
  it("fill in what nobody gave and take no side", async () => {
    const mrr = makeFinding("agent", "MRR", 42_000, 85, { unit: "EUR", evidence: quote("MRR: €42,000") });
    const other = makeFinding("other", "MRR", 90_000, 85, { unit: "EUR" });
    const review = await reviewDeal(deal([makeAgentOutput("agent", [mrr]), makeAgentOutput("other", [other])]));
    const own = new Set(review.agents.filter(({ builtIn }) => builtIn).map(({ agentName }) => agentName));
    const filled = review.findings.filter(({ agentName }) => own.has(agentName)).map(({ metric }) => metric);
    expect(filled).toContain("Number of customers");
    expect(filled).not.toContain("MRR");
    const [case1] = review.settled;
    expect(case1?.contradiction.positions.map(({ agentName }) => agentName)).toEqual(["agent", "other"]);
    expect(review.verification?.citations.every(({ agentName }) => !own.has(agentName))).toBe(true);
    expect(review.builtInAnalysts).toBe(false);
  });

  it("read the documents where an agent gave nothing that could be read", async () => {
    const review = await reviewDeal(deal([makeAgentOutput("empty", [])]));
    expect(review.findings.map(({ metric }) => metric)).toContain("MRR");
    expect(review.answer.trust).not.toBe("HIGH");
    expect(review.answer.questions.some(({ question }) => question.includes("3.0"))).toBe(true);
  });
});

it("a ratio without a source is set against what the company's own figures give", async () => {
  const inferred = [{ type: "inference" as const, content: "as the figures suggest", source: "inference" }];
  const findings = [makeFinding("a", "Runway", 9.3, 80, { unit: "months", evidence: inferred })];
  const review = await reviewDeal(
    {
      deal: { name: "Deal", sector: null, stage: null, locale: "en" },
      context: { deckExtracts: "Slide 5\nMonthly burn: €62K\nCash: €340K" },
      agentOutputs: [makeAgentOutput("a", findings)],
      warnings: [],
    } as unknown as Parameters<typeof reviewDeal>[0],
    { locale: "en", clock: () => new Date("2026-02-01T00:00:00Z") },
  );
  expect(review.settled).toMatchObject([{ contradiction: { topic: "Runway" } }]);
  expect(review.findings.find(({ agentName }) => agentName === "a")?.lineage.status).toBe("rejected");
});
