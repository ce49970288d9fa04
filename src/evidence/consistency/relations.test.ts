import { describe, expect, it } from "vitest";
import { findInconsistencies } from "./find.ts";

const found = (...slides: string[]) =>
  findInconsistencies(
    { deckExtracts: slides.map((text, at) => `Slide ${at + 1}\n${text}`).join("\n\n") },
    { locale: "en" },
  );
const relations = (...slides: string[]) => found(...slides).map(({ relation }) => relation);

describe("ties between figures of one deck", () => {
  it.each([
    [
      "a yearly growth over a span",
      "revenue_cagr=revenue",
      ["Revenue 2025: $0.6M", "Revenue 2028: $9.0M", "Revenue CAGR 2025-2028: 210%"],
      ["Revenue 2025: $0.6M", "Revenue 2028: $9.0M", "Revenue CAGR 2025-2028: 147%"],
    ],
    [
      "a part of a market",
      "share=told",
      ["SAM: €480M\nSOM: €24M (10% of the SAM)"],
      ["SAM: €480M\nSOM: €24M (5% of the SAM)"],
    ],
    [
      "a fee on a volume",
      "revenue=take_rate,gmv",
      ["Commission: 12% of each sale", "GMV 2025: €20M\nRevenue 2025: €4.1M"],
      ["Commission: 12% of each sale", "GMV 2025: €20M\nMonthly revenue: €200k"],
    ],
    [
      "what the investors get",
      "dilution=round_size,valuation_pre_money",
      ["The ask\nRaising €3M at a €12M pre-money valuation\nInvestors get 25% of the company"],
      ["The ask\nRaising €3M at a €12M pre-money valuation\nFounders keep 70% of the company"],
    ],
    [
      "how long the round lasts",
      "runway=round_size,burn_rate",
      ["The round\nRaising €800k\n18 months of runway at €62k monthly burn"],
      ["The round\nRaising €800k\n18 months of runway", "Monthly burn 2023: €20k"],
    ],
    [
      "how long the cash lasts, and not the round",
      "runway=cash,burn_rate",
      ["Today\nCash: €9.2M\nMonthly burn: €420k\nRunway: 30 months", "The round\nRaising €15M"],
      ["Today\nCash: €9.2M\nMonthly burn: €420k", "The round\nRaising €15M\nRunway: 30 months"],
    ],
    [
      "those who tried and those who pay",
      "trial_conversion=paid,tried",
      ["140 demos, 58 trials, 26 paying\nTrial-to-paid conversion: 62%"],
      ["140 demos, 58 trials, 26 paying\nTrial-to-paid conversion: 45%"],
    ],
    [
      "more at the exit than the whole market",
      "revenue≤tam",
      ["TAM: €900M\nSAM: €140M", "Our exit\nExit in 2031 at a revenue of €160M"],
      ["TAM: €900M\nSAM: €140M", "Our exit\nExit in 2031 at a revenue of €60M"],
    ],
    [
      "a plan of so many months",
      "arr=mrr",
      ["Milestones\nM18: €260k MRR", "Targets\nWithin 18 months: ARR of €4.5M"],
      ["Milestones\nM18: €260k MRR", "Targets\nWithin 24 months: ARR of €4.5M"],
    ],
    [
      "less today than at the end of the year, not more",
      "same:arr",
      ["Deck, May 2026", "ARR 2025: €1.9M", "ARR: €1.1M"],
      ["Deck, May 2026", "ARR 2025: €1.1M", "ARR: €1.9M"],
    ],
    [
      "today and the year before a plan",
      "same:headcount",
      ["Deck, May 2026", "Headcount 2025: 12", "Team of 7 people"],
      ["Deck, May 2026", "Headcount 2025: 7\nHeadcount 2026: 12", "Team of 7 people"],
    ],
    [
      "what marketing costs by customer",
      "cac≥marketing_spend,new_customers",
      ["CAC 2025: €18", "Marketing spend 2025: €690k\nNew customers 2025: 14,000"],
      ["CAC 2025: €60", "Marketing spend 2025: €690k\nNew customers 2025: 14,000"],
    ],
    [
      "a customer's worth over the time beside it",
      "ltv=life",
      ["Unit economics\nARPU: €75/month\nLTV: €2,700 (24 months)\nCAC: €400"],
      ["Unit economics\nARPU: €75/month\nLTV: €1,800 (24 months)\nCAC: €400"],
    ],
    [
      "what one customer pays, called MRR beside what one costs",
      "ltv=life",
      ["Large customer\nMRR: $300\nCAC: $1,200\nAnnual churn: 5%\nLTV: $54,000"],
      // The company's own, beside what a customer costs.
      ["Targets\nMRR: $30,000\nCAC: $400\nAnnual churn: 5%\nLTV: $3,600"],
    ],
    [
      "a milestone under its month, which is also a year's end",
      "same:customers",
      ["Plan\nMonth 12 (Dec 2027)\n180 customers", "Projections\nCustomers (projected) 2027: 120"],
      ["Plan\nMonth 6 (Jun 2027)\n180 customers", "Projections\nCustomers (projected) 2027: 210"],
    ],
    [
      "what a heading puts twelve months ahead",
      "same:mrr",
      ["Traction\nTarget metrics (12 months)\nMRR: $90,000", "Projections\nYear 1 MRR: $40,000\nYear 2 MRR: $200,000"],
      ["Traction\nTarget metrics (18 months)\nMRR: $90,000", "Projections\nYear 1 MRR: $40,000\nYear 2 MRR: $200,000"],
    ],
    [
      "users counted by the month and at the year's end",
      "same:mau",
      ["Plan\nYears 2-3\n100,000 monthly active users", "Projections\nYear 3 active users: 150,000"],
      ["Plan\nYears 2-3\n150,000 monthly active users", "Projections\nYear 3 active users: 150,000"],
    ],
    [
      "a plan beyond what is within reach by then",
      "arr≤som",
      ["Market\nSOM 2029: $1.4M", "Projections\nARR 2028: $2.5M"],
      ["Market\nSOM 2027: $1.4M", "Projections\nARR 2028: $2.5M"],
    ],
    [
      "the mean of a year in its revenue",
      "revenue=arpa,customers",
      ["Year 2 ARPU: €17.50/month\nYear 2 average MAU: 28,000\nYear 2 revenue: €4.2M"],
      ["Year 2 ARPU: €12.50/month\nYear 2 average MAU: 28,000\nYear 2 revenue: €4.2M"],
    ],
    [
      "a plan that has more before than after",
      "customers≥earlier",
      ["Milestones\n6 months: 5,000 customers", "Projections\nYear 1 customers: 1,000"],
      ["Milestones\n6 months: 500 customers", "Projections\nYear 1 customers: 1,000"],
    ],
    [
      "a line that begins with its months",
      "same:arr",
      ["Milestones\n12 months: $2.5M ARR", "Projections\nYear 1 ARR: $0.5M"],
      ["Milestones\n18 months: $2.5M ARR", "Projections\nYear 1 ARR: $0.5M"],
    ],
    [
      "a year that brings less than what came in at its start",
      "revenue≥arr_before",
      ["Milestones\n24 months: $50M ARR", "Projections\nYear 3 revenue: $20M"],
      ["Milestones\n24 months: $50M ARR", "Projections\nYear 3 revenue: $70M"],
    ],
    [
      "a total under a drawn line",
      "total=parts",
      ["Cost of a customer\nSales time: $8,000\nLegal: $1,000\nOnboarding: $6,500\n──────────\nTotal cost: $9,000"],
      ["Cost of a customer\nSales time: $8,000\nLegal: $1,000\nOnboarding: $6,500\n──────────\nTotal cost: $15,500"],
    ],
    [
      "what the round takes, beside the round",
      "dilution=round_size,valuation_pre_money",
      ["Team\nCTO wanted\nEquity: 10-15%", "The ask\nRaising $2M at a $10M pre-money valuation\nEquity offered: 20%"],
      ["Team\nCTO wanted\nEquity: 10-15%", "The ask\nRaising $2M at a $8M pre-money valuation\nEquity offered: 20%"],
    ],
    [
      "the shares of the round's uses without what the investor gets",
      "shares=100",
      ["Use of funds\nTeam: 40%\nProduct: 30%\nMarketing: 20%"],
      ["Use of funds\nTeam: 40%\nProduct: 30%\nMarketing: 30%\nYou receive 10% equity"],
    ],
    [
      "the end of a phase and its milestone",
      "same:customers",
      ["Go-to-market\nPhase 2: months 7-18\nTarget: 450 customers", "Milestones\nM18: 300 customers"],
      ["Go-to-market\nPhase 1: months 1-6\nTarget: 120 customers", "Milestones\nM18: 300 customers"],
    ],
    [
      "what a phase is to reach by its end, under other lines",
      "same:mrr",
      [
        "Growth: month 7-12\nGoal: grow\nSuccess metrics:\n€50,000 MRR",
        "Projections\nYear 1:\nMRR at the end: €15,000\nYear 2:\nMRR at the end: €80,000",
      ],
      [
        "Growth: month 7-12\nGoal: grow\nSuccess metrics:\n€15,000 MRR",
        // The years a line of rates names are no phase of the lines below.
        "Projections\nConversion: 5% (year 1), 8% (years 2-5)\nYear 1:\nMRR at the end: €15,000\nYear 2:\nMRR at the end: €80,000",
      ],
    ],
    [
      "a milestone in a row with its own month",
      "same:mrr",
      ["Calendar\nM9 (January 2027): API\nM12 (April 2027): MRR €7,500", "Plan\nM9: MRR €3,250\nM12: MRR €6,000"],
      ["Calendar\nM9 (January 2027): API\nM12 (April 2027): MRR €7,500", "Plan\nM9: MRR €3,250\nM12: MRR €7,500"],
    ],
    [
      "more a customer than all of the revenue over a long life",
      "ltv≤life",
      ["Projections\nRevenue 2025: $12M\nCustomers 2025: 5,000,000\nLTV 2025: $180"],
      // Of users most may pay nothing.
      ["Projections\nRevenue 2025: $12M\nUsers 2025: 5,000,000\nConversion rate 2025: 5%\nLTV 2025: $180"],
    ],
    [
      "no churn, and some",
      "same:churn",
      ["Traction\n12 customers\n0 churn", "Efficiency\nChurn: 8%"],
      ["Traction\n12 customers\n0 churn in the first 90 days", "Efficiency\nChurn: 8%"],
    ],
    [
      "lines of the round that are ranges, at both ends",
      "round=uses",
      ["Use of funds\nRaising $6,000 – $12,000\nAudit: $3.6K–$7.2K\nTools: $1.5K–$3K\nTreasury: $1.5K–$3K"],
      ["Use of funds\nRaising $6,000 – $12,000\nAudit: $3.6K–$7.2K\nTools: $1.4K–$3K\nTreasury: $1K–$1.8K"],
    ],
    [
      "a use of the round on two pages",
      "same:use_of_funds",
      [
        "The ask: €500k\nUse of funds: Product (60%), Marketing (25%), Operations (15%)",
        "Use of funds\nProduct: 40%\nMarketing: 45%\nOperations: 15%",
      ],
      [
        "The ask: €500k\nUse of funds: Product (60%), Marketing (25%), Operations (15%)",
        "Use of funds\nProduct: 60%\nMarketing: 25%\nOperations: 15%",
      ],
    ],
    [
      "a value as a multiple of the income beside it",
      "arr=value,multiple",
      ["Path to Series A\n€400K ARR in 18 months\nAttractive valuation: €10M (10x ARR)"],
      ["Path to Series A\n€1M ARR in 18 months\nAttractive valuation: €10M (10x ARR)"],
    ],
    [
      "customers plan by plan",
      "mrr=plans",
      ["Traction\n8 Standard ($100/month)\n3 Starter ($50/month)\n2 Enterprise ($300/month)\nMRR: $1,200"],
      ["Traction\n8 Standard ($100/month)\n3 Starter ($50/month)\n1 Enterprise ($300/month)\nMRR: $1,250"],
    ],
    [
      "what the founders put in",
      "same:founders_money",
      ["Funding\nThe founders have invested €200,000", "Start\nFounders' contribution in own funds: €20,000"],
      ["Funding\nThe founders have invested €20,000", "Start\nFounders' contribution in own funds: €20,000"],
    ],
    [
      "a conversion beside its two counts",
      "trial_conversion=paid,tried",
      ["Growth\nTrial signups: 34\nPaying customers: 4\nTrial-to-paid conversion: 18%"],
      ["Growth\nTrial signups: 34\nPaying customers: 6\nTrial-to-paid conversion: 18%"],
    ],
    [
      "results as what is left",
      "operating_income=gross_profit,operating_expenses",
      ["Revenue 2025: €900k", "Gross profit 2025: €600k\nOperating expenses 2025: €450k\nOperating income 2025: €300k"],
      ["Revenue 2025: €900k", "Gross profit 2025: €600k\nOperating expenses 2025: €450k\nOperating income 2025: €150k"],
    ],
    [
      "more customers than users",
      "customers≤users",
      ["Traction 2025\nUsers 2025: 1,200\nCustomers 2025: 3,000"],
      ["Traction 2025\nUsers 2025: 3,000\nCustomers 2025: 1,200"],
    ],
  ])("%s", (_, relation, broken, alike) => {
    expect(relations(...broken)).toEqual([relation]);
    expect(relations(...alike)).toEqual([]);
  });

  it("asks, and does not accuse, where one income may be of several", () => {
    expect(relations("Commission: 2% of each sale, plus 9% margin", "GMV 2025: €20M\nRevenue 2025: €4.1M")).toEqual([]);
  });

  it("holds a line of income against the fee it stands beside", () => {
    const volume = "Projections\nGMV Y3: $250M\nRevenue Y3: $12M";
    const licences = "Licences | $3.0M ARR (Y3)\nAdvice | $4.8M ARR (Y3)";
    const told = (fee: string) => `Business model\nCommission | ${fee} per transaction | $4.2M ARR (Y3)\n${licences}`;
    const [first, ...more] = found(told("0.25%"), volume);
    expect(more).toEqual([]);
    expect(first?.relation).toBe("stream=take_rate,gmv");
    expect(first?.sum).toBe("0.25% × 250,000,000 = $625,000");
    expect(relations(told("1.7%"), volume)).toEqual([]);
  });

  it("adds up nothing that is no use of the round", () => {
    expect(relations("Use of funds\nRaising $2M\n$250K = 1.6% equity\n$500K = 3.2% equity\n$1M = 6.3% equity")).toEqual(
      [],
    );
    expect(relations("Use of funds\nRaising $350K\nTeam: $200K\nTools: $150K\nCap: $2.5M")).toEqual([]);
    expect(relations("The ask: $3M", "Use of funds of our $3M\n$3M Seed\nPlant: $1.35M")).toEqual([]);
  });

  it("takes no row of other companies for the company's exit", () => {
    expect(
      relations(
        "SAM: $7M",
        "Comparables\n| Company | ARR |\n|---|---|\n| Norvik (IPO) | $2B |\n| Balto (IPO) | $400M |",
      ),
    ).toEqual([]);
  });

  it("does not say of a question that both cannot be true, and shows a sum that comes out as it stands", () => {
    const [asked] = found("Large customer\nMRR: $300\nCAC: $1,200\nAnnual churn: 5%\nLTV: $54,000");
    expect(asked?.certainty).toBe("question");
    expect(asked?.sum).toBe("300 / (5% / 12) = $72,000");
    expect(asked?.explanation).toContain("would give");
    const [status] = found("Contract with Norvik signed", "Contract with Norvik under negotiation");
    expect(status?.explanation).not.toContain("cannot");
    const [bound] = found("TAM: €900M\nSAM: €140M", "Our exit\nExit in 2031 at a revenue of €160M");
    expect(bound?.sum).toBeNull();
    const [spend] = found("CAC 2025: €18", "Marketing spend 2025: €690k\nNew customers 2025: 14,000");
    expect(spend?.explanation).not.toContain("fall");
  });

  it("asks where a date is read from the line above, and tells where it is drawn as its branch", () => {
    const plan = "Plan\nM18: 300 customers";
    const certainty = (line: string) => found(`Go-to-market\nPhase 2: months 7-18\n${line}`, plan)[0]?.certainty;
    expect(certainty("Target: 450 customers")).toBe("question");
    expect(certainty("├─ Target: 450 customers")).toBe("sure");
  });

  it("asks where a user may pay nothing", () => {
    const [first] = found("Projections\nRevenue 2025: $12M\nUsers 2025: 5,000,000\nLTV 2025: $180");
    expect(first?.relation).toBe("ltv≤life,users");
    expect(first?.certainty).toBe("question");
  });

  it("takes no term of a worked sum for a count", () => {
    expect(
      relations("Per user 2025\nARPU: €17.50/month\nSponsors: 450,000 ÷ 50,000 users", "Revenue 2025: €4,200,000"),
    ).toEqual([]);
    expect(relations("LTV / CAC\nLTV = €15.48 × 18 months = €278\nCAC: €24\nLTV/CAC: 11.6x")).toEqual([]);
  });

  it("prints a range as what comes out of ranges", () => {
    const [first] = found("Pre-money: €10M\nRound size: €1M–€2M\nDilution: 40%");
    expect(first?.sum).toBe("1,000,000–2,000,000 / (10,000,000 + 1,000,000–2,000,000) = 9.1%–16.7%");
  });
});

describe("what may have a reason is asked", () => {
  it("where a plan that nobody dates is larger than the market", () => {
    const [first] = found("Market\nSAM: $7M", "Path to IPO\nTargets\nARR: $50M");
    expect(first?.relation).toBe("arr≤sam");
    expect(first?.certainty).toBe("question");
  });

  it("where one sentence names both values", () => {
    const plan = "Projections\nYear 3 revenue: €200k";
    const [asserted] = found(plan, "Plan\nYear 3 revenue: €230k");
    expect(asserted?.certainty).toBe("sure");
    const [asked] = found(plan, "Plan\nYear 3 revenue: €230k in our first table, near the €200k revised since");
    expect(asked?.certainty).toBe("question");
  });

  it("and nothing is where the round is told in several versions", () => {
    const options =
      "Options\n| Ticket | Share | Pre-money valuation |\n| €60k | 15% | €340k |\n| €60k | 18% | €273k |\n| €70k | 20% | €280k |";
    expect(
      relations(
        options,
        "Loan and shares\nRaising €60k\nPre-money valuation: €170k",
        "Investors get 15% of the company",
      ),
    ).toEqual([]);
  });

  it("and the last of what is counted since the start is no sum", () => {
    const waves = (total: string) =>
      `Waves\n| Wave | Users |\n| One | 1000 |\n| Two | 4000 |\n| Three | 9000 |\n| Total | ${total} |`;
    expect(relations(waves("9000"))).toEqual([]);
    expect(relations(waves("12000"))).toEqual(["total=parts"]);
  });

  it("and a burn with a plus burns nothing", () => {
    const round = "The round\nRaising €800k\n18 months of runway";
    expect(relations(round, "Plan\nYear 1 monthly burn: €20k")).toContain("runway=round_size,burn_rate");
    expect(relations(round, "Plan\nYear 1 monthly burn: +€20k")).toEqual([]);
  });
});
