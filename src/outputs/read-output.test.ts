import { describe, expect, it } from "vitest";
import { ScoredFinding } from "../domain/finding.ts";
import { readAgentOutput } from "./read-output.ts";

const own = {
  id: "F-1",
  agentName: "financial-auditor",
  metric: "arr",
  category: "financial",
  value: 504000,
  unit: "EUR",
  assessment: "average",
  confidence: { level: "high", score: 85, factors: [] },
  evidence: [{ type: "quote", content: "MRR: 42 000 €", source: "Deck Slide 8" }],
};

describe("our own shape", () => {
  it("is taken as it is", () => {
    const { output, unread } = readAgentOutput(
      { agentName: "financial-auditor", tier: 1, output: { text: "free" }, findings: [own], recommendation: "Invest" },
      "x",
    );
    expect(unread).toEqual([]);
    expect(output).toMatchObject({
      agentName: "financial-auditor",
      tier: 1,
      output: { text: "free" },
      recommendation: "Invest",
    });
    expect(output.findings).toEqual([{ ...own, tier: 1 }]);
  });
});

describe("an agent's free JSON", () => {
  it("reads French keys, text numbers, a confidence from 0 to 1 and a source in words", () => {
    const { output, unread } = readAgentOutput(
      {
        agent: "auditeur-financier",
        niveau: "Tier 2",
        constats: [
          {
            métrique: "ARR",
            valeur: "504 000",
            unité: "EUR",
            confiance: 0.85,
            source: "Slide 8",
            citation: "MRR : 42 000 €",
          },
          {
            métrique: "Churn",
            valeur: "2,1 %",
            confiance: 1,
            sources: [{ document: "deck.pdf", page: 4, extrait: "Churn 2,1 %" }],
          },
        ],
        recommandation: { avis: "Investir", conditions: "sous réserve du BP" },
      },
      "x",
    );
    expect(unread).toEqual([]);
    expect(output).toMatchObject({
      agentName: "auditeur-financier",
      tier: 2,
      recommendation: "Investir. sous réserve du BP",
    });
    const [arr, churn] = output.findings;
    expect(arr).toMatchObject({
      metric: "ARR",
      value: 504000,
      category: "financial",
      confidence: { score: 85, level: "high" },
    });
    expect(arr?.evidence).toEqual([{ type: "quote", content: "MRR : 42 000 €", source: "Slide 8" }]);
    expect(churn).toMatchObject({ value: "2,1 %", category: "customer", confidence: { score: 100 } });
    expect(churn?.evidence).toEqual([{ type: "quote", content: "Churn 2,1 %", source: "deck.pdf, page 4" }]);
  });

  it("reads Portuguese words for confidence and a map of metrics", () => {
    const { output } = readAgentOutput(
      {
        agente: "analista",
        métricas: { mrr: { valor: 42000, confiança: "alta" }, runway: { valor: "18 meses", confiança: "Média" } },
      },
      "x",
    );
    expect(output.findings.map((one) => [one.metric, one.value, one.confidence.score])).toEqual([
      ["mrr", 42000, 75],
      ["runway", "18 meses", 50],
    ]);
  });

  it.each([
    [85, 85],
    ["85", 85],
    ["85 %", 85],
    ["85/100", 85],
    ["8/10", 80],
    ["très faible", 0],
    ["low", 25],
    [{ score: 64, level: "medium" }, 64],
    [{ level: "HIGH" }, 75],
  ])("reads the confidence %j", (confidence, score) => {
    const { output } = readAgentOutput({ tier: 1, findings: [{ metric: "arr", value: 1, confidence }] }, "a");
    expect(output.findings[0]?.confidence.score).toBeCloseTo(score, 9);
  });

  it("finds values deep in an analysis, under their own names", () => {
    const { output } = readAgentOutput(
      { tier: 1, analysis: { revenue: { arr: { value: 504000, source: "Slide 8", confidence: 80 } }, notes: "prose" } },
      "finance",
    );
    expect(output.findings).toHaveLength(1);
    expect(output.findings[0]).toMatchObject({ metric: "arr", value: 504000, agentName: "finance" });
  });

  it("reads red flags for what they are, with severity and source", () => {
    const { output } = readAgentOutput(
      {
        tier: 1,
        confidence: 70,
        redFlags: [{ title: "Churn understated", severity: "CRITICAL", description: "…", source: "Slide 4" }],
      },
      "risk",
    );
    expect(output.findings).toEqual([]);
    expect(output.redFlags).toEqual([
      {
        id: "risk-flag-1",
        text: "Churn understated: …",
        severity: "CRITICAL",
        evidence: [{ type: "quote", content: "", source: "Slide 4" }],
        path: "redFlags[0]",
      },
    ]);
  });
});

describe("what cannot be read", () => {
  it("is reported with its path and words; what is only said is a judgement", () => {
    const { output, unread } = readAgentOutput(
      {
        keyFindings: [
          "The team is strong",
          { value: 3, confidence: 50 },
          { metric: "arr", value: 504000, confidence: "maybe", evidence: [7, "Slide 2"] },
        ],
      },
      "nobody",
    );
    expect(unread).toEqual([
      { path: "keyFindings[1]", reason: "not_understood", text: "3" },
      { path: "keyFindings[2].evidence[0]", reason: "not_understood", text: "7" },
    ]);
    expect(output.findings).toHaveLength(1);
    expect(output.findings[0]).toMatchObject({ metric: "arr", value: 504000, confidence: { score: 50 } });
    expect(output.reading).toMatchObject({ seen: 4, understood: 2 });
  });

  it.each([null, 3, true])("is the whole output where it is %j", (json) => {
    expect(readAgentOutput(json, "x")).toEqual({
      output: { agentName: "x", tier: 1, output: json, findings: [] },
      unread: [{ path: "$", reason: "nothing_said" }],
    });
  });

  it("refuses bottomless nesting without falling over", () => {
    const deep = JSON.parse(`${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`);
    expect(readAgentOutput(deep, "x").unread).toEqual([{ path: "$", reason: "too_deep" }]);
    const round: Record<string, unknown> = { text: "MRR is 42 K€" };
    Object.assign(round, { self: round, list: [round, round] });
    expect(readAgentOutput(round, "x").unread).toEqual([{ path: "$", reason: "too_deep" }]);
  });

  it("is not harmed by keys such as __proto__", () => {
    const json = JSON.parse(
      '{"tier":1,"metrics":{"__proto__":{"value":1,"confidence":50},"constructor":{"value":2,"confidence":50}}}',
    );
    const { output } = readAgentOutput(json, "x");
    expect(output.findings.map((one) => one.metric)).toEqual(["__proto__", "constructor"]);
    expect(({} as Record<string, unknown>).value).toBeUndefined();
  });
});

it("gives every finding a unique id and a valid shape", () => {
  const { output } = readAgentOutput([{ ...own }, { ...own }, { metric: "x", value: null, confidence: 10 }], "agent");
  expect(output.findings.map((one) => one.id)).toEqual(["F-1", "F-1-2", "agent:[2]"]);
  for (const finding of output.findings) expect(ScoredFinding.safeParse(finding).success).toBe(true);
});

it("lists a number whose currency it cannot read, and calls words alone a judgement", () => {
  const said = { metrics: [{ name: "Price", value: 3, unit: "USD", assessment: "The flat fee of N500 is low." }] };
  expect(readAgentOutput(said, "analyst").unread.map(({ path }) => path)).toEqual(["metrics[0].assessment"]);
  const plain = { metrics: [{ name: "Price", value: 3, unit: "USD", assessment: "Low for B2B, see slide 12." }] };
  expect(readAgentOutput(plain, "analyst").unread).toEqual([]);
});
