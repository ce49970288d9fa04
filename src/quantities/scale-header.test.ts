import { describe, expect, it } from "vitest";
import { parseQuantity } from "./parse.ts";
import { readScaleHeader, scaleOfNote } from "./scale-header.ts";

describe("readScaleHeader", () => {
  it.each([
    ["in thousands", 1e3, undefined],
    ["(in millions, except per share)", 1e6, undefined],
    ["FY2024 in thousands", 1e3, undefined],
    ["IN THOUSANDS OF EUROS", 1e3, "EUR"],
    ["en K€", 1e3, "EUR"],
    ["k€", 1e3, "EUR"],
    ["CA 2024 (en M€)", 1e6, "EUR"],
    ["en milliers d'euros", 1e3, "EUR"],
    ["milliers d’euros", 1e3, "EUR"],
    ["en Mds€", 1e9, "EUR"],
    ["em milhares de reais", 1e3, "BRL"],
    ["R$ mil", 1e3, "BRL"],
    ["(R$ MM)", 1e6, "BRL"],
    ["R$ milhões", 1e6, "BRL"],
    ["€ '000", 1e3, "EUR"],
    ["£000s", 1e3, "GBP"],
    ["USD m", 1e6, "USD"],
    ["$ in millions", 1e6, "USD"],
    ["In millions of US dollars", 1e6, "USD"],
    ["(EUR, in thousands)", 1e3, "EUR"],
    ["EUR thousand", 1e3, "EUR"],
    ["Receita (mil €)", 1e3, "EUR"],
    ["CA (milliers €)", 1e3, "EUR"],
    ["Revenue (000 EUR)", 1e3, "EUR"],
    ["Receita (mi R$)", 1e6, "BRL"],
    ["(€)", 1, "EUR"],
    ["em reais", 1, "BRL"],
  ])("%s means × %d %s", (text, scale, currency) => {
    expect(readScaleHeader(text)).toEqual(currency === undefined ? { scale } : { scale, currency });
  });

  it.each(["42 K€", "Total 500 €", "Revenue", "a million users", "1,2 millions d'euros", "", "Marge brute", "MRR"])(
    "%s is no heading",
    (text) => {
      expect(readScaleHeader(text)).toBeNull();
    },
  );
});

it("takes no sentence for a heading, however it counts", () => {
  expect(readScaleHeader(`in thousands ${"of words ".repeat(40)}`)).toBeNull();
});

it("lets a note near the numbers set their scale, and no sentence that stands there", () => {
  expect(scaleOfNote("Figures in thousands of euros, unaudited")).toEqual({ scale: 1e3, currency: "EUR" });
  expect(scaleOfNote(`Figures in thousands of euros${", unaudited".repeat(6)}`)).toBeNull();
});

it("reads the currencies of Africa and Asia as it does the others", () => {
  expect(readScaleHeader("Revenue (KES M)")).toEqual({ scale: 1e6, currency: "KES" });
  expect(readScaleHeader("Sales (in RM)")).toEqual({ scale: 1, currency: "MYR" });
  expect(readScaleHeader("PHP '000")).toEqual({ scale: 1e3, currency: "PHP" });
  expect(readScaleHeader("Valor (AOA)")).toEqual({ scale: 1, currency: "AOA" });
  expect(readScaleHeader("Montant (FCFA)")).toEqual({ scale: 1, currency: "XOF" });
  expect(readScaleHeader("en milliers de MAD")).toEqual({ scale: 1e3, currency: "MAD" });
});

it.each([
  ["in thousands of dirhams", "40 dirhams", "MAD"],
  ["em milhões de kwanzas", "40 kwanzas", "AOA"],
  ["en milliers de roupies", "40 roupies", "INR"],
])("over a table money has the names that it has behind a number: %s", (heading, amount, currency) => {
  expect(readScaleHeader(heading)?.currency).toBe(currency);
  expect(parseQuantity(amount)).toMatchObject({ currency });
});
