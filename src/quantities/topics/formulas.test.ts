import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TOPICS, topicById } from "./catalogue.ts";
import { evaluateFormula, type Formula, impossible } from "./formula.ts";
import { FORMULAS, formulasFor } from "./formulas.ts";
import { contentKeys } from "./index-of-names.ts";

function only(topic: string, ...inputs: string[]): Formula {
  const formula = formulasFor(topic).find((one) =>
    inputs.every((input) => one.inputs.some(({ key }) => key === input)),
  );
  if (formula === undefined) throw new Error(`no formula for ${topic}`);
  return formula;
}

describe("the catalogue", () => {
  it("names each metric once, with names in three languages", () => {
    expect(TOPICS.length).toBeGreaterThanOrEqual(80);
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
    for (const topic of TOPICS) {
      expect(topic.id).toMatch(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/);
      for (const locale of ["fr", "en", "pt"] as const) {
        expect([topic.id, topic.name[locale]]).not.toContain("");
        expect([topic.id, topic.aliases[locale].length > 0]).toEqual([topic.id, true]);
      }
      if (topic.plausible !== null) expect(topic.plausible.min).toBeLessThan(topic.plausible.max);
      expect(topic.unit === null).toBe(topic.plausible === null);
      for (const twin of Object.values(topic.twins ?? {})) expect(topicById(twin)).toBeDefined();
    }
  });

  it("gives no name to two metrics", () => {
    const owners = new Map<string, string>();
    for (const topic of TOPICS) {
      for (const name of [topic.id, ...Object.values(topic.name), ...Object.values(topic.aliases).flat()]) {
        const key = contentKeys(name).join(" ");
        expect([name, owners.get(key) ?? topic.id]).toEqual([name, topic.id]);
        owners.set(key, topic.id);
      }
    }
  });
});

describe("formulas", () => {
  it("use only topics of the catalogue, and name each input in their expression", () => {
    for (const formula of FORMULAS) {
      expect(topicById(formula.gives)).toBeDefined();
      for (const { key, topics } of formula.inputs) {
        expect(formula.expression).toContain(`{${key}}`);
        for (const topic of topics) expect([topic, topicById(topic)?.id]).toEqual([topic, topic]);
      }
      expect(formula.compute.length).toBe(formula.inputs.length);
    }
  });

  it.each<[string, string[], number[], number]>([
    ["arr", ["mrr"], [42_000], 504_000],
    ["gross_margin", ["revenue", "cogs"], [507_000, 142_000], 71.992],
    ["gross_profit", ["revenue", "cogs"], [507_000, 142_000], 365_000],
    ["arr_multiple", ["arr"], [8_000_000, 505_000], 15.842],
    ["dilution", ["valuation_pre_money"], [2_000_000, 8_000_000], 20],
    ["valuation_post_money", [], [8_000_000, 2_000_000], 10_000_000],
    ["runway", [], [900_000, 75_000], 12],
    ["ltv", [], [350, 80, 2], 14_000],
    ["ltv_cac", [], [14_000, 3_500], 4],
    ["cac", [], [200_000, 50], 4_000],
    ["cac_payback", [], [2_800, 350, 80], 10],
    ["burn_multiple", [], [70_000, 420_000], 2],
    ["rule_of_40", [], [60, -25], 35],
    ["revenue_growth", [], [504_000, 300_000], 68],
    ["nrr", [], [100, 20, 8], 112],
    ["grr", [], [100, 8], 92],
    ["customer_lifetime", [], [2], 50],
    ["take_rate", [], [150_000, 1_000_000], 15],
    ["average_order_value", [], [1_000_000, 20_000], 50],
    ["arpa", [], [42_000, 120], 350],
    ["quick_ratio", [], [10, 6, 4], 4],
  ])("%s from %j of %j is %d", (topic, inputs, values, expected) => {
    const outcome = evaluateFormula(only(topic, ...inputs), values);
    expect("value" in outcome ? outcome.value : outcome.refused).toBeCloseTo(expected, 2);
  });

  it("refuses what makes no sense", () => {
    expect(evaluateFormula(only("runway"), [100, 0])).toEqual({ refused: "not_finite" });
    expect(evaluateFormula(only("cac"), [-5, 10])).toEqual({ refused: "bad_input" });
    expect(evaluateFormula(only("dilution", "valuation_post_money"), [12, 10])).toEqual({ refused: "above_hundred" });
    expect(evaluateFormula(only("valuation_pre_money"), [1_000_000, 2_000_000])).toEqual({ refused: "below_zero" });
    expect(evaluateFormula(only("arr_growth"), [100, 0])).toEqual({ refused: "not_finite" });
    expect(evaluateFormula(only("arr"), [])).toEqual({ refused: "bad_input" });
    expect(impossible("gross_margin", 101)).toBe("above_hundred");
    expect(impossible("gross_margin", -20)).toBeNull();
    expect(impossible("nrr", 130)).toBeNull();
  });

  it("turned around, give back what they were given", () => {
    const amount = fc.integer({ min: 1_000, max: 100_000_000 });
    fc.assert(
      fc.property(amount, amount, (pre, round) => {
        const post = only("valuation_post_money").compute(pre, round);
        expect(only("valuation_pre_money").compute(post, round)).toBe(pre);
        expect(only("mrr").compute(only("arr").compute(pre))).toBeCloseTo(pre, 3);
        const [one, other] = formulasFor("dilution").map((formula) =>
          formula.compute(round, formula.inputs[1]?.key === "valuation_pre_money" ? pre : post),
        );
        expect(one).toBeCloseTo(other ?? Number.NaN, 9);
      }),
    );
  });
});
