import { describe, expect, it } from "vitest";
import { FORMS } from "../../bench/forms/forms.ts";
import { judge } from "../../bench/forms/judge.ts";
import { parseQuantity } from "./parse.ts";

describe("the hand-made forms", () => {
  const forms = Object.values(FORMS).flat();

  it("are at least three hundred, a hundred in each language", () => {
    expect(forms.length).toBeGreaterThanOrEqual(300);
    for (const ofOneLanguage of Object.values(FORMS)) expect(ofOneLanguage.length).toBeGreaterThanOrEqual(100);
  });

  it("are understood to 98 % at least, and never with too much confidence", () => {
    const judged = forms.map(judge);
    expect(judged.filter((one) => one.right).length / judged.length).toBeGreaterThanOrEqual(0.98);
    expect(judged.filter((one) => one.overconfident)).toEqual([]);
  });

  it.each(forms.map((form) => [form.text, form.hint ?? "no hint", form] as const))("%s (%s)", (_text, _hint, form) => {
    const { right, got } = judge(form);
    if (form.missed) {
      expect(got, "a form we do not understand is refused, not misread").toBe("no quantity");
      return;
    }
    expect(right, `expected ${JSON.stringify(form.expected)}, got ${got}`).toBe(true);
  });
});

describe("parseQuantity", () => {
  it("keeps what was printed: scale, decimals, step, text and place", () => {
    expect(parseQuantity(" ~1,25 M€/an ")).toEqual({
      value: 1_250_000,
      unit: "money",
      currency: "EUR",
      scale: 1e6,
      decimals: 2,
      step: 1e4,
      approximate: true,
      per: "year",
      text: "~1,25 M€/an",
      start: 1,
      end: 12,
    });
    expect(parseQuantity("504 000 €")).toMatchObject({ scale: 1, step: 1, decimals: 0 });
    expect(parseQuantity("150 bps")).toMatchObject({ value: 1.5, unit: "points", step: 0.01 });
    expect(parseQuantity("1 200 clients payants")).toMatchObject({ noun: "clients payants" });
  });

  it("knows rupees by the lakh and by the crore, in ranges too", () => {
    expect(parseQuantity("₹2.5 L")).toMatchObject({ value: 250_000, currency: "INR" });
    expect(parseQuantity("₹60–75 Cr")).toMatchObject({ range: { min: 600_000_000, max: 750_000_000 } });
    expect(parseQuantity("500 Cr")).toMatchObject({ value: 5_000_000_000 });
    expect(parseQuantity("₹15,00,000")).toMatchObject({ value: 1_500_000, currency: "INR" });
  });

  it("gives the first end of a range the scale that keeps it below the second", () => {
    expect(parseQuantity("500–1K")).toMatchObject({ range: { min: 500, max: 1_000 } });
    expect(parseQuantity("$500–1M")).toMatchObject({ range: { min: 500_000, max: 1_000_000 } });
    expect(parseQuantity("$500–$50K")).toMatchObject({ range: { min: 500, max: 50_000 } });
    expect(parseQuantity("$5–10M")).toMatchObject({ range: { min: 5_000_000, max: 10_000_000 } });
  });

  it("multiplies without binary dust", () => {
    expect(parseQuantity("1,1 K€")).toMatchObject({ value: 1_100 });
    expect(parseQuantity("4,35 M€")).toMatchObject({ value: 4_350_000 });
    expect(parseQuantity("57 bps")).toMatchObject({ value: 0.57 });
    expect(parseQuantity("2.3 bn")).toMatchObject({ value: 2_300_000_000 });
  });

  it("offers each reading of an ambiguous number as a whole quantity", () => {
    expect(parseQuantity("12.500 K€ (budget)")).toMatchObject({
      ambiguous: true,
      text: "12.500 K€",
      readings: [
        { value: 12_500_000, decimals: 0, currency: "EUR", basis: { nature: "projected" } },
        { value: 12_500, decimals: 3, currency: "EUR", basis: { nature: "projected" } },
      ],
    });
  });

  it("decides by the habit of the document before the locale", () => {
    const comma = { decimal: ",", group: "." } as const;
    expect(parseQuantity("1.234", { habit: comma, locale: "en" })).toMatchObject({ value: 1_234 });
    expect(parseQuantity("1,234", { habit: comma, locale: "en" })).toMatchObject({ value: 1.234 });
    expect(parseQuantity("12.500 K€", { habit: comma })).toMatchObject({ value: 12_500_000 });
    expect(parseQuantity("1.234 €", { habit: comma })).toMatchObject({ value: 1_234 });
  });

  it("leaves money open where habit and custom contradict each other", () => {
    expect(parseQuantity("1,234 €", { habit: { decimal: ",", group: " " } })).toMatchObject({ ambiguous: true });
    expect(parseQuantity("$1,234", { locale: "fr" })).toMatchObject({ value: 1_234 });
  });

  it("leaves the price of a unit open", () => {
    expect(parseQuantity("1.234 €/litre")).toMatchObject({ ambiguous: true });
  });

  it("groups ordinary spaces in every locale when they are the whole text", () => {
    for (const locale of ["fr", "en", "pt"] as const)
      expect(parseQuantity("1 234", { locale })).toMatchObject({ value: 1_234 });
  });

  it.each(["ARR 504 K€", "42 K€ et 12 %", "environ", "de 2022 à 2024", "x".repeat(300)])("is null for %s", (text) => {
    expect(parseQuantity(text)).toBeNull();
  });
});
