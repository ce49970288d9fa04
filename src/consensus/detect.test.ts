import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ScoredFinding } from "../domain/finding.ts";
import { makeFinding } from "../testing/findings.ts";
import { ConsensusEngine } from "./engine.ts";

const engine = new ConsensusEngine({ clock: () => new Date("2025-01-15T00:00:00Z") });
const detect = (...findings: ScoredFinding[]) => engine.detect(findings);

describe("numeric contradictions", () => {
  it("finds a gap above 30 % of the mean and calls 500 K against 800 K MAJOR", async () => {
    const found = await engine.detectContradictions([
      makeFinding("agent-a", "ARR", 500_000, 80),
      makeFinding("agent-b", "ARR", 800_000, 75),
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]?.contradictionType).toBe("numeric_value");
    expect(found[0]?.severity.level).toBe("MAJOR");
    expect(found[0]?.severity.calculation).toContain("77.5");
    expect(found[0]?.severity.impactIfWrong).toMatch(/100,000/);
  });

  it("says of three figures which lie together, who stands alone, and what each cites", () => {
    const evidence = [
      { type: "external_data" as const, content: "ARR 800 K€", source: "contextEngine.dealroom.arr", confidence: 80 },
    ];
    const [found] = detect(
      makeFinding("auditor", "ARR", 500_000, 80),
      makeFinding("market", "ARR", 800_000, 60, { evidence }),
      makeFinding("forensics", "ARR", 520_000, 70),
    ).contradictions;
    expect(found?.clusterAnalysis?.clusters.map(({ positions }) => positions)).toEqual([
      ["auditor", "forensics"],
      ["market"],
    ]);
    expect(found?.clusterAnalysis?.clusters[1]).toMatchObject({ avgValue: 800_000, avgConfidence: 60 });
    expect(found?.clusterAnalysis?.outliers).toEqual(["market"]);
    expect(found?.verificationData.contextEngineData).toMatchObject([
      { reference: expect.stringContaining("dealroom") },
    ]);
    const [pair] = detect(makeFinding("a", "ARR", 500_000, 80), makeFinding("b", "ARR", 800_000, 75)).contradictions;
    expect(pair).not.toHaveProperty("clusterAnalysis");
    const [ranged] = detect(
      makeFinding("a", "ARR", "400-500 K€", 80),
      makeFinding("b", "ARR", 900_000, 70),
    ).contradictions;
    expect(ranged?.positions[0]).toMatchObject({ range: { min: 400_000, max: 500_000 } });
    expect(ranged?.positions[1]).not.toHaveProperty("range");
  });

  it("keeps of each position who said it, in which finding, its claim, value and unit, how surely, and what it cites", () => {
    const cited = [
      { type: "quote" as const, content: "ARR : 500 K€", source: "Deck Slide 8" },
      { type: "benchmark" as const, content: "median ARR 450 K€", source: "fundingDb.benchmarks[0].median" },
      { type: "calculation" as const, content: "42 × 12 = 504", source: "own" },
    ];
    const [found] = detect(
      makeFinding("auditor", "ARR", 500_000, 81, { unit: "EUR", claim: "ARR stands at 500 K€", evidence: cited }),
      makeFinding("market", "ARR", 800_000, 60),
    ).contradictions;
    const [one, other] = found?.positions ?? [];
    expect(one).toMatchObject({
      agentName: "auditor",
      findingId: makeFinding("auditor", "ARR", 500_000, 81).id,
      claim: "ARR stands at 500 K€",
      value: 500_000,
      unit: "EUR",
      confidence: 81,
      calculations: ["42 × 12 = 504"],
    });
    expect(one?.sources[0]).toMatchObject({ type: "deck", reference: "Deck Slide 8", quote: "ARR : 500 K€" });
    expect(other).toMatchObject({ agentName: "market", confidence: 60, sources: [] });
    expect(other?.claim).toContain("800,000");
    expect(found?.verificationData.deckReferences).toEqual(["Deck Slide 8"]);
    expect(found?.verificationData.fundingDbData).toMatchObject([{ quote: "median ARR 450 K€" }]);
    expect(found?.verificationData).not.toHaveProperty("contextEngineData");
  });

  it("leaves a gap of 4 % alone, and one of exactly 30 %", () => {
    expect(detect(makeFinding("a", "ARR", 500_000, 80), makeFinding("b", "ARR", 520_000, 75)).contradictions).toEqual(
      [],
    );
    expect(detect(makeFinding("a", "x", 85, 80), makeFinding("b", "x", 115, 75)).contradictions).toEqual([]);
    expect(detect(makeFinding("a", "x", 84.9, 80), makeFinding("b", "x", 115, 75)).contradictions).toHaveLength(1);
  });

  it("does not hold what is paid for a thing against how many there are", () => {
    const quoting = (content: string) => ({ evidence: [{ type: "quote" as const, content, source: "Slide 3" }] });
    const counted = makeFinding("a", "Pre-orders", 7, 80, quoting("7 pre-orders in two days"));
    const paid = makeFinding("b", "Pre-orders", 35, 80, { unit: "EUR" });
    expect(detect(counted, paid).contradictions).toEqual([]);
    const unknown = (agent: string, value: number, more: Partial<ScoredFinding>) =>
      makeFinding(agent, "Founding vouchers", value, 80, more);
    const worth = unknown("b", 35, { unit: "EUR" });
    expect(detect(unknown("a", 7, quoting("7 vouchers in two days")), worth).contradictions).toEqual([]);
    expect(detect(unknown("a", 7, quoting("vouchers worth €7 so far")), worth).contradictions).toHaveLength(1);
  });

  it("does not hold a year of a plan against what is so today, whenever they were said", () => {
    const undated = { createdAt: undefined } as unknown as Partial<ScoredFinding>;
    const plan = makeFinding("a", "Customers", 120, 80, { ...undated, period: "Y1" });
    const now = makeFinding("b", "Customers", 4, 80, undated);
    const { contradictions, definitionMismatches } = detect(plan, now);
    expect(contradictions).toEqual([]);
    expect(definitionMismatches).toHaveLength(1);
  });

  it("does not hold a plan of a later year against what names no time", () => {
    const today = makeFinding("deck-reader", "LTV/CAC", 15.9, 90, { unit: "x" });
    const plan = { unit: "x", period: "2028", basis: { nature: "projected" } };
    expect(detect(today, makeFinding("ratio-auditor", "LTV/CAC", 30, 85, plan)).contradictions).toEqual([]);
  });

  it("does not hold a month's stand against the end of its year, and takes who names no time where the value is explained", () => {
    const memo = [
      makeFinding("memo", "ARR", 14_400, 80, { unit: "USD" }),
      makeFinding("memo", "ARR", 216_000, 80, { unit: "USD", period: "2025" }),
    ];
    const january = makeFinding("auditor", "ARR", 14_400, 80, { unit: "USD", period: "2025-01" });
    expect(detect(...memo, january).contradictions).toEqual([]);
    const december = makeFinding("auditor", "ARR", 14_400, 80, { unit: "USD", period: "2025-12" });
    expect(detect(memo[1] as ScoredFinding, december).contradictions).toHaveLength(1);
  });

  it("keeps all positions of a topic in one contradiction", () => {
    const { contradictions } = detect(
      makeFinding("a", "ARR", 500_000, 80),
      makeFinding("b", "revenu récurrent annuel", 800_000, 75),
      makeFinding("c", "arr", "520K€", 70),
      makeFinding("d", "Annual Recurring Revenue", "1,2 M€", 60),
    );
    expect(contradictions).toHaveLength(1);
    expect(contradictions[0]?.positions.map((p) => p.agentName)).toEqual(["a", "b", "c", "d"]);
  });

  it.each([
    ["500K€", 500_000, "EUR"],
    ["500 000 €", "500K€", null],
    [0.72, "72 %", null],
    [72, 0.72, null],
  ])("reads %s and %s as one value", (left, right, unit) => {
    const metric = String(left).includes("72") ? "gross margin" : "ARR";
    const { contradictions, refused } = detect(
      makeFinding("a", metric, left, 80),
      makeFinding("b", metric, right, 80, unit === null ? {} : { unit }),
    );
    expect(contradictions).toEqual([]);
    expect(refused).toEqual([]);
  });

  it("compares text with numbers", () => {
    expect(
      detect(makeFinding("a", "ARR", "500K€", 80), makeFinding("b", "ARR", 800_000, 75)).contradictions,
    ).toHaveLength(1);
  });

  it("is safe at zero and below", () => {
    expect(detect(makeFinding("a", "ebitda", 0, 80), makeFinding("b", "ebitda", 0, 80)).contradictions).toEqual([]);
    expect(
      detect(makeFinding("a", "ebitda", -100_000, 80), makeFinding("b", "ebitda", 100_000, 80)).contradictions,
    ).toHaveLength(1);
    expect(
      detect(makeFinding("a", "ebitda", -100_000, 80), makeFinding("b", "ebitda", -105_000, 80)).contradictions,
    ).toEqual([]);
  });

  it("halves the weight of peripheral topics", () => {
    const level = (metric: string) =>
      detect(makeFinding("a", metric, 100, 90), makeFinding("b", metric, 200, 90)).contradictions[0]?.severity.level;
    expect(level("ARR")).toBe("CRITICAL");
    expect(level("website visits")).toBe("MODERATE");
  });

  it("does not set an agent against itself", () => {
    const a = makeFinding("a", "ARR", 500_000, 80);
    const b = makeFinding("a", "ARR", 900_000, 80, { id: "a:other" });
    expect(detect(a, b).contradictions).toEqual([]);
  });
});

describe("judgements", () => {
  it("finds opposed assessments", async () => {
    const found = await engine.detectContradictions([
      makeFinding("agent-a", "team_quality", null, 85, { assessment: "exceptional" }),
      makeFinding("agent-b", "team_quality", null, 70, { assessment: "below_average" }),
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]?.contradictionType).toBe("assessment");
    // Two steps of the scale oppose each other, one does not.
    const apart = (one: string, other: string) =>
      detect(
        makeFinding("a", "team_quality", null, 80, { assessment: one }),
        makeFinding("b", "team_quality", null, 80, { assessment: other }),
      ).contradictions.length;
    expect([apart("above_average", "below_average"), apart("average", "below_average")]).toEqual([1, 0]);
  });

  it("reads the scale in three languages and needs two steps", () => {
    const pair = (a: string, b: string) =>
      detect(
        makeFinding("a", "team_quality", null, 85, { assessment: a }),
        makeFinding("b", "Team quality", null, 70, { assessment: b }),
      ).contradictions.length;
    expect(pair("Exceptionnel", "FAIBLE")).toBe(1);
    expect(pair("muito bom", "ruim")).toBe(1);
    expect(pair("above average", "average")).toBe(0);
    expect(pair("suspicious", "exceptional")).toBe(1);
    expect(pair("suspicious", "average")).toBe(0);
    expect(pair("suspicious", "poor")).toBe(0);
  });

  it("calls the same value with opposite conclusions an interpretation", () => {
    const { contradictions } = detect(
      makeFinding("a", "burn multiple", 1.8, 85, { assessment: "exceptional" }),
      makeFinding("b", "burn multiple", 1.8, 80, { assessment: "poor" }),
    );
    expect(contradictions[0]?.contradictionType).toBe("interpretation");
  });

  it("finds what exists for one and not for another", () => {
    const { contradictions } = detect(
      makeFinding("a", "brevets", "oui", 85, { category: "legal" }),
      makeFinding("b", "patents", "n'existe pas", 80, { category: "legal" }),
    );
    expect(contradictions[0]?.contradictionType).toBe("existence");
    expect(contradictions[0]?.severity.level).toBe("MAJOR");
    const said = (other: string) =>
      detect(makeFinding("a", "Patents", "2 patents granted", 85), makeFinding("b", "Patents", other, 80))
        .contradictions;
    expect(said("No patents granted").map((one) => one.contradictionType)).toEqual(["existence"]);
    expect(said("3 patents granted")).toEqual([]);
  });
});

describe("what is not a contradiction", () => {
  it("is a gap where a value meets “not available”", () => {
    const { contradictions, gaps } = detect(
      makeFinding("a", "CAC", 1800, 80),
      makeFinding("b", "CAC", "non disponible", 80),
    );
    expect(contradictions).toEqual([]);
    expect(gaps).toHaveLength(1);
  });

  it("is a definition mismatch across periods, bases and currencies", () => {
    const mismatch = (a: ScoredFinding, b: ScoredFinding) => {
      const { contradictions, definitionMismatches } = detect(a, b);
      expect(contradictions).toEqual([]);
      return definitionMismatches[0]?.differs;
    };
    expect(
      mismatch(
        makeFinding("a", "ARR", 300_000, 80, { period: "FY2023" }),
        makeFinding("b", "ARR", 504_000, 80, { period: "2024" }),
      ),
    ).toBe("period");
    expect(mismatch(makeFinding("a", "ARR", "500K€", 80), makeFinding("b", "ARR", "$900K", 80))).toBe("currency");
    expect(
      mismatch(
        makeFinding("a", "customers", 84, 80, { basis: "paying" }),
        makeFinding("b", "customers", 900, 80, { basis: "registered" }),
      ),
    ).toBe("basis");
  });

  it("is a definition mismatch between members of a family: pre-money and post-money", () => {
    const { contradictions, definitionMismatches } = detect(
      makeFinding("a", "Valorisation pre-money", "8 M€", 80),
      makeFinding("b", "post-money valuation", "12 M€", 80),
    );
    expect(contradictions).toEqual([]);
    expect(definitionMismatches[0]?.differs).toBe("basis");
  });

  it("compares currencies where the deal gives rates", () => {
    const withRates = new ConsensusEngine({ rates: { EUR: 1, USD: 0.9 } });
    const pair = (dollars: string) =>
      withRates.detect([makeFinding("a", "ARR", "500K€", 80), makeFinding("b", "ARR", dollars, 80)]);
    expect(pair("$555K").contradictions).toEqual([]);
    expect(pair("$555K").definitionMismatches).toEqual([]);
    expect(pair("$1M").contradictions).toHaveLength(1);
  });

  it("is refused with a reason: NaN, Infinity, nonsense", () => {
    const { contradictions, refused } = detect(
      makeFinding("a", "ARR", Number.NaN, 80),
      makeFinding("b", "ARR", Number.POSITIVE_INFINITY, 80),
      makeFinding("c", "ARR", "beaucoup de pommes", 80),
      makeFinding("d", "ARR", 500_000, 80),
      makeFinding("e", "", 1, 80),
      makeFinding("f", "ARR", 1, 180),
      null as unknown as ScoredFinding,
    );
    expect(contradictions).toEqual([]);
    expect(refused.map((r) => r.code).sort()).toEqual([
      "bad_confidence",
      "bad_shape",
      "no_metric",
      "not_finite",
      "not_finite",
      "unreadable_value",
    ]);
    expect(refused.every((r) => r.reason.length > 10)).toBe(true);
  });
});

describe("derived contradictions", () => {
  it("sets an MRR against an ARR", () => {
    const { contradictions } = detect(makeFinding("a", "MRR", "42K€", 80), makeFinding("b", "ARR", "800K€", 80));
    expect(contradictions).toHaveLength(1);
    expect(contradictions[0]?.topicId).toBe("arr");
    const derived = contradictions[0]?.positions.find((p) => p.derived !== undefined);
    expect(derived?.normalizedValue).toBe(504_000);
    expect(derived?.derived?.calculation).toContain("12");
  });

  it("is silent where they agree, or where one agent says both", () => {
    expect(detect(makeFinding("a", "MRR", "42K€", 80), makeFinding("b", "ARR", "504K€", 80)).contradictions).toEqual(
      [],
    );
    expect(detect(makeFinding("a", "MRR", "42K€", 80), makeFinding("a", "ARR", "800K€", 80)).contradictions).toEqual(
      [],
    );
  });
});

describe("properties", () => {
  const anyFinding = fc
    .record({
      agent: fc.constantFrom("a", "b", "c", "d"),
      metric: fc.constantFrom("ARR", "arr", "MRR", "team_quality", "churn", "foo bar", "customers"),
      value: fc.oneof(
        fc.integer({ min: -5, max: 2_000_000 }),
        fc.constantFrom("500K€", "72 %", "oui", "aucun", "N/A", null),
      ),
      confidence: fc.integer({ min: 0, max: 100 }),
      assessment: fc.constantFrom(null, "exceptional", "poor", "average"),
      period: fc.constantFrom(undefined, "2023", "2024"),
    })
    .map(({ agent, metric, value, confidence, assessment, period }) =>
      makeFinding(agent, metric, value, confidence, { assessment, ...(period !== undefined && { period }) }),
    );
  const many = fc.array(anyFinding, { maxLength: 30 }).map((list) => list.map((f, i) => ({ ...f, id: `f${i}` })));

  it("does not depend on the order of the findings, ids included", () => {
    fc.assert(
      fc.property(many, fc.infiniteStream(fc.nat()), (findings, keys) => {
        const shuffled = findings
          .map((f) => [keys.next().value as number, f] as const)
          .sort((x, y) => x[0] - y[0])
          .map(([, f]) => f);
        expect(engine.detect(shuffled)).toEqual(engine.detect(findings));
      }),
      { numRuns: 300 },
    );
  });

  it("counts a finding given twice once", () => {
    fc.assert(
      fc.property(many, (findings) => {
        expect(engine.detect([...findings, ...findings])).toEqual(engine.detect(findings));
      }),
      { numRuns: 100 },
    );
  });
});

describe("differences too small for a contradiction", () => {
  it.each([
    ["Founders' share", 62, 71, "%"],
    ["Gross margin", 64, 82, "%"],
    ["Pre-money valuation", 8_000_000, 10_000_000, "EUR"],
  ])("are noted with both values where every point counts: %s", (metric, left, right, unit) => {
    const { contradictions, near } = detect(
      makeFinding("a", metric, left, 80, { unit }),
      makeFinding("b", metric, right, 80, { unit }),
    );
    expect(contradictions).toEqual([]);
    expect(near.map(({ positions }) => positions.map(({ value }) => value))).toEqual([[left, right]]);
  });

  it.each([
    ["Gross margin", 72, 72.4, "%"],
    ["ARR", 500_000, 520_000, "EUR"],
    ["Office space", 100, 125, null],
  ])("are left alone where they are rounding, or nobody's decision: %s", (metric, left, right, unit) => {
    const { near } = detect(
      makeFinding("a", metric, left, 80, { unit }),
      makeFinding("b", metric, right, 80, { unit }),
    );
    expect(near).toEqual([]);
  });
});

describe("one question under two names", () => {
  it.each([
    [{ basis: { money: "pre" } }, "Valuation", "Pre-money valuation"],
    [{ basis: "pre-money" }, "Valorisation", "Valorisation pre-money"],
    [{}, "Operating EBITDA", "EBITDA"],
    [{}, "ARR (revenus récurrents annuels)", "ARR"],
    [{}, "Marché adressable accessible", "SAM"],
  ])("is one contradiction: %j", (more, one, other) => {
    const { contradictions } = detect(
      makeFinding("a", one, 8_000_000, 80, { unit: "EUR", ...more }),
      makeFinding("b", other, 4_000_000, 80, { unit: "EUR" }),
    );
    expect(contradictions).toHaveLength(1);
  });

  it.each([
    ["ISO 27001", "Certification ISO 27001"],
    ["Exclusivity", "Clause d'exclusivité"],
  ])("is one existence in dispute: %s", (one, other) => {
    const { contradictions } = detect(makeFinding("a", one, "exists", 80), makeFinding("b", other, "aucun", 80));
    expect(contradictions.map(({ contradictionType }) => contradictionType)).toEqual(["existence"]);
  });

  it("reads a loss written with the minus behind the currency", () => {
    const { contradictions, refused } = detect(
      makeFinding("a", "EBITDA", "£-3,800,000", 80),
      makeFinding("b", "EBITDA", -1_200_000, 80, { unit: "GBP" }),
    );
    expect(refused).toEqual([]);
    expect(contradictions).toHaveLength(1);
  });
});
