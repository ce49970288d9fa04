import { describe, expect, it } from "vitest";
import { findQuantities } from "./find.ts";

const read = (text: string) =>
  findQuantities(text).map((one) => ("ambiguous" in one ? "ambiguous" : `${one.value} ${one.currency ?? one.unit}`));

describe("a unit that stands apart from its number", () => {
  it.each([
    ["Revenue 2024 (kUS$): 930", "930000 USD"],
    ["Receita líquida 2024 (R$ mil): 1.840", "1840000 BRL"],
    ["Receita 2024: 1.840 (em R$ mil)", "1840000 BRL"],
    ["Chiffre d'affaires 2024 en milliers d'euros : 930", "930000 EUR"],
    ["Revenue, US$ thousand: 930", "930000 USD"],
    ["Receita de R$ mil 1.840", "1840000 BRL"],
    ["Net burn: kUS$ 54 per month", "54000 USD"],
    ["Caixa 54 kR$", "54000 BRL"],
    ["US$ k 930", "930000 USD"],
    ["Receita 2024 R$ 880 mil", "880000 BRL"],
  ])("gives %s its scale and currency", (text, value) => {
    expect(read(text)).toEqual([value]);
  });

  it.each(["Revenue (k€) 2023 2024", "R$ mil 2023 2024", "Revenue 2024 (k€):"])(
    "makes no amount of the years in %s",
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it("is no unit where the brackets say something else, or a percentage follows", () => {
    expect(read("Revenue (excluding M€ grants): 930")).toEqual(["930 number"]);
    expect(read("Growth (k€): 45%")).toEqual(["45 percent"]);
  });
});

describe("a minus behind the currency", () => {
  it("is the number's sign, where the currency is the number's own", () => {
    expect(read("£-3,800,000")).toEqual(["-3800000 GBP"]);
    expect(read("€-3.8M")).toEqual(["-3800000 EUR"]);
    expect(read("5€-10€")).toEqual(["7.5 EUR"]);
  });
});
