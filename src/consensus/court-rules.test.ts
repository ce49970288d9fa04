import { describe, expect, it } from "vitest";
import type { VerificationContext } from "../domain/context.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import { makeFinding } from "../testing/findings.ts";
import { ConsensusEngine } from "./engine.ts";

const engine = new ConsensusEngine({ clock: () => new Date("2025-02-03T00:00:00Z") });
const quote = (content: string, source: string) => [{ type: "quote" as const, content, source, confidence: 80 }];

async function settle(context: VerificationContext, ...findings: ScoredFinding[]) {
  const [contradiction] = await engine.detectContradictions(findings);
  if (contradiction === undefined) throw new Error("no contradiction");
  const resolution = await engine.resolve(contradiction, context);
  expect(resolution.refusedVerdicts).toEqual([]);
  const { verdict, finalValue, baGuidance, redFlags } = resolution;
  return {
    ...verdict,
    ...baGuidance,
    value: finalValue.value,
    unit: finalValue.unit,
    range: finalValue.range,
    redFlags,
  };
}

const arr = (agent: string, value: number | string, more: Partial<ScoredFinding> = {}) =>
  makeFinding(agent, "ARR", value, 82, { unit: typeof value === "number" ? "EUR" : null, ...more });

describe("currency is part of the value", () => {
  const deck = { deckExtracts: "Slide 8\nARR: €1.2M" };

  it("never lends a document's digits to another currency", async () => {
    const usd = (agent: string, value: number, said?: string) =>
      arr(agent, value, { unit: "USD", evidence: said === undefined ? [] : quote(said, "Slide 8") });
    const settled = await settle(deck, usd("a", 1_200_000, "ARR: €1.2M"), usd("b", 3_000_000));
    expect(settled).toMatchObject({ decision: "UNRESOLVED", trustLevel: "LOW", value: null });
    expect(settled.questionForFounder).toMatch(/currency.*€1\.2M/);
  });

  it("decides nothing where the documents state it in two currencies and nobody says which is meant", async () => {
    const both = { deckExtracts: "Slide 8\nARR: €1.2M", financialModelExtracts: "Sheet Revenue, Row 12: ARR $1.2M" };
    const settled = await settle(both, arr("a", 1_200_000, { unit: null }), arr("b", 3_000_000, { unit: null }));
    expect(settled).toMatchObject({ decision: "UNRESOLVED", trustLevel: "LOW", value: null });
    expect(settled.questionForFounder).toMatch(/currency/);
  });

  it("gives bare numbers the currency of the document that proves them", async () => {
    const settled = await settle(deck, arr("a", 1_200_000, { unit: null }), arr("b", 3_000_000, { unit: null }));
    expect(settled).toMatchObject({ winner: "a", value: 1_200_000, unit: "EUR" });
    expect(settled.oneLiner).toContain("€1.2M");
  });
});

describe("a figure with a reservation", () => {
  it("is not the figure where its footnote takes part of it back", async () => {
    const deckExtracts = "Slide 5\nARR: €620k*\n* including €400k of signed contracts not yet live";
    const settled = await settle(
      { deckExtracts },
      arr("a", 620_000, { evidence: quote("ARR: €620k", "Slide 5") }),
      arr("b", 220_000),
    );
    expect(settled).toMatchObject({ decision: "UNRESOLVED", trustLevel: "LOW" });
    expect(settled.questionForFounder).toContain("not yet live");
  });

  it("is left out where the same is stated without one", async () => {
    const deckExtracts = "Slide 9\nRunway today: 6 months\n22 months of runway after the round";
    const runway = (agent: string, value: number, said: string) =>
      makeFinding(agent, "Runway", value, 82, { unit: "months", evidence: quote(said, "Slide 9") });
    const settled = await settle(
      { deckExtracts },
      runway("a", 6, "Runway today: 6 months"),
      runway("b", 22, "22 months of runway after the round"),
    );
    expect(settled).toMatchObject({ winner: "a", value: 6 });
  });

  it("of an undrawn credit line is no runway to rely on", async () => {
    const deckExtracts = "Slide 9\nRunway : 20 mois (ligne de crédit comprise)";
    const runway = (agent: string, value: number) => makeFinding(agent, "Runway", value, 82, { unit: "mois" });
    expect(await settle({ deckExtracts }, runway("a", 20), runway("b", 12))).toMatchObject({ decision: "UNRESOLVED" });
  });
});

describe("whose figure it is", () => {
  it.each([
    ["Churn mensuel : 1,5 %\nChurn mensuel moyen du secteur : 5 %", "Churn mensuel", 1.5, 5],
    ["Market share: 3%\nMarket share of the leader: 41%", "Market share", 3, 41],
    ["Churn mensal: 2%\nChurn mensal dos concorrentes: 7%", "Churn mensal", 2, 7],
  ])("%s", async (lines, metric, own, others) => {
    const [ours = "", theirs = ""] = lines.split("\n");
    const finding = (agent: string, value: number, said: string) =>
      makeFinding(agent, metric, value, 82, { unit: "%", evidence: quote(said, "Slide 4") });
    const settled = await settle(
      { deckExtracts: `Slide 4\n${lines}` },
      finding("a", own, ours),
      finding("b", others, theirs),
    );
    expect(settled).toMatchObject({ winner: "a", value: own });
    expect(settled.redFlags).toEqual([]);
  });

  it("takes a segment's revenue for a part, not for a contradiction of the company with itself", async () => {
    const deckExtracts = "Slide 8\nRevenue Iberia 2024: $840k\nGroup revenue 2024: $2.8M";
    const revenue = (agent: string, value: number, said: string) =>
      makeFinding(agent, "Revenue", value, 82, { unit: "$", period: "FY2024", evidence: quote(said, "Slide 8") });
    const settled = await settle(
      { deckExtracts },
      revenue("a", 2_800_000, "Group revenue 2024: $2.8M"),
      revenue("b", 840_000, "Revenue Iberia 2024: $840k"),
    );
    expect(settled).toMatchObject({ winner: "a", value: 2_800_000 });
  });
});

describe("what a document says, and what an agent reads in it", () => {
  it("leaves open what a true quote answers otherwise than the plain line that nobody claims", async () => {
    const deckExtracts = "Slide 8\nARR: €620k\nARR France: €420k";
    const part = arr("b", 420_000, { evidence: quote("ARR France: €420k", "Slide 8") });
    const settled = await settle({ deckExtracts }, arr("a", 1_000_000), part);
    expect(settled).toMatchObject({ decision: "UNRESOLVED", trustLevel: "LOW", value: null });
  });

  it("lets no year answer for another", async () => {
    const deckExtracts = "Slide 9\nRevenue 2023: £440,000\nRevenue 2024: £836,000";
    const revenue = (agent: string, value: number, said?: string) =>
      makeFinding(agent, "Revenue", value, 82, {
        unit: "£",
        period: "FY2024",
        evidence: said === undefined ? [] : quote(said, "Slide 9"),
      });
    const settled = await settle(
      { deckExtracts },
      revenue("a", 440_000, "Revenue 2023: £440,000"),
      revenue("b", 1_500_000),
    );
    expect(settled).toMatchObject({ decision: "SYNTHESIS", value: 836_000 });
  });

  it("keeps what the page prints, not what the agent quotes", async () => {
    const cash = (agent: string, value: number, said: string) =>
      makeFinding(agent, "Cash", value, 82, { unit: "£", evidence: quote(said, "Slide 6") });
    const settled = await settle(
      { deckExtracts: "Slide 6\nCash: £631,000" },
      cash("a", 631, "Cash: £631"),
      cash("b", 631_000, "Cash: £631,000"),
    );
    expect(settled).toMatchObject({ winner: "b", value: 631_000 });
  });

  it("leaves a range a range", async () => {
    const settled = await settle({ deckExtracts: "Slide 8\nARR: €0.9–1.4M" }, arr("a", 900_000), arr("b", 1_400_000));
    expect(settled).toMatchObject({ decision: "UNRESOLVED", value: null, range: { min: 900_000, max: 1_400_000 } });
  });

  it("trusts neither the stated value nor the sum where the documents' own figures refute it", async () => {
    const deckExtracts = "Slide 9\nLTV/CAC: 6.0x\nLTV: €3,000\nCAC: €1,000";
    const ratio = (agent: string, value: number) => makeFinding(agent, "LTV/CAC", value, 82, { unit: "x" });
    const settled = await settle({ deckExtracts }, ratio("a", 6), ratio("b", 3));
    expect(settled).toMatchObject({ decision: "UNRESOLVED", trustLevel: "LOW" });
    expect(settled.questionForFounder).toContain("3,000 / 1,000");
    expect(settled.redFlags.join()).toContain("3,000 / 1,000");
  });

  it("does not trust in full a figure of one month where nobody says whether a month or a year is meant", async () => {
    const revenue = (agent: string, value: number) => makeFinding(agent, "Revenue", value, 82, { unit: "EUR" });
    const of = (line: string) =>
      settle({ deckExtracts: `Slide 4\n${line}` }, revenue("a", 42_000), revenue("b", 90_000));
    expect(await of("Revenue: €42,000")).toMatchObject({ winner: "a", trustLevel: "HIGH" });
    expect(await of("Revenue December 2024: €42,000")).toMatchObject({ winner: "a", trustLevel: "MEDIUM" });
  });

  it("does not choose between primary sources that contradict each other", async () => {
    const settled = await settle(
      { deckExtracts: "Slide 3\nARR: €500,000", financialModelExtracts: "Sheet Revenue, row 12: ARR €1,000,000" },
      arr("a", 500_000, { evidence: quote("ARR: €500,000", "Slide 3") }),
      arr("b", 1_000_000),
    );
    expect(settled).toMatchObject({ decision: "UNRESOLVED", trustLevel: "LOW", value: null });
    expect(settled.redFlags.join()).toMatch(/500,000.*1M/);
    expect(settled.questionForFounder).toMatch(/500,000.*1M/);
  });

  it("calls nothing refuted by a sum that says the same", async () => {
    const settled = await settle(
      {
        deckExtracts: "Slide 3\nMRR: €42,000\nARR: €504,000",
        financialModelExtracts: "Sheet Revenue, row 12: ARR €561,000",
      },
      arr("a", 504_000, { evidence: quote("ARR: €504,000", "Slide 3") }),
      arr("b", 800_000),
    );
    expect(settled).toMatchObject({ winner: "a", value: 504_000, trustLevel: "MEDIUM", range: { max: 561_000 } });
    // The two documents are near enough; what is flagged is the side that cites nothing.
    expect(settled.redFlags).toEqual([expect.stringMatching(/^b gives .*800.* with no source/)]);
  });

  it("does not multiply a year's burn by twelve", async () => {
    const deckExtracts = "Slide 5\nBurn multiple: 3.2x\nNet burn 2024: €960,000\nNet new ARR 2024: €300,000";
    const multiple = (agent: string, value: number) => makeFinding(agent, "Burn multiple", value, 82, { unit: "x" });
    expect(await settle({ deckExtracts }, multiple("a", 3.2), multiple("b", 38.4))).toMatchObject({
      winner: "a",
      value: 3.2,
    });
  });
});

describe("a true quote beside the point", () => {
  const deckExtracts = "Slide 6\nClients\n103 clients payants en décembre 2024\nSlide 7\nÉquipe\nCTO ex-Criteo";
  const beside = quote("103 clients payants en décembre 2024", "Slide 6");

  it("does not settle whether something exists", async () => {
    const says = (agent: string, value: string, evidence: ScoredFinding["evidence"] = []) =>
      makeFinding(agent, "Litiges", value, 82, { category: "legal", evidence });
    const settled = await settle({ deckExtracts }, says("a", "Non", beside), says("b", "Oui"));
    expect(settled).toMatchObject({ decision: "UNRESOLVED" });
  });

  it("does not settle a judgement, and one to the point never settles it for sure", async () => {
    const judges = (agent: string, assessment: string, evidence: ScoredFinding["evidence"] = []) =>
      makeFinding(agent, "team_quality", null, 82, { category: "team", assessment, evidence });
    expect(await settle({ deckExtracts }, judges("a", "exceptional", beside), judges("b", "poor"))).toMatchObject({
      decision: "UNRESOLVED",
    });
    const pointed = quote("CTO ex-Criteo", "Slide 7");
    expect(await settle({ deckExtracts }, judges("a", "exceptional", pointed), judges("b", "poor"))).toMatchObject({
      winner: "a",
      trustLevel: "MEDIUM",
    });
  });
});

describe("a sum of our own", () => {
  it("that nobody claims is never HIGH", async () => {
    const settled = await settle({ deckExtracts: "Slide 8\nMRR: €42,000" }, arr("a", 300_000), arr("b", 900_000));
    expect(settled).toMatchObject({ decision: "SYNTHESIS", value: 504_000, trustLevel: "MEDIUM" });
  });
});

describe("what a page counts in, and over what time", () => {
  it("does not take the digits of a row in thousands for its amount", async () => {
    const revenue = (agent: string, value: number) =>
      makeFinding(agent, "Revenue", value, 82, {
        unit: "USD",
        period: "2024",
        evidence: quote("Revenue 2024 (kUS$): 930", "Slide 4"),
      });
    const settled = await settle(
      { deckExtracts: "Slide 4\nRevenue 2024 (kUS$): 930" },
      revenue("a", 930),
      revenue("b", 930_000),
    );
    expect(settled).toMatchObject({ winner: "b", value: 930_000 });
  });

  it("gives a year's burn to nobody as a month's, and a twelfth of it to who asks by the month", async () => {
    const burn = (agent: string, value: number, said?: string) =>
      makeFinding(agent, "Burn rate", value, 82, {
        unit: "USD",
        evidence: said === undefined ? [] : quote(said, "Slide 4"),
      });
    const settled = await settle(
      { deckExtracts: "Slide 4\nNet burn 2024: $960,000 per year" },
      burn("a", 960_000, "Net burn 2024: $960,000 per year"),
      burn("b", 80_000),
    );
    expect(settled).toMatchObject({ winner: "b", value: 80_000 });
  });
});

describe("who computes from the company's own figures", () => {
  it("is not overruled by what these speak against, whichever of the formulas he took", async () => {
    const payback = (agent: string, value: number, evidence: ScoredFinding["evidence"]) =>
      makeFinding(agent, "CAC payback", value, 82, { unit: "months", evidence });
    const settled = await settle(
      {
        deckExtracts:
          "Slide 4\nCAC: $1,800\nMonthly revenue per customer: $150\nGross margin: 80%\nCAC payback: 6 months",
      },
      payback("a", 6, quote("CAC payback: 6 months", "Slide 4")),
      payback("b", 15, [{ type: "calculation", content: "1,800 / (150 × 0.80) = 15", source: "Calculation" }]),
    );
    expect(settled).toMatchObject({ decision: "UNRESOLVED" });
    expect(settled.questionForFounder).toContain("15");
  });
});

describe("what each side lacks", () => {
  const runway = (agent: string, value: number, evidence: ScoredFinding["evidence"]) =>
    makeFinding(agent, "Runway", value, 82, { unit: "months", evidence });
  const sum = [{ type: "calculation" as const, content: "340 / 62 = 5.5", source: "Calculation" }];
  const lacking = async (deckExtracts: string, ...findings: ScoredFinding[]) => {
    const [contradiction] = await engine.detectContradictions(findings);
    if (contradiction === undefined) throw new Error("no contradiction");
    const { verdict } = await engine.resolve(contradiction, { deckExtracts });
    return verdict.justification.rejectedPositionFlaws
      .filter(({ position }) => position === "b")
      .map(({ flaw }) => flaw);
  };

  it("is no source where its sum is the one the documents' own figures make", async () => {
    const stated = runway("a", 9, quote("Runway 9 months", "Slide 4"));
    const deck = "Slide 4\nCash 340 k€\nNet burn 62 k€ per month\nRunway 9 months";
    expect(await lacking(deck, stated, runway("b", 5.5, sum))).not.toContain("Gives no source that can be checked");
    expect(await lacking(deck, stated, runway("b", 5.5, []))).toContain("Gives no source that can be checked");
  });

  it("is a date, not a plan, where nothing says that a figure is today's", async () => {
    const ratio = (agent: string, value: number, said: string) =>
      makeFinding(agent, "LTV/CAC", value, 82, { unit: "x", evidence: quote(said, "Slide 2") });
    const deck = "Slide 1\nARR 2026: €2M planned\n\nSlide 2\nUnit economics\nLTV/CAC 6.0x";
    const flaws = await lacking(deck, ratio("a", 3, "LTV/CAC 3.0x"), ratio("b", 6, "LTV/CAC 6.0x"));
    expect(flaws.join()).not.toContain("planned value");
  });
});

describe("a part and its whole", () => {
  it("are no contradiction where the part has a name that another metric shares", async () => {
    const revenue = (agent: string, value: number, said: string) =>
      makeFinding(agent, "Chiffre d'affaires", value, 82, { unit: "€", evidence: quote(said, "Slide 4") });
    const [part, whole] = ["Chiffre d'affaires abonnés 2024 : 300 000 €", "Chiffre d'affaires total 2024 : 520 000 €"];
    const settled = await settle(
      { deckExtracts: `Slide 4\n${part}\n${whole}` },
      revenue("a", 300_000, part),
      revenue("b", 520_000, whole),
    );
    expect(settled).toMatchObject({ winner: "b", redFlags: [] });
  });
});
