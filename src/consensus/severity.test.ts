import { describe, expect, it } from "vitest";
import { severityOf } from "./severity.ts";

const level = (gap: number, confidence: number, materiality = 1) =>
  severityOf({ gap, confidences: [confidence, confidence], materiality }, "en").level;

describe("severity", () => {
  it.each([
    [0.51, 75.1, "CRITICAL"],
    [0.5, 90, "MAJOR"],
    [0.51, 75, "MAJOR"],
    [0.41, 60.1, "MAJOR"],
    [0.4, 60.1, "MODERATE"],
    [0.41, 60, "MODERATE"],
    [0.26, 40.1, "MODERATE"],
    [0.25, 90, "MINOR"],
    [1, 40, "MINOR"],
  ])("of a gap of %d at confidence %d is %s", (gap, confidence, expected) => {
    expect(level(gap, confidence)).toBe(expected);
  });

  it("counts a peripheral topic half", () => {
    expect(level(0.8, 90, 1)).toBe("CRITICAL");
    expect(level(0.8, 90, 0.5)).toBe("MODERATE");
    expect(level(1, 90, 0.5)).toBe("MAJOR");
  });

  it("takes the mean of the opposed confidences and shows its figures", () => {
    const { level: found, calculation } = severityOf({ gap: 0.6, confidences: [100, 60], materiality: 1 }, "fr");
    expect(found).toBe("CRITICAL");
    expect(calculation).toMatch(/80,0.*0,600.*critique/);
  });
});
