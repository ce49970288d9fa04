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

it("says nothing, and not nought, where there was nothing to measure", () => {
  for (const { value, met } of measured({}).targets) expect({ value, met }).toEqual({ value: null, met: null });
});
