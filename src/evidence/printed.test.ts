import { describe, expect, it } from "vitest";
import { isAmong, printedFigures } from "./printed.ts";

const figures = printedFigures(["ARR: €1.2M, 4 customers", "Runway 18 months", "Loss (71)", "R$ 500 mil por mês"]);

describe("whether a figure is printed anywhere", () => {
  it.each([
    [1_200_000, "EUR"],
    [1_204_000, undefined],
    [4, undefined],
    [18, undefined],
    [500_000, "BRL"],
  ])("finds %d %s", (value, currency) => {
    expect(isAmong(figures, { value, currency })).toBe(true);
  });

  it.each([
    [1_200_000, "USD"],
    [1_300_000, "EUR"],
    [5, undefined],
    [0, undefined],
  ])("does not find %d %s", (value, currency) => {
    expect(isAmong(figures, { value, currency })).toBe(false);
  });
});
