import { describe, expect, it } from "vitest";
import type { Quantity } from "../domain/quantity.ts";
import { findQuantities, type QuantityOptions } from "./find.ts";

const texts = (text: string, options?: QuantityOptions) => findQuantities(text, options).map((one) => one.text);
const values = (text: string, options?: QuantityOptions) =>
  findQuantities(text, options).map((one) => ("ambiguous" in one ? one.readings.map(({ value }) => value) : one.value));

describe("findQuantities", () => {
  it("finds them in running text, in order, at their places", () => {
    const text = "MRR de 42 K€ en décembre 2024, soit un ARR de 504 000 € (+188 %), marge brute 72,0 % (FY24).";
    const found = findQuantities(text) as Quantity[];
    expect(found.map(({ text: written, value }) => [written, value])).toEqual([
      ["42 K€", 42_000],
      ["504 000 €", 504_000],
      ["+188 %", 188],
      ["72,0 %", 72],
    ]);
    for (const one of found) expect(text.slice(one.start, one.end)).toBe(one.text);
    expect(found[0]?.period).toBe("2024-12");
    expect(found[3]?.period).toBe("2024");
  });

  it("takes a multiple before an aside, and no factor before a bracket", () => {
    expect(texts("1.2x, instead of 3.4x (slide 7)")).toEqual(["1.2x", "3.4x"]);
    expect(findQuantities("3 x (5 + 2)").map((one) => ("unit" in one ? one.unit : null))).not.toContain("multiple");
  });

  it("reads a percentage behind a word for a place", () => {
    expect(texts("un libraire en ligne (15 %), slide 8")).toEqual(["15 %"]);
    expect(texts("sold on the page 12.5%")).toEqual(["12.5%"]);
  });

  it.each([
    "Voir slide 8 et slides 9, 10 et 12",
    "Slides 8-10, page 4, p. 12, onglet 3, ligne 12",
    "Le 31/12/2024, puis le 3 avril 2025 et 12/2025",
    "Q3 2024, T3, S1 2024, FY24, 3T24, H1-24, 2025E",
    "Fondée en 2019, rentable depuis 2022",
    "Tél. 06 12 34 56 78 ou +33 6 12 34 56 78",
    "Call (555) 123-4567 or 555-123-4567; (11) 98765-4321",
    "Version v2.1, GPT-4, B2B, COVID-19, CRT-001, H2O, 3D",
    "1. Produit\n2. Marché\n3) Équipe",
    "Top 10, n° 4, #1, Série 2, ISO 27001",
    "24/7, 10:30, 14h30, 16:9",
    "le 1er, le 2e, the 2nd, o 1º",
    "192.168.0.1 et 10.0.0.256",
    "2023-2024, 2022–2025, de 2022 à 2024, between 2022 and 2024",
    "from 3 to 12 March 2024, 5 à 10 mars 2024, de 10 a 15 de março de 2024",
    "entre 5 et 12/03/2024, 3-5 Jan 2024",
    "code 01234, réf 0042, 007",
    "12 derniers mois, LTM, últimos 12 meses, Y1, M12",
    "https://example.com/2024/12/report-7.pdf",
    "CNPJ 12.345.678/0001-90",
    "a 3-way match, 2-sided",
  ])("leaves out what measures nothing: %s", (text) => {
    expect(texts(text)).toEqual([]);
  });

  it.each([
    ["TAM: USD 210 millones", 210e6],
    ["14,8 mil millones de euros", 14.8e9],
    ["Team = R$200–400K", 300_000],
    ["R$500–2K", 1250],
    ["entre USD 5,000 y USD 20,000", 12_500],
    ["Roadmap 12 MOIS", 12],
    ["950.000 Kz", 950_000],
    ["CLP $12.000.000", 12e6],
  ])("reads %s", (text, value) => {
    expect(findQuantities(text).map((one) => ("ambiguous" in one ? null : one.value))).toEqual([value]);
  });

  it("does not settle what a Spanish billón is, nor takes any capitals after a letter for a currency", () => {
    expect(findQuantities("1,2 billones de euros")[0]).toHaveProperty("ambiguous");
    expect(findQuantities("5 KPIS")).toMatchObject([{ value: 5 }]);
  });

  it("takes the thousands over a column for no amount", () => {
    for (const heading of ["£000", "$000", "€ 000", "Revenue (US$000)"]) expect(findQuantities(heading)).toEqual([]);
    expect(findQuantities("£0")).toMatchObject([{ value: 0, currency: "GBP" }]);
  });

  it("keeps what stands beside a reference or a year", () => {
    expect(texts("Slide 8 504 000 € de CA")).toEqual(["504 000 €"]);
    expect(texts("Round 2 M€, TVA 20 %, note 4,5")).toEqual(["2 M€", "20 %"]);
    expect(texts("FY24 500 K€")).toEqual(["500 K€"]);
    expect(texts("En 2024 500 clients")).toEqual(["500 clients"]);
    expect(texts("1. 500 K€ levés")).toEqual(["500 K€"]);
    expect(texts("2024 clients")).toEqual(["2024 clients"]);
  });

  it("keeps an amount that a date ends, without the date", () => {
    expect(values("between 40 K€ and 12 March 2024")).toEqual([40_000]);
  });

  it("keeps an amount that is reached by a year of the plan, or has a pace that reads like one", () => {
    expect(values("Revenue of $90M by Year 3")).toEqual([90_000_000]);
    expect(findQuantities("Revenue of $90M by Year 3")[0]).not.toHaveProperty("per");
    expect(findQuantities("Team plan $30/month 12 seats")[0]).toMatchObject({ value: 30, per: "month" });
    expect(findQuantities("growth of 5% by year")).toMatchObject([{ value: 5, per: "year" }]);
  });

  it("takes an amount that is said again in another currency for no loss", () => {
    expect(findQuantities("raising KES 50,000,000 ($400,000) in seed")).toMatchObject([{}, { value: 400_000 }]);
    expect(findQuantities("raised ₦15M (£8,000)")).toMatchObject([{}, { value: 8000 }]);
    expect(findQuantities("Net result\t$1,200\t($400)")).toMatchObject([{}, { value: -400 }]);
    expect(findQuantities("Plan: ৳2,500/month")).toMatchObject([{ value: 2500, currency: "BDT" }]);
  });

  it("takes no year for the low end of a range", () => {
    expect(findQuantities("the fee went from 2015 to $2,400")).toMatchObject([{ value: 2400 }]);
    expect(findQuantities("since 2019 to 4,000 customers")).toMatchObject([{ value: 4000 }]);
  });

  it("parts a change into its two numbers and keeps a range together", () => {
    expect(values("ARR passé de 505 K€ à 4,2 M€")).toEqual([505_000, 4_200_000]);
    expect(values("Revenue grew from 4 to 5 million")).toHaveLength(2);
    expect(findQuantities("une levée de 500 à 600 K€")).toMatchObject([{ range: { min: 500_000, max: 600_000 } }]);
    expect(values("5% to 3%")).toEqual([5, 3]);
    expect(values("36.38 - 92.85 = -56.47")).toEqual([36.38, 92.85, -56.47]);
    expect(values("10 K€ - 20 M$")).toEqual([10_000, 20_000_000]);
  });

  it("reads neighbours apart", () => {
    expect(values("€ 500 € 300")).toEqual([500, 300]);
    expect(values("500 € 300 €")).toEqual([500, 300]);
    expect(values("$ 1,211,362 $ 894,772")).toEqual([1_211_362, 894_772]);
    expect(findQuantities("500 $300")).toMatchObject([{ unit: "number" }, { unit: "money", value: 300 }]);
    expect(values("12 500 13 200")).toEqual([12_500, 13_200]);
    expect(values("1,646\t1,374", { locale: "en" })).toEqual([1_646, 1_374]);
  });

  it("parts columns at ordinary spaces where the document does not group with them", () => {
    expect(values("Accrued payroll 871 749", { locale: "en" })).toEqual([871, 749]);
    expect(values("Charges 871 749", { habit: { decimal: ",", group: "." } })).toEqual([871, 749]);
    expect(values("Charges 871 749", { locale: "fr" })).toEqual([871_749]);
    expect(values("Revenue 871 749 €", { locale: "en" })).toEqual([871_749]);
    expect(values("Charges 871 749", { plainSpaces: "part" })).toEqual([871, 749]);
  });

  it("reads accountants' parentheses as losses and a writer's as asides", () => {
    expect(values("(71)")).toEqual([-71]);
    expect(values("Net income (509) (387) 57")).toEqual([-509, -387, 57]);
    expect(values("Résultat\t(71)\t12")).toEqual([-71, 12]);
    expect(values("perte de (71) K€")).toEqual([-71_000]);
    expect(values("a loss of $(71)")).toEqual([-71]);
    expect(values("forte croissance (188 %) et marge (72 %)")).toEqual([188, 72]);
    expect(values("seed (1,2 M€) avec 12 fonds")).toEqual([1_200_000, 12]);
    expect(values("504 K€ (12 %), +3 % (-5 %), 10 % (+2 %)")).toEqual([504_000, 12, 3, -5, 10, 2]);
    expect(values("12 % (5 %) 3 %")).toEqual([12, -5, 3]);
    expect(values("Yearly plan: $400 ($33/month)")).toEqual([400, 33]);
    expect(values("Burn\t($33/month)")).toEqual([-33]);
    expect(values("(-71)")).toEqual([-71]);
    expect(values("nos clients (71) sont")).toEqual([[-71, 71]]);
    expect(texts("Revenue (1) is audited")).toEqual([]);
  });

  it("drops a sign that cannot be one", () => {
    expect(values("Churn – 5 %")).toEqual([5]);
    expect(values("Résultat –71 K€")).toEqual([-71_000]);
    expect(values("10%-5%")).toEqual([10, 5]);
    expect(values("500 –520 K€")).toEqual([500, 520_000]);
    expect(values("a growth of -5 %")).toEqual([-5]);
  });

  it("keeps hedges with their number", () => {
    expect(findQuantities("nous avons plus de 300 clients")).toMatchObject([
      { text: "plus de 300 clients", bound: "min" },
    ]);
    expect(findQuantities("au-delà de 5 ans")).toMatchObject([{ bound: "min" }]);
    expect(findQuantities("not less than €1,000,000")).toMatchObject([{ bound: "min" }]);
    expect(findQuantities("il passe de 12 clients")).toMatchObject([{ text: "12 clients" }]);
  });

  it("takes words for numbers only where they are the whole number", () => {
    expect(values("deux millions d'euros sur trois ans")).toEqual([2_000_000, 3]);
    expect(values("a million dollars over twelve months")).toEqual([1_000_000, 12]);
    for (const longer of [
      "deux mille cinq cents clients",
      "trente deux millions d'euros",
      "half a million dollars",
      "dois mil e quinhentos",
      "twenty five years",
      "deux millions et demi",
    ]) {
      expect(values(longer), longer).toEqual([]);
    }
  });

  it("attaches the definition that follows", () => {
    expect(findQuantities("CA 1,2 M€ (budget) et 300 K€ net")).toMatchObject([
      { basis: { nature: "projected" } },
      { basis: { gross: "net" } },
    ]);
    const [pre, post] = findQuantities("valorisation de 6 M€ (post-money : 7,5 M€)") as Quantity[];
    expect([pre?.basis, post?.value]).toEqual([undefined, 7_500_000]);
  });
});

it.each(["2024 – 2 500 clients", "Customers 2023 - 2,500 customers"])(
  "takes the year before a dash for no end of a range: %s",
  (text) => {
    expect(findQuantities(text)).toMatchObject([{ value: 2_500 }]);
  },
);

describe("two amounts that are no range, and a range behind amounts", () => {
  const texts = (text: string) => findQuantities(text).map((one) => one.text);

  it.each([
    ["600 k€ à 3 M€ pre-money", ["600 k€", "3 M€"]],
    ["$500k a $3M pre-money", ["$500k", "$3M"]],
    ["2 M€ à 3 M€ pre-money", ["2 M€ à 3 M€"]],
    ["40 M$ / 120 M$ / 175–200 M$", ["40 M$", "120 M$", "175–200 M$"]],
  ])("%s", (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });
});
