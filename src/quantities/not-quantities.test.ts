import { describe, expect, it } from "vitest";
import { findQuantities } from "./find.ts";
import { numberHabit } from "./habits.ts";

const valuesIn = (text: string) =>
  findQuantities(text).map((found) =>
    "ambiguous" in found ? found.readings.map(({ value }) => value) : (found.range ?? found.value),
  );

describe("what is no quantity, or not that one", () => {
  it.each([
    ["Revenue 2024: 310 K€", [310_000]],
    ["2019 2024", []],
    ["founded 1998, 12 people", [12]],
    ["a round 2000 units", [2000]],
  ])("a year is no value: %s", (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  it.each([
    ["Cash at bank, 31 December: €412,000", [412_000]],
    ["Trésorerie au 1er juillet : 412 000 €", [412_000]],
    ["Caixa em 31 de dezembro: R$ 412.000", [412_000]],
    ["Cash as of December 31: $412,000", [412_000]],
    ["Jan 10 Feb 12 Mar 15", [10, 12, 15]],
    ["10 out of 12 clients", [10, 12]],
  ])("a day of a month is no value: %s", (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  it("the code behind an amount says which dollar or peso it is", () => {
    const currency = (text: string) =>
      findQuantities(text).map((found) => ("ambiguous" in found ? null : found.currency));
    expect(currency("$2,500 MXN/mes")).toEqual(["MXN"]);
    expect(currency("$5M CAD")).toEqual(["CAD"]);
    expect(currency("$2,500 USD")).toEqual(["USD"]);
    expect(currency("$2,500 per month")).toEqual(["USD"]);
  });

  it.each([
    ["47 on slide 1 and 180 on slide 4", [47, 180]],
    ["40 trials no Slide 2 e 160 em teste no Slide 5", [40, 160]],
    ["slide 3 and 4 tell of 12 clients", [12]],
    ["slides 3 and 40", []],
    ["pages 1, 2 et 12", []],
  ])("a page is no value, and a value is no page: %s", (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  it("books and weights are no money", () => {
    const currency = (text: string) =>
      findQuantities(text).map((found) => ("ambiguous" in found ? null : found.currency));
    expect(currency("12 000 livres vendus en 2024")).toEqual([undefined]);
    expect(currency("We recycled 2 500 pounds of plastic")).toEqual([undefined]);
    expect(currency("3 libras de peso")).toEqual([undefined]);
    expect(currency("40 livres sterling, 500 libras esterlinas, 10 pounds per user")).toEqual(["GBP", "GBP", "GBP"]);
  });

  it("three zeros behind a point are thousands, except in English", () => {
    const values = (text: string, locale: "fr" | "en") =>
      findQuantities(text, { locale, habit: numberHabit(["12.25 €", "1.5 M€"]) }).map((found) =>
        "ambiguous" in found ? null : found.value,
      );
    expect(values("50.000", "fr")).toEqual([50_000]);
    expect(values("50.125", "fr")).toEqual([50.125]);
    expect(values("50.000", "en")).toEqual([50]);
    expect(values("1.000 M€", "fr")).toEqual([1_000_000]);
  });

  it("the number of a chapter is none where decimals have a comma", () => {
    const values = (text: string, locale: "fr" | "en") =>
      findQuantities(text, { locale }).map((found) => ("ambiguous" in found ? null : found.value));
    expect(values("8.4 Rentabilité", "fr")).toEqual([]);
    expect(values("8.4 Profitability", "en")).toEqual([8.4]);
    expect(values("8.4 M€ de ventes", "fr")).toEqual([8_400_000]);
    const habit = numberHabit(["8.1 Market", "8.2 Pricing", "Price: 4.50 $"]);
    expect(findQuantities("8.4 Profitability", { habit })).toEqual([]);
    expect(numberHabit(["4.8 App Store rating", "4.9 Trustpilot"])).not.toHaveProperty("chapters");
  });

  it.each([
    ["0,504 M€", [504_000]],
    ["0.504 M€", [504_000]],
    ["0,125", [0.125]],
    ["0.125", [0.125]],
  ])("a leading zero makes the sign a decimal one: %s", (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  it("takes letters for money only before an amount", () => {
    const money = (text: string) =>
      findQuantities(text, { locale: "en" }).map((one) => ("currency" in one ? one.currency : "-"));
    expect(["R25M", "R18,500", "R320", "N5,000", "RM500k", "9,000 DZD"].flatMap(money)).toEqual(
      "ZAR ZAR ZAR NGN MYR DZD".split(" "),
    );
    expect(findQuantities("R2.2B - R3.5B")).toMatchObject([{ range: { min: 2.2e9, max: 3.5e9 } }]);
    expect(["R2", "N95", "version R12", "SR500", "R134a"].flatMap(money)).toEqual([]);
  });

  it("reads one thing set against another, and neither times nor even pairs", () => {
    expect(findQuantities("LTV:CAC 36:1")).toMatchObject([{ value: 36, unit: "multiple", text: "36:1" }]);
    expect(valuesIn("4.5:1")).toEqual([4.5]);
    for (const said of ["7.9 to 1", "7,9 pour 1", "7,9 a 1", "(LTV/CAC of 7.9 to 1)"])
      expect(findQuantities(said), said).toMatchObject([{ value: 7.9, unit: "multiple" }]);
    expect(valuesIn("falls from 8 to 1, de 8 a 1")).toEqual([8, 1, 8, 1]);
    expect(valuesIn("8 to 12 and 8 to 1.5")).toEqual([{ min: 8, max: 12 }, 8, 1.5]);
    expect(valuesIn("at 10:15, 1:1 mentoring, open 24/7, 16:9, 3:10")).toEqual([]);
  });

  it.each([
    ["42 K€ - 31/12/2024", [42_000]],
    ["12 – 31/12/2024", [12]],
    ["18 clients - 05/2024", [18]],
    ["churn 3 - 2024", [3]],
  ])("a date is no end of a range: %s", (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });
});
