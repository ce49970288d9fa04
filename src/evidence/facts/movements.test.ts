import { describe, expect, it } from "vitest";
import { factSheet } from "../fact-sheet.ts";

const sure = (line: string) =>
  factSheet({ deckExtracts: `Slide 4\nTraction\n${line}` })
    .facts.filter((fact) => fact.sure && fact.topic !== null)
    .map(({ topic, value, low, high }) => `${topic} ${low === undefined ? value : `${low}–${high}`}`);

describe("a change over time", () => {
  it.each([
    ["From $0 to $14.4k ARR in 6 months", ["arr 14400"]],
    ["De 0 a $14,4k ARR em 6 meses", ["arr 14400"]],
    ["De 0 à 120 clients en 8 mois", ["customers 120"]],
    ["MRR: $1,200 → $9,400", ["mrr 9400"]],
    ["ARR grew from €200k to €504k", ["arr 504000"]],
  ])("ends at what it is now: %s", (line, facts) => {
    expect(sure(line)).toEqual(facts);
  });

  it("does not tell where a figure came from as what it is", () => {
    expect(sure("Churn down from 5% to 2%")).not.toContain("churn 5");
  });

  it("knows the same kind of figure behind an arrow, whatever stands between", () => {
    expect(sure("20–30% fees → 8% platform fee")).toEqual(["take_rate 8"]);
    expect(sure("LTV/CAC 4:1 → 9:1")).toEqual(["ltv_cac 9"]);
  });

  it("leaves open whether two counts are a change or a spread", () => {
    expect(sure("De 3 à 12 salariés")).toEqual([]);
  });

  it("leaves a spread of prices as it is", () => {
    expect(sure("Prices from $49 to $199 per month")).toEqual(["price 49–199"]);
  });
});
