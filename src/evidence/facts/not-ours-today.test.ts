import { describe, expect, it } from "vitest";
import type { Section } from "../../domain/document.ts";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { factSheet } from "../fact-sheet.ts";
import { readDossier } from "./find.ts";

const COVER = page(1, [
  ["Veltrix", 200, 100, 40],
  ["Rail freight in minutes", 200, 180, 16],
  ["April 2026", 200, 220, 12],
]);

const told = (...sections: Section[]) =>
  readDossier(deck(COVER, ...sections))
    .all.filter(({ sureness, topic }) => sureness >= 0.7 && topic !== null)
    .map(({ topic, quantity, nature, subject }) => `${topic} ${quantity.value} ${subject} ${nature}`);
const present = (...sections: Section[]) => told(...sections).filter((fact) => fact.endsWith("company actual"));

/** The same of a text in Markdown. */
const sheet = (text: string) =>
  factSheet({ deckExtracts: text })
    .facts.filter((fact) => fact.sure && fact.topic !== null)
    .map(
      ({ topic, value, subject, nature, period }) =>
        `${topic} ${value} ${subject} ${nature}${period ? ` ${period}` : ""}`,
    );
const now = (text: string) => sheet(text).filter((fact) => fact.includes("company actual"));

describe("what stands over a figure", () => {
  it("knows a title that holds a figure, and leaves what others pay to them", () => {
    const problem = page(2, [
      ["The $34B problem", 40, 20, 30],
      ["8–12%", 40, 120, 36],
      ["processor fees per transaction", 40, 165, 12],
      ["$120K", 300, 120, 36],
      ["annual handling cost per operator", 300, 165, 12],
    ]);
    expect(present(problem)).toEqual([]);
  });

  it("lets a heading with an amount speak for its block", () => {
    const funds = page(2, [
      ["Lean and near breakeven", 40, 20, 30],
      ["Use of funds — £90,000", 40, 90, 15],
      ["Marketing", 40, 120, 11],
      ["£60,000", 240, 120, 11],
      ["Founders, 12 months runway", 40, 140, 11],
      ["£30,000", 240, 140, 11],
    ]);
    expect(told(funds)).toContain("use_of_funds 60000 company target");
    expect(present(funds)).toEqual([]);
  });

  it("dates a value that says its metric by the name of its line, and by what stands over that", () => {
    const plan = page(2, [
      ["Lean and near breakeven", 40, 20, 30],
      ["Today", 40, 90, 14],
      ["MRR", 40, 120, 11],
      ["£1,100", 180, 120, 11],
      ["12-month growth projections", 380, 90, 14],
      ["First quarter after", 380, 120, 11],
      ["£2,500 MRR", 600, 120, 11],
      ["Second quarter after", 380, 140, 11],
      ["£5,000 MRR", 600, 140, 11],
    ]);
    expect(present(plan)).toEqual(["mrr 1100 company actual"]);
    expect(told(plan).filter((fact) => fact.endsWith("projection"))).toHaveLength(2);
  });

  it("reads bars drawn sideways by the words over them", () => {
    const bars: Piece[] = [5, 31, 135, 408].flatMap((value, at): Piece[] => [
      [`Y${at + 1}`, 400, 120 + 24 * at, 11],
      [`£${value}k`, 430 + value / 2, 120 + 24 * at, 11],
    ]);
    expect(told(page(2, [["The business", 40, 20, 30], ["Projected ARR", 400, 95, 11], ...bars]))).toEqual([
      "arr 5000 company projection",
      "arr 31000 company projection",
      "arr 135000 company projection",
      "arr 408000 company projection",
    ]);
  });

  it("reads a caption that begins with how long", () => {
    const sum = page(2, [
      ["Revenue forecast", 40, 20, 30],
      ["$107M", 200, 120, 34],
      ["3-year total revenue", 195, 165, 14],
    ]);
    expect(told(sum)).toEqual(["revenue 107000000 company projection"]);
  });

  it("keeps the amount of a caption from the figure over it", () => {
    const ask = page(2, [
      ["Users are paying. Now we scale.", 40, 20, 30],
      ["£175,000", 200, 120, 44],
      ["for 12.5% equity | £1.2M pre-money valuation", 120, 180, 14],
    ]);
    expect(told(ask)).toEqual(
      expect.arrayContaining(["round_size 175000 company target", "valuation_pre_money 1200000 company target"]),
    );
    expect(told(ask)).not.toContain("valuation_pre_money 175000 company target");
  });
});

describe("words near a figure that are not its name", () => {
  it.each([
    "Slide 3\nProduct\nFilling 10% more seats at the same entrance fee",
    "Slide 3\nProduct\n- 2.4x revenue increase ($7K more per month)",
    "Slide 3\nEvery user provides:\n- Monthly revenue ($1K-$50K+)",
    "Slide 3\nTraction\n- Email list: 1,200+ subscribers",
    "Slide 3\nRevenue model\nOperator economics (example: $2M annual volume)",
    "Slide 3\nCustomers\n- Willingness to pay: high (0.5-1% fee acceptable)",
    "Slide 3\nInsight\n- Payroll creates users at once (1 company with 50 employees = 50 users)",
    "Slide 3\nProof\n- We tested with 5 merchants",
    "Slide 3\nThe solution\n- $450 sales",
    "Slide 3\nThe app\nSales: $450.00",
    "Slide 3\nLending\nNet loss rate: 1.4%",
    "Slide 3\nGo-to-market\n- Google Ads: £250 CAC, 14x LTV:CAC",
    "Slide 3\nMethod\n- SaaS companies: 5-10x ARR\n- Exit multiple: 7x\n- Exit value: £168M",
    "Slide 3\nRevenue impact\n- Additional revenue per loan: $3,000\n- Average revenue: $3,000 per insured loan",
    "Slide 3\nTraction\n- 47 pending orders ($32,000 GMV)",
    "Slide 3\nTraction\n- 85% weekly active users",
    "Slide 3\nTeam\nHire 3 engineers",
    "Slide 3\nTeam\nBooked 500+ shows, $10M+ in bookings",
    "Slide 3\nBusiness model\nTransaction fees\n- Musician books $1,000 gig",
    "Slide 3\nUnit economics\nPayment processing (2.9%)",
    "Slide 3\nUser metrics:\n- 48% month-over-month growth",
    "Slide 3\nSolution\nKey differentiator: 7 patent-protected innovations",
    "Slide 3\nCost per order:\nGross profit per order: $46.75 (93% of it)",
    "Slide 3\nWhat $1M gets you:\n- World-class team (3 engineers, 1 marketer)\n- $400K MRR",
  ])("tells no present of the company: %s", (text) => {
    expect(now(text)).toEqual([]);
  });

  it("still knows the company's own", () => {
    expect(now("Slide 3\nBusiness model\n- 2% commission on each sale")).toEqual(["take_rate 2 company actual"]);
    expect(now("Slide 3\nTraction\n- 1,200 subscribers")).toEqual(["customers 1200 company actual"]);
  });

  it("takes no sum that one firm raised for the size of a market", () => {
    expect(sheet("Slide 3\nWhy now\n- Privacy matters (Arvium raised $27M)")).toEqual([]);
  });

  it("keeps the one value of several that is of the whole", () => {
    const margins =
      "Slide 3\nBusiness model\n- Training: 80% gross margin\n- 95% gross margin\n- 75% gross margin\nBlended gross margin: 76%";
    expect(now(margins)).toEqual(["gross_margin 76 company actual"]);
    expect(now("Slide 3\nTraction\n- Gross margin: 76%\n- CAC: $40")).toHaveLength(2);
  });

  it("takes a thing that is counted for no amount", () => {
    expect(
      sheet("Slide 3\nMarket\nSize: 3.5 million annual vehicle sales").filter((fact) => /^revenue/.test(fact)),
    ).toEqual([]);
  });

  it("takes no average size among prices for a price", () => {
    expect(sheet("Slide 3\nBusiness model\nAverage loan size: $1,850")).toEqual([]);
    expect(sheet("Slide 3\nBusiness model\nSetup: $1,850")).toEqual(["price 1850 company actual"]);
  });

  it("knows a path to somewhere as what is planned", () => {
    expect(sheet("Slide 3\nPath to market leadership\n- $5M loan volume")).toEqual(["gmv 5000000 company target"]);
  });

  it("names the figure in brackets by what stands before them", () => {
    expect(sheet("Slide 3\nBy Year 3, data revenue ($3.5M) > subscription revenue ($2.8M)")).toEqual([
      "revenue 3500000 company projection Y3",
      "recurring_revenue 2800000 company projection Y3",
    ]);
  });
});
