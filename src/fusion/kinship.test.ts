import { describe, expect, it } from "vitest";
import { isRounderPrint, kinship, significantDigits } from "./kinship.ts";

describe("how a wrong value may come from a right one", () => {
  it.each([
    [9_000, 8_860, "rounding"],
    [8_900, 8_860, "rounding"],
    [600_000, 596_638, "rounding"],
    [8_860, 9_000, null],
    [473_800, 47_380, "slip"],
    [67_728, 6_772, "slip"],
    [6_772, 67_728, "slip"],
    [42, 42_000, "slip"],
    [0.72, 72, "slip"],
    [5_999, 3_886, null],
    [100, 100, null],
    [0, 100, null],
    [-100, 1_000, null],
  ])("%s for %s: %s", (said, meant, expected) => {
    expect(kinship(said, meant)).toBe(expected);
  });

  it("counts the digits that say something", () => {
    expect([8_900, 0.05, 1.25, 100, 0].map(significantDigits)).toEqual([2, 1, 3, 1, 0]);
  });

  it("knows a rounder print by its own digits only", () => {
    expect(isRounderPrint(9_000, 8_400)).toBe(false);
    expect(isRounderPrint(1_000, 996)).toBe(true);
  });
});
