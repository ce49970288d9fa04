import { encode } from "gpt-tokenizer";
import { describe, expect, it } from "vitest";
import { QUALITY_ENGINE_CONFIG } from "../domain/config.ts";
import type { Contradiction } from "../domain/contradiction.ts";
import { estimateEngineCosts, TOKENS_PER_CASE } from "./estimate-costs.ts";
import { costOf, MODEL_PRICES, priceOf } from "./prices.ts";
import { estimateTokens } from "./tokens.ts";

describe("prices", () => {
  it("know one model under the names its sellers give it", () => {
    const haiku = { input: 1, output: 5, cachedInput: 0.1, cacheWrite: 1.25 };
    expect(priceOf("openrouter:anthropic/claude-haiku-4.5")).toEqual(haiku);
    expect(priceOf("anthropic:claude-haiku-4-5-20251001")).toEqual(haiku);
    expect(priceOf("google:gemini-2.5-flash")).toEqual(priceOf("openrouter:google/gemini-2.5-flash"));
  });

  it("say unknown, never zero", () => {
    for (const id of [
      "openai-compatible:llama3",
      "openrouter:x/y:free",
      "openrouter:google/gemini-2.5-flash:nitro",
      "a:toString",
    ])
      expect(priceOf(id)).toBeNull();
    expect(costOf({ inputTokens: 1, outputTokens: 0 }, null)).toBeNull();
    expect(costOf({ inputTokens: 0, outputTokens: 0 }, null)).toBe(0);
    for (const price of Object.values(MODEL_PRICES)) expect(Math.min(price.input, price.output)).toBeGreaterThan(0);
  });

  it("count what a cache served at its own price, and at the full one where that is not known", () => {
    const tokens = { inputTokens: 1_000_000, outputTokens: 0, cachedTokens: 600_000, cacheWriteTokens: 400_000 };
    expect(costOf(tokens, { input: 10, output: 1, cachedInput: 1, cacheWrite: 12 })).toBeCloseTo(5.4, 9);
    expect(costOf(tokens, { input: 10, output: 1 })).toBe(10);
    expect(priceOf("openai:gpt-5.4")?.cachedInput).toBeCloseTo(0.25, 9);
    expect(priceOf("x:kimi-k3")).toEqual({ input: 3, output: 15 });
  });

  it("are per million tokens, and yours win", () => {
    const price = priceOf("openai-compatible:llama3", { "openai-compatible:llama3": { input: 2, output: 10 } });
    expect(costOf({ inputTokens: 500_000, outputTokens: 100_000 }, price)).toBe(2);
  });
});

describe("estimateTokens", () => {
  it.each([
    "L’ARR de l’entreprise s’élève à 504 000 € en décembre 2024, soit 42 K€ de MRR multiplié par douze mois.",
    "The deck claims 38 paying customers; slide 12 shows 27, of which 4 churned during the third quarter of 2024.",
    "A receita recorrente anual é de 2,5 milhões de reais, segundo a planilha; a margem bruta não está documentada.",
    JSON.stringify(
      { verdict: "POSITION_A", finalValue: { value: 504000, unit: "EUR" }, sources: ["Slide 8"] },
      null,
      1,
    ),
  ])("is never below a real tokenizer's count: %s", (text) => {
    const real = encode(text).length;
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(real);
    expect(estimateTokens(text)).toBeLessThanOrEqual(real * 1.8);
  });
});

const contradiction = (level: Contradiction["severity"]["level"], ...confidences: number[]): Contradiction => ({
  id: "c",
  topic: "ARR",
  detectedAt: new Date(0),
  positions: confidences.map((confidence, index) => ({
    agentName: `agent-${index}`,
    findingId: `f-${index}`,
    claim: "",
    value: index,
    confidence,
    sources: [],
  })),
  contradictionType: "numeric_value",
  severity: { level, calculation: "", impactIfWrong: "" },
  verificationData: { deckReferences: [] },
  status: "detected",
});

describe("estimateEngineCosts", () => {
  it("counts each case by how far up the ladder it may go", () => {
    const estimate = estimateEngineCosts(
      [
        contradiction("MINOR", 90, 20),
        contradiction("CRITICAL", 90, 80),
        contradiction("MAJOR", 90, 50),
        contradiction("MODERATE", 75, 60),
        contradiction("MODERATE", 65, 60),
        contradiction("CRITICAL", 40, 30),
      ],
      ["financial", "team"],
    );
    const { debate, arbitration, reflexion } = TOKENS_PER_CASE;
    expect(estimate.byEngine.consensus).toMatchObject({ debates: 2, arbitrations: 1, byCode: 3, notExamined: 0 });
    expect(estimate.byEngine.consensus.tokens).toBe(2 * debate + arbitration);
    expect(estimate.byEngine.reflexion).toMatchObject({ tokens: 2 * reflexion, agents: 2 });
    expect(estimate.tokens).toBe(2 * debate + arbitration + 2 * reflexion);
    expect(TOKENS_PER_CASE).toEqual({ byCode: 0, arbitration: 5_000, debate: 15_000, reflexion: 8_000 });
    // 51,000 tokens, 60 % read at 0.30 and 40 % written at 2.50 dollars a million
    expect(estimate.usd).toBeCloseTo(0.06018, 5);
  });

  it("stops at the limits of a review, the most severe first", () => {
    const many = [...Array(12).fill(contradiction("MINOR", 90, 20)), contradiction("CRITICAL", 90, 80)];
    const estimate = estimateEngineCosts(many, Array(9).fill("agent"));
    expect(estimate.byEngine.consensus).toMatchObject({ debates: 1, byCode: 9, notExamined: 3 });
    expect(estimate.byEngine.reflexion).toMatchObject({ agents: 8, notExamined: 1 });
    const limits = { ...QUALITY_ENGINE_CONFIG.limits, maxContradictionsToResolve: 2, maxAgentsToReflect: 1 };
    const yours = estimateEngineCosts(many, Array(9).fill("agent"), { config: { ...QUALITY_ENGINE_CONFIG, limits } });
    expect(yours.byEngine.consensus).toMatchObject({ debates: 1, byCode: 1, notExamined: 11 });
    expect(yours.byEngine.reflexion).toMatchObject({ agents: 1, notExamined: 8 });
  });

  it("says that a price is unknown", () => {
    const unknown = estimateEngineCosts([contradiction("MAJOR", 90, 80)], [], { model: "openai-compatible:llama3" });
    expect(unknown).toMatchObject({ tokens: 15_000, usd: null, pricesOf: null });
    expect(estimateEngineCosts([], [])).toMatchObject({ tokens: 0, usd: 0 });
  });
});
