import { describe, expect, it } from "vitest";
import { confidenceSum, decisionConfidence } from "./confidence.ts";

describe("decisionConfidence", () => {
  it.each([
    [{ maker: 0.8, supportRatio: 1, severity: "HIGH", evidenceCount: 2 }, 0.66],
    [{ maker: 0.8, supportRatio: 0.5, severity: "MEDIUM", evidenceCount: 0 }, 0.47],
    [{ maker: 1, supportRatio: 1, severity: "HIGH", evidenceCount: 50 }, 0.8],
    [{ maker: 0.8, supportRatio: 1, severity: "CRITICAL", evidenceCount: 5 }, 0.52],
    [{ maker: null, supportRatio: 0, severity: "CRITICAL", evidenceCount: 0 }, 0],
    [{ maker: 0.25, supportRatio: 1, severity: "LOW", evidenceCount: 0 }, 0.4],
  ] as const)("%o gives %f", (parts, expected) => {
    expect(decisionConfidence(parts)).toBe(expected);
    expect(confidenceSum(parts, "en")).toContain(`= ${expected.toFixed(2)}`);
  });
});
