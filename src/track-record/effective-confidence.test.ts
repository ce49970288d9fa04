import { describe, expect, it } from "vitest";
import { toReliability } from "./beta.ts";
import { type AgentHistory, effectiveConfidence, historyFrom } from "./effective-confidence.ts";

describe("what a position without documents weighs", () => {
  const history: AgentHistory = {
    reliability: new Map([
      ["good", toReliability(95, 5)],
      ["bad", toReliability(20, 80)],
    ]),
    typical: 0.7,
  };

  it("is the agent's own confidence where nothing is known", () => {
    expect(effectiveConfidence("good", 70)).toBe(70);
    expect(effectiveConfidence("stranger", 70, history)).toBe(70);
  });

  it("rises and falls with the agent's record, and stays a confidence", () => {
    expect(effectiveConfidence("good", 70, history)).toBeCloseTo(95, 6);
    expect(effectiveConfidence("good", 95, history)).toBe(100);
    expect(effectiveConfidence("bad", 90, history)).toBeLessThan(30);
  });

  it("leaves agents alone that are as good as all the others", () => {
    const found = ["a", "b", "c"].map((agent) => ({ agent, reliability: toReliability(7, 3) }));
    expect(effectiveConfidence("a", 70, historyFrom(found) ?? undefined)).toBeCloseTo(70, 6);
  });

  it("is no history where there is no agent", () => {
    expect(historyFrom([])).toBeNull();
  });
});
