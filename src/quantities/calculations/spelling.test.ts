import { describe, expect, it } from "vitest";
import { plainSpelling } from "./spelling.ts";
import { statementsOf } from "./statements.ts";

describe("plainSpelling", () => {
  it.each([
    ["10 − 5", "10 - 5"],
    ["1,05¹² − 1", "1,05^(12) - 1"],
    ["2⁻¹", "2^(-1)"],
    ["[(a + b) / 2]", "((a + b) / 2)"],
    ["3 · 4", "3 × 4"],
    ["507\u202f000\u00a0€", "507 000 €"],
    ["\\frac{a}{\\frac{b}{c}}", "((a)/(((b)/(c))))"],
    ["72\\% \\approx \\text{margin}", "72% ≈  (margin)"],
    ["\\sqrt{16} \\times 2", "sqrt(16) × 2"],
  ])("%s becomes %s", (written, plain) => {
    expect(plainSpelling(written)).toBe(plain);
  });

  it("leaves a broken fraction for the parser to refuse", () => {
    expect(plainSpelling("\\frac{1}{2")).not.toContain("\\");
  });
});

describe("statementsOf", () => {
  it("parts lines, sentences and semicolons", () => {
    expect(statementsOf("MRR = 42K€. ARR = 504K€")).toEqual(["MRR = 42K€", "ARR = 504K€"]);
    expect(statementsOf("1) a = 1\n2) b = 2; c = 3")).toEqual(["a = 1", "b = 2", "c = 3"]);
  });

  it("keeps a sum together that goes on in the next line", () => {
    expect(statementsOf("155 / 7,017\n   = 2.2%")).toHaveLength(1);
    expect(statementsOf("10 +\n20 = 30")).toHaveLength(1);
    expect(statementsOf("max(1; 2) = 2")).toHaveLength(1);
    expect(statementsOf("1.5 × 2 = 3.0 vs. plan")).toHaveLength(1);
  });
});
