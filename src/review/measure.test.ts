import { expect, it } from "vitest";
import type { Quantity } from "../domain/quantity.ts";
import { parseQuantity } from "../quantities/parse.ts";
import { measureOf, measureOfQuantity } from "./measure.ts";

it("says how much a figure is with its unit: a currency, %, x, months", () => {
  expect(measureOf("money", { value: 504_000, currency: "EUR" })).toEqual({ value: 504_000, unit: "EUR" });
  expect(measureOf("money", { value: 504_000 })).toEqual({ value: 504_000, unit: null });
  expect(measureOf("multiple", { value: 15.8 })).toEqual({ value: 15.8, unit: "x" });
  expect(measureOf("percent", { value: 45 }, true)).toEqual({ value: 45, unit: "%", monthly: true });
  expect(measureOf("money", { value: 1.1e6, currency: "USD", range: { min: 7.5e5, max: 1.5e6 } })).toEqual({
    value: 7.5e5,
    high: 1.5e6,
    unit: "USD",
  });
  expect(measureOf("count", { value: 84 })).toEqual({ value: 84, unit: null });
});

it("says it of what a document prints, lengths in months and what is of one month as such", () => {
  const read = (text: string) => measureOfQuantity(parseQuantity(text) as Quantity);
  expect(read("1.5 years")).toEqual({ value: 18, unit: "months" });
  expect(read("€18k/month")).toEqual({ value: 18_000, unit: "EUR", monthly: true });
  expect(read("R$ 750 mil")).toEqual({ value: 750_000, unit: "BRL" });
});
