import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadDeal } from "../src/deal/load-deal.ts";
import { estimateReview } from "../src/review/estimate.ts";
import { reviewDeal } from "../src/review.ts";
import { writeDisputedDeal } from "./cli-disputed-deal.ts";

/**
 * For whoever has a key: TRIBUNAL_SMOKE_MODEL="openrouter:…" and the provider's own key in the environment. Costs a few
 * cents. Without a model it is skipped, and the name of the test says what to set.
 */
const model = process.env.TRIBUNAL_SMOKE_MODEL?.trim() ?? "";
const BUDGET = { tokens: 400_000 };

describe.skipIf(model === "")("a real model (set TRIBUNAL_SMOKE_MODEL and its key to run)", () => {
  it("hears the cases, and nothing it says passes the guard unproven", { timeout: 600_000 }, async () => {
    const base = await mkdtemp(join(tmpdir(), "tribunal-smoke-"));
    try {
      const deal = await loadDeal(await writeDisputedDeal(base), { locale: "en" });
      const { expected } = await estimateReview(deal, { model, locale: "en", analysts: true });
      const review = await reviewDeal(deal, { model, locale: "en", analysts: true, budget: BUDGET });
      const { spent, byModel } = review.cost;
      const [guessed, paid] = [expected, spent].map(({ inputTokens, outputTokens }) => inputTokens + outputTokens);
      console.info({
        spent,
        byModel,
        expected: guessed,
        paid,
        votes: review.metrics.votes,
        health: review.metrics.health,
      });
      expect(spent.calls).toBeGreaterThan(0);
      expect(review.gaps).toEqual([]);
      expect(review.cost.leftToCourt).toEqual([]);
      for (const { resolution } of review.settled)
        if (resolution.verdict.decision !== "UNRESOLVED")
          expect(resolution.evidence.some(({ support }) => support.length > 0)).toBe(true);
    } finally {
      await rm(base, { recursive: true });
    }
  });
});
