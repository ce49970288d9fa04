import { describe, expect, it } from "vitest";
import { readAgentOutput } from "./read-output.ts";

const read = (json: unknown) => readAgentOutput(json, "analyst").output;
const warnings = (json: unknown) => (read(json).redFlags ?? []).map(({ text }) => text);
const named = (json: unknown) => read(json).findings.map(({ metric, value }) => [metric, value]);

describe("outputs of other people's agents", () => {
  it("reads the JSON that a crew keeps as text, and nothing of the run's own counters", () => {
    const crew = {
      raw: "## Recommendation\nPass for now.\n\n## Red flags\n- Two of five bakers left",
      tasks_output: [
        {
          agent: "Finance",
          name: "finance",
          raw: '{"arr": {"value": "€310k", "source": "Slide 2"}, "red_flags": ["Cash for 5 months"]}',
        },
      ],
      token_usage: { total_tokens: 18_234 },
    };
    expect(named(crew)).toContainEqual(["arr", "€310k"]);
    expect(named(crew).flat()).not.toContain(18_234);
    expect(warnings(crew)).toEqual(["Cash for 5 months", "Two of five bakers left"]);
    expect(read(crew).recommendation).toBe("Pass for now.");
    expect(read(crew).findings.some(({ evidence }) => evidence.some(({ content }) => content === "red_flags"))).toBe(
      false,
    );
  });

  it("reads a graph's state beside its messages", () => {
    const graph = {
      messages: [
        { type: "human", content: "Analyse" },
        { type: "ai", content: "ARR is €310k (slide 2). Red flag: only 5 months of cash." },
      ],
      financials: { burn_rate: { monthly: 42_000, currency: "EUR" } },
      final_recommendation: "PASS",
    };
    expect(named(graph)).toContainEqual(["burn rate monthly", 42_000]);
    expect(named(graph)).toContainEqual(["ARR", 310_000]);
    expect(warnings(graph)).toEqual(["only 5 months of cash."]);
    expect(read(graph).recommendation).toBe("PASS");
  });

  it("calls a figure by words where the output calls it by a field's name", () => {
    const kpis = { kpis: [{ metric: "trial_to_paid", value: "18%" }] };
    expect(named(kpis)).toEqual([["trial to paid", "18%"]]);
  });

  it("takes the advice from under a heading, not from an item of a list", () => {
    expect(read({ report: { recommendation: { verdict: "Conditional", reasons: ["Churn"] } } }).recommendation).toBe(
      "Conditional. Churn",
    );
    expect(
      read({ findings: [{ metric: "Churn", value: "4%", recommendation: "Ask" }] }).recommendation,
    ).toBeUndefined();
  });

  it.each([
    [{ risk_signals: [{ signal: "Cash", level: "critical", detail: "5 months" }] }, "Cash: 5 months"],
    [{ pontos_de_atencao: [{ titulo: "Caixa", descricao: "Apenas 5 meses" }] }, "Caixa: Apenas 5 meses"],
    [{ swot: { menaces: ["Trois concurrents mieux financés"] } }, "Trois concurrents mieux financés"],
  ])("knows a warning by the name of its list: %j", (json, text) => {
    expect(warnings(json)).toEqual([text]);
  });
});
