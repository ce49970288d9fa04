import { describe, expect, it } from "vitest";
import { readAgentOutput } from "./read-output.ts";

const findingsOf = (...items: unknown[]) => readAgentOutput({ findings: items }, "analyst").output.findings;
const sumsOf = (...items: unknown[]) =>
  findingsOf(...items).flatMap(({ evidence }) =>
    evidence.filter(({ type }) => type === "calculation").map(({ content }) => content),
  );

describe("the sums of a statement", () => {
  it("are all kept, also where the result cannot be read or was said before", () => {
    const item = { metric: "Revenue", value: 20_000, unit: "USD", source: "Deck slide 3: 'revenue of $20,000'" };
    expect(sumsOf({ ...item, calculation: "30,000,000 / 20,000 = N1,500 per USD" })).toEqual([
      "30,000,000 / 20,000 = N1,500",
    ]);
    expect(sumsOf({ ...item, calculation: "4 × 5 = 20; 10 + 10 = 20" })).toEqual(["4 × 5 = 20", "10 + 10 = 20"]);
  });

  it("prove the value they give", () => {
    const [arr] = findingsOf({ metric: "ARR", value: 24_000, unit: "EUR", calculation: "2 000 × 12 = 24 000" });
    expect(arr?.evidence).toEqual([{ type: "calculation", content: "2 000 × 12 = 24 000", source: "" }]);
  });
});

describe("what a statement says, in three languages", () => {
  it.each([
    [{ metric: "Gross margin", value: "62%", evidence: "Gross margin 62%", page: 4 }, "Gross margin"],
    [{ metrique: "Marge brute", valeur: "62 %", citation: "Marge brute 62 %", page: 4 }, "Marge brute"],
    [{ metrica: "Margem bruta", valor: "62%", citacao: "Margem bruta 62%", pagina: 4 }, "Margem bruta"],
  ])("%j", (item, metric) => {
    const [first] = findingsOf(item);
    expect(first).toMatchObject({ metric });
    expect(String(first?.value)).toContain("62");
    expect(first?.evidence[0]).toMatchObject({ type: "quote", source: "page 4" });
  });

  it("gives each value of a series its own period", () => {
    const found = findingsOf({ metric: "Users Year 1 / 2 / 3", value: [100, 200, 300] });
    expect(found.map(({ value, period }) => [value, period])).toEqual([
      [100, "Y1"],
      [200, "Y2"],
      [300, "Y3"],
    ]);
  });

  it("has no value where it says that there is none", () => {
    expect(findingsOf({ metric: "Churn", value: "not disclosed", source: "deck" })[0]?.value).toBeNull();
  });

  it("takes the figures of its sentences as said in passing", () => {
    const found = findingsOf({ metric: "ARR", value: 24_000, unit: "EUR", assessment: "Small: 12 customers pay." });
    expect(found.find(({ value }) => value === 12)?.inPassing).toBe(true);
  });
});
