import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Calculation } from "../../domain/calculation.ts";
import type { VerificationContext } from "../../domain/context.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { checkCalculation } from "../../quantities/calculations/check.ts";
import { findBenchmarks, percentileAgainst } from "./benchmarks.ts";
import { preComputeCalculations } from "./precompute.ts";

const CONTEXT: VerificationContext = {
  deckExtracts: [
    "Slide 8",
    "MRR Décembre 2024: 42,000€",
    "120 clients payants",
    "Slide 12",
    "Valorisation pre-money : 8 M€",
    "Levée : 2 M€",
    "Slide 14",
    "Trésorerie : 900 K€",
    "Burn mensuel : 70 K€",
  ].join("\n"),
  financialModelExtracts: [
    "Onglet Revenue, Ligne 12",
    "ARR 2024: 507,000€",
    "Onglet P&L, Ligne 4",
    "Revenue 2024: 507,000€",
    "Onglet P&L, Ligne 5",
    "COGS 2024: 142,000€",
  ].join("\n"),
  fundingDbData: {
    benchmarks: [{ metric: "arr_multiple", p25: 7.2, median: 11.5, p75: 16.8, sampleSize: 47, year: 2024 }],
    comparables: [{ dealId: "a", arrMultiple: 12, valuation: 5_000_000 }],
  },
};

function all(context: VerificationContext, topic: string): Calculation[] {
  return preComputeCalculations(context).filter((one) => one.topic === topic);
}

function values(context: VerificationContext, topic: string): number[] {
  return all(context, topic).map(({ value }) => value);
}

describe("preComputeCalculations", () => {
  it("computes the ARR from the deck's MRR, with its place", () => {
    const [arr] = all(CONTEXT, "arr");
    expect(arr).toEqual({
      topic: "arr",
      value: 504_000,
      formula: "ARR = MRR × 12",
      inputs: [
        { name: "MRR", value: 42_000, source: "Deck, slide 8", address: { kind: "slide", document: "deck", page: 8 } },
      ],
      formatted: "€504,000",
      calculation: "42,000 × 12 = 504,000",
      unit: "EUR",
      period: "2024-12",
    });
  });

  it("computes the gross margin from the model", () => {
    const [margin] = all(CONTEXT, "gross_margin");
    expect(margin?.formatted).toBe("72.0%");
    expect(margin?.calculation).toBe("(507,000 − 142,000) / 507,000 = 72.0%");
    expect(margin?.inputs.map(({ source }) => source)).toEqual([
      "Financial model, sheet P&L, row 4",
      "Financial model, sheet P&L, row 5",
    ]);
  });

  it("puts a price on the deal: multiple, post-money, dilution, and where the multiple stands", () => {
    expect(all(CONTEXT, "arr_multiple").map(({ formatted }) => formatted)).toEqual(["15.8x", "15.9x"]);
    expect(all(CONTEXT, "arr_multiple")[1]?.formula).toBe("ARR multiple = Pre-money valuation / (MRR × 12)");
    expect(values(CONTEXT, "valuation_post_money")).toEqual([10_000_000]);
    expect(values(CONTEXT, "dilution")).toEqual([20]);
    const [standing] = all(CONTEXT, "arr_multiple_percentile");
    expect(standing?.value).toBeGreaterThan(70);
    expect(standing?.value).toBeLessThan(72);
    expect(standing?.formatted).toBe("P70");
  });

  it("takes the amount a company asks for as asked, though a page calls it a target", () => {
    const context = { deckExtracts: "Slide 1\nSeed round\nRound size: $3M target\nPre-money valuation: $9M" };
    expect(values(context, "valuation_post_money")).toEqual([12_000_000]);
  });

  it("computes runway and revenue per account from values without a date", () => {
    expect(all(CONTEXT, "runway")[0]?.formatted).toBe("12.9\u00a0months");
    expect(values(CONTEXT, "arpa")).toEqual([350]);
  });

  it("finds the compound growth of a plan", () => {
    const plan: VerificationContext = { deckExtracts: "Slide 5\nARR: 505 K€ (2024) to 4.2 M€ (2026E)" };
    const [cagr] = all(plan, "revenue_cagr");
    expect(cagr?.value).toBeCloseTo(188.4, 1);
    expect(cagr).toMatchObject({ period: "2024–2026", projected: true });
  });

  it("values the deal on what happened, not on the plan", () => {
    const sheet =
      "Onglet Revenue, Ligne 3\nARR | 2023: 300 000 € | 2024: 507 000 € | 2025: 1 200 000 € | 2026: 4 200 000 €";
    const deck = "Slide 8\nMRR Décembre 2024: 42 000 €\nSlide 9\nPre-money: 8 M€";
    const dated = all({ deckExtracts: deck, financialModelExtracts: sheet }, "arr_multiple");
    expect(dated.map(({ period, formatted, projected }) => [period, formatted, projected])).toEqual([
      ["2024", "15.8x", undefined],
      ["2024-12", "15.9x", undefined],
    ]);
    const undated = all({ deckExtracts: "Slide 9\nPre-money: 8 M€", financialModelExtracts: sheet }, "arr_multiple");
    expect(undated.map(({ period }) => period)).toEqual(["2026", "2025", "2024", "2023"]);
  });

  it("compares consecutive periods, and only those", () => {
    const deck =
      "Slide 2\nARR 2022: 100 K€\nARR 2024: 504 K€\nARR 2023: 300 K€\nRevenue 2020: 10 K€\nRevenue 2024: 90 K€";
    const growth = all({ deckExtracts: deck }, "arr_growth").map(({ value, period }) => [period, Math.round(value)]);
    expect(growth).toEqual([
      ["2024", 68],
      ["2023", 200],
    ]);
    expect(all({ deckExtracts: deck }, "revenue_growth")).toEqual([]);
  });

  it("does not mix periods, plans with facts, or currencies", () => {
    const deck = (...lines: string[]): VerificationContext => ({ deckExtracts: ["Slide 1", ...lines].join("\n") });
    expect(values(deck("Revenue 2023: 500 K€", "COGS 2024: 100 K€"), "gross_margin")).toEqual([]);
    expect(values(deck("Revenue 2024 (actual): 500 K€", "COGS 2024 (budget): 100 K€"), "gross_margin")).toEqual([]);
    expect(values(deck("Revenue 2024: 500 K€", "COGS 2024: $100k"), "gross_margin")).toEqual([]);
    expect(values(deck("Revenue 2024: 500 K€", "COGS 2024: 100 K€"), "gross_margin")).toEqual([80]);
  });

  it("puts a value without a date beside the latest year only, and a repeated value before a stray one", () => {
    const lines = ["Slide 1", "Net income 2023: 10 K€", "Net income 2024 (actual): 50 K€", "Revenue: 500 K€"];
    const margins = all({ deckExtracts: lines.join("\n") }, "net_margin");
    expect(margins.map(({ value, period }) => [period, value])).toEqual([["2024", 10]]);
    const stray = ["Slide 1", "MRR: 7 K€", "Slide 2", "MRR: 42 K€", "Slide 3", "MRR: 42 K€"];
    expect(values({ deckExtracts: stray.join("\n") }, "arr")).toEqual([504_000]);
  });

  it("leaves out results that make no sense", () => {
    const deck = "Slide 1\nPost-money: 2 M€\nLevée: 3 M€\nRevenue 2024: 0 €\nCOGS 2024: 100 K€";
    expect(values({ deckExtracts: deck }, "dilution")).toEqual([]);
    expect(values({ deckExtracts: deck }, "valuation_pre_money")).toEqual([]);
    expect(values({ deckExtracts: deck }, "gross_margin")).toEqual([]);
  });

  it("measures how far two documents are apart", () => {
    const context = { ...CONTEXT, deckExtracts: "Slide 3\nARR 2024: 600 K€" };
    expect(values(context, "arr_deviation")[0]).toBeCloseTo((93_000 / 553_500) * 100, 6);
  });

  it("prints sums that our own arithmetic confirms, in each language", () => {
    for (const locale of ["en", "fr", "pt"] as const) {
      const calculations = preComputeCalculations(CONTEXT, { locale }).filter(
        ({ topic }) => !topic.endsWith("_percentile") && topic !== "runway",
      );
      expect(calculations.length).toBeGreaterThan(6);
      for (const { calculation } of calculations) {
        const at = calculation.lastIndexOf(" = ");
        const check = checkCalculation(
          { formula: calculation.slice(0, at), result: calculation.slice(at + 3) },
          { locale },
        );
        expect([calculation, check.ok, check.explanation]).toEqual([calculation, true, check.explanation]);
      }
    }
  });

  it("gives every input a place, and stays small on long series", () => {
    const months = Array.from(
      { length: 240 },
      (_, at) => `MRR ${String((at % 12) + 1).padStart(2, "0")}/${2005 + Math.floor(at / 12)}: ${at + 10} K€`,
    );
    const calculations = preComputeCalculations({ deckExtracts: ["Slide 1", ...months].join("\n") });
    expect(calculations.length).toBeGreaterThan(30);
    expect(calculations.length).toBeLessThan(400);
    expect(calculations.every(({ inputs }) => inputs.every(({ address }) => address !== undefined))).toBe(true);
  });

  it("says nothing about an empty dossier", () => {
    expect(preComputeCalculations({})).toEqual([]);
  });
});

describe("benchmarks", () => {
  const benchmark = {
    points: [
      [25, 7.2],
      [50, 11.5],
      [75, 16.8],
      [90, 24],
    ] as const,
  };

  it("are read from the funding database with their sample", () => {
    expect(findBenchmarks(dossierOf(CONTEXT))).toEqual([
      {
        topic: "arr_multiple",
        points: [
          [25, 7.2],
          [50, 11.5],
          [75, 16.8],
        ],
        sampleSize: 47,
        year: 2024,
        document: "funding_db",
        source: "funding_db",
        address: { kind: "path", document: "funding_db", path: "benchmarks[0]" },
      },
    ]);
  });

  it("are left out where they do not ascend or name no known metric", () => {
    const fundingDbData = {
      benchmarks: [
        { metric: "churn", p25: 9, median: 5, p75: 2 },
        { metric: "aura", p25: 1, p75: 2 },
      ],
    };
    expect(findBenchmarks(dossierOf({ fundingDbData }))).toEqual([]);
  });

  it.each([
    [7.2, 25, false],
    [15.8, 70.3, false],
    [16.8, 75, false],
    [20.4, 82.5, false],
    [26.4, 95, true],
    [500, 100, true],
    [5.48, 15, true],
    [-40, 0, true],
  ])("places %d at P%d", (value, percentile, extrapolated) => {
    const standing = percentileAgainst(benchmark, value);
    expect(standing.percentile).toBeCloseTo(percentile, 1);
    expect(standing.extrapolated).toBe(extrapolated);
  });

  it("never leave 0–100 and never fall as the value rises", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        (value, more) => {
          const [low, high] = [
            percentileAgainst(benchmark, value).percentile,
            percentileAgainst(benchmark, value + more).percentile,
          ];
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(100);
          expect(high).toBeGreaterThanOrEqual(low);
        },
      ),
    );
  });
});
