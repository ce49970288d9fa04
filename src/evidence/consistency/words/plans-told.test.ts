import { describe, expect, it } from "vitest";
import { foundIn } from "../testing/told.ts";

const told = async (...slides: string[]) => (await foundIn(...slides)).map((one) => `${one.certainty} ${one.relation}`);

describe("a goal and its two times", () => {
  const goal = (months: number, size = "$50K") => `Milestones of the round\n\n- ${months}-month target: MRR of ${size}`;

  it("is asked about where two pages put one figure at two times", async () => {
    expect(await told(goal(12), goal(18))).toEqual(["question date:goal"]);
    expect(await told("Target for March 2027: ARR of $900K", "Target for 2028: ARR of $900K")).toEqual([
      "question date:goal",
    ]);
  });

  it.each([
    ["one time", [goal(12), goal(12)]],
    ["a path of several values", [goal(12), goal(18, "$90K")]],
    ["a goal that is kept on a path", [goal(12), goal(18), goal(24, "$90K")]],
    ["one page", [`${goal(12)}\n- 18-month target: MRR of $50K`]],
    ["times a month apart", [goal(17), goal(18)]],
    ["a year and a month of it", ["Target for 2027: ARR of $900K", "Target for March 2027: ARR of $900K"]],
    ["what may stay as it is", ["Target for 2027: gross margin of 70%", "Target for 2028: gross margin of 70%"]],
  ])("stays silent on %s", async (_, slides) => {
    expect(await told(...slides)).not.toContain("question date:goal");
  });
});

describe("how long a plan is said to be", () => {
  const dates = (...all: string[]) => all.map((date, at) => `- ${date}: ${STEPS[at]}`).join("\n");
  const STEPS = ["electric engines", "second crew", "insurance of masts"];
  it.each([
    ["18-month roadmap", dates("Q3 2025", "Q4 2025", "Q1 2026")],
    ["Prévisionnel sur 5 ans", dates("2025", "2026", "2027")],
  ])("«%s» is held against its dates", async (heading, lines) => {
    expect(await told(`${heading}\n\n${lines}`)).toEqual(["question date:span"]);
  });
  it.each([
    ["18-month roadmap", dates("Q3 2025", "Q1 2026", "Q3 2026")],
    ["18-month roadmap", dates("Q3 2025", "Q4 2025")],
    ["Plano de 12 meses", dates("Q3 2025", "Q4 2025", "Q2 2026")],
  ])("«%s» may show its main steps", async (heading, lines) => {
    expect(await told(`${heading}\n\n${lines}`)).toEqual([]);
  });
});

describe("what a roadmap brings and the product is said to do", () => {
  const product = "How it works\n\n- The skipper pays into escrow";
  const roadmap = (step: string) => `Roadmap\n\n- Q4 2027: ${step}`;
  it.each([
    [product, roadmap("escrow launched")],
    ["Crews of several skippers collaborate on long voyages", roadmap("Cross-crew collaboration and insurance")],
  ])("is asked about", async (one, other) => {
    expect(await told(one, other)).toEqual(["question status:product"]);
  });
  it.each([
    ["more of it", product, roadmap("improved escrow launched")],
    ["another thing", product, roadmap("insurance launched")],
    ["a plan on both pages", "12-month vision\n\n- Skippers will pay into escrow", roadmap("escrow launched")],
    ["a customer's name", "Trusted by the harbour of Porto Covo", roadmap("launch with Porto Covo")],
    ["what is done", product, "Roadmap\n\n- ✅ Q4 2024: escrow launched"],
  ])("stays silent on %s", async (_, one, other) => {
    expect(await told(one, other)).not.toContain("question status:product");
  });
});

describe("a certificate that is told of as held and paid for by the round", () => {
  const held = "Comparison\n\n| Criterion | Us | Rival |\n| --- | --- | --- |\n| Standards | ✅ Chorus Pro | ❌ |";
  it("is asked about", async () => {
    expect(await told(held, "Use of funds\n\n- Chorus Pro audit & certification")).toEqual([
      "question status:certification",
    ]);
  });
  it.each([
    "Use of funds\n\n- ISO 27001 certification",
    "Next steps of sales\n\n- Chorus Pro webinars for accountants",
  ])("«%s» is of another thing", async (other) => {
    expect(await told(held, other)).toEqual([]);
  });
});

describe("a figure outside the catalogue by what its words mean", () => {
  const lasts = (time: string) => `Sail repairs in the yard take ${time}`;
  it("is held against another of the same meaning", async () => {
    expect(await told(lasts("3 days"), "The yard offers repairs of every sail in 9 days")).toEqual([
      "question same:label",
    ]);
    expect(await told(lasts("3 days"), "Réparation : 9 jours")).toEqual([]);
  });
  it.each([
    ["the same value", [lasts("3 days"), lasts("3 days")]],
    ["another thing", [lasts("3 days"), "Mast repairs in the yard take 9 days"]],
    ["a part", [lasts("3 days"), "New sail repairs in the yard take 9 days"]],
    ["several of them", [lasts("3 days"), lasts("6 days"), lasts("9 days")]],
    ["what might be", [lasts("3 days"), `If ${lasts("9 days")}, we lose a client`]],
    ["another's", [lasts("3 days"), `Competitors: ${lasts("9 days")}`]],
  ])("stays silent on %s", async (_, slides) => {
    expect(await told(...slides)).not.toContain("question same:label");
  });
});

describe("a chain of figures line under line", () => {
  const lines = (sold: string, income: string) =>
    `Traction\n\n- ${sold}\n- Average order: €9\n- Monthly revenue: ${income}`;
  it("is worked out", async () => {
    expect(await told(lines("41,000 meals sold in February", "€212k"))).toEqual(["question money=average,count"]);
  });
  it.each([
    ["what comes out", "41,000 meals sold in February", "€369k"],
    ["a year's number", "492,000 meals sold in 2024", "€369k"],
    ["two counts", "41,000 meals sold in February\n- 3,000 orders", "€212k"],
  ])("stays silent on %s", async (_, sold, income) => {
    expect(await told(lines(sold, income))).not.toContain("question money=average,count");
  });

  const round = "The ask\n\n- Round: €1.5M";
  it("holds how long money lasts against the round", async () => {
    const lasts = (burn: string) => `Plan\n\n- 24 months of cash at an average of ${burn} a month`;
    expect(await told(round, lasts("€90k"))).toEqual(["question runway=told"]);
    expect(await told(round, lasts("€60k"))).toEqual([]);
    expect(await told(round, `${lasts("€90k")}\n- Cash in the bank: €900k`)).not.toContain("question runway=told");
  });
});
