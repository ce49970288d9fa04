import { expect, it } from "vitest";
import { reviewDeal } from "../review.ts";
import { makeAgentOutput, makeFinding } from "../testing/findings.ts";
import { dealMemo } from "./memo.ts";

it("says a person's value first in the memo, and the engine's below it", async () => {
  const arr = (agentName: string, value: number) =>
    makeAgentOutput(agentName, [makeFinding(agentName, "ARR", value, 85, { unit: "EUR" })]);
  const review = await reviewDeal(
    {
      context: { deckExtracts: "Slide 3\nARR: €768,000" },
      agentOutputs: [arr("a", 768_000), arr("b", 1_900_000)],
      warnings: [],
      deal: { name: "Deal", sector: null, stage: null, locale: "en" },
    },
    { locale: "en", clock: () => new Date("2025-02-03T00:00:00Z") },
  );
  const [settled] = review.settled;
  const decision = {
    topic: "ARR",
    kind: "set_value" as const,
    value: 700_000,
    unit: "EUR",
    reason: "seen at the bank",
    by: "Ada",
    at: "2025-02-04",
    contradictionId: settled?.contradiction.id ?? "none",
  };
  const figureOf = (decisions: (typeof decision)[]) =>
    dealMemo({ ...review, decisions }, null, null).figures.find(({ slot }) => slot === "revenue");
  expect(figureOf([])?.value).toContain("768");
  expect(figureOf([decision])).toMatchObject({ value: "€700,000" });
  expect(figureOf([decision])?.restsOn).toMatch(/^decided by Ada; the engine said .*768/);
  // The verdict's value, also where the documents state another one first.
  if (settled !== undefined) settled.resolution.finalValue.value = 760_000;
  expect(figureOf([decision])?.restsOn).toBe("decided by Ada; the engine said €760,000");
});
