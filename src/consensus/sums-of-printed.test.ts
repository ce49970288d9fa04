import { describe, expect, it } from "vitest";
import type { ScoredFinding } from "../domain/finding.ts";
import { makeFinding } from "../testing/findings.ts";
import { ConsensusEngine } from "./engine.ts";

const engine = new ConsensusEngine({ clock: () => new Date("2025-02-03T00:00:00Z") });

async function settle(deckExtracts: string, ...findings: ScoredFinding[]) {
  const [contradiction] = await engine.detectContradictions(findings);
  if (contradiction === undefined) throw new Error("no contradiction");
  const { verdict, finalValue, baGuidance } = await engine.resolve(contradiction, { deckExtracts });
  return { ...verdict, trust: baGuidance.trustLevel, value: finalValue.value, ask: baGuidance.questionForFounder };
}

const payback = (agent: string, value: number, evidence: ScoredFinding["evidence"]) =>
  makeFinding(agent, "CAC payback", value, 82, { unit: "months", evidence });
const sum = (content: string): ScoredFinding["evidence"] => [
  { type: "calculation", content, source: "Calculation", confidence: 80 },
];
const quote = (content: string): ScoredFinding["evidence"] => [
  { type: "quote", content, source: "Slide 6", confidence: 80 },
];

describe("a sum of figures that the page prints", () => {
  const deck = "Slide 6\nCAC: €4,400\nMonthly gross profit per client: €220\nCAC payback: 8 months";
  const stated = payback("a", 8, quote("CAC payback: 8 months"));

  it("leaves open what it refutes, and shows itself", async () => {
    const settled = await settle(deck, stated, payback("b", 20, sum("4,400 / 220 = 20")));
    expect(settled).toMatchObject({ decision: "UNRESOLVED", value: null });
    expect(settled.ask).toContain("4,400 / 220 = 20");
  });

  it("weighs nothing where it is wrong, or made of figures that nobody prints", async () => {
    expect(await settle(deck, stated, payback("b", 20, sum("4,400 / 210 = 20")))).toMatchObject({ winner: "a" });
    expect(await settle(deck, stated, payback("b", 40, sum("8,800 / 220 = 40")))).toMatchObject({ winner: "a" });
  });

  it("keeps what is stated from full trust where its figures stand elsewhere", async () => {
    const apart = "Slide 3\nCAC: €4,400\nMonthly gross profit per client: €220\n\nSlide 6\nCAC payback: 8 months";
    const settled = await settle(apart, stated, payback("b", 20, sum("4,400 / 220 = 20")));
    expect(settled.trust).not.toBe("HIGH");
  });
});
