import { describe, expect, it } from "vitest";
import { printLike, readAsWritten } from "./as-written.ts";

describe("a value in the manner of a written one", () => {
  it.each([
    [540_000, "576,000€", "48,000 × 12 = 576,000€", "540,000€"],
    [540_000, "576.000 €", "45.000 × 12 = 576.000 €", "540.000 €"],
    [540_000, "576 000 €", "45 000 × 12 = 576 000 €", "540\u202f000 €"],
    [540_000, "576K€", "45K€ × 12 = 576K€", "540K€"],
    [5_400_000, "5,76 M€", "0,45 M€ × 12 = 5,76 M€", "5,40 M€"],
    [71.98, "74.0%", "365 / 507 = 74.0%", "72.0%"],
    [72.4, "+58 %", "800K€ vs 464K€ = +58 %", "72.4 %"],
    [-365_000, "$375,000", "142,000 − 507,000 = $375,000", "−$365,000"],
    [1.25, "2x", "5 / 4 = 2x", "1.25x"],
  ])("%s like %s", (value, written, around, expected) => {
    expect(printLike(value, written, around)).toBe(expected);
  });

  it("is null where no number stands", () => {
    expect(printLike(1, "n/a", "n/a")).toBeNull();
  });
});

describe("a quantity as its text writes numbers", () => {
  it.each([
    ["576,000€", "48,000 × 12 = 576,000€", 576_000],
    ["1.234", "1.234 × 2,5 = 3.085", 1234],
    ["1,234 €", "1,234 €", 1234],
  ])("%s in %s", (text, around, value) => {
    expect(readAsWritten(text, around)?.value).toBe(value);
  });
});
