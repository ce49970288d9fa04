import { describe, expect, it } from "vitest";
import type { Evidence, ScoredFinding } from "../../domain/finding.ts";
import { DEFAULT_READ_LIMITS } from "../../dossier/reader.ts";
import { readWorkbook } from "../../dossier/sheets/read.ts";
import { makeXlsx } from "../../testing/make-xlsx.ts";
import { checkCitation } from "./check.ts";
import { claimOf } from "./claimed-by.ts";
import { check } from "./finding-claim.ts";
import { verifyAgentOutputs } from "./verify.ts";

const context = {
  deckExtracts: [
    "[Page 1]\nWelcome",
    "[Page 2]\nARR: $504,000\nLTV: $1,100\nCAC: $800\nGross margin 72%\nEngineering (40%)\nRevenue growth (12%)\nAnnual burn: $744,000",
    "[Page 3]\nWe serve 115 paying customers in December 2024.\nNo litigation is pending.\nISO 27001 certification in progress.\nOne patent granted in 2023.",
    "[Page 4]\nService fee 2–3%\nTicket $4,000 – $9,000\nPilot revenue $2–2.6M",
    "[Page 5]\nWe are on course to do 21 million naira ($14,000) this year.\nL'objectif est d'atteindre 9 000 utilisateurs en Année 1.\nSales pay back at $17K a month or $33K a month.\nAnnual sales $24K",
    "[Page 6]\nRevenue 2023: $380,000\nTwo designs pending in Europe\nTotal assets: $1,940,000\nTotal current assets: $530,000\nEffectif fin d'année\t7",
    "[Page 7]\nStrong unit economics\nCAC $800 vs LTV $1,100. Payback of 3 months.",
    "[Page 8]\nBlended CAC payback: 11 months\nPayback on paid social: 5 months\nAnnual churn (logos): 19%\nAnnual churn (net revenue): 4%\nLive ARR: $430,000",
    "[Page 10]\n11,200 monthly active users\nUnit cost: $410\nRepeat order rate: 63%\n320 sensors sold in 2024\nAnnualised run rate of our best week: $2.4M",
    "[Page 11]\nHeadcount at year end 2023: 7\nHeadcount at year end 2024: 11\n11 employees, of whom 6 in product\nAna Lima, CEO, ex-director of Orbital (320 employees)",
    "[Page 9]\nRevenue 2024: $1.5M\nRevenue Q4 2024: $480K\nPending claim by a former co-founder over 12% of the shares",
    "[Page 14]\nOpportunity\n$19bn worldwide\n$4.2bn in Europe\nMRR in December 2024: $98,000\nof which retail: $61,000\nHartwell now saves $310,000 a year\n38 free pilots under way\nQualified pipeline: $1.8M of ARR",
    "[Page 16]\nRound size €2,400K\nPre-money valuation €11,900K\nPost-money valuation €14,300K",
    "[Page 17]\nBank loan outstanding: $240,000\nSeed of $750K closed in 2022",
    "[Page 18]\n“Since we use it our sales grew 57% in a year” — Head of Sales, Ferro & Sons",
    "[Page 15]\nTotal MRR: $98,000\nof which retail MRR: $61,000",
    "[Page 20]\nLandscape\nThe incumbent, Paydock, holds 41% of the market; we have reached 2% in our first region.",
    "[Page 21]\n30 designers contacted, 7 ordered\n5+ requests a day across 36 groups\n1 in 2 patients leaves without the medicine\nNear-zero Customer Acquisition Cost\nPrediction markets on the store ZERO\nNo budget for acquisition cost is set\nPre-money $3M, dilution 20%\nFour plans: 10, 20, 30 and 40 seats\nService fee as low as $500",
    "[Page 22]\nWays out\nValuation: $50M - $100M (10-20x ARR)",
    "[Page 19]\nStarting users (active wallets): 54,000 in Year 1",
  ].join("\n\n"),
};

const finding = (metric: string, value: ScoredFinding["value"], evidence: Evidence[], more = {}): ScoredFinding => ({
  id: "1",
  agentName: "analyst",
  metric,
  category: "financial",
  value,
  confidence: { level: "high", score: 80, factors: [] },
  evidence,
  ...more,
});
const quote = (content: string, page: number): Evidence => ({ type: "quote", content, source: `Deck, page ${page}` });

function statusOf(metric: string, value: ScoredFinding["value"], content: string, at: number, more = {}): string {
  const one = finding(metric, value, [quote(content, at)], more);
  const { citations } = verifyAgentOutputs(context, [{ agentName: "analyst", tier: 1, output: {}, findings: [one] }]);
  return citations[0]?.check.status ?? "none";
}

describe("a true quote given for a finding", () => {
  it.each([
    ["CAC", 800, "CAC $800 vs LTV $1,100", 7, {}],
    ["Service fee 2–3%", "2–3%", "Service fee / 2–3%", 4, {}],
    ["One patent granted in 2023.", 1, "One patent granted in 2023.", 3, {}],
    ["ARR", 504_000, "ARR: $504,000", 2, { unit: "USD" }],
    ["Utilisateurs actifs (année 1)", 54_000, "Starting users (active wallets): 54,000 in Year 1", 19, {}],
    ["ARR", 504, "ARR: $504,000", 2, { unit: "K$" }],
    ["annual_recurring_revenue", "$504K", "ARR: $504,000", 2, {}],
    ["Gross margin", 0.72, "Gross margin 72%", 2, { unit: "%" }],
    ["Share of engineering", 40, "Engineering (40%)", 2, { unit: "%" }],
    ["Service fee", "2 – 3", "Service fee 2–3%", 4, { unit: "%" }],
    ["Ticket", "4,000 – 9,000", "Ticket $4,000 – $9,000", 4, { unit: "USD" }],
    ["Pilot revenue", "2.0 – 2.6", "Pilot revenue $2–2.6M", 4, { unit: "M USD" }],
    ["Customers", 115, "115 paying customers in December 2024", 3, {}],
    ["Litigation", "none", "No litigation is pending", 3, {}],
    ["TAM Europe", 4_200_000_000, "$4.2bn in Europe", 14, { unit: "USD" }],
    ["Retail MRR", 61_000, "of which retail MRR: $61,000", 15, { unit: "USD" }],
    ["Post-money valuation", 14_300_000, "Post-money valuation: €14,300K", 16, { unit: "EUR" }],
    ["Contentieux", "aucun", "No litigation is pending", 3, {}],
    ["Patents", "exists", "One patent granted in 2023", 3, {}],
    ["ISO 27001", "absent", "ISO 27001 certification in progress", 3, {}],
    ["Revenue forecast", 14_000, "21 million naira ($14,000) this year", 5, { unit: "USD" }],
    ["utilisateurs_A1", 9_000, "atteindre 9 000 utilisateurs en Année 1", 5, {}],
    ["Payback volume", "17,000 – 33,000", "$17K a month or $33K a month", 5, { unit: "USD" }],
    ["A monthly volume of $2K gives annual sales of $24K", 24_000, "Annual sales $24K", 5, { unit: "USD" }],
    ["Revenue", 380_000, "Revenue 2023: $380,000", 6, { unit: "USD", period: "FY2023" }],
    ["Total current assets", 530_000, "Total current assets: $530,000", 6, { unit: "USD" }],
    ["Effectif fin d'année", 7, "Effectif fin d'année\t7", 6, { period: "2023" }],
    ["CAC payback", 11, "Blended CAC payback: 11 months", 8, { unit: "months" }],
    ["Headcount", 11, "11 employees, of whom 6 in product", 11, {}],
    ["Payback on paid social", 5, "Payback on paid social: 5 months", 8, { unit: "months" }],
    ["Annual churn (logos)", 19, "Annual churn (logos): 19%", 8, { unit: "%" }],
    ["ARR", 430_000, "Live ARR: $430,000", 8, { unit: "USD" }],
    ["Revenue", 480_000, "Revenue Q4 2024: $480K", 9, { unit: "USD", period: "Q4 2024" }],
    ["Active users", 11_200, "11,200 monthly active users", 10, {}],
    ["Repeat rate", 63, "Repeat order rate: 63%", 10, { unit: "%" }],
    ["Annual burn", 744_000, "Annual burn: $744,000", 2, { unit: "USD" }],
    ["Burn rate", 744_000, "Annual burn: $744,000", 2, { unit: "USD/year" }],
    ["Litigation", "exists", "Pending claim by a former co-founder over 12% of the shares", 9, {}],
  ] as const)("carries %s = %s", (metric, value, content, at, more) => {
    expect(statusOf(metric, value, content, at, more)).toBe("verified");
  });

  it.each([
    ["Churn", 1.2, "ARR: $504,000", 2, { unit: "%" }],
    ["ARR", 504_000, "ARR: $504,000", 2, { unit: "EUR" }],
    ["ARR", 504, "ARR: $504,000", 2, { unit: "USD" }],
    ["ARR", 504_000_000, "ARR: $504,000", 2, { unit: "USD" }],
    ["Burn rate", 744_000, "Annual burn: $744,000", 2, { unit: "USD" }],
    ["LTV", 800, "CAC: $800", 2, { unit: "USD" }],
    ["TAM Europe", 19_000_000_000, "$19bn worldwide", 14, { unit: "USD" }],
    ["Revenue", 310_000, "Hartwell now saves $310,000 a year", 14, { unit: "USD" }],
    ["ARR", 1_800_000, "Qualified pipeline: $1.8M of ARR", 14, { unit: "USD" }],
    ["Post-money valuation", 14_300, "Post-money valuation: €14,300K", 16, { unit: "EUR" }],
    ["Cash", 240_000, "Bank loan outstanding: $240,000", 17, { unit: "USD" }],
    ["Round size", 750_000, "Seed of $750K closed in 2022", 17, { unit: "USD" }],
    ["Paying customers", 38, "38 free pilots under way", 14, {}],
    ["MRR", 61_000, "of which retail: $61,000", 14, { unit: "USD" }],
    ["Churn", 72, "Gross margin 72%", 2, { unit: "%" }],
    ["Revenue growth", 57, "our sales grew 57% in a year", 18, { unit: "%" }],
    ["Revenue growth", 12, "Revenue growth (12%)", 2, { unit: "%" }],
    ["Payback volume", "17,000 – 35,000", "$17K a month or $33K a month", 5, { unit: "USD" }],
    ["Litigation", "none", "115 paying customers in December 2024", 3, {}],
    ["Litigation", "exists", "No litigation is pending", 3, {}],
    ["Patents", "exists", "115 paying customers in December 2024", 3, {}],
    ["Certification ISO 27001", "exists", "115 paying customers in December 2024", 3, {}],
    ["ISO 27001", "exists", "ISO 27001 certification in progress", 3, {}],
    ["team_quality", "exceptional", "115 paying customers in December 2024", 3, {}],
    ["Revenue", 380_000, "Revenue 2023: $380,000", 6, { unit: "USD", period: "2024" }],
    ["Designs", "exists", "Two designs", 6, {}],
    ["Total current assets", 1_940_000, "Total assets: $1,940,000", 6, { unit: "USD" }],
    ["LTV", 800, "CAC $800 vs LTV $1,100", 7, {}],
    ["CAC", 1_100, "CAC $800 vs LTV $1,100", 7, {}],
    ["Daily active users", 11_200, "11,200 monthly active users", 10, {}],
    ["Customer acquisition cost", 410, "Unit cost: $410", 10, { unit: "USD" }],
    ["ARR", 2_400_000, "Annualised run rate of our best week: $2.4M", 10, { unit: "USD" }],
    ["Number of customers", 320, "320 sensors sold in 2024", 10, {}],
    ["Headcount", 320, "320 employees", 11, {}],
    ["Market share", 41, "holds 41% of the market", 20, { unit: "%" }],
    ["CAC payback", 5, "Payback on paid social: 5 months", 8, { unit: "months" }],
    ["Annual churn (logos)", 4, "Annual churn (net revenue): 4%", 8, { unit: "%" }],
    ["Revenue", 480_000, "Revenue Q4 2024: $480K", 9, { unit: "USD", period: "FY2024" }],
    ["Revenue", 1_500_000, "Revenue 2024: $1.5M", 9, { unit: "USD", period: "Q4 2024" }],
  ] as const)("does not carry %s = %s by %s", (metric, value, content, at, more) => {
    expect(["unsupported", "altered"]).toContain(statusOf(metric, value, content, at, more));
  });

  it.each([
    ["Conversion", 0.233, "30 designers contacted, 7 ordered", {}],
    ["Conversion", 23.3, "30 designers contacted, 7 ordered", { unit: "%" }],
    ["180 requests a day", 180, "5+ requests a day across 36 groups", {}],
    ["unmet_demand", "50%", "1 in 2 patients leaves without the medicine", {}],
    ["Round size", 600_000, "Pre-money $3M, dilution 20%", { unit: "USD" }],
    ["CAC", 0, "Near-zero Customer Acquisition Cost", { unit: "USD" }],
    ["There are zero prediction markets on the store", 0, "Prediction markets on the store ZERO", {}],
  ])("gives what %s = %s is worked out from", (metric, value, content, more) => {
    expect(statusOf(metric, value, content, 21, more)).toBe("verified");
  });

  it.each([
    ["Conversion", 0.3, "30 designers contacted, 7 ordered", {}],
    ["Round size", 700_000, "Pre-money $3M, dilution 20%", { unit: "USD" }],
    ["Seats", 800, "Four plans: 10, 20, 30 and 40 seats", {}],
    ["CAC", 0, "No budget for acquisition cost is set", { unit: "USD" }],
  ])("gives nothing that %s = %s could be worked out from", (metric, value, content, more) => {
    expect(["unsupported", "altered"]).toContain(statusOf(metric, value, content, 21, more));
  });

  it("is named by the words beside it in the analyst's sentence, of a market too", () => {
    const place: Evidence = { type: "quote", content: "", source: "Deck, page 21" };
    const status = (claim: string) => {
      const one = finding("Initial market", 30, [place], { category: "market", claim });
      const { citations } = verifyAgentOutputs(context, [
        { agentName: "analyst", tier: 1, output: {}, findings: [one] },
      ]);
      return citations[0]?.check.status;
    };
    expect(["verified", "unverifiable"]).toContain(status("Initial market · 30 designers to start with"));
    expect(status("Initial market · 30 hospitals to start with")).toBe("unsupported");
  });

  it("a whole statement is not belied by what a line calls its figure", () => {
    const said = "Exit estimated between US$ 50M and US$ 100M in 2027-2028";
    const carried = (metric: string) =>
      statusOf(metric, "50000000–100000000", "Valuation: $50M - $100M", 22, {
        unit: "USD",
        category: "exit",
        claim: said,
      });
    expect(["verified", "unverifiable"]).toContain(carried(said));
    expect(carried("Cash")).toBe("unsupported");
  });

  it("is an input of a sum of the same statement, though the sum gives another figure of it", () => {
    const main = finding("Requests a day", 115, [quote("Service fee as low as $500", 21)], { id: "metrics[2]" });
    const sum: Evidence = { type: "calculation", content: "21,000,000 / 500 = 42,000", source: "" };
    const beside = finding("Requests a day", 42_000, [sum], { id: "metrics[2].calculation", inPassing: true });
    const verified = (findings: ScoredFinding[]) =>
      verifyAgentOutputs(context, [{ agentName: "analyst", tier: 1, output: {}, findings }]).citations[0]?.check.status;
    expect(verified([main, beside])).toBe("verified");
    expect(verified([main])).toBe("unsupported");
  });

  it("may be an input of a sum that the finding shows", () => {
    const sum: Evidence = { type: "calculation", content: "1,100 / 800 = 1.4", source: "Calculation" };
    const one = finding("LTV/CAC", 1.4, [quote("LTV: $1,100", 2), sum]);
    expect(claimOf(one, one.evidence[0] as Evidence, "LTV: $1,100")).toBeNull();
    expect(claimOf(one, one.evidence[0] as Evidence, "ARR: $504,000")).not.toBeNull();
  });
});

it("what a line says of others is told as such, and not as standing beside itself", () => {
  const told = { deckExtracts: "Slide 7\nOur monthly churn: 1.8%\nIndustry average churn: 6% a month" };
  const one = finding(
    "Monthly churn",
    6,
    [{ ...quote("Industry average churn: 6% a month", 7), source: "Deck, slide 7" }],
    {
      unit: "%",
    },
  );
  const { citations } = verifyAgentOutputs(told, [{ agentName: "analyst", tier: 1, output: {}, findings: [one] }]);
  expect(citations[0]?.check).toMatchObject({ status: "unsupported" });
  expect(citations[0]?.check.explanation).toBe(
    "Slide 7 does say “Industry average churn: 6% a month”, but of others than the company.",
  );
});

it("an amount in another currency is told as such", () => {
  const one = finding("ARR", 504_000, [quote("ARR: $504,000", 2)], { unit: "EUR" });
  const { citations } = verifyAgentOutputs(context, [{ agentName: "analyst", tier: 1, output: {}, findings: [one] }]);
  expect(citations[0]?.check.explanation).toContain("another currency than EUR");
});

describe("a place without a quote", () => {
  it("is looked up; where it exists and does not say the claim, that is unsupported", () => {
    const at = (reference: string, label: string, value: number) =>
      checkCitation(context, { type: "deck", reference, label, value }).status;
    expect(at("Page 2", "ARR", 504_000)).toBe("verified");
    expect(at("Page 2", "Inventory", 31)).toBe("unsupported");
    expect(at("Page 12", "Inventory", 31)).toBe("phantom");
  });
});

describe("the same question", () => {
  it("is answered once for a dossier, in the words of each reader", () => {
    const citation = { type: "deck", reference: "Page 2", quote: "ARR: $504,000" } as const;
    const first = check(context, citation, { metric: "ARR", value: 504_000 });
    expect(check(context, { ...citation }, { metric: "ARR", value: 504_000 })).toBe(first);
    const french = check(context, citation, { metric: "ARR", value: 504_000 }, { locale: "fr" });
    expect(french.status).toBe(first.status);
    expect(french.explanation).not.toBe(first.explanation);
  });
});

it("carries a claim on the year that its row begins with, and on no other", () => {
  const table = {
    deckExtracts: "[Page 1]\nWelcome\n\n[Page 2]\nYear | Shops | Burn | Runway\n2025 | 180 | $25k/mês | 18 meses",
  };
  const ask = (period: string) =>
    check(
      table,
      { type: "deck", reference: "page 2", quote: "2025 180 $25k/mês 18 meses" },
      { metric: "Burn", value: 25_000, unit: "USD", period },
    ).status;
  expect(ask("2025")).toBe("verified");
  expect(ask("2026")).not.toBe("verified");
});

it("leaves open whether a name that nobody knows means the claimed metric", () => {
  expect(statusOf("Net revenue retention", 63, "Repeat order rate: 63%", 10, { unit: "%" })).toBe("unverifiable");
});

it("does not carry an amount in euros from a sheet in dollars", async () => {
  const rows = [
    ["in USD", 2023, 2024],
    ["Revenue", 150_000, 308_000],
  ];
  const read = await readWorkbook(makeXlsx([{ name: "Budget", rows }]), DEFAULT_READ_LIMITS);
  const document = { ...read, id: "model", name: "model.xlsx", source: "financial_model" as const };
  const dossier = { documents: [document], unreadable: [], coverage: "normal" as const };
  const ask = (unit: string) =>
    check(
      { dossier },
      { type: "financial_model", reference: "model.xlsx, Budget!C2", quote: "Revenue 308000" },
      { metric: "Revenue", value: 308_000, unit },
    ).status;
  expect([ask("€"), ask("$")]).toEqual(["altered", "verified"]);
});

describe("a quote of a paper that the deal has not", () => {
  const cite = (reference: string, quote: string) =>
    check(context, { type: "deck", reference, quote }, null, { locale: "en" }).status;

  it("cannot be opened, which is not the same as invented", () => {
    expect(cite("Legal DD report, p. 3", "No litigation is expected before 2030")).toBe("unverifiable");
    expect(cite("Slide 3", "No litigation is expected before 2030")).toBe("phantom");
  });
});

describe("what a quote is not asked to carry", () => {
  const plan = {
    deckExtracts:
      "[Page 12]\nAI tools $3.6K–$7.2K\nAudit $1.5K–$3K\nMarketing $200–$500\n[Page 2]\nPrediction markets on the store\nZERO\n[Page 6]\nNo KYC required",
  };
  const status = (metric: string, value: ScoredFinding["value"], content: string, source: string) =>
    verifyAgentOutputs(plan, [
      { agentName: "a", tier: 1, findings: [finding(metric, value, [{ type: "quote", content, source }])] } as never,
    ]).citations[0]?.check.status;
  const lines = "AI tools $3.6K–$7.2K, Audit $1.5K–$3K, Marketing $200–$500";

  it("a total of the lines it quotes, where they do add up to it", () => {
    expect(status("Use of funds total", "5,300 – 10,700", lines, "Slide 12")).toBe("verified");
    expect(status("Use of funds total", "5,300 – 12,700", lines, "Slide 12")).toBe("unsupported");
    expect(status("ARR", "5,300 – 10,700", lines, "Slide 12")).not.toBe("verified");
  });

  it("a nought that the page says in a word, of just this", () => {
    const quote = "Prediction markets on the store ZERO";
    expect(status("Prediction markets on the store", 0, quote, "Slide 2")).toBe("verified");
    expect(status("Customers", 0, "No KYC required", "Slide 6")).not.toBe("verified");
    expect(status("Markets", 0, quote, "Slide 2")).not.toBe("verified");
  });

  it("that there is nothing to give, whatever the sentence goes on to say", () => {
    const said = "Not available. AI tools would be $300-$600 a month over a year.";
    expect(status("Burn / runway", said, "AI tools $3.6K–$7.2K", "Slide 12")).toBe("verified");
  });
});
