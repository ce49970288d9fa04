import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadDeal } from "../../deal/load-deal.ts";
import { QUALITY_ENGINE_CONFIG } from "../../domain/config.ts";
import type { VerificationContext } from "../../domain/context.ts";
import type { Locale } from "../../domain/locale.ts";
import { buildVerificationContext } from "../../dossier/build-context.ts";
import { checkCalculation } from "../../quantities/calculations/check.ts";
import { makeFinding } from "../../testing/findings.ts";
import { BUILT_IN_ANALYSTS } from "../built-in.ts";
import { isProven } from "../quote.ts";
import type { Consolidated } from "./consolidated.ts";
import { dealScore } from "./deal-score.ts";
import { devilsAdvocate } from "./devils-advocate.ts";
import { scenarios } from "./scenarios.ts";
import { synthesise } from "./synthesise.ts";

const example = await loadDeal(fileURLToPath(new URL("../../../examples/deals/novalys", import.meta.url)));
const LOCALES: Locale[] = ["fr", "en", "pt"];
const deal = { name: "Acme", sector: null, stage: null };

/** Three of ten needs: minimal. */
const small: VerificationContext = {
  deckExtracts: "Slide 1\nMRR December 2024: €42,000\nCustomers: 84\nCash: €310,000",
};
/** Six of ten: partial. */
const partial: VerificationContext = {
  deckExtracts: `${small.deckExtracts}\nMonthly burn: €18,000\nGross margin: 72%\nTAM: €4.2B`,
};
const assessed = (assessment: string, more: Partial<Consolidated> = {}, confidence = 80): Consolidated =>
  ({ ...makeFinding("agent", `gross_margin`, 72, confidence, { assessment }), ...more }) as Consolidated;

/** With ordinary spaces. */
const plain = (text = "") => text.replace(/\s/g, " ");

describe.each(LOCALES)("the synthesis of the example deal, in %s", (locale) => {
  const outputs = BUILT_IN_ANALYSTS.map((one) => one.analyse({ context: example.context, deal: example.deal, locale }));
  const findings = [...example.agentOutputs, ...outputs].flatMap((output) => output.findings);
  const input = { context: example.context, deal: example.deal, locale };
  const synthesis = synthesise(
    findings,
    input,
    outputs.flatMap(({ output }) => output.gaps),
  );

  it("shows only sums that can be recomputed as printed", () => {
    const sums = [
      ...synthesis.score.lines.map(({ calculation }) => calculation),
      ...synthesis.assumptions.flatMap(({ carries }) => carries.map(({ calculation }) => calculation)),
      ...synthesis.scenarios.outcomes.map(({ calculation }) => calculation),
    ];
    expect(sums.length).toBeGreaterThan(20);
    const wrong = sums.filter((formula) => !checkCalculation({ formula, result: null }, { locale }).ok);
    expect(wrong).toEqual([]);
  });

  it("proves every assumption and every driver", () => {
    const evidence = [...synthesis.assumptions, ...synthesis.scenarios.drivers].flatMap((one) => one.evidence);
    const quotes = evidence.filter(({ type }) => type !== "calculation");
    expect(quotes.length).toBeGreaterThan(5);
    expect(quotes.filter((quote) => !isProven(example.context, quote))).toEqual([]);
  });

  it("writes a memo whose sections all say something", () => {
    expect(synthesis.memo.sections).toHaveLength(8);
    for (const { title, sentences } of synthesis.memo.sections) {
      expect(title).not.toBe("");
      expect(sentences.length).toBeGreaterThan(0);
      for (const { text } of sentences) expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it("says the same twice, to the byte", () => {
    const again = synthesise(
      findings,
      input,
      outputs.flatMap(({ output }) => output.gaps),
    );
    expect(JSON.stringify(again)).toBe(JSON.stringify(synthesis));
  });
});

it("tries a number of customers as a whole one, as it is told", () => {
  const context = { deckExtracts: "Slide 7\nMRR: €450\nPaying customers: 4" };
  const { assumptions } = devilsAdvocate([], { context, locale: "en" });
  const customers = assumptions.find(({ topic }) => topic === "customers");
  expect(customers).toMatchObject({ stressed: "3" });
  expect(customers?.carries.map(({ calculation }) => calculation)).toEqual(["450 / 3 = 150"]);
});

describe("dealScore", () => {
  const input = { context: partial, locale: "en" as const };

  /** Judged alike on 60 of 100 of the deal's weight. */
  const judged = (assessment: string): Consolidated[] =>
    (["financial", "team", "market", "competitive"] as const).map((category) => ({
      ...assessed(assessment, { id: category }),
      category,
    }));

  it("finds the market where a size of it is stated that is not called TAM", () => {
    const context = { deckExtracts: "Slide 1\nMarket\nEuropean space market: €7.25 billion (2014)" };
    expect(dealScore([], { context, locale: "en" }).completeness.covered).toEqual(["market"]);
  });

  it("takes no plan for what is so today, however true its quotation", () => {
    const context = { deckExtracts: "Slide 1\nPlan\nRevenue Year 1: €70k\nGross margin Year 1: 61%\nTAM: €9M" };
    const told = (metric: string, content: string, period?: string): Consolidated => ({
      ...assessed("average", { id: metric }),
      metric,
      value: 61,
      evidence: [{ type: "quote", content, source: "Slide 1" }],
      ...(period === undefined ? {} : { period }),
    });
    const covered = (...findings: Consolidated[]) =>
      dealScore(findings, { context, locale: "en" }).completeness.covered;
    expect(covered(told("Revenue", "Revenue Year 1: €70k"))).toEqual(["market"]);
    expect(covered(told("Net burn", "TAM: €9M", "Year 2"))).toEqual(["market"]);
    expect(covered(told("Headcount", "TAM: €9M"))).toEqual(["market", "team"]);
  });

  it("does not call a round missing that it reads without certainty", () => {
    const context = { deckExtracts: "Slide 1\nThank you\nInvestissement : $300K pour grandir" };
    const { unsure, missing } = dealScore([], { context, locale: "en" }).completeness;
    expect(missing).toContain("terms");
    expect(unsure?.map(({ need, said }) => [need, said])).toEqual([["terms", "Investissement : $300K pour grandir"]]);
  });

  it("takes what customers pay through the company for no revenue, and a fee on it for no margin", () => {
    const context = { deckExtracts: "Slide 1\nGMV 2024: €900k\nTake rate: 2%" };
    expect(dealScore([], { context, locale: "en" }).completeness.covered).not.toContain("margin");
  });

  it("does not call missing what the documents plan, nor a team that they name", async () => {
    const text =
      "# Lumora\n\n## Plan\n\n- Monthly burn in 2031 (forecast): €37,000\n\n## Team\n\n🧭 Ana Lima, CEO and founder";
    const context = await buildVerificationContext({ deck: { name: "deck.md", bytes: Buffer.from(text) } });
    const { partly, missing, explanation } = dealScore([], { context, locale: "en" }).completeness;
    expect(partly).toEqual(["burn", "team"]);
    expect(missing).toContain("burn");
    expect(explanation).toContain("Only planned, or in part: burn, team.");
    expect(/ Missing: ([^.]*)\./.exec(explanation)?.[1]).not.toMatch(/burn|team/);
  });

  it("caps the score by how complete the data are", () => {
    const best = judged("exceptional");
    expect(dealScore(best, { context: small, locale: "en" })).toMatchObject({
      score: 50,
      beforeCap: 100,
      completeness: { level: "minimal", cap: 50 },
    });
    expect(dealScore(best, input)).toMatchObject({ score: 70, completeness: { level: "partial", cap: 70 } });
    const full = dealScore(best, { context: example.context, locale: "en" });
    expect(full.completeness.share).toBeGreaterThanOrEqual(0.8);
    expect(full).toMatchObject({ beforeCap: 100, completeness: { cap: 100 } });
  });

  it("gives no score on a judgement of a small part of the deal, and says how small", () => {
    const [financial, team, market] = judged("exceptional") as [Consolidated, Consolidated, Consolidated];
    const { score, beforeCap, lines, gaps } = dealScore([financial, team, market], input);
    expect([score, beforeCap]).toEqual([null, null]);
    expect(lines.map(({ value }) => value)).toEqual([100, 100, 100]);
    expect(gaps.map(({ code }) => code)).toEqual(["little_to_score", "not_scored"]);
    expect(gaps[0]?.message).toContain("55 of 100");
  });

  it("is minimal with databases alone", () => {
    const context = { contextEngineData: { crunchbase: { companyInfo: { employees: 11 } } } };
    expect(dealScore(judged("exceptional"), { context, locale: "en" })).toMatchObject({ score: 50 });
  });

  it("weighs a contested finding half and a rejected one not at all", () => {
    const contested = assessed("poor", { id: "b", lineage: { status: "contested" } });
    const { lines } = dealScore([assessed("exceptional"), contested], input);
    expect(lines[0]).toMatchObject({ calculation: "(100 × 0.8 + 0 × 0.4) / (0.8 + 0.4) = 66.7", value: 66.7 });
    const rejected = assessed("poor", { id: "c", lineage: { status: "rejected" } });
    const without = dealScore([...judged("exceptional"), rejected], input);
    expect(without.beforeCap).toBe(100);
    expect(without.notCounted.map(({ findingId }) => findingId)).toEqual(["c"]);
  });

  it("weighs dimensions, and leaves those without an assessment out by name", () => {
    const [financial, ...others] = judged("exceptional");
    const average = others.map((one) => ({ ...one, assessment: "average" }));
    const { beforeCap, gaps } = dealScore([financial as Consolidated, ...average], input);
    expect(beforeCap).toBe(70.8);
    expect(gaps[0]).toMatchObject({ code: "not_scored" });
  });

  it("gives no score where nothing is assessed, and notes a label it does not know", () => {
    const { score, gaps, notCounted } = dealScore([assessed("splendid")], input);
    expect(score).toBeNull();
    expect(gaps[0]?.code).toBe("nothing_to_score");
    expect(notCounted[0]?.reason).toContain("splendid");
  });
});

describe("devilsAdvocate", () => {
  it("tries each value on its bad side and shows what falls with it", () => {
    const { assumptions } = devilsAdvocate([], { context: partial, locale: "en" });
    const burn = assumptions.find(({ topic }) => topic === "burn_rate");
    expect(burn).toMatchObject({ value: "€18,000", stressed: "€23,400", status: "standing" });
    expect(burn?.carries[0]?.topic).toBe("runway");
    expect(plain(burn?.carries[0]?.calculation)).toBe("310,000 / 23,400 = 13.2 months");
    expect(assumptions.find(({ topic }) => topic === "mrr")?.stressed).toBe("€29,400");
    const consensus = { ...QUALITY_ENGINE_CONFIG.consensus, numericGap: 0.5 };
    const yours = { context: partial, locale: "en" as const, config: { ...QUALITY_ENGINE_CONFIG, consensus } };
    expect(devilsAdvocate([], yours).assumptions.find(({ topic }) => topic === "mrr")?.stressed).toBe("€21,000");
  });

  it("puts a contested value first", () => {
    const cash: Consolidated = { ...makeFinding("agent", "cash", 1, 80), lineage: { status: "contested" } };
    const [first] = devilsAdvocate([cash], { context: partial, locale: "en" }).assumptions;
    expect(first).toMatchObject({ topic: "cash", status: "contested" });
  });

  it("says that there is nothing to test", () => {
    expect(devilsAdvocate([], { context: {}, locale: "fr" })).toMatchObject({
      assumptions: [],
      gaps: [{ code: "no_assumption" }],
    });
  });
});

describe("scenarios", () => {
  it("moves all drivers to the worse and to the better", () => {
    const context = {
      deckExtracts: "Slide 1\nARR December 2024: €500,000\nMonthly churn: 2%\nCash: €310,000\nMonthly burn: €18,000",
    };
    const { outcomes, gaps } = scenarios({ context, locale: "en" });
    expect(outcomes.map(({ outcome, case: name, calculation }) => [outcome, name, plain(calculation)])).toEqual([
      ["arr_kept", "low", "500,000 × (1 − 2% × 1.25) ^ 12 = 368,999"],
      ["arr_kept", "base", "500,000 × (1 − 2% × 1) ^ 12 = 392,358"],
      ["arr_kept", "high", "500,000 × (1 − 2% × 0.75) ^ 12 = 417,066"],
      ["runway", "low", "310,000 / (18,000 × 1.25) = 13.8 months"],
      ["runway", "base", "310,000 / (18,000 × 1) = 17.2 months"],
      ["runway", "high", "310,000 / (18,000 × 0.75) = 23.0 months"],
    ]);
    expect(gaps.map(({ topic }) => topic)).toEqual(["growth", "margin"]);
  });

  it("does not compound a churn whose rhythm is not said", () => {
    const context = { deckExtracts: "Slide 1\nARR December 2024: €500,000\nChurn: 2%" };
    const { outcomes, gaps } = scenarios({ context, locale: "en" });
    expect(outcomes).toEqual([]);
    expect(gaps.map(({ topic }) => topic)).toContain("churn");
  });

  it("lets today's ARR grow by a year's growth that follows it, and by no other", () => {
    const next = (...lines: string[]) =>
      scenarios({ context: { deckExtracts: ["Slide 7", "Traction", ...lines].join("\n") }, locale: "en" })
        .outcomes.filter(({ outcome, case: name }) => outcome === "arr_next" && name === "base")
        .map(({ calculation }) => calculation);
    const plan = (...lines: string[]) => ["Slide 12", "Forecast", ...lines];
    expect(next("ARR: €5,400", "Revenue growth: 45% per month")).toEqual([]);
    expect(next("ARR: €5,400", ...plan("ARR Year 1: €108,000", "ARR Year 2: €486,000"))).toEqual([]);
    expect(next("ARR 2024: €450,000", ...plan("ARR 2025: €900,000", "ARR 2026: €3,000,000"))).toEqual([
      "450,000 × (1 + 100% × 1) = 900,000",
    ]);
  });

  it.each(LOCALES)("names every missing driver in %s where there is nothing", (locale) => {
    const { drivers, outcomes, gaps } = scenarios({ context: {}, locale });
    expect([drivers, outcomes]).toEqual([[], []]);
    expect(new Set(gaps.map(({ topic }) => topic))).toEqual(
      new Set(["arr", "growth", "churn", "margin", "cash", "burn"]),
    );
  });
});

describe("memo", () => {
  it("tells what two analysts miss once, with every place", () => {
    const gap = (place: string) => ({ code: "no_assumption" as const, message: "No model.", places: [place] });
    const { gaps, memo } = synthesise([], { context: {}, deal, locale: "en" }, [gap("deck.pdf"), gap("notes.md")]);
    expect(gaps.filter(({ message }) => message === "No model.")).toMatchObject([{ places: ["deck.pdf", "notes.md"] }]);
    const said = memo.sections.flatMap(({ sentences }) => sentences).filter(({ text }) => text === "No model.");
    expect(said).toEqual([{ text: "No model.", sources: ["deck.pdf", "notes.md"] }]);
  });

  it("tells a row of an analyst's table once, as it is read aloud", () => {
    const row = { claim: "| ARR / MRR | 800 k€ / 66 k€ (p. 4) |", lineage: { status: "untouched" } };
    const findings = [
      { ...makeFinding("chat-memo", "ARR", 800_000, 80), ...row },
      { ...makeFinding("chat-memo", "MRR", 66_000, 80), ...row },
    ];
    const { memo } = synthesise(findings, { context: {}, deal, locale: "en" });
    const said = memo.sections.find(({ id }) => id === "figures")?.sentences.map(({ text }) => text);
    expect(said).toEqual(["ARR / MRR · 800 k€ / 66 k€ (p. 4)"]);
  });

  it("leaves out what the analyst remarks beside the figures of a row", () => {
    const row = {
      claim: "| ARR | 800 k€ (p. 4) | far too small, 12 % of the plan |",
      lineage: { status: "untouched" },
    };
    const { memo } = synthesise([{ ...makeFinding("chat-memo", "ARR", 800_000, 80), ...row }], {
      context: {},
      deal,
      locale: "en",
    });
    const said = memo.sections.find(({ id }) => id === "figures")?.sentences.map(({ text }) => text);
    expect(said).toEqual(["ARR · 800 k€ (p. 4)"]);
  });

  it("says what was contested, with its agent, and never hides that nothing stands", () => {
    const contested: Consolidated = {
      ...makeFinding("deck-forensics", "ARR", 800_000, 80),
      lineage: { status: "contested" },
    };
    const { memo } = synthesise([contested], { context: {}, deal, locale: "en" });
    const texts = (id: string) => memo.sections.find((one) => one.id === id)?.sentences.map(({ text }) => text);
    expect(texts("contested")).toEqual(["Contested, from deck-forensics: ARR: 800,000"]);
    expect(texts("figures")).toEqual([
      "No key figure was confirmed by a verdict; deck against model shows what the documents say.",
    ]);
    expect(texts("reconciliation")).toEqual(["No figure stands in both the deck and the model."]);
  });
});
