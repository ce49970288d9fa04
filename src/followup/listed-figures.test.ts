import { expect, it } from "vitest";
import type { Measure } from "../domain/listed-figure.ts";
import type { Review } from "../review/result.ts";
import { listedFigures } from "./listed-figures.ts";

const figure = (topic: string, measure: Measure) => ({
  topic,
  measure,
  formatted: "as a person reads it",
  level: "declared",
});
const listed = (answer: object) => listedFigures({ answer } as unknown as Review);

it("lists how much a review's figures say, whatever is printed of them", () => {
  const keyFigures = [figure("arr", { value: 507_000, unit: "EUR" }), figure("runway", { value: 17, unit: "months" })];
  expect(listed({ keyFigures })).toEqual([
    { slot: "revenue", topic: "arr", level: "declared", value: 507_000, unit: "EUR" },
    { slot: "runway", topic: "runway", level: "declared", value: 17, unit: "months" },
  ]);
});

it("says what is of a month where the other deals tell a year", () => {
  const keyFigures = [
    figure("mrr", { value: 450, unit: "EUR", monthly: true }),
    figure("revenue_growth", { value: 45, unit: "%", monthly: true }),
    figure("burn_rate", { value: 18_000, unit: "EUR", monthly: true }),
  ];
  expect(listed({ keyFigures }).map(({ slot, monthly }) => [slot, monthly])).toEqual([
    ["revenue", true],
    ["growth", true],
    ["burn", undefined],
  ]);
});

it("keeps both ends of a range, and leaves out what nobody is sure of", () => {
  const round = figure("round_size", { value: 750_000, high: 1_500_000, unit: "USD" });
  expect(listed({ planned: [round] })).toMatchObject([
    { slot: "round", value: 750_000, high: 1_500_000, level: "planned" },
  ]);
  expect(listed({ unsure: [round] })).toEqual([]);
});
