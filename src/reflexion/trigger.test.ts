import { describe, expect, it } from "vitest";
import { makeFinding } from "../testing/index.ts";
import { ReflexionEngine } from "./engine.ts";

const engine = new ReflexionEngine();
const sure = (score: number) => [makeFinding("agent-a", "metric", 100, score)];

describe("needsReflexion", () => {
  it.each([
    [1, 69.9, true],
    [1, 70, false],
    [2, 59.9, true],
    [2, 60, false],
    [3, 5, false],
  ])("tier %i at %d is %s", (tier, score, expected) => {
    expect(engine.needsReflexion(tier, sure(score))).toBe(expected);
  });

  it("counts the mean, and a broken score as none", () => {
    expect(engine.needsReflexion(1, [...sure(90), ...sure(60)])).toBe(false);
    const broken = makeFinding("a", "m", 1, 90);
    (broken.confidence as { score: unknown }).score = "high";
    expect(engine.needsReflexion(1, [broken])).toBe(true);
  });

  it("always looks at a critical alarm that shows nothing for itself", () => {
    const calm = sure(95);
    const alarm = makeFinding("a", "Litigation", "yes", 55, { assessment: "suspicious" });
    expect(engine.needsReflexion(1, [...calm, ...calm, alarm])).toBe(true);
    const evidence = [{ type: "quote" as const, content: "A lawsuit is pending", source: "Deck Slide 3" }];
    expect(engine.needsReflexion(1, [...calm, ...calm, { ...alarm, evidence }])).toBe(false);
    expect(engine.needsReflexion(2, [...calm, makeFinding("a", "Fraud", "yes", 90, { assessment: "CRITICAL" })])).toBe(
      true,
    );
    const fraud = makeFinding("a", "Fraud", "yes", 90, { assessment: "CRITICAL" });
    const shown = (type: "inference" | "quote") => [{ type, content: "A payment is missing", source: "Deck Slide 3" }];
    expect(engine.needsReflexion(2, [...calm, { ...fraud, evidence: shown("inference") }])).toBe(true);
    expect(engine.needsReflexion(2, [...calm, { ...fraud, evidence: shown("quote") }])).toBe(false);
    expect(engine.needsReflexion(3, [alarm])).toBe(false);
  });

  it("has nothing to reflect on without findings", () => {
    expect(engine.needsReflexion(1, [])).toBe(false);
  });
});
