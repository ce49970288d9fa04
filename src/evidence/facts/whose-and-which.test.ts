import { describe, expect, it } from "vitest";
import { deck, page } from "../../testing/placed-pages.ts";
import { factSheet } from "../fact-sheet.ts";
import { readDossier } from "./find.ts";

const sheet = (heading: string, ...lines: string[]) =>
  factSheet({ deckExtracts: `# Brindle\n\n## ${heading}\n\n${lines.join("\n")}` })
    .facts.filter((fact) => fact.sure && fact.topic !== null)
    .map(
      ({ topic, value, nature, subject }) => `${topic} ${value} ${nature}${subject === "company" ? "" : ` ${subject}`}`,
    );

describe("what a customer has", () => {
  it("is not the company's, under his name or his number", () => {
    expect(sheet("Traction", "### Customer #1: Harbour Freight Lines", "- Payback Period: 19 days")).toEqual([]);
    expect(sheet("Traction", "- CAC payback: 19 days")).toEqual(["cac_payback 19 actual"]);
  });

  it("is not the company's where he is the largest, or earns by it", () => {
    expect(sheet("Traction", "- Top customer: $540K ACV")).toEqual([]);
    expect(sheet("Traction", "- Average ACV: $54K")).toEqual(["acv 54000 actual"]);
    expect(sheet("Traction", "- Revenue driven for merchants: $3.6M")).toEqual([]);
  });

  it("is not the company's where firms are told by their size", () => {
    expect(sheet("Market opportunity", "- Companies with 3 sites and $5M inventory value")).toEqual([]);
    expect(sheet("Market opportunity", "- $4M pipeline")).toContain("pipeline 4000000 actual");
  });
});

describe("a figure in the brackets of a name", () => {
  it("tells more of the name", () => {
    expect(sheet("Traction", "- Large accounts (>$50K ACV): 42 customers")).toEqual(["customers 42 actual"]);
    expect(sheet("Traction", "- ARR ($2M): 40% growth")).toContain("arr 2000000 actual");
    expect(sheet("Market size", "- Mid-size fleets (50-500 vehicles): $4B")).toEqual([
      "market_size_other 4000000000 market market",
    ]);
  });

  it("does not make another metric of it", () => {
    const rows = "| Metric | Result |\n|---|---|\n| NPS (early users) | 35 |";
    expect(sheet("Traction", rows).filter((fact) => fact.startsWith("users"))).toEqual([]);
  });
});

describe("the round on its page", () => {
  it.each([
    ["The round", "€1.5M, of which €600k is committed."],
    ["La levée", "1,5 M€ dont 600 k€ déjà engagés."],
    ["Ronda", "1,5 milhões de euros, dos quais 600 mil já comprometidos."],
  ])("is the amount that begins a line and is told by its parts: %s", (heading, line) => {
    expect(sheet(heading, line)).toContain("round_size 1500000 target");
    expect(sheet("Traction", line).join()).not.toContain("round_size");
  });
});

describe("a sentence", () => {
  it.each([
    ["Maria Silva, CEO (ex-Google). 31 employees in Lisbon.", ["headcount 31 actual"]],
    ["Ana Lima, CEO (ex-Google), approx. 31 employees led.", []],
  ])("ends before a number, but not behind a word cut short: %s", (line, facts) => {
    expect(sheet("Team", line)).toEqual(facts);
  });
});

describe("parts", () => {
  it("that come to the whole are not it", () => {
    const lines = ["- 340 customers", "- Small: 42 customers", "- Middle: 98 customers", "- Large: 200 customers"];
    expect(sheet("Traction", ...lines)).toEqual(["customers 340 actual"]);
  });

  it("named before a colon are not the whole", () => {
    expect(sheet("Traction", "- Enterprise: 12 accounts, $50K MRR").filter((fact) => fact.startsWith("mrr"))).toEqual(
      [],
    );
    expect(sheet("Traction", "- Today: 12 accounts, $50K MRR")).toContain("mrr 50000 actual");
  });
});

describe("growth", () => {
  it("is of what stands before the colon", () => {
    expect(sheet("Traction", "- Page views: 17M a month (growing 25% MoM)").join()).not.toContain("growth");
    expect(sheet("Traction", "- Users: 300,000 (25% MoM growth)").join()).not.toContain("growth");
    expect(sheet("Traction", "- Growth rate: 18% MoM")).toEqual(["revenue_growth 18 actual"]);
  });
});

describe("what a figure is called", () => {
  it("is what follows it at once", () => {
    expect(sheet("Traction", "- Revenue: $185K MRR")).toEqual(["mrr 185000 actual"]);
    expect(sheet("Business model", "- Economics: $3.30 LTV:CAC")).toEqual([]);
    expect(sheet("Traction", "- 100% retention, zero churn in pilots")).toEqual(["customer_retention 100 actual"]);
  });

  it("is no price where it is earned on each sale, or says how far another reaches", () => {
    expect(sheet("Business model", "- Revenue per transaction: $3.13")).toEqual([]);
    expect(sheet("Business model", "- Margin: 40% to partner, 60% to us")).toEqual([]);
  });

  it("is no price where it is how much is lent, nor in a line of what a plan costs", () => {
    expect(sheet("Revenue model", "- Personal loans: $5,000-$20,000")).toEqual([]);
    const plans = "| Metric | Pro | Plus |\n|---|---|---|\n| Infrastructure | $2 | $3 |\n| Gross margin | 86% | 89% |";
    expect(sheet("Unit economics", plans)).toEqual([]);
  });

  it("is no gross margin in the brackets of another profit, nor a fee where it is a share of sales", () => {
    expect(sheet("Traction", "- EBITDA 2024: $26M (15.5% margin)").join()).not.toContain("gross_margin");
    expect(sheet("Revenue model", "- Origination fees: 12% of total revenue")).toEqual([]);
  });

  it("is a share of what its column says, neither a fee nor a use of the round", () => {
    const table = (head: string, ...rows: string[]) => [`| Line | Amount | ${head} |`, "|---|---|---|", ...rows];
    const income = table("% of revenue", "| Commissions on sales | €70,000 | 70% |", "| EBITDA | €15,000 | 15% |");
    expect(sheet("Income statement, year 1", ...income).join()).not.toContain("take_rate");
    expect(sheet("Income statement, year 1", ...income)).toContain("ebitda_margin 15 projection");
    const french = table("% du CA", "| Commissions sur ventes | 70 000 € | 70 % |");
    expect(sheet("Compte de résultat prévisionnel", ...french).join()).not.toContain("take_rate");
    const costs = table("% of OpEx", "| Salaries | €60K | 60% |", "| Hosting | €25K | 25% |", "| Legal | €15K | 15% |");
    expect(sheet("Operating expenses: year 1 ($100K)", ...costs).join()).not.toContain("use_of_funds");
  });

  it("is not what one customer costs where it is spent on all", () => {
    const rows = ["| Year | New customers | Total CAC |", "|---|---|---|", "| 2026 | 120 | $144,000 |"];
    expect(sheet("Acquisition", ...rows).join()).not.toContain("cac");
    expect(sheet("Operating expenses, year 1", "- Marketing & CAC: $45K", "- Hosting: $24K").join()).not.toContain(
      "cac",
    );
    expect(sheet("Charges, année 1", "- Marketing et acquisition : 144 000 €").join()).not.toContain("cac");
    expect(sheet("Unit economics", "- CAC: $45").join()).toContain("cac 45");
  });

  it("is a market's where the amount itself is called one", () => {
    const size = (sentence: string) => sheet("Executive summary", sentence);
    const [english, french] = ["market_size_other 1200000000", "market_size_other 2400000000"];
    expect(size("A diversified revenue model targeting the $1.2B+ harbour management market.").join()).toContain(
      english,
    );
    expect(size("Un modèle de revenus récurrents sur un marché portuaire de 2,4 Md€.").join()).toContain(french);
    expect(size("Our revenue of $2.4M comes from the US market.").join()).toContain("revenue 2400000");
    expect(size("We raise $2M to enter the US market.").join()).toContain("round_size 2000000");
  });

  it("is no market where it is planned", () => {
    expect(sheet("Financial projections", "- Loan originations: $1.2 billion").join()).not.toContain("market");
  });

  it("is the average contract's, written short", () => {
    expect(sheet("Traction", "- Avg contract value: $100K")).toEqual(["acv 100000 actual"]);
  });
});

describe("what is not so today", () => {
  it("is what somebody wants to see, what was simulated, what investors are to own", () => {
    expect(sheet("Risks", "- Proof of revenue ($500K ARR minimum)")).toEqual([]);
    expect(sheet("Pilot results (simulated)", "- Churn: 5%")).toEqual([]);
    expect(sheet("Investment terms", "- Investor ownership: 20%")).toEqual(["investor_ownership 20 target"]);
  });

  it("is a key metric on a page of projections, however it stands there", () => {
    const plan = page(2, [
      ["Financial projections", 74, 40, 40],
      ["Key metrics:", 48, 199, 26],
      ["Gross margin: 78%", 60, 236, 18],
    ]);
    const [fact] = readDossier(deck(page(1, [["Brindle", 200, 100, 40]]), plan)).all;
    expect([fact?.topic, fact?.nature]).toEqual(["gross_margin", "projection"]);
  });

  it("is a round that was closed: none to come", () => {
    expect(sheet("Funding history", "- Seed: $1.5M (two funds)")).toEqual([]);
    expect(sheet("Traction", "- Funding: seed closed ($1.5M raised to date)").join()).not.toContain("round_size");
    expect(sheet("The ask", "- Seed: $1.5M")).toEqual(["round_size 1500000 target"]);
  });

  it.each([
    ["The ask", "€4M seed round. Raised €1.4M to date (pre-seed €0.4M in 2021, bridge €1M in 2022).", 4_000_000],
    ["La levée", "Nous levons 3 M€. Tour précédent : 700 k€ (2023).", 3_000_000],
    ["A rodada", "Captamos R$ 2 milhões até hoje. Buscamos R$ 8 milhões.", 8_000_000],
  ])("is the round on the table, not what was raised before: %s", (heading, line, size) => {
    const sure = sheet("May 2026", `## ${heading}`, "", line).filter((fact) => fact.startsWith("round_size"));
    expect(sure).toEqual([`round_size ${size} target`]);
  });
});
