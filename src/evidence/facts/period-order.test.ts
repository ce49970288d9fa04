import { describe, expect, it } from "vitest";
import { isToday, liesAfter } from "./period-order.ts";

describe("what lies after the accounts", () => {
  it.each([
    ["2025", true],
    ["2025-01", false],
    ["2025-06", false],
    ["2025-07", true],
    ["2025-12", true],
    ["2024-12", false],
    ["Y2", false],
  ])("%s after 2024: %s", (period, after) => {
    expect(liesAfter(period, 2024)).toBe(after);
  });

  it.each([
    ["2025-07", true],
    ["2025-08", false],
    ["2024-03", true],
    ["2024-02", false],
    ["Y1", undefined],
  ])("%s is of today in February 2025: %s", (period, today) => {
    expect(isToday(period, new Date("2025-02-15T00:00:00Z"))).toBe(today);
  });
});
