import { describe, expect, it } from "vitest";
import type { Deal } from "../deal/load-deal.ts";
import { reviewDeal } from "../review.ts";
import { makeAgentOutput, makeFinding } from "../testing/index.ts";

const clock = () => new Date("2025-01-15T00:00:00Z");

function dealWith(deckExtracts: string): Deal {
  const said = (agent: string, arr: number, people: number) =>
    makeAgentOutput(agent, [
      makeFinding(agent, "ARR", arr, 60, { id: `${agent}-arr`, unit: "EUR" }),
      makeFinding(agent, "Headcount", people, 60, { id: `${agent}-people` }),
    ]);
  return {
    deal: { name: "Acme", sector: null, stage: null, locale: "en" },
    context: { deckExtracts },
    agentOutputs: [said("alice", 500_000, 12), said("bob", 900_000, 30)],
    warnings: [],
  };
}

describe("a review of which part stands", () => {
  it("settles again what it is told to, and takes over the rest as it was", async () => {
    const before = await reviewDeal(dealWith("Slide 8\nARR: €500,000\nHeadcount: 12"), { clock, reviewId: "first" });
    const winners = (review: typeof before) =>
      Object.fromEntries(
        review.settled.map(({ contradiction, resolution }) => [contradiction.topicId, resolution.verdict.winner]),
      );
    expect(winners(before)).toEqual({ arr: "alice", headcount: "alice" });
    const arr = before.settled.find(({ contradiction }) => contradiction.topicId === "arr")?.contradiction.id ?? "";

    const now = dealWith("Slide 8\nARR: €900,000\nHeadcount: 30");
    const changes = [{ path: "deck.pdf", was: "1", now: "2" }];
    const after = await reviewDeal(now, { clock, standing: { review: before, again: [arr], changes } });
    expect(winners(after)).toEqual({ arr: "bob", headcount: "alice" });
    const other = ({ settled }: typeof before) => settled.find(({ contradiction }) => contradiction.id !== arr);
    expect(other(after)).toEqual(other(before));
    expect(after.reflexions).toEqual(before.reflexions);
    expect(after.recommendations).toBe(before.recommendations);
    expect(after.recheck).toEqual({ of: "first", settledAgain: [arr], changes });
    expect(after.findings.find(({ id }) => id === "alice-arr")?.lineage.status).toBe("rejected");
  });
});
