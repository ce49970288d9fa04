import { expect, it } from "vitest";
import type { Review } from "../review/result.ts";
import { listedFigures } from "./listed-figures.ts";

const figure = (topic: string, formatted: string) => ({ topic, formatted, level: "declared" });
const listed = (locale: "fr" | "en", ...keyFigures: object[]) =>
  listedFigures({ locale, answer: { keyFigures } } as unknown as Review).map(({ slot, value, high, unit }) => [
    slot,
    value,
    high,
    unit,
  ]);

it("reads a review's figures back into numbers, whatever language printed them", () => {
  expect(listed("fr", figure("arr", "507 000 € (2024)"), figure("runway", "17 mois"))).toEqual([
    ["revenue", 507_000, undefined, "EUR"],
    ["runway", 17, undefined, "months"],
  ]);
  expect(listed("en", figure("arr_growth", "92.0%"), figure("arr_multiple", "15.8x"))).toEqual([
    ["growth", 92, undefined, "%"],
    ["multiple", 15.8, undefined, "x"],
  ]);
});

it("says what is of a month where the other deals tell a year", () => {
  const told = listedFigures({
    locale: "fr",
    answer: { keyFigures: [figure("mrr", "450 €"), figure("revenue_growth", "45 % par mois")] },
  } as unknown as Review);
  expect(told.map(({ slot, monthly }) => [slot, monthly])).toEqual([
    ["revenue", true],
    ["growth", true],
  ]);
  expect(
    listedFigures({ locale: "fr", answer: { keyFigures: [figure("arr", "450 €")] } } as unknown as Review),
  ).toEqual([expect.not.objectContaining({ monthly: true })]);
});

it("keeps both ends of a range: it is stated, and no single sum", () => {
  expect(listed("en", figure("round_size", "$750,000–$1.5M"))).toEqual([["round", 750_000, 1_500_000, "USD"]]);
});
