import { describe, expect, it } from "vitest";
import { QUALITY_ENGINE_CONFIG } from "../domain/config.ts";
import type { Improvement } from "../domain/improvement.ts";
import { isReady, qualityScore } from "./score.ts";
import { assess, escalate, noticeForBA } from "./summarise.ts";

describe("ready for whoever decides", () => {
  const { readyScore } = QUALITY_ENGINE_CONFIG.reflexion;

  it.each([
    [69, false],
    [70, true],
    [100, true],
  ])("a score of %d: %s", (score, ready) => {
    expect(isReady(score, ["HIGH"], readyScore)).toBe(ready);
  });

  it("is nothing with a critical weakness open, whatever the score", () => {
    expect(isReady(95, ["CRITICAL"], readyScore)).toBe(false);
  });

  it("is said of an analysis by the score it is asked for", () => {
    const { qualityScore } = assess([], 0, readyScore);
    expect(assess([], 0, qualityScore).readyForBA).toBe(true);
    expect(assess([], 0, qualityScore + 1).readyForBA).toBe(false);
  });
});

it("counts at most ten points of cross-references, and stays within 0 and 100", () => {
  expect(qualityScore(["HIGH", "HIGH"], 1)).toBe(85);
  expect(qualityScore(["HIGH", "HIGH"], 5)).toBe(90);
  expect(qualityScore([], 2)).toBe(100);
  expect(
    qualityScore(
      Array.from({ length: 9 }, () => "CRITICAL" as const),
      0,
    ),
  ).toBe(0);
});

it("asks the founder where more than 70 % cannot be fixed, and not at 70 %", () => {
  const of = (unfixed: number) =>
    Array.from({ length: 10 }, (_, at) => ({ status: at < unfixed ? "CANNOT_FIX" : "FIXED" })) as Improvement[];
  const { dataInsufficiencyRatio: ratio } = QUALITY_ENGINE_CONFIG.reflexion;
  expect(escalate(of(7), ["the churn"], ratio)).toBeNull();
  expect(escalate(of(8), ["the churn"], ratio)).toMatchObject({
    cannotFixRatio: 0.8,
    dataNeedsFromFounder: ["the churn"],
  });
});

it.each([
  [true, false, [], "HIGH"],
  [true, false, ["a gap"], "MEDIUM"],
  [false, false, [], "LOW"],
  [true, true, [], "LOW"],
] as const)("ready %s, escalated %s, left %j: %s", (ready, escalated, left, level) => {
  expect(noticeForBA(left, new Map(), ready, escalated).confidenceLevel).toBe(level);
});
