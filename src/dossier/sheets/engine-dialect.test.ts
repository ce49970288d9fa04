import { describe, expect, it } from "vitest";
import { evaluateFormula } from "../../../test/support/evaluate-formula.ts";
import { hasStrayDoubleMinus, isArrayArithmetic, toEngineDialect } from "./engine-dialect.ts";
import { tokenize } from "./formula.ts";

const INPUTS = {
  A1: 1,
  A2: 2,
  A3: 3,
  B1: 10,
  B2: 20,
  B3: 30,
  C1: "a",
  C2: "b",
  C3: "a",
  D1: -100,
  D2: 60,
  D3: 60,
  F1: "12",
};

describe("what Excel gives", () => {
  it.each<[string, number | string | boolean]>([
    ["ROUND(1.005,2)", 1.01],
    ["ROUND(-1.005,2)", -1.01],
    ["ROUND(0.285,2)", 0.29],
    ["ROUND(2.5,0)", 3],
    ["ROUND(MAX(1,ROUND(1.005,2)),1)", 1],
    ["ROUND(1234.5,-2)", 1200],
    ["SUMPRODUCT(--(A1:A3>1),B1:B3)", 50],
    ["--(A1>0)", 1],
    ["--F1", 12],
    ["5--3", 8],
    ["-2^2", 4],
    ["2^3^2", 64],
    ["MOD(-3,2)", 1],
    ["TRUE+1", 2],
    ["F1+1", 13],
    ["A4+1", 1],
    ['"a"="A"', true],
    ["IRR(D1:D3)", 0.1306623862918],
    ["PMT(0.01,12,1000)", -88.8487886783417],
    ["NPV(10%,30,40,50)", 97.8963185574756],
    ['SUMIFS(B1:B3,C1:C3,"a",A1:A3,">1")', 30],
    ["INDEX(B1:B3,MATCH(2,A1:A3,0))", 20],
    ["EOMONTH(45291,1)", 45322],
    ['IF(A1>5,1,"")', ""],
  ])("%s", (formula, expected) => {
    const result = evaluateFormula(formula, INPUTS);
    expect(result).toEqual({ value: typeof expected === "number" ? expect.closeTo(expected, 9) : expected });
  });
});

describe("the engine's dialect", () => {
  const dialect = (formula: string) =>
    toEngineDialect(tokenize(formula))
      .map(({ text }) => text)
      .join("");

  it("changes nothing else", () => {
    for (const formula of ["A1-B1", "A1--B1", "ROUNDUP(A1,2)", "MAX(-A1,B1)", '"--ROUND(1,2)"']) {
      expect(dialect(formula)).toBe(formula);
    }
  });

  it("knows a double minus it cannot write otherwise", () => {
    expect(hasStrayDoubleMinus(tokenize("A1/--B1"))).toBe(true);
    expect(hasStrayDoubleMinus(tokenize("A1--B1+SUM(--B1)"))).toBe(false);
  });

  it.each<[string, boolean]>([
    ["SUMPRODUCT((A1:A3>1)*B1:B3)", true],
    ['LOOKUP(2,1/(C1:C3="a"),B1:B3)', true],
    ['SUM(COUNTIF(C1:C3,{"a","b"}))', true],
    ["SUMPRODUCT(1/COUNTIF(C1:C3,C1:C3))", true],
    ["SUMPRODUCT(A1:A3,B1:B3)", false],
    ["SUM(A1:A3)*2", false],
    ["A1*B1", false],
  ])("tells ranges that are calculated with: %s", (formula, expected) => {
    expect(isArrayArithmetic(tokenize(formula))).toBe(expected);
  });
});
