import { describe, expect, it } from "vitest";
import { type AgentOutput, createMemoryJournal, type Deal, reviewDeal, timingsOf, toJson } from "../src/index.ts";
import { makeFinding } from "../src/testing/findings.ts";
import { scriptedEmbedder } from "../src/testing/scripted-embedder.ts";

const clock = () => new Date("2025-01-15T00:00:00Z");

const REDO = "We should repaint the showroom this spring.";
const REFRAIN = "Do not redecorate where visitors are received.";
const OTHERS = ["We should file the patent.", "We should renew the office lease."];

const advising = (agentName: string, recommendation: string): AgentOutput => {
  const findings = [makeFinding(agentName, "MRR", 42_000, 80)];
  return { agentName, tier: 1, output: { findings }, findings, recommendation };
};

const DEAL: Deal = {
  deal: { name: "Factory planner", sector: "saas", stage: "seed", locale: "en" },
  warnings: [],
  context: { deckExtracts: "Slide 1\nMRR December 2024: 42 K€" },
  agentOutputs: [
    advising("market", REDO),
    advising("financial", REFRAIN),
    ...OTHERS.map((text, at) => advising(`other-${at}`, text)),
  ],
};

const VECTORS: Record<string, number[]> = {
  [REDO]: [1, 0.05, 0, 0],
  [REFRAIN]: [0.98, 0.1, 0, 0],
  ...Object.fromEntries(OTHERS.map((text, at) => [text, [0, 0, Number(at === 0), Number(at === 1)]])),
};

describe("advice in other words", () => {
  it("is opposed where the embedding model of the review says it speaks of the same, and not by words alone", async () => {
    const alone = await reviewDeal(DEAL, { clock });
    expect(alone.recommendations?.report.totalConflicts).toBe(0);
    const embedder = scriptedEmbedder(VECTORS);
    const review = await reviewDeal(DEAL, { clock, embedder });
    expect(review.recommendations?.report.conflicts.map(({ agentsInvolved }) => agentsInvolved)).toEqual([
      ["financial", "market"],
    ]);
    expect(review.cost.byModel.map(({ model }) => model)).toEqual(["scripted:embedder"]);
    expect(review.cost.spent.calls).toBe(1);
  });

  it("replays from the journal, to the byte, and asks nobody", async () => {
    const journal = createMemoryJournal();
    const first = await reviewDeal(DEAL, { clock, journal, embedder: scriptedEmbedder(VECTORS) });
    const silent = scriptedEmbedder({});
    const again = await reviewDeal(DEAL, { clock, journal, embedder: silent, replay: true, timings: timingsOf(first) });
    expect(toJson(again)).toBe(toJson(first));
    expect(silent.asked).toEqual([]);
  });

  it("leaves a gap where the model fails, and words decide", async () => {
    const review = await reviewDeal(DEAL, { clock, embedder: scriptedEmbedder({}) });
    expect(review.recommendations?.report.totalConflicts).toBe(0);
    expect(review.gaps.map(({ stage }) => stage)).toEqual(["recommendations"]);
  });
});
