import { describe, expect, it } from "vitest";
import { factSheet } from "../fact-sheet.ts";

const TRACTION = "# Orvane\n\nLedgers for harbours\n\n---\n\n## Traction\n\n- MRR: €12,000\n- 40 customers\n\n---\n\n";

/** What a page is surely told to say of the company's present, beside its traction. */
const present = (page: string) =>
  factSheet({ deckExtracts: `${TRACTION}${page}` })
    .facts.filter(({ sure, topic, subject, nature }) => sure && topic && subject === "company" && nature === "actual")
    .filter(({ words }) => !/MRR: €12,000|40 customers/u.test(words))
    .map(({ topic, value }) => `${topic} ${value}`);

describe("the company's present is not", () => {
  it.each([
    ["a typical customer's", "## Why it pays\n\nA typical harbour earns €500K revenue a year."],
    ["an average customer's", "## Why it pays\n\n- Average customer has 25 employees"],
    ["a typical customer's in French", "## Intérêt\n\nUn port type réalise 500 K€ de chiffre d’affaires."],
    ["a typical customer's in Portuguese", "## Interesse\n\nUma marina típica tem 25 funcionários."],
    ["one of a kind's", "## In practice\n\nA marina with 300 boats generates €90,000 revenue with 12 employees."],
    [
      "a customer's who is named",
      "## Impact\n\nWith Orvane, Port of Brill grew its revenue to €3M and cut churn to 2%.",
    ],
    [
      "one of a row's",
      "## Results so far\n\n- Client A: revenue of €30k saved\n- Customer 2: avoided €40k of sales at a loss",
    ],
    ["one of a row's in Portuguese", "## Resultados\n\n- Cliente B (varejo): evitou R$ 90k em vendas com prejuízo"],
    ["that of a case", "## Case: Brill Marina\n\n- MRR: €8,000\n- Conversion rate: 12%"],
    ["that of a case in French", "## Cas client : Port de Brill\n\n- CA : 3 M€\n- Churn : 2 %"],
    ["that of a case in Portuguese", "## Estudo: Marina Brill\n\n- Receita: R$ 3M\n- Churn: 2%"],
    ["what customers say", "## What customers say\n\n**Port of Brill**\n\n- Revenue: €3M\n- 12 employees"],
    ["a sample", "## Sample report\n\n- Revenue: €84,300\n- Customers: 1,240"],
    ["a persona's", "## Meet Sofia\n\nSofia runs a marina with 120 customers and €400K revenue."],
    ["a model's", "## Inspiration\n\nLike Dockr, which reached $4M ARR with 900 customers."],
    ["a partner's", "## Distribution\n\nOur partner PayNord serves 40,000 merchants."],
    ["an employer's", "## Who we are\n\nAna ran sales at Portly: $12M ARR, 300 customers, team of 40."],
    [
      "what others had before and have after",
      "## Effect\n\n| | Before | With Orvane |\n|---|---|---|\n| Churn | 15% | 5% |",
    ],
    ["that of those studied", "## Validation study\n\n- 120 users\n- 85% retention"],
    ["what doing nothing costs", "## Cost of doing nothing\n\n- 3 employees\n- 20% churn"],
    ["what a share of the market comes to", "## The sum\n\n- 1% of the market = 300 customers = €1.8M ARR"],
    ["what could come", "## Revenue\n\nThe port of Brill alone could bring €400K ARR."],
    ["what is talked about", "## Sales\n\n- 12 harbours in talks (€240K ARR)\n- 3 contracts to be signed: €60K ARR"],
    ["what is to be at the launch", "## Organisation\n\n- 12 employees by launch"],
    ["what success looks like", "## What success looks like\n\n- 500 customers\n- €1M ARR"],
    ["where one goes", "## Where we go\n\n- 500 customers\n- €1M ARR\n- 15 employees"],
  ])("%s", (_, page) => {
    expect(present(page)).toEqual([]);
  });

  it("what stands bare under a heading that nobody knows", () => {
    expect(present("## Blue water\n\n- 500 customers\n- €1M ARR\n- 15 employees")).toEqual([]);
    expect(present("## Blue water\n\nWe have 500 customers.")).toEqual(["customers 500"]);
    expect(present("## Blue water\n\n- Proven traction: 500 customers")).toEqual(["customers 500"]);
  });
});

describe("the company's present is still", () => {
  it("what it says of a customer that it earns", () => {
    expect(present("## Unit economics today\n\nAverage customer has an LTV of €1,500")).toEqual(["ltv 1500"]);
  });

  it("its own column of a comparison", () => {
    const table = "## How we compare\n\n| | Orvane | Harbourly |\n|---|---|---|\n| Gross margin | 82% | 60% |";
    expect(present(table)).toEqual(["gross_margin 82"]);
  });

  it("its team", () => {
    expect(present("## Team\n\nA team of 12 has built it.")).toEqual(["headcount 12"]);
  });
});
