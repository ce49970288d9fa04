import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TOPICS } from "./catalogue.ts";
import { matchTopic, normalizeLabel, SURE_ENOUGH } from "./match.ts";

/** The topic a label surely names; null where it names none, or only perhaps. */
function sureTopic(label: string): string | null {
  const match = matchTopic(label);
  return match !== null && match.sureness >= SURE_ENOUGH ? match.topic.id : null;
}

describe("matchTopic", () => {
  it.each([
    "Competitor revenue",
    "Median ARR",
    "Average revenue",
    "Non-recurring revenue",
    "Revenue per country",
    "Sales team",
    "Variation de MRR",
    "MRR and ARR",
    "CAC / LTV",
  ])("gives no hint for %j: its words make another metric of it", (label) => {
    expect(matchTopic(label)).toBeNull();
  });

  it("says how it matched", () => {
    expect(matchTopic("ARR")).toMatchObject({ how: "exact", sureness: 1 });
    expect(matchTopic("annual recurring revenue")).toMatchObject({ how: "alias" });
    expect(matchTopic("cohort of subscriber churns")?.sureness).toBeLessThan(SURE_ENOUGH);
    expect(matchTopic("revenus annuels récurrents")).toMatchObject({ how: "stem", topic: { id: "arr" } });
  });

  it("keeps the definition apart from the topic", () => {
    expect(matchTopic("Net revenue")?.basis).toEqual({ gross: "net" });
    expect(matchTopic("Receita líquida mensal")?.basis).toEqual({ gross: "net", rhythm: "monthly" });
    expect(matchTopic("ARR projeté 2026")).toMatchObject({ basis: { nature: "projected" }, period: "2026" });
    expect(matchTopic("ARR projete 2026")).toMatchObject({ basis: { nature: "projected" }, period: "2026" });
    expect(matchTopic("Clients payants")?.basis).toEqual({ customers: "paying" });
    expect(matchTopic("Registered users")?.basis).toEqual({ customers: "registered" });
    expect(matchTopic("Gross burn")?.basis).toEqual({ gross: "gross" });
    expect(matchTopic("Valuation (post-money)")?.basis).toEqual({ money: "post" });
    expect(matchTopic("Churn annuel")?.basis).toEqual({ rhythm: "annual" });
    expect(matchTopic("Net revenue retention")?.basis).toEqual({});
    expect(matchTopic("MRR décembre 2024")?.period).toBe("2024-12");
  });

  it("knows every name of every topic", () => {
    for (const topic of TOPICS) {
      for (const name of [topic.id, ...Object.values(topic.name), ...Object.values(topic.aliases).flat()]) {
        expect([name, sureTopic(name)]).toEqual([name, topic.id]);
      }
    }
  });

  it("answers for any text, and quickly refuses a long one", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const match = matchTopic(text);
        expect(match === null || (match.sureness > 0 && match.sureness <= 1)).toBe(true);
      }),
    );
    expect(matchTopic("ARR ".repeat(100_000))).toBeNull();
    expect(matchTopic("constructor")).toBeNull();
    expect(matchTopic("__proto__")).toBeNull();
  });
});

describe("normalizeLabel", () => {
  it("brings spellings of one unknown metric together", () => {
    const spellings = ["founder_energy", "Founder energy", "founderEnergy", "FOUNDER-ENERGY", " Foundér  energy: "];
    expect(new Set(spellings.map(normalizeLabel))).toEqual(new Set(["founder energy"]));
    expect(normalizeLabel("Customer love (%)")).toBe(normalizeLabel("customer_love"));
  });

  it("keeps different metrics apart", () => {
    expect(normalizeLabel("founder energy")).not.toBe(normalizeLabel("founder synergy"));
  });
});
