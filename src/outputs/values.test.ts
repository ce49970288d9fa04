import { describe, expect, it } from "vitest";
import { periodsOfSeries, plainUnit, quantitiesIn, readValues } from "./values.ts";

const POINT = { decimal: ".", group: null } as const;
const COMMA = { decimal: ",", group: null } as const;
const given = (text: string, habit: Parameters<typeof readValues>[2] = POINT) =>
  readValues(text, null, habit).map(({ value, unit }) => [value, unit]);

describe("the values a field gives", () => {
  it("a series takes the scale and the unit of its last value", () => {
    expect(given("90 / 310 / 1 200 k€", COMMA)).toEqual([
      [90_000, "EUR"],
      [310_000, "EUR"],
      [1_200_000, "EUR"],
    ]);
  });

  it("ranges in a series keep both ends and take the scale of the last", () => {
    expect(given("2–2,6 / 4,1–5,5 / 7,5–9 M€", COMMA)).toEqual([
      ["2000000–2600000", "EUR"],
      ["4100000–5500000", "EUR"],
      ["7500000–9000000", "EUR"],
    ]);
  });

  it("an amount at a price is no range", () => {
    expect(quantitiesIn("700 k€ à 4 M€ pre-money", COMMA).map(({ value }) => value)).toEqual([700_000, 4_000_000]);
  });

  it.each(["not available", "non communiqué", "não disponível"])("%s is no value", (text) => {
    expect(given(text)).toEqual([[null, null]]);
  });

  it("names what stands beside each of several", () => {
    expect(readValues("Engineering 40% / Sales 30%", null, POINT).map(({ words }) => words)).toEqual([
      "Engineering",
      "Sales",
    ]);
  });
});

describe("the periods of a series", () => {
  it.each([
    ["ARR 2031 / 32 / 33", 3, ["2031", "2032", "2033"]],
    ["Revenus An 1 / 2 / 3", 3, ["Y1", "Y2", "Y3"]],
    ["Receita Ano 1 – Ano 3", 3, ["Y1", "Y2", "Y3"]],
    ["Revenue", 3, null],
  ])("%s", (label, count, periods) => {
    expect(periodsOfSeries(label, count)).toEqual(periods);
  });
});

it("a unit in the order everybody reads", () => {
  expect(plainUnit("USD M ARR")).toBe("M USD");
  expect(plainUnit("EUR")).toBe("EUR");
});
