import { describe, expect, it } from "vitest";
import type { Section } from "../../domain/document.ts";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { readDossier } from "./find.ts";
import { told } from "./testing/told.ts";

const onPage = (...sections: Section[]) =>
  readDossier(deck(...sections))
    .all.filter(({ sureness, topic }) => sureness >= 0.7 && topic !== null)
    .map(({ topic, quantity, period }) => [topic, quantity.value, ...(period === undefined ? [] : [period])].join(" "));

const lines = (title: string, ...texts: string[]): Section =>
  page(1, [[title, 40, 20, 30], ...texts.map((text, at): Piece => [text, 60, 90 + 17 * at, 13])]);

describe("the unit a figure has", () => {
  it("gives no amount to a bare number on a line that prints its currency elsewhere", async () => {
    const plan = (suppliers: string) =>
      `# Tavira\n\n## Projections\n\n| Année | Fournisseurs | GMV | Revenus |\n|---|---|---|---|\n| Année 1 | ${suppliers} | €1M | €80,000 |`;
    expect(await told(plan("500"))).toEqual([
      "gmv 1000000 Y1 company projection",
      "revenue 80000 Y1 company projection",
    ]);
  });

  it("gives no share to a number that says what it counts", async () => {
    const phase =
      "# Tavira\n\n## Roadmap\n\n| Phase | When | Goals |\n|---|---|---|\n| Growth | Month 9 | 500 suppliers |";
    expect((await told(phase)).filter((fact) => fact.includes("growth"))).toEqual([]);
  });

  it("reads the scale that a row's name gives, and is unsure of a year's total without one", async () => {
    const table =
      "# Tavira\n\n## Projections\n\n| Item | 2027 | 2028 |\n|---|---|---|\n| Revenue (M) | 27 | 81 |\n| Operating expenses | 15 | 18 |";
    expect(await told(table)).toEqual([
      "revenue 27000000 2027 company projection",
      "revenue 81000000 2028 company projection",
    ]);
  });

  it("takes a share in brackets under its amount for no loss", () => {
    const funds = page(1, [
      ["Use of funds", 40, 20, 30],
      ["Kitchen", 60, 90, 13],
      ["450 000 €", 300, 90, 13],
      ["equipment", 60, 107, 13],
      ["(30%)", 300, 107, 13],
    ]);
    expect(onPage(funds)).toContain("use_of_funds 30");
  });
});

describe("the name of a line", () => {
  it("is a part of the total where it says more than the total's name", async () => {
    const table =
      "# Tavira\n\n## Projections\n\n| Item | Year 1 |\n|---|---|\n| CA - modules optionnels | 20 000 € |\n| Total CA | 67 000 € |";
    expect(await told(table)).toEqual(["revenue 67000 Y1 company projection"]);
  });

  it("is its first column, whatever words stand between", () => {
    const firms = page(1, [
      ["Competition", 40, 20, 30],
      ["Firm", 60, 80, 13],
      ["Kind", 200, 80, 13],
      ["Valuation", 340, 80, 13],
      ["Orrin", 60, 104, 13],
      ["Legal desks", 200, 104, 13],
      ["$50M", 340, 104, 13],
      ["Vantel", 60, 128, 13],
      ["Hospitals", 200, 128, 13],
      ["$600M", 340, 128, 13],
    ]);
    expect(readDossier(deck(firms)).all.map(({ passage }) => passage)).toEqual(["Orrin $50M", "Vantel $600M"]);
  });

  it("may run over two lines of its cell, as its value may", () => {
    const funds = page(1, [
      ["Use of funds", 40, 20, 30],
      ["Working", 60, 80, 13],
      ["$150,000", 300, 80, 13],
      ["capital", 60, 95, 13],
      ["(10%)", 300, 95, 13],
      ["Marketing and", 60, 130, 13],
      ["$300,000", 300, 130, 13],
      ["sales", 60, 145, 13],
      ["(20%)", 300, 145, 13],
    ]);
    expect(readDossier(deck(funds)).all.map(({ label, quantity }) => `${label} ${quantity.value}`)).toEqual([
      "Working capital 150000",
      "Working capital 10",
      "Marketing and sales 300000",
      "Marketing and sales 20",
    ]);
  });

  it("is the year it is counted by, where numbers stand under one", () => {
    const plan = page(1, [
      ["Projections", 40, 20, 30],
      ["Année", 60, 80, 13],
      ["Free Users", 160, 80, 13],
      ["ARR", 300, 80, 13],
      ["1", 60, 104, 13],
      ["10K", 160, 104, 13],
      ["50K€", 300, 104, 13],
      ["2", 60, 128, 13],
      ["50K", 160, 128, 13],
      ["250K€", 300, 128, 13],
    ]);
    expect(onPage(plan).filter((fact) => fact.startsWith("arr"))).toEqual(["arr 50000 Y1", "arr 250000 Y2"]);
    expect(onPage(plan).filter((fact) => fact.startsWith("revenue"))).toEqual([]);
  });

  it("is no chapter's number, and no million where months are meant", () => {
    expect(onPage(lines("4.1 Customer Acquisition Curve", "We sell by hand"))).toEqual([]);
    const runway = page(1, [
      ["Projections", 40, 20, 30],
      ["Metric", 60, 80, 13],
      ["Year 1", 300, 80, 13],
      ["Runway", 60, 104, 13],
      ["18m", 300, 104, 13],
    ]);
    expect(onPage(runway)).toEqual(["runway 18 Y1"]);
  });
});

describe("lines that each say something", () => {
  it("keeps a line with its own name apart from one that ends with its value", () => {
    expect(
      onPage(
        lines("Market", "TAM (all fast food in the country): $12B/year", "SAM (healthy food in towns): $1.8B/year"),
      ),
    ).toEqual(["tam 12000000000", "sam 1800000000"]);
    expect(onPage(lines("Key metrics", "Marge brute : 60%+", "LTV/CAC : 26x"))).toEqual([
      "gross_margin 60",
      "ltv_cac 26",
    ]);
    expect(onPage(lines("Use of funds", "40% Marketing (200k€)", "20% Hosting (100k€)"))).toEqual([
      "use_of_funds 200000",
      "use_of_funds 100000",
    ]);
  });

  it("dates no figure by the statement above it, nor by the first year of a span in the title", () => {
    const year = page(1, [
      ["Projections 2027-2029", 40, 20, 30],
      ["Year 1 - Launch", 60, 80, 18],
      ["Break-even: M8", 60, 110, 13],
      ["Revenue: €709,000", 60, 134, 13],
    ]);
    expect(onPage(year)).toEqual(["revenue 709000 Y1"]);
    expect(onPage(lines("Projections 2027-2029", "Churn: 4%"))).toEqual(["churn 4"]);
    expect(onPage(lines("Profit", "Break-even reached in Y2 alone", "Gross margin: 70%"))).toEqual(["gross_margin 70"]);
  });
});

describe("a name that something else is said with", () => {
  it.each([
    ["how much a rate moves", "Impact", "60% increase in retention of volunteers"],
    ["what one of many has", "Assumptions", "Monthly volume per merchant: $15M"],
    ["what one firm is worth", "Our platform", "Market value: $480,000"],
    ["how many countries there are", "Market", "Countries covered: 54"],
    ["what one of them brings, told with a stroke", "Assumptions", "Interchange revenue/family/month: $4.39"],
    ["what is spent for each", "Break-even", "Fixed costs to cover (~€110/month / user)"],
    ["a ceiling", "Unit economics", "That means a ceiling of revenue near $2,000 a month"],
    ["the growth of something nobody names", "Projections", "Growth: 300% YoY in year 2"],
    ["a share of the market", "Target", "15 firms (27% SAM)"],
    ["those of one plan", "Projections", "50 clients Starter @ €99"],
    ["what is paid away", "Costs of the launch", "Stripe fees: 2.9% of each transaction"],
    ["what something has cost", "Asset-based value", "Total investment: €56,000"],
    ["what a price is counted by", "Variable costs", "€50–100/ticket"],
  ])("is unsure of %s", async (_, title, line) => {
    expect(await told(`# Tavira\n\n## ${title}\n\n- ${line}`)).toEqual([]);
  });
});
