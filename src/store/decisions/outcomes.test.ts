import { describe, expect, it } from "vitest";
import type { Contradiction, ContradictionPosition } from "../../domain/contradiction.ts";
import type { Resolution } from "../../domain/resolution.ts";
import * as outcomes from "./outcomes.ts";

type Given<F extends (...given: never[]) => unknown> = Parameters<F> extends [...infer Most, number] ? Most : never;
const outcomeOf = (...given: Given<typeof outcomes.outcomeOf>) => outcomes.outcomeOf(...given, 0.02);
const decidedOutcome = (...given: Given<typeof outcomes.decidedOutcome>) => outcomes.decidedOutcome(...given, 0.02);

const position = (agentName: string, more: Partial<ContradictionPosition>): ContradictionPosition => ({
  agentName,
  findingId: agentName,
  claim: "",
  value: more.normalizedValue ?? null,
  confidence: 80,
  sources: [],
  ...more,
});
const low = position("low", { normalizedValue: 500 });
const near = position("near", { normalizedValue: 505 });
const high = position("high", { normalizedValue: 800 });

/** The parts of a verdict that say something about agents. */
const verdict = (more: {
  decision: Resolution["verdict"]["decision"];
  losers?: readonly string[];
  value?: number | string | null;
  canTrust?: boolean;
  rung?: Resolution["debateRecord"]["optimizationApplied"];
}): Resolution =>
  ({
    verdict: {
      decision: more.decision,
      winner: null,
      justification: {
        decisiveFactors: [],
        rejectedPositionFlaws: (more.losers ?? []).map((loser) => ({ position: loser, flaw: "f", evidence: "e" })),
      },
    },
    finalValue: { value: more.value ?? null, confidence: 50, derivedFrom: { source: "deck" } },
    baGuidance: { canTrust: more.canTrust ?? true },
    debateRecord: { optimizationApplied: more.rung ?? "EVIDENCE_SETTLED" },
  }) as unknown as Resolution;

describe("what a verdict says about a position", () => {
  it("is right or wrong where evidence decided", () => {
    const decided = verdict({ decision: "POSITION_A", losers: ["high"], value: 500 });
    expect([low, near, high].map((one) => outcomeOf(one, decided))).toEqual(["right", "right", "wrong"]);
  });

  it("is about the finding, not about all its agent said", () => {
    const decided = verdict({ decision: "POSITION_A", value: 500 });
    const flaw = { position: high.agentName, findingId: "another", flaw: "f", evidence: "e" };
    decided.verdict.justification.rejectedPositionFlaws.push(flaw);
    expect(outcomeOf(high, decided)).toBe("right");
    flaw.findingId = high.findingId;
    expect(outcomeOf(high, decided)).toBe("wrong");
  });

  it("is nothing where only one company document says so: the record learns from what is corroborated", () => {
    const decided = verdict({ decision: "POSITION_A", losers: ["high"], value: 500 });
    const by = (evidenceLevel: NonNullable<Resolution["evidenceLevel"]> | null) =>
      outcomeOf(high, { ...decided, evidenceLevel });
    expect([by("declared"), by(null), by("contradicted")]).toEqual(["unresolved", "unresolved", "unresolved"]);
    expect([by("corroborated"), by("outside")]).toEqual(["wrong", "wrong"]);
  });

  it("is nothing where nothing was decided, or nobody looked", () => {
    expect(outcomeOf(low, verdict({ decision: "UNRESOLVED", losers: ["low"] }))).toBe("unresolved");
    expect(outcomeOf(low, null)).toBe("unresolved");
  });

  it("is nothing where agents were weighed instead of evidence: a record must not prove itself", () => {
    const weighed = { decision: "POSITION_A", losers: ["high"], rung: "DOMINANT_CLUSTER" } as const;
    expect(outcomeOf(high, verdict({ ...weighed, canTrust: false }))).toBe("unresolved");
    expect(outcomeOf(high, verdict({ ...weighed, canTrust: true }))).toBe("wrong");
  });

  it("bears out only who said the same, in a synthesis", () => {
    const between = verdict({ decision: "SYNTHESIS", value: 502 });
    expect([low, near, high].map((one) => outcomeOf(one, between))).toEqual(["right", "right", "unresolved"]);
  });
});

describe("what a decision says about a position", () => {
  const contradiction = { positions: [low, near, high] } as Contradiction;
  const outcomes = (decision: Parameters<typeof decidedOutcome>[2]) =>
    contradiction.positions.map((one) => decidedOutcome(one, contradiction, decision));

  it("holds whoever agrees with the accepted position to be right", () => {
    expect(outcomes({ kind: "accept_position", position: "low" })).toEqual(["right", "right", "wrong"]);
    expect(outcomes({ kind: "accept_position", position: "nobody" })).toEqual([null, null, null]);
  });

  it("compares with a value that was set, where it can", () => {
    expect(outcomes({ kind: "set_value", value: 802 })).toEqual(["wrong", "wrong", "right"]);
    expect(outcomes({ kind: "set_value", value: "about a thousand" })).toEqual([
      "unresolved",
      "unresolved",
      "unresolved",
    ]);
    const words = position("words", { value: "Yes, patented", assessment: "exceptional" });
    const about = (value: string | number) => decidedOutcome(words, contradiction, { kind: "set_value", value });
    expect([about("EXCEPTIONAL "), about("poor"), about(5)]).toEqual(["right", "wrong", "unresolved"]);
  });

  it("blames nobody for what was dismissed, and does not speak of corrections", () => {
    expect(outcomes({ kind: "dismiss" })).toEqual(["unresolved", "unresolved", "unresolved"]);
    expect(outcomes({ kind: "accept_correction" })).toEqual([null, null, null]);
  });

  it("takes zero for the value it is", () => {
    const zero = position("zero", { normalizedValue: 0 });
    expect(decidedOutcome(zero, contradiction, { kind: "set_value", value: 0 })).toBe("right");
    expect(decidedOutcome(zero, contradiction, { kind: "set_value", value: 1 })).toBe("wrong");
  });
});

it("takes values for one as far apart as it is told", () => {
  const said = verdict({ decision: "SYNTHESIS", value: 530 });
  expect(outcomes.outcomeOf(low, said, 0.02)).toBe("unresolved");
  expect(outcomes.outcomeOf(low, said, 0.1)).toBe("right");
});
