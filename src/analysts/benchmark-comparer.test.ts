import { describe, expect, it } from "vitest";
import { QUALITY_ENGINE_CONFIG } from "../domain/config.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Locale } from "../domain/locale.ts";
import { verifyAgentOutputs } from "../evidence/citations/verify.ts";
import { assess, benchmarkComparer } from "./benchmark-comparer.ts";

const deal = { name: "Acme", sector: null, stage: null };
const compare = (context: VerificationContext, locale: Locale = "en") => {
  const output = benchmarkComparer.analyse({ context, deal, locale });
  const { counts } = verifyAgentOutputs(context, [output], { locale });
  expect(counts.citations.verified).toBe(Object.values(counts.citations).reduce((a, b) => a + b, 0));
  expect(counts.calculations).toMatchObject({ wrong: 0, unreadable: 0 });
  return output;
};
const ids = (context: VerificationContext, locale?: Locale) => compare(context, locale).findings.map(({ id }) => id);

const multiples = {
  benchmarks: [{ metric: "arr_multiple", p25: 7.2, median: 11.5, p75: 16.8, p90: 22, sampleSize: 47, year: 2024 }],
};
const own = { crunchbase: { fundingHistory: [{ round: "seed", amount: 1_000_000, currency: "EUR" }] } };
const rivals = (...competitors: object[]) => ({ ...own, dealroom: { competitors } });

describe("benchmarks", () => {
  it("places a computed value between the published points, with both sides' evidence", () => {
    const deckExtracts = "Slide 1\nARR December 2024: €507,000\nPre-money valuation: €8,000,000";
    const [finding] = compare({ deckExtracts, fundingDbData: multiples }).findings;
    expect(finding?.percentile).toBeCloseTo(70.18, 1);
    expect(finding?.evidence.map(({ type }) => type)).toEqual([
      "calculation",
      "quote",
      "quote",
      "calculation",
      "benchmark",
      "benchmark",
    ]);
    expect(finding?.evidence[3]?.content).toBe("50 + 25 × (15.7791 − 11.5000) / (16.8000 − 11.5000) = 70.2");
  });

  it("does not use a benchmark that is too old, and says so", () => {
    const fundingDbData = { benchmarks: [{ metric: "gross_margin", p25: 60, median: 70, p75: 80, year: 2015 }] };
    const { findings, output } = compare({ deckExtracts: "Slide 1\nGross margin December 2024: 72%", fundingDbData });
    expect(findings).toEqual([]);
    expect(output.gaps[0]).toMatchObject({ code: "benchmark_expired", topic: "gross_margin" });
  });

  it("takes the user's own age for too old", () => {
    const fundingDbData = { benchmarks: [{ metric: "gross_margin", p25: 60, median: 70, p75: 80, year: 2015 }] };
    const context = { deckExtracts: "Slide 1\nGross margin December 2024: 72%", fundingDbData };
    const reflexion = { ...QUALITY_ENGINE_CONFIG.reflexion, benchmarkMaxAgeYears: 20 };
    const input = { context, deal, locale: "en" as const, config: { ...QUALITY_ENGINE_CONFIG, reflexion } };
    expect(benchmarkComparer.analyse(input).findings).toHaveLength(1);
  });

  it("names a benchmark for which the company has no value", () => {
    const { output } = compare({ deckExtracts: "Slide 1\nCustomers: 84", fundingDbData: multiples });
    expect(output.gaps[0]).toMatchObject({ code: "no_value_to_compare", topic: "arr_multiple" });
  });

  it("reads percentiles from what is good for the company", () => {
    expect(["gross_margin", "churn"].map((topic) => assess(topic, 92))).toEqual(["exceptional", "poor"]);
    expect([75, 74.9, 25, 24.9, 10, 9.9].map((at) => assess("gross_margin", at))).toEqual([
      "above_average",
      "average",
      "average",
      "below_average",
      "below_average",
      "poor",
    ]);
    expect([99.5, 0.5].map((at) => assess("churn", at))).toEqual(["suspicious", "suspicious"]);
    expect(assess("round_size", 60)).toBeNull();
  });
});

describe("claims against the databases", () => {
  const dear = "ARR December 2024: €507,000\nPre-money valuation: €10,000,000";

  it.each([
    [
      "fr",
      "Une valorisation raisonnable pour le secteur",
      "ARR décembre 2024 : 507 000 €\nValorisation pre-money : 10 M€",
    ],
    ["en", "We believe this is a fair valuation", dear],
    ["pt", "Uma avaliação justa para o setor", "ARR dezembro 2024: € 507.000\nAvaliação pre-money: € 10 milhões"],
  ] as const)("doubts a “fair” valuation above P80, in %s", (locale, claim, figures) => {
    const context = { deckExtracts: `Slide 1\n${claim}\nSlide 2\n${figures}`, fundingDbData: multiples };
    const finding = compare(context, locale).findings.find(({ id }) => id.includes("fair-valuation"));
    expect(finding).toMatchObject({ assessment: "suspicious" });
    expect(finding?.evidence[0]?.content).toBe(claim);
    expect(finding?.evidence.some(({ type }) => type === "benchmark")).toBe(true);
  });

  it("says nothing where the price is not dear, or not called fair", () => {
    const cheap = `Slide 1\nA fair valuation\n${dear.replace("10,000,000", "5,000,000")}`;
    expect(ids({ deckExtracts: cheap, fundingDbData: multiples })).toEqual([
      "benchmark-comparer/benchmark/arr_multiple",
    ]);
    const silent = `Slide 1\nThe valuation is not a fair one\n${dear}`;
    expect(ids({ deckExtracts: silent, fundingDbData: multiples })).toEqual([
      "benchmark-comparer/benchmark/arr_multiple",
    ]);
  });

  it.each([
    ["fr", "Nous sommes le leader de la planification"],
    ["en", "We are the market leader in planning"],
    ["pt", "Somos líderes de mercado em planejamento"],
  ] as const)("doubts a claim to lead beside a rival with three times the funding, in %s", (locale, claim) => {
    const contextEngineData = rivals({ name: "Globex", totalFunding: 3_000_000, currency: "EUR" });
    const findings = compare(
      { deckExtracts: `Slide 1\n${claim}\nSlide 2\nGlobex`, contextEngineData },
      locale,
    ).findings;
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ value: 3, unit: "x", assessment: "suspicious", confidence: { score: 65 } });
  });

  it("leaves a rival with less than three times the funding, or in another currency, alone", () => {
    const deckExtracts = "Slide 1\nWe are the market leader\nSlide 2\nGlobex, Initech";
    const contextEngineData = rivals(
      { name: "Globex", totalFunding: 2_999_999, currency: "EUR" },
      { name: "Initech", totalFunding: 9_000_000, currency: "USD" },
    );
    expect(ids({ deckExtracts, contextEngineData })).toEqual([]);
  });

  it("is less sure where a currency is not said, and gives a gap where the own funding is not known", () => {
    const deckExtracts = "Slide 1\nWe are the market leader\nSlide 2\nGlobex";
    const unsaid = compare({ deckExtracts, contextEngineData: rivals({ name: "Globex", totalFunding: 9_000_000 }) });
    expect(unsaid.findings[0]?.confidence.score).toBe(50);
    const unknown = { dealroom: { competitors: [{ name: "Globex", totalFunding: 9_000_000 }] } };
    const { output, findings } = compare({ deckExtracts, contextEngineData: unknown });
    expect(findings).toEqual([]);
    expect(output.gaps.map(({ code }) => code)).toContain("no_own_funding");
  });

  it.each([
    "We want to become the market leader",
    "Trusted by industry leaders, our customers",
    "Globex is the market leader",
    "We are not the leader yet",
    "Marie, team leader",
  ])("does not take %j for a claim to lead", (line) => {
    const contextEngineData = rivals({ name: "Globex", totalFunding: 9_000_000, currency: "EUR" });
    expect(ids({ deckExtracts: `Slide 1\n${line}\nSlide 2\nGlobex`, contextEngineData })).toEqual([]);
  });
});

describe("competitors", () => {
  it("finds those that the deck leaves out, whatever the accents, and not the company itself", () => {
    const contextEngineData = {
      dealroom: { competitors: [{ name: "Ordonéo SAS" }, { name: "Planifab" }, { name: "Acme" }] },
      pappers: { concurrents: ["Turnia"] },
    };
    const deckExtracts = "Slide 1\nConcurrence : ORDONEO et Excel";
    expect(ids({ deckExtracts, contextEngineData }, "fr")).toEqual([
      "benchmark-comparer/unnamed-rival/planifab",
      "benchmark-comparer/unnamed-rival/turnia",
    ]);
  });

  it("does not call a comparable deal a competitor", () => {
    const fundingDbData = { comparables: [{ company: "Turnia", valuation: 5_100_000 }] };
    expect(ids({ deckExtracts: "Slide 1\nHello", fundingDbData })).toEqual([]);
  });

  it("says that it could not look where there is no deck", () => {
    const { output } = compare({ contextEngineData: rivals({ name: "Globex" }) });
    expect(output.gaps.map(({ code }) => code)).toContain("no_deck_for_rivals");
  });
});
