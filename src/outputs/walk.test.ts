import { describe, expect, it } from "vitest";
import { readAgentOutput } from "./read-output.ts";

const read = (json: unknown) => readAgentOutput(json, "analyst").output;
const said = (json: unknown) => read(json).findings.map(({ metric, value, period }) => [metric, value, period]);

describe("whatever stands in an output", () => {
  it("is called after its key, at the time its key names", () => {
    expect(said({ revenue: { year1: 100, year2: 200 } })).toEqual([
      ["revenue", 100, "Y1"],
      ["revenue", 200, "Y2"],
    ]);
    expect(said({ projections: { receita: { "2031": 100 } } })).toEqual([["receita", 100, "2031"]]);
  });

  it("is read once where it is a warning under its own name", () => {
    const items = [
      { risk: "A churn of 5 % a month is high", level: "major" },
      { metric: "MRR", value: 42_000 },
    ];
    const { findings, redFlags } = read({ items });
    expect(findings.map(({ id, value }) => [id, value])).toEqual([
      ["analyst:items[1]", 42_000],
      ["analyst:items[0]", 5],
    ]);
    expect(redFlags?.map(({ path }) => path)).toEqual(["items[0]"]);
  });

  it("is read row by row where it is a table of lists", () => {
    const lines = [
      ["MRR", "42 K€", 3],
      ["Churn", "5 %", 4],
    ];
    const columns = ["Indicateur", "Valeur", "Page"];
    for (const json of [{ tableau: { colonnes: columns, lignes: lines } }, { table: [columns, ...lines] }]) {
      const { findings } = read(json);
      expect(findings.map(({ metric, value }) => [metric, value])).toEqual([
        ["MRR", "42 K€"],
        ["Churn", "5 %"],
      ]);
      expect(findings[1]?.evidence[0]?.source).toBe("page 4");
    }
  });

  it("is proven by what its object quotes for several values, and said in passing where a list tells of several things", () => {
    const plans = [
      { plan: "Basic", cost: "R$ 20", margin: "95%", quote: "Basic R$ 20 95%", slide: 8 },
      { plan: "Plus", cost: "R$ 600", margin: "70%", quote: "Plus R$ 600 70%", slide: 8 },
    ];
    const { findings } = read({ unitCosts: plans });
    expect(findings.map(({ metric, value, inPassing }) => [metric, value, inPassing])).toEqual([
      ["Basic: cost", "R$ 20", true],
      ["Basic: margin", "95%", true],
      ["Plus: cost", "R$ 600", true],
      ["Plus: margin", "70%", true],
    ]);
    expect(findings[3]?.evidence).toEqual([{ type: "quote", content: "Plus R$ 600 70%", source: "slide 8" }]);
  });

  it("keeps a quotation that holds none of its values", () => {
    const { findings } = read({
      hosting: { saved: "76%", text: "It moved to 12 servers", evidence: "Savings: R$ 38k", page: 6 },
    });
    expect(findings.flatMap(({ evidence }) => evidence)).toContainEqual({
      type: "quote",
      content: "Savings: R$ 38k",
      source: "page 6",
    });
    expect(findings.flatMap(({ evidence }) => evidence.map(({ content }) => content))).not.toContain(
      "It moved to 12 servers",
    );
  });

  it("is read where a field holds JSON as text", () => {
    expect(said({ answer: JSON.stringify({ metrics: [{ metric: "MRR", value: 42 }] }) })).toEqual([
      ["MRR", 42, undefined],
    ]);
  });

  it("is the year of its neighbours where its key says so, and no figure", () => {
    expect(said({ growth: [{ ano: 2031, taxa: "+30% (projetado)" }] })).toEqual([["taxa", 30, "2031"]]);
  });

  it("is no claim where it is about the output itself", () => {
    expect(said({ version: 3, model: "m-4", tokensUsed: 1200, date: "2031-01-01", churn: "4 %" })).toEqual([
      ["churn", "4 %", undefined],
    ]);
  });

  it("is reported with its path where a number has no name", () => {
    expect(read([7, { metric: "ARR", value: 1 }]).reading?.notUnderstood).toEqual([{ path: "[0]", text: "7" }]);
  });

  it("is a judgement where a sentence has no figure", () => {
    const output = read({ analysis: "The team is strong.", churn: "4 %" });
    expect(output.findings).toHaveLength(1);
    expect(output.reading?.notUnderstood).toEqual([]);
  });
});
