import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadDeal } from "../deal/load-deal.ts";
import type { VerificationContext } from "../domain/context.ts";
import { ScoredFinding } from "../domain/finding.ts";
import type { Locale } from "../domain/locale.ts";
import { buildVerificationContext } from "../dossier/build-context.ts";
import { verifyAgentOutputs } from "../evidence/citations/verify.ts";
import { makePptx } from "../testing/make-pptx.ts";
import { makeXlsx } from "../testing/make-xlsx.ts";
import { BUILT_IN_ANALYSTS } from "./built-in.ts";

const LOCALES: Locale[] = ["fr", "en", "pt"];
const example = await loadDeal(fileURLToPath(new URL("../../examples/deals/novalys", import.meta.url)));

function analyse(context: VerificationContext, locale: Locale) {
  const deal = { name: "Novalys", sector: "saas", stage: "seed" };
  return BUILT_IN_ANALYSTS.map((analyst) => analyst.analyse({ context, deal, locale }));
}

function findingsOf(context: VerificationContext, locale: Locale) {
  return analyse(context, locale).flatMap(({ findings }) => findings);
}

describe.each(LOCALES)("the built-in analysts on the example deal, in %s", (locale) => {
  const outputs = analyse(example.context, locale);

  it("give only citations that are verified and sums that are right", () => {
    const { counts, unchecked } = verifyAgentOutputs(example.context, outputs, { locale });
    expect(counts.citations).toMatchObject({ phantom: 0, altered: 0, unsupported: 0, unverifiable: 0, relocated: 0 });
    expect(counts.citations.verified).toBeGreaterThan(40);
    expect(counts.calculations).toMatchObject({ wrong: 0, unreadable: 0 });
    expect(counts.calculations.right).toBeGreaterThan(10);
    expect(unchecked).toEqual([]);
  });

  it("give findings of the shared shape, each with evidence and its own id", () => {
    const findings = outputs.flatMap((output) => output.findings);
    for (const finding of findings) {
      expect(ScoredFinding.safeParse(finding).success).toBe(true);
      expect(finding.evidence.length).toBeGreaterThan(0);
      expect(finding.confidence.factors).toHaveLength(1);
    }
    expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
  });

  it("say the same twice, to the byte", () => {
    expect(JSON.stringify(analyse(example.context, locale))).toBe(JSON.stringify(outputs));
  });
});

describe("what the analysts say of the example deal", () => {
  const findings = findingsOf(example.context, "fr");
  const named = (id: string) => findings.find((finding) => finding.id === id);

  it("reads deck and model for today", () => {
    expect(named("deck-reader/mrr/2024-12")).toMatchObject({ value: 42_000, unit: "EUR", period: "2024-12" });
    expect(named("deck-reader/mrr/2024-12")?.evidence[0]).toMatchObject({
      content: "MRR Décembre 2024 : 42 000 €",
      source: "Deck, page 8",
    });
    expect(named("model-reader/arr/2024")).toMatchObject({ value: 507_000, confidence: { score: 90, level: "high" } });
    expect(findings.filter(({ agentName, period }) => agentName === "model-reader" && period === "2025")).toEqual([]);
  });

  it("computes, compares and finds the competitor that the deck leaves out", () => {
    expect(named("ratio-auditor/runway/2024")).toMatchObject({ unit: "months", confidence: { score: 85 } });
    const multiple = named("benchmark-comparer/benchmark/arr_multiple");
    expect(multiple).toMatchObject({ assessment: "average", confidence: { score: 65 } });
    expect(multiple?.percentile).toBeCloseTo(70.2, 1);
    const missing = findings.filter(({ id }) => id.includes("unnamed-rival"));
    expect(missing.map(({ value }) => value)).toEqual(["Ordonéo"]);
  });
});

describe("small deals", () => {
  const reais = (v: number) => ({ v, z: '"R$" #,##0' });
  const model = makeXlsx([
    {
      name: "Plano",
      rows: [
        ["", "2023 realizado", "2024 realizado", "2025 orçamento"],
        ["Receita", ...[400_000, 900_000, 2_000_000].map(reais)],
        ["Caixa", ...[500_000, 300_000, 200_000].map(reais)],
      ],
    },
  ]);

  it("reads a Portuguese presentation and model, all citations verified", async () => {
    const deck = makePptx([
      { title: "Tração", texts: ["Receita 2024: R$ 1,2 milhões", "Churn mensal: 2,5%", "MRR: R$ 100 mil"] },
    ]);
    const context = await buildVerificationContext({ deck, financialModel: model });
    const outputs = analyse(context, "pt");
    const { counts } = verifyAgentOutputs(context, outputs, { locale: "pt" });
    expect(counts.citations).toEqual({
      phantom: 0,
      altered: 0,
      unsupported: 0,
      unverifiable: 0,
      relocated: 0,
      verified: counts.citations.verified,
    });
    const findings = outputs.flatMap((output) => output.findings);
    const values = findings.filter(({ metric }) => metric === "Receita").map(({ value }) => value);
    expect(values).toEqual([1_200_000, 900_000]);
  });

  it("works with only a deck, and names what is missing", () => {
    const outputs = analyse({ deckExtracts: "Slide 1\nMRR December 2024: €42,000\nCustomers: 84" }, "en");
    expect(outputs[0]?.findings.map(({ metric }) => metric)).toEqual(["MRR", "Number of customers"]);
    expect(outputs[1]?.output.gaps.map(({ code }) => code)).toEqual(["document_missing"]);
    expect(outputs[3]?.output.gaps.map(({ code }) => code)).toEqual(["no_funding_db", "no_rival_data"]);
  });

  it("gives a range as it is printed, and its own citation bears it out", () => {
    const context = { deckExtracts: "Slide 3\nThe ask\nRound size: $750k – $1.5M" };
    const outputs = analyse(context, "en");
    const round = outputs.flatMap(({ findings }) => findings).find(({ id }) => id === "deck-reader/round_size/today");
    expect(round).toMatchObject({ value: "$750k – $1.5M", unit: "USD" });
    expect(verifyAgentOutputs(context, outputs, { locale: "en" }).counts.citations).toMatchObject({
      verified: 1,
      unsupported: 0,
    });
  });

  it("works with only a model", async () => {
    const outputs = analyse(await buildVerificationContext({ financialModel: model }), "pt");
    expect(outputs[0]?.output.gaps.map(({ code }) => code)).toEqual(["document_missing"]);
    expect(outputs[1]?.findings.map(({ value }) => value)).toEqual([900_000, 300_000]);
  });

  it.each(LOCALES)("says in %s that there is nothing, without inventing anything", (locale) => {
    const outputs = analyse({}, locale);
    expect(outputs.flatMap(({ findings }) => findings)).toEqual([]);
    expect(outputs.map(({ output }) => output.gaps.length > 0)).toEqual([true, true, true, true]);
    for (const { message } of outputs.flatMap(({ output }) => output.gaps))
      expect(message).not.toMatch(/undefined|\s{2}/);
  });

  it("dates findings only by the clock it is given", () => {
    const [reader] = BUILT_IN_ANALYSTS;
    const deal = { name: "x", sector: null, stage: null };
    const context = { deckExtracts: "Slide 1\nMRR December 2024: €42,000" };
    const clock = () => new Date("2025-01-15T00:00:00.000Z");
    expect(reader?.analyse({ context, deal, locale: "en" }).findings[0]?.createdAt).toBeUndefined();
    expect(reader?.analyse({ context, deal, locale: "en", clock }).findings[0]?.createdAt).toBe(
      "2025-01-15T00:00:00.000Z",
    );
  });
});
