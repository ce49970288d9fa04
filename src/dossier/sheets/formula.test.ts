import { describe, expect, it } from "vitest";
import { evaluateFormula } from "../../../test/support/evaluate-formula.ts";
import { formulaShape, shiftTokens, tokenize } from "./formula.ts";

const shift = (formula: string, rows: number, columns: number) => shiftTokens(tokenize(formula), rows, columns);

describe("formulas", () => {
  it.each([
    'SUM(A1:B2,\'P&L, x\'!$C$3,Été!A:A,2:3)*1.5E+3&"A1 ""q"""',
    "IF([1]Sheet!A1=#REF!,{1,2;3,4},Table1[[#All],[x]])",
    "",
  ])("are cut without losing a character: %s", (formula) => {
    expect(
      tokenize(formula)
        .map(({ text }) => text)
        .join(""),
    ).toBe(formula);
  });

  it("knows cells from names, functions and texts that look like them", () => {
    const kinds = tokenize('LOG10(A1)+"B2"+Q1!C3+TAXES2024+XYZ9999999').map(({ kind, text }) => `${kind} ${text}`);
    expect(kinds.filter((token) => !token.startsWith("other"))).toEqual([
      "function LOG10",
      "area A1",
      'text "B2"',
      "area Q1!C3",
      "name TAXES2024",
      "name XYZ9999999",
    ]);
  });

  it("move as a copy does", () => {
    expect(shift("A1+$A1+A$1+$A$1+A:A+$1:2+'A1'!B2:C$3", 1, 2)).toBe("C2+$A2+C$1+$A$1+C:C+$1:3+'A1'!D3:E$3");
    expect(shift("A1+B2", -1, 0)).toBe("#REF!+B1");
  });

  it("have the same shape when one is the copy of the other", () => {
    const shape = (formula: string, row: number, column: number) => formulaShape(tokenize(formula), row, column);
    expect(shape("B1*1.1", 2, 2)).toBe(shape("C1*1.1", 2, 3));
    expect(shape("B1*1.1", 2, 2)).not.toBe(shape("B1*1.2", 2, 2));
    expect(shape("$B$1", 2, 2)).toBe(shape("$B$1", 5, 9));
  });
});

describe("evaluateFormula", () => {
  it("calculates from the cells it is given", () => {
    expect(evaluateFormula("=(A1-B1)/A1", { A1: 507000, B1: 142000 })).toEqual({ value: expect.closeTo(0.71992, 5) });
    expect(evaluateFormula("SUM(A1:A3)", { A1: 1, A2: null, A3: 2 })).toEqual({ value: 3 });
    expect(evaluateFormula("'P&L'!C8*Costs!A1", { "'P&L'!C8": 6, "costs!A1": 7 })).toEqual({ value: 42 });
    expect(evaluateFormula('A1&"x"', { A1: "12" })).toEqual({ value: "12x" });
    expect(evaluateFormula("A1>1", { A1: 2 })).toEqual({ value: true });
    expect(evaluateFormula("ROW()", {}, { cell: "B7" })).toEqual({ value: 7 });
  });

  it("keeps small and large numbers exact", () => {
    expect(evaluateFormula("A1/3", { A1: 1e-9 })).toEqual({ value: expect.closeTo(3.3333333333333e-10, 22) });
    expect(evaluateFormula("(A1-B1)*1000", { A1: 0.8, B1: 0.9 })).toEqual({ value: expect.closeTo(-100, 9) });
  });

  it("says why there is no value", () => {
    expect(evaluateFormula("1/0", {})).toEqual({ error: "#DIV/0!" });
    expect(evaluateFormula("FOOBAR(1)", {})).toEqual({ error: "#NAME?" });
    expect(evaluateFormula("(".repeat(100), {})).toEqual({ error: "too_large" });
    expect(evaluateFormula("1+", {})).toHaveProperty("error");
  });
});
