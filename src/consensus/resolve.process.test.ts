import { beforeAll, describe, expect, it } from "vitest";
import type { VerificationContext } from "../domain/context.ts";
import type { Contradiction, ContradictionSeverity, ContradictionType } from "../domain/contradiction.ts";
import { ArbitratorResponseSchema, type Resolution } from "../domain/resolution.ts";
import { buildVerificationContext } from "../dossier/build-context.ts";
import { makeFinding } from "../testing/findings.ts";
import { makePdf } from "../testing/make-pdf.ts";
import { makeXlsx } from "../testing/make-xlsx.ts";
import { ConsensusEngine } from "./engine.ts";

const engine = new ConsensusEngine({ clock: () => new Date("2025-01-15T00:00:00Z") });

const quote = (source: string, content: string) => ({ type: "quote" as const, source, content });

function contradiction(
  level: ContradictionSeverity,
  a: number,
  b: number,
  more: Partial<Contradiction> & { values?: [unknown, unknown]; type?: ContradictionType } = {},
): Contradiction {
  const { values = [500_000, 800_000], type = "numeric_value", ...rest } = more;
  const position = (agentName: string, value: unknown, confidence: number) => ({
    agentName,
    findingId: `${agentName}-1`,
    claim: `ARR = ${value}`,
    value,
    unit: "EUR",
    confidence,
    sources: [],
  });
  return {
    id: "c1",
    topic: "ARR",
    detectedAt: new Date("2025-01-15"),
    positions: [position("agent-a", values[0], a), position("agent-b", values[1], b)],
    contradictionType: type,
    severity: { level, calculation: "", impactIfWrong: "" },
    verificationData: { deckReferences: [] },
    status: "detected",
    ...rest,
  };
}

function valid(resolution: Resolution): void {
  expect(ArbitratorResponseSchema.safeParse(resolution).error?.issues).toBeUndefined();
  expect(resolution.refusedVerdicts).toEqual([]);
}

/** Slide 8 and the model of the worked example: MRR 42,000 € on the slide, ARR 507,000 € in row 12. */
async function workedExample(): Promise<VerificationContext> {
  const empty = (n: number) => [`Slide ${n} title`, "Some words about the company and its customers."];
  const deck = makePdf(
    [1, 2, 3, 4, 5, 6, 7].map(empty).concat([["Key figures", "MRR Decembre 2024: 42,000€"], empty(9), empty(10)]),
    { numbered: true },
  );
  const blank = Array.from({ length: 8 }, () => []);
  const model = makeXlsx([
    { name: "Revenue", rows: [["Revenue (EUR)"], [], ["", "2024"], ...blank, ["ARR", { v: 507_000, z: "#,##0 €" }]] },
    {
      name: "P&L",
      rows: [["P&L"], [], ["", "2024"], [], ["Revenue", { v: 507_000 }], [], [], ["COGS", { v: 142_000 }]],
    },
  ]);
  return buildVerificationContext({ deck, financialModel: model });
}

let worked: VerificationContext;
beforeAll(async () => {
  worked = await workedExample();
});

async function settle(context: VerificationContext, ...findings: ReturnType<typeof makeFinding>[]) {
  const [found] = await engine.detectContradictions(findings);
  if (found === undefined) throw new Error("no contradiction was found");
  const resolution = await engine.resolve(found, context);
  valid(resolution);
  return resolution;
}

describe("the worked examples", () => {
  it("settles the ARR at 505 K€, between the deck's 504 and the model's 507", async () => {
    const resolution = await settle(
      worked,
      makeFinding("financial-auditor", "ARR", 504_000, 88, {
        unit: "EUR",
        evidence: [quote("Deck Slide 8", "MRR Decembre 2024: 42,000€")],
      }),
      makeFinding("market-intelligence", "ARR", 800_000, 76, {
        unit: "EUR",
        evidence: [{ type: "inference", source: "market estimate", content: "similar companies" }],
      }),
    );
    expect(resolution.verdict).toMatchObject({ decision: "POSITION_A", winner: "financial-auditor" });
    expect(resolution.finalValue).toMatchObject({ value: 505_000, range: { min: 504_000, max: 507_000 } });
    expect(resolution.baGuidance).toMatchObject({ canTrust: true, trustLevel: "HIGH", questionForFounder: null });
    const sources = resolution.baGuidance.verifiableSources.map(({ reference }) => reference).join(" | ");
    expect(sources).toMatch(/8/);
    expect(sources).toMatch(/Revenue.*C?12|B12/);
    const flaws = resolution.verdict.justification.rejectedPositionFlaws;
    expect(flaws.every(({ position }) => position === "market-intelligence")).toBe(true);
    expect(flaws.some(({ flaw }) => flaw.includes("58"))).toBe(true);
    expect(resolution.debateRecord.optimizationApplied).toBe("EVIDENCE_SETTLED");
  });

  it("leaves the CAC unresolved with its question where no document speaks of it", async () => {
    const resolution = await settle(
      worked,
      makeFinding("a", "CAC", 1_800, 55, { unit: "EUR", category: "customer" }),
      makeFinding("b", "CAC", 4_200, 60, { unit: "EUR", category: "customer" }),
    );
    expect(resolution.verdict).toMatchObject({ decision: "UNRESOLVED", winner: null });
    expect(resolution.finalValue).toMatchObject({ value: null, range: { min: 1_800, max: 4_200 } });
    expect(resolution.baGuidance).toMatchObject({ canTrust: false, trustLevel: "LOW" });
    expect(resolution.baGuidance.questionForFounder).toMatch(/\(1\).*\(2\)/);
    expect(resolution.whatWouldChangeIt).toContain("€1,800");
    expect(resolution.unresolvedAspects).toHaveLength(1);
  });
});

describe("the rungs", () => {
  it("resolves MINOR by confidence without claiming trust", async () => {
    const resolution = await engine.resolve(contradiction("MINOR", 80, 60), {});
    valid(resolution);
    expect(resolution.debateRecord).toMatchObject({ optimizationApplied: "MINOR_AUTO_RESOLVE", tokensUsed: 0 });
    expect(resolution.verdict.winner).toBe("agent-a");
    expect(resolution.baGuidance).toMatchObject({ canTrust: false, trustLevel: "MEDIUM" });
  });

  it("skips two unsure sides", async () => {
    const resolution = await engine.resolve(contradiction("MAJOR", 45, 40), {});
    valid(resolution);
    expect(resolution.debateRecord.optimizationApplied).toBe("LOW_CONFIDENCE_SKIP");
    expect(resolution.verdict.decision).toBe("UNRESOLVED");
    expect(resolution.baGuidance.questionForFounder).toBeTruthy();
    expect(resolution.finalValue.derivedFrom.source).toContain("CANNOT_ASSESS");
    expect(resolution.unresolvedAspects[0]?.reason).toMatch(/agent-a: 45, agent-b: 40/);
    for (const [sure, skipped] of [
      [49, true],
      [50, false],
    ] as const) {
      const { debateRecord } = await engine.resolve(contradiction("MAJOR", sure, 40), {});
      expect(debateRecord.optimizationApplied === "LOW_CONFIDENCE_SKIP").toBe(skipped);
    }
  });

  it("hears unsure sides where primary evidence is verified", async () => {
    const resolution = await settle(worked, makeFinding("a", "ARR", 504_000, 45), makeFinding("b", "ARR", 800_000, 40));
    expect(resolution.verdict.winner).toBe("a");
  });

  it("keeps of each position, winner or not, what its sources are worth and what primary ones say for and against", async () => {
    const { evidence, verdict } = await settle(
      worked,
      makeFinding("a", "ARR", 507_000, 80, { evidence: [quote("Model, Onglet Revenue, Ligne 12", "ARR 507,000 €")] }),
      makeFinding("b", "ARR", 800_000, 80, { evidence: [quote("Deck Slide 9", "ARR: 800,000€")] }),
    );
    const [a, b] = ["a", "b"].map((name) => evidence.find(({ agentName }) => agentName === name));
    expect(verdict.winner).toBe("a");
    expect(a?.citations).toMatchObject([{ reference: "Model, Onglet Revenue, Ligne 12", status: "verified" }]);
    expect(b?.citations).toMatchObject([{ reference: "Deck Slide 9", status: "phantom" }]);
    expect(a?.support.map(({ rank }) => rank)).toContain("primary");
    expect(b?.support).toEqual([]);
    // The loser's record holds what speaks against it: the model's row, a primary source.
    expect(b?.against.map(({ rank }) => rank)).toContain("primary");
  });

  it("goes straight to arbitration where one side is far surer, and decides nothing without evidence", async () => {
    const resolution = await engine.resolve(contradiction("MAJOR", 90, 50), {});
    valid(resolution);
    expect(resolution.debateRecord.optimizationApplied).toBe("SKIP_TO_ARBITRATION");
    expect(resolution.verdict.decision).toBe("UNRESOLVED");
    for (const [a, b] of [
      [80, 40],
      [90, 55],
    ] as const) {
      const { debateRecord } = await engine.resolve(contradiction("MAJOR", a, b), {});
      expect(debateRecord.optimizationApplied).toBe("EVIDENCE_COURT");
    }
  });

  it("ends at the evidence court otherwise, and says why each rung was passed", async () => {
    const resolution = await engine.resolve(contradiction("MAJOR", 75, 70), {});
    valid(resolution);
    expect(resolution.debateRecord.optimizationApplied).toBe("EVIDENCE_COURT");
    expect(resolution.debateRecord.path.map(({ rung }) => rung)).toEqual([
      "LOW_CONFIDENCE_SKIP",
      "MINOR_AUTO_RESOLVE",
      "EVIDENCE_SETTLED",
      "CLUSTERS",
      "SKIP_TO_ARBITRATION",
    ]);
  });
});

describe("plain contexts", () => {
  const plain: VerificationContext = {
    deckExtracts: "Slide 7\nTeam\nSlide 8\nMRR Decembre 2024: 42,000€",
    financialModelExtracts: "Onglet Revenue, Ligne 12: ARR 507 000 €",
  };

  it("settle as files do", async () => {
    const resolution = await settle(plain, makeFinding("a", "ARR", 504_000, 85), makeFinding("b", "ARR", 800_000, 80));
    expect(resolution.verdict.winner).toBe("a");
    expect(resolution.baGuidance.verifiableSources.length).toBeGreaterThan(0);
  });

  it.each([
    ["the deck alone", "ARR", { deckExtracts: "Slide 8\nARR : 24 000 €" }],
    ["the model alone", "ARR", { financialModelExtracts: "Onglet Revenue, Ligne 12: ARR 24 000 €" }],
    ["a sum of the deck", "ARR", { deckExtracts: "Slide 8\nMRR December 2024: 2 000 €" }],
    ["the context engine", "Headcount", { contextEngineData: { linkedIn: { employees: 24_000 } } }],
    ["the funding database", "Valuation", { fundingDbData: { company: { valuation: 24_000 } } }],
  ])("are each heard: %s", async (_, metric, context) => {
    const { verdict } = await settle(
      context,
      makeFinding("a", metric, 24_000, 80),
      makeFinding("b", metric, 90_000, 80),
    );
    expect(verdict.winner).toBe("a");
  });

  it("name what was searched where they say nothing on the topic", async () => {
    const resolution = await settle(plain, makeFinding("a", "CAC", 1_000, 85), makeFinding("b", "CAC", 3_000, 80));
    expect(resolution.verdict.decision).toBe("UNRESOLVED");
    expect(resolution.baGuidance.verifiableSources[0]).toHaveProperty("reference");
  });
});

describe("evidence", () => {
  const context = (deckExtracts: string, financialModelExtracts?: string): VerificationContext => ({
    deckExtracts,
    ...(financialModelExtracts !== undefined && { financialModelExtracts }),
  });
  const arr = (agent: string, value: number, more = {}) =>
    makeFinding(agent, "ARR", value, 80, { unit: "EUR", ...more });

  it("never settles primary sources that contradict each other", async () => {
    const resolution = await settle(
      context("Slide 8\nARR : 504 000 €", "Onglet Revenue, Ligne 12: ARR 900 000 €"),
      arr("a", 504_000),
      arr("b", 900_000),
    );
    expect(resolution.verdict.decision).toBe("UNRESOLVED");
    expect(resolution.redFlags.join()).toMatch(/contradict/);
    expect(resolution.baGuidance.questionForFounder).toMatch(/504,000|900,000/);
  });

  it("keeps the deck where the model differs by less than 30 %, with both in the range and trust MEDIUM", async () => {
    const resolution = await settle(
      context("Slide 8\nARR : 504 000 €", "Onglet Revenue, Ligne 12: ARR 580 000 €"),
      arr("a", 504_000),
      arr("b", 900_000),
    );
    expect(resolution.finalValue).toMatchObject({ value: 504_000, range: { min: 504_000, max: 580_000 } });
    expect(resolution.baGuidance.trustLevel).toBe("MEDIUM");
    const twice = await settle(
      context("Slide 8\nARR : 504 000 €\nSlide 9\nARR : 560 000 €", "Onglet Revenue, Ligne 12: ARR 580 000 €"),
      arr("a", 504_000),
      arr("b", 900_000),
    );
    expect(twice.verdict.decision).toBe("UNRESOLVED");
  });

  it("gives the documents' value where no agent has it", async () => {
    const resolution = await settle(context("Slide 8\nARR : 504 000 €"), arr("a", 300_000), arr("b", 900_000));
    expect(resolution.verdict).toMatchObject({ decision: "SYNTHESIS", winner: null });
    expect(resolution.finalValue.value).toBe(504_000);
    expect(new Set(resolution.verdict.justification.rejectedPositionFlaws.map((f) => f.position))).toEqual(
      new Set(["a", "b"]),
    );
  });

  it("does not believe a sum that no such metric can have", async () => {
    const resolution = await settle(
      context("Slide 1\nTeam", "Onglet P&L, Ligne 4: Revenue 1 499 €\nOnglet P&L, Ligne 5: COGS 839 000 €"),
      makeFinding("a", "gross margin", 44, 80, { unit: "%" }),
      makeFinding("b", "gross margin", 136, 80, { unit: "%" }),
    );
    expect(resolution.verdict.decision).toBe("UNRESOLVED");
  });

  it("is UNRESOLVED where both sides cite phantoms", async () => {
    const phantom = (n: number) => ({ evidence: [quote(`Deck Slide ${n}`, `ARR of another ${n} world`)] });
    const resolution = await settle(
      context("Slide 1\nTeam\nSlide 2\nMarket"),
      arr("a", 300_000, phantom(40)),
      arr("b", 900_000, phantom(50)),
    );
    expect(resolution.verdict.decision).toBe("UNRESOLVED");
    expect(resolution.baGuidance.oneLiner).toMatch(/do not exist/);
    expect(resolution.redFlags).toHaveLength(2);
  });

  it("settles by secondary evidence with trust MEDIUM where no primary source speaks", async () => {
    const resolution = await settle(
      { contextEngineData: { crunchbase: { companyInfo: { headcount: 11 } } } },
      makeFinding("a", "headcount", 11, 80, { category: "team" }),
      makeFinding("b", "headcount", 30, 80, { category: "team" }),
    );
    expect(resolution.verdict.winner).toBe("a");
    expect(resolution.baGuidance.trustLevel).toBe("MEDIUM");
    expect(resolution.baGuidance.whatToVerify).toBeTruthy();
    expect(resolution.baGuidance.questionForFounder).toBeTruthy();
  });

  it("tells a stale year from today's", async () => {
    const resolution = await settle(
      context("Slide 8\nARR 2023 : 300 000 €\nARR décembre 2024 : 504 000 €"),
      arr("a", 300_000, { evidence: [quote("Deck Slide 8", "ARR 2023 : 300 000 €")] }),
      arr("b", 504_000),
    );
    expect(resolution.verdict.winner).toBe("b");
    expect(resolution.verdict.justification.rejectedPositionFlaws.some(({ flaw }) => flaw.includes("2023"))).toBe(true);
  });

  it("settles existence by what the deck names, or denies", async () => {
    const pair = [makeFinding("a", "patents", "yes", 80), makeFinding("b", "patents", "none", 80)] as const;
    const named = await settle(context("Slide 3\n2 patents granted in 2023"), ...pair);
    expect(named.verdict.winner).toBe("a");
    for (const applied of ["2 patents filed in 2023", "Deux brevets en instance", "Patents pending in Europe"]) {
      const pending = await settle(context(`Slide 3\n${applied}`), ...pair);
      expect(pending.verdict.decision, applied).toBe("UNRESOLVED");
    }
    for (const none of ["No patents so far", "No patents filed to date"]) {
      const denied = await settle(context(`Slide 3\n${none}`), ...pair);
      expect(denied.verdict.winner, none).toBe("b");
    }
    const silent = await settle(context("Slide 3\nOur team"), ...pair);
    expect(silent.verdict.decision).toBe("UNRESOLVED");
  });

  it("settles a judgement by the benchmark where there is one", async () => {
    const resolution = await settle(
      { fundingDbData: { benchmarks: [{ metric: "gross_margin", p25: 60, median: 70, p75: 80, sampleSize: 40 }] } },
      makeFinding("a", "gross margin", 72, 80, { unit: "%", assessment: "average" }),
      makeFinding("b", "gross margin", 72, 80, { unit: "%", assessment: "exceptional" }),
    );
    expect(resolution.verdict.winner).toBe("a");
    expect(resolution.baGuidance.trustLevel).toBe("MEDIUM");
  });
});

describe("three positions and more", () => {
  const say = (agent: string, value: number, confidence: number) =>
    makeFinding(agent, "mystery score", value, confidence);

  it("averages one cluster by confidence", async () => {
    const made = contradiction("MAJOR", 90, 60, { topic: "mystery score", values: [90, 100] });
    const third = {
      ...(made.positions[1] as (typeof made.positions)[0]),
      agentName: "agent-c",
      findingId: "c",
      value: 110,
    };
    const resolution = await engine.resolve({ ...made, positions: [...made.positions, third] }, {});
    valid(resolution);
    expect(resolution.debateRecord.optimizationApplied).toBe("WEIGHTED_AVERAGE");
    expect(resolution.finalValue.value).toBeCloseTo((90 * 90 + 100 * 60 + 110 * 60) / 210, 2);
    expect(resolution.finalValue.range).toEqual({ min: 90, max: 110 });
    expect(resolution.baGuidance).toMatchObject({ canTrust: false, trustLevel: "MEDIUM" });
  });

  it("keeps the dominant of two clusters with trust LOW", async () => {
    const resolution = await settle({}, say("a", 500, 80), say("b", 520, 75), say("c", 800, 60));
    expect(resolution.debateRecord.optimizationApplied).toBe("DOMINANT_CLUSTER");
    expect(resolution.verdict.winner).toBe("a");
    expect(resolution.baGuidance).toMatchObject({ canTrust: false, trustLevel: "LOW" });
  });

  it("lets no figure win that two analysts share and no document shows", async () => {
    const deal = { deckExtracts: "Slide 2\nARR: 640 000 €" };
    const resolution = await settle(deal, say("a", 500, 80), say("b", 520, 75), say("c", 800, 60));
    expect(resolution.debateRecord.optimizationApplied).toBe("DOMINANT_CLUSTER");
    expect(resolution.verdict.decision).toBe("UNRESOLVED");
    expect(resolution.baGuidance.questionForFounder).not.toBeNull();
  });

  it("lets the agents' records weigh in the vote, without raising trust", async () => {
    const reliability = (mean: number) => ({ mean, low: mean, high: mean, alpha: 10, beta: 10 });
    const history = {
      typical: 0.6,
      reliability: new Map([
        ["a", reliability(0.3)],
        ["b", reliability(0.3)],
        ["c", reliability(0.9)],
      ]),
    };
    const found = engine.detect([say("a", 500, 80), say("b", 520, 75), say("c", 800, 70)]).contradictions[0];
    if (found === undefined) throw new Error("no contradiction was found");
    const resolution = await new ConsensusEngine({ history }).resolve(found, {});
    valid(resolution);
    expect(resolution.verdict.winner).toBe("c");
    expect(resolution.baGuidance).toMatchObject({ canTrust: false, trustLevel: "LOW" });
  });

  it("gives no vote to a side whose only citations are false", async () => {
    const phantom = { evidence: [quote("Deck Slide 40", "mystery score of 800")] };
    const resolution = await settle(
      { deckExtracts: "Slide 1\nTeam" },
      makeFinding("a", "mystery score", 500, 70, { evidence: [quote("Board minutes p. 2", "mystery score of 500")] }),
      say("b", 510, 70),
      makeFinding("c", "mystery score", 800, 95, phantom),
    );
    expect(resolution.verdict.winner).toBe("a");
  });

  it("cannot assess three", async () => {
    const resolution = await settle({}, say("a", 100, 80), say("b", 200, 75), say("c", 800, 60));
    expect(resolution.debateRecord.optimizationApplied).toBe("CANNOT_ASSESS");
    expect(resolution.verdict.decision).toBe("UNRESOLVED");
    expect(resolution.baGuidance.questionForFounder).toBeTruthy();
  });

  it("names what most say as a hint where it decides nothing, and nothing where no value has the most", async () => {
    const said = (...values: number[]) => values.map((value, i) => makeFinding(`agent-${i}`, "ARR", value, 70));
    const open = await settle({}, ...said(500_000, 505_000, 900_000, 2_000_000));
    expect(open.verdict.decision).toBe("UNRESOLVED");
    expect(open.unresolvedAspects[1]?.reason).toMatch(/2 of 4 analysts say .*50\d/);
    expect(open.finalValue.value).toBeNull();
    expect(open.baGuidance.trustLevel).toBe("LOW");
    const apart = await settle({}, ...said(500_000, 900_000, 2_000_000));
    expect(apart.unresolvedAspects).toHaveLength(1);
    const even = await settle({}, ...said(500_000, 505_000, 900_000, 905_000, 2_000_000));
    expect(even.unresolvedAspects).toHaveLength(1);
    // Two who point to a slide that is not there are no hint.
    const phantom = { evidence: [quote("Deck Slide 47", "ARR : 500 000 €")] };
    const madeUp = [500_000, 500_000].map((value, i) => makeFinding(`liar-${i}`, "ARR", value, 70, phantom));
    const deck = { deckExtracts: "Slide 7\nTeam of planners" };
    const lied = await settle(deck, ...madeUp, ...said(900_000, 2_000_000));
    expect(lied.unresolvedAspects.map(({ reason }) => reason).join()).not.toMatch(/analysts say/);
  });

  it("follows verified primary evidence for exactly one of three", async () => {
    const resolution = await settle(
      { deckExtracts: "Slide 8\nARR : 504 000 €" },
      makeFinding("a", "ARR", 504_000, 60),
      makeFinding("b", "ARR", 800_000, 90),
      makeFinding("c", "ARR", 1_400_000, 90),
    );
    expect(resolution.verdict.winner).toBe("a");
    expect(resolution.baGuidance.trustLevel).toBe("HIGH");
  });
});
