import { describe, expect, it } from "vitest";
import type { Fact } from "../../domain/fact.ts";
import { certaintyOf } from "./certainty.ts";
import { RELATIONS } from "./relations.ts";
import { solve } from "./solve.ts";
import { doubtedFrom, statementsFrom } from "./statement.ts";
import { fact } from "./testing/facts.ts";
import { foundIn, table } from "./testing/told.ts";

const told = async (...slides: string[]) =>
  (await foundIn(...slides)).map(({ relation, certainty }) => `${certainty} ${relation}`);

describe("what is read with doubt", () => {
  const solved = (...facts: Fact[]) =>
    solve(statementsFrom(facts), [], RELATIONS, doubtedFrom(facts, null)).conflicts.map(
      ({ main }) => `${certaintyOf(main)} ${main.id}`,
    );
  const supposed = (printed: string, page: number) => fact("gross_margin", printed, { sureness: 0.5, page });

  it("is asked about where a sure figure speaks against it, never asserted", () => {
    expect(solved(supposed("78%", 6), fact("gross_margin", "61%", { page: 9 }))).toEqual([
      "question same:gross_margin",
    ]);
    expect(solved(supposed("78%", 6), fact("gross_margin", "78%", { page: 9 }))).toEqual([]);
  });

  it("says nothing where its page gives several, and leaves what is sure as it is", () => {
    expect(solved(supposed("78%", 6), supposed("45%", 6), fact("gross_margin", "61%", { page: 9 }))).toEqual([]);
    const sure = [fact("mrr", "€5K"), fact("arr", "€90K")];
    expect(solved(...sure, fact("mrr", "€9K", { sureness: 0.5, page: 8 }))).toEqual(["sure arr=mrr"]);
  });
});

describe("plans that say by when", () => {
  const years = "### Projections\n\n**Year 1** (2027)\n- Customers: 12\n\n**Year 2** (2028)\n- Customers: 60";

  it("holds the brackets of a milestone against the plan, whichever customers are meant", async () => {
    expect(await told(years, "### Milestones\n\n- 60 paying customers (12 months)")).toEqual([
      "question same:customers",
    ]);
    expect(await told(years, "### Milestones\n\n- 60 paying customers (24 months)")).toEqual([]);
  });
});

describe("how long the round lasts", () => {
  it("is asked, and a year of the plan is not held against the round", async () => {
    const round = "### The ask\n\n- Round size: €600K\n- Runway: 18 months";
    expect(await told(round, "### Projections\n\n- Burn (Y1): €20K/month")).toEqual([
      "question runway=round_size,burn_rate",
    ]);
    const years = table("Plan | 2026 | 2027", "Monthly burn | €20K | €30K", "Runway (months) | 18 | 12");
    expect(await told("### The ask\n\n- Round size: €600K", `### Projections\n\n${years}`)).toEqual([]);
  });
});

describe("what is no sum", () => {
  it("leaves an account of one month alone", async () => {
    expect(await told("Month 1 (€3K revenue):\n├─ Revenue: €3,000\n├─ Costs: €400\n└─ Margin: €2,600")).toEqual([]);
  });

  it("leaves a line of several persons alone", async () => {
    const costs = table(
      "Role | Number | Salary | Charges | Each | Total",
      "Fitter | 2 | €41,000 | €18,450 | €59,450 | €118,900",
      "Planner | 1 | €37,000 | €16,650 | €53,650 | €53,650",
      "Driver | 1 | €29,000 | €13,050 | €42,050 | €42,050",
    );
    expect(await told(costs)).toEqual([]);
  });
});

describe("what names nothing", () => {
  it("leaves the totals of two tables alone", async () => {
    const budget = table("Channel | A month", "Search | 150,000", "Fairs | 180,000", "TOTAL | 330,000");
    const needs = table("Item | Amount", "Kitchen | 9,000,000", "Vans | 8,050,000", "TOTAL | 17,050,000");
    expect(await told(`### Marketing budget\n\n${budget}`, `### Initial investment\n\n${needs}`)).toEqual([]);
  });

  it("does not take the line of a summary for a table of customers", async () => {
    const summary = table("Customers | 20 in beta, 50 in year 1", "Income | €87K", "Market | €29M", "Exit | €1.95M");
    expect(await told(`### In short\n\n${summary}`)).toEqual([]);
  });
});
