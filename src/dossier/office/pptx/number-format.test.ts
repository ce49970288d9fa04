import { describe, expect, it } from "vitest";
import { formatNumber } from "./number-format.ts";

describe("formatNumber", () => {
  it.each([
    [504_000, undefined, "504000"],
    [504_000, "General", "504000"],
    [0.1 + 0.2, "General", "0.3"],
    [0.725, "0.0%", "72.5%"],
    [1_234_567.891, "#,##0.00", "1,234,567.89"],
    [1_200_000, '0.0,,"M€"', "1.2M€"],
    [504_000, '#,##0,\\ "K€"', "504 K€"],
    [-71, "#,##0;(#,##0)", "(71)"],
    [-71, "#,##0", "-71"],
    [504_000, '#,##0\\ "€"', "504,000 €"],
    [504_000, "[$€-40C] #,##0", "€ 504,000"],
    [0.05, "0.00", "0.05"],
    [45_292, "yyyy", "2024"],
    [45_292, "mmm-yy", "2024-01"],
    [45_292, "dd/mm/yyyy", "2024-01-01"],
  ])("%d as %s is %s", (value, format, shown) => {
    expect(formatNumber(value, format)).toBe(shown);
  });
});
