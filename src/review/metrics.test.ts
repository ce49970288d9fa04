import { expect, it } from "vitest";
import { type Measured, measure } from "./metrics.ts";

const contradiction = (level: string) => ({ severity: { level }, contradictionType: "numeric_value" });
const settled = (decision: string, tokensUsed: number, level = "MAJOR") => ({
  contradiction: contradiction(level),
  resolution: {
    verdict: { decision },
    baGuidance: { trustLevel: decision === "UNRESOLVED" ? "LOW" : "HIGH" },
    debateRecord: { path: [], rounds: [], totalDuration: 10, tokensUsed },
    refusedVerdicts: [],
  },
});
const measured = (more: object) =>
  measure({
    detected: [],
    settled: [],
    notExamined: [],
    reflexions: [],
    models: [],
    outputs: [],
    spent: { calls: 0, inputTokens: 0, outputTokens: 0, usd: 0 },
    totalDurationMs: 0,
    ...more,
  } as unknown as Measured);

it("counts what was never examined as not resolved, and what took no model apart", () => {
  const notExamined = [{ contradiction: contradiction("CRITICAL") }];
  const { targets, autoResolved } = measured({
    settled: [settled("POSITION_A", 0), settled("POSITION_B", 900), settled("UNRESOLVED", 0, "CRITICAL")],
    notExamined,
  });
  const of = (name: string) => targets.find((one) => one.name === name);
  expect(of("resolutionRate")).toMatchObject({ value: 0.5, met: false });
  expect(of("unresolvedCritical")).toMatchObject({ value: 2, met: false });
  expect(of("highTrustShare")?.value).toBeCloseTo(2 / 3, 3);
  expect(of("tokensPerContradiction")).toMatchObject({ value: 300, met: true });
  expect(autoResolved).toBe(2);
});

it("counts all that is to be logged: of contradictions, debates, corrections, cost and time", () => {
  const debated = settled("POSITION_A", 900);
  const record = { ...debated.resolution.debateRecord, rounds: [{ positions: [] }, { positions: [] }] };
  const reflexion = {
    result: {
      critiques: [{}, {}, {}],
      improvements: [{ status: "FIXED" }, { status: "CANNOT_FIX" }],
      agentConfidence: 60,
      revisedFindings: [{ confidence: { score: 80 } }],
      qualityMetrics: { change: 20, readyForBA: true },
    },
  };
  const { targets, ...told } = measured({
    detected: [contradiction("MAJOR"), contradiction("MINOR"), contradiction("MINOR")],
    settled: [{ ...debated, resolution: { ...debated.resolution, debateRecord: record } }, settled("UNRESOLVED", 0)],
    reflexions: [reflexion],
    spent: { calls: 3, inputTokens: 700, outputTokens: 200, usd: 0.5 },
    totalDurationMs: 1_234,
  });
  expect(told).toMatchObject({
    contradictionsDetected: 3,
    contradictionsResolved: 1,
    debatesSkipped: 1,
    autoResolved: 1,
    averageDebateRounds: 2,
    agentsReflected: 1,
    totalCritiques: 3,
    totalImprovements: 2,
    averageConfidenceGain: 20,
    totalTokensUsed: 900,
    estimatedCostUSD: 0.5,
    totalDurationMs: 1_234,
  });
  const of = (name: string) => targets.find((one) => one.name === name)?.value;
  expect([of("fixRate"), of("cannotFixShare"), of("qualityGain"), of("readyShare")]).toEqual([0.5, 0.5, 20, 1]);
});

it("says nothing, and not nought, where there was nothing to measure", () => {
  for (const { value, met } of measured({}).targets) expect({ value, met }).toEqual({ value: null, met: null });
});
