import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encode } from "gpt-tokenizer";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { realisticAnswer } from "../bench/realistic-answers.ts";
import { loadDeal } from "../src/deal/load-deal.ts";
import { QUALITY_ENGINE_CONFIG } from "../src/domain/config.ts";
import type { CompletionRequest, ToolCall } from "../src/model/port.ts";
import { estimateReview } from "../src/review/estimate.ts";
import { reviewDeal } from "../src/review.ts";
import { startFakeProvider } from "../src/testing/fake-provider.ts";
import { scriptedModel } from "../src/testing/scripted-model.ts";
import { healthCards } from "../src/track-record/model-health.ts";
import { questionOf, writeDisputedDeal } from "./cli-disputed-deal.ts";

const clock = () => new Date("2025-01-15T00:00:00Z");
const count = (value: unknown) => encode(typeof value === "string" ? value : JSON.stringify(value)).length;
const total = ({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }) =>
  inputTokens + outputTokens;
/** Both totals in the message, so that a failure shows how far off it was. */
const expectWithin30 = (estimated: number, spent: number) =>
  expect(Math.abs(estimated / spent - 1), `estimated ${estimated}, spent ${spent}`).toBeLessThan(0.3);

let base = "";
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "tribunal-dry-"));
});
afterAll(() => rm(base, { recursive: true }));

describe("the dry run of a review with debates", () => {
  it("is within 30 % of what an endpoint bills", async () => {
    const folder = await writeDisputedDeal(base);
    const provider = await startFakeProvider({
      answer: null,
      script: ({ body }) => {
        const user = questionOf(body);
        const role = user.includes('"you":') ? "debater" : "arbitrator";
        const answer = realisticAnswer({ role, user } as CompletionRequest);
        const said = (body.messages as { content: string }[]).map(({ content }) => content).join("\n");
        const [prompt, completion] = [count(said) + count(body.response_format), count(answer)];
        const usage = { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
        return { kind: "ok", answer, usage };
      },
    });
    vi.stubEnv("TRIBUNAL_BASE_URL", provider.url);
    try {
      const model = "openai-compatible:judge";
      const deal = await loadDeal(folder, { locale: "fr" });
      const { expected } = await estimateReview(deal, { model, clock, locale: "fr" });
      expect(provider.requests).toEqual([]);
      const { cost } = await reviewDeal(deal, { model, clock, locale: "fr", budget: {} });
      expect(cost.spent.calls).toBe(provider.requests.length);
      expectWithin30(total(expected), total(cost.spent));
    } finally {
      vi.unstubAllEnvs();
      await provider.close();
    }
  });
});

/** Works otherwise than the rehearsal: as many steps and findings as its name says, from what it looked up. */
function diligent(
  request: CompletionRequest,
  always?: number,
): { object: object } | { text: string; toolCalls: ToolCall[] } {
  const shown = JSON.parse(/<case>(.*?)<\/case>/s.exec(request.user)?.[1] ?? "{}");
  if (request.tools === undefined) {
    const numbers: number[] = shown.findings.map((one: { number: number }) => one.number);
    const some = numbers.filter((n) => n % 3 === 0);
    const answers: Record<string, object> = {
      "synthesis-deal-scorer": { grades: some.map((finding) => ({ finding, grade: "above_average" })) },
      "devils-advocate": { doubts: some.slice(0, 4).map((finding) => ({ finding, percent: 40 })) },
      "scenario-modeler": { moves: [] },
      "memo-generator": { for: some.slice(0, 4), against: some.slice(4, 7) },
    };
    return { object: answers[shown.you] ?? {} };
  }
  const turns = request.turns ?? [];
  const seed = [...String(shown.you)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const steps = always ?? 2 + (seed % 4);
  if (turns.length < steps) {
    const topic = String(shown.topics[turns.length % shown.topics.length]).replaceAll("_", " ");
    const other = String(shown.topics[(turns.length + 2) % shown.topics.length]).replaceAll("_", " ");
    const wanted: [string, object][] =
      turns.length % 3 === 2
        ? [["read_page", { place: shown.pages[seed % shown.pages.length] }]]
        : [
            ["find_facts", { metric: topic }],
            ["search_documents", { words: other }],
          ];
    return { text: "", toolCalls: wanted.map(([name, input], at) => ({ id: `${turns.length}-${at}`, name, input })) };
  }
  const facts: [string, string][] = shown.facts.slice(0, 4 + (seed % 8));
  return {
    object: {
      agentName: shown.you,
      findings: facts.map(([content, source]) => ({
        metric: content.split(/[:\d]/)[0]?.slice(0, 40) ?? "",
        category: "financial",
        value: null,
        unit: null,
        period: null,
        basis: null,
        assessment: null,
        confidence: 82,
        claim: `Le document l'indique ainsi : ${content.slice(0, 120)}`,
        evidence: [{ type: "quote", content, source }],
      })),
      redFlags: [],
      notAvailable: [{ metric: "NRR", reason: "Aucun document ne le donne pour la période demandée" }],
      recommendation: "Demander les contrats signés avant toute décision, car le plan en dépend.",
    },
  };
}

/** Bills what it reads and says by the tokens of both. */
const billing = (steps?: number) =>
  scriptedModel([], {
    otherwise: (request) => {
      const answer = request.role === "analyst" ? diligent(request, steps) : { object: realisticAnswer(request) };
      const said = "object" in answer ? JSON.stringify(answer.object) : JSON.stringify(answer.toolCalls);
      const read = [
        request.system,
        request.documents ?? "",
        request.user,
        request.schema,
        request.tools,
        request.turns,
      ];
      const inputTokens = read.reduce<number>((sum, part) => sum + count(part ?? ""), 0);
      const usage = { inputTokens, outputTokens: count(said), calls: 1, usd: null, estimated: false };
      return "object" in answer ? { text: said, usage } : { ...answer, usage };
    },
  });

describe("the dry run of a review with analysts", () => {
  const options = { clock, locale: "fr", analysts: true } as const;

  it.each(["novalys", "feiralivre", "thermo-arc"])("is within 30 percent of what is spent on %s", async (name) => {
    const deal = await loadDeal(join("examples", "deals", name), { locale: "fr" });
    const { expected } = await estimateReview(deal, { ...options, model: "scripted:model" });
    const { cost } = await reviewDeal(deal, { ...options, model: billing(), budget: {} });
    expectWithin30(total(expected), total(cost.spent));
  });

  it("learns from a kept review how often the model looks things up, and foretells another deal by it", async () => {
    const load = (name: string) => loadDeal(join("examples", "deals", name), { locale: "fr" });
    const seen = await reviewDeal(await load("feiralivre"), { ...options, model: billing(7), budget: {} });
    const modelHealth = healthCards([seen.metrics.health ?? []], QUALITY_ENGINE_CONFIG.consensus);
    const deal = await load("thermo-arc");
    const unlearnt = await estimateReview(deal, { ...options, model: "scripted:model" });
    const learnt = await estimateReview(deal, { ...options, model: "scripted:model", modelHealth });
    expect([unlearnt.lookUps, learnt.lookUps]).toEqual([
      { each: 3, answers: null },
      { each: 7, answers: 9 },
    ]);
    const { cost } = await reviewDeal(deal, { ...options, model: billing(7), budget: {} });
    expectWithin30(total(learnt.expected), total(cost.spent));
    expect(total(unlearnt.expected)).toBeLessThan(total(cost.spent) * 0.7);
    expect(learnt.tokensBetween).toBeNull();
  });

  it.each([2, 5])("says between what it will lie where nobody knows the model: %d look-ups", async (lookUps) => {
    const deal = await loadDeal(join("examples", "deals", "thermo-arc"), { locale: "fr" });
    const { tokensBetween } = await estimateReview(deal, { ...options, model: "scripted:model" });
    const { cost } = await reviewDeal(deal, { ...options, model: billing(lookUps), budget: {} });
    expect(tokensBetween?.least).toBeLessThan(total(cost.spent));
    expect(tokensBetween?.most).toBeGreaterThan(total(cost.spent));
  });
});
