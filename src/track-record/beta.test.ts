import { describe, expect, it } from "vitest";
import { betaQuantile, betaShareBelow, toReliability } from "./beta.ts";

describe("the Beta distribution", () => {
  it("agrees with the cases that have a plain formula", () => {
    for (const x of [0.01, 0.2, 0.5, 0.77, 0.99]) {
      expect(betaShareBelow(x, 1, 1)).toBeCloseTo(x, 9);
      expect(betaShareBelow(x, 2, 1)).toBeCloseTo(x * x, 9);
      expect(betaShareBelow(x, 1, 3)).toBeCloseTo(1 - (1 - x) ** 3, 9);
      expect(betaShareBelow(x, 2, 2)).toBeCloseTo(3 * x * x - 2 * x ** 3, 9);
    }
  });

  it("is symmetric and finds its own quantiles, for few claims and for many", () => {
    for (const [alpha, beta] of [
      [0.3, 0.4],
      [5, 5],
      [420, 6],
      [20_000, 5_000],
    ] as const) {
      expect(betaShareBelow(betaQuantile(0.05, alpha, beta), alpha, beta)).toBeCloseTo(0.05, 6);
      expect(betaQuantile(0.3, alpha, beta)).toBeCloseTo(1 - betaQuantile(0.7, beta, alpha), 9);
    }
  });

  it("narrows with the claims seen", () => {
    const few = toReliability(4, 1);
    const many = toReliability(400, 100);
    expect(few.mean).toBe(many.mean);
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
  });
});
