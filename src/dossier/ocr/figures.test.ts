import { describe, expect, it } from "vitest";
import { holdsFigure, sameFigure } from "./figures.ts";

describe("sameFigure", () => {
  it.each([
    ["$50K", "$50K"],
    ["$500k", "$500K"],
    ["(40%)", "(40%"],
    ["$100K+.", "$100K+"],
    ["$5OM", "$50M"],
    ["−211", "-211"],
    ["1,000+", "1,000+"],
  ])("takes %s and %s for the same", (first, second) => {
    expect(sameFigure(first, second)).toBe(true);
  });

  it.each([
    ["$168", "$16B"],
    ["$56M", "$50M"],
    ["1.152", "1,152"],
    ["211", "-211"],
    ["$50", "50"],
    ["12%", "12"],
    ["", ""],
  ])("keeps %s and %s apart", (first, second) => {
    expect(sameFigure(first, second)).toBe(false);
  });

  it("lets the second reader miss or mistake a sign it does not know, but no digit", () => {
    expect(sameFigure("€50k", "E50k")).toBe(true);
    expect(sameFigure("50€", "50")).toBe(true);
    expect(sameFigure("€50", "650")).toBe(false);
    expect(sameFigure("€50", "$50")).toBe(false);
  });
});

describe("holdsFigure", () => {
  it("knows what must be read twice", () => {
    expect(["42", "$5M", "12%", "Q3"].every(holdsFigure)).toBe(true);
    expect(["Revenue", "€", "AI"].some(holdsFigure)).toBe(false);
  });
});
