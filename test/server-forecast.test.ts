import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadDeal } from "../src/deal/load-deal.ts";
import type { CostForecast } from "../src/domain/cost-forecast.ts";
import { estimateReview } from "../src/review/estimate.ts";
import { forecastCost } from "../src/review/forecast.ts";
import { exampleDeal } from "./desk-case.ts";
import { begin, type Case, codeOf, formOf, smallDeal, startCase, upload } from "./server-case.ts";

const MODEL = "anthropic:claude-haiku-4-5";
let running: Case;
beforeAll(async () => {
  running = await startCase();
});
afterAll(() => running.close());

const formWith = (review: object) => {
  const form = formOf(smallDeal());
  form.append("review", JSON.stringify(review));
  return form;
};

describe("what a review would cost, before it begins", () => {
  it("is told for each thing a model may do, and together comes to what the dry run says", async () => {
    const deal = await loadDeal(exampleDeal("novalys"), { locale: "fr" });
    const forecast = await forecastCost(deal, { model: MODEL, locale: "fr", modelHealth: [] });
    const { expected } = await estimateReview(deal, { model: MODEL, locale: "fr" });
    const { contradictions, crossReading, analysts } = forecast;
    expect(crossReading.tokens).toBeGreaterThan(0);
    expect(analysts.tokens).toBeGreaterThan(50_000);
    expect(analysts.between?.[0]).toBeLessThan(analysts.tokens);
    expect(analysts.between?.[1]).toBeGreaterThan(analysts.tokens);
    expect(contradictions.tokens + crossReading.tokens).toBe(expected.inputTokens + expected.outputTokens);
    expect((contradictions.usd ?? 0) + (crossReading.usd ?? 0)).toBeCloseTo(expected.usd ?? 0, 6);
    const stranger = await forecastCost(deal, { model: "openrouter:no/such", locale: "fr", modelHealth: [] });
    expect(stranger.crossReading).toEqual({ tokens: crossReading.tokens, usd: null });
  });

  it("is told of a deal and of files that are not sent yet, needs no key, and keeps nothing", async () => {
    const { ask } = running;
    const id = await upload(running);
    const of = async (response: Response): Promise<CostForecast> => {
      expect(response.status).toBe(200);
      return (await response.json()) as CostForecast;
    };
    const kept = await of(await ask("POST", `/api/deals/${id}/forecast`, { model: MODEL }));
    const dropped = await of(await ask("POST", "/api/forecast", formWith({ model: MODEL })));
    expect(dropped.crossReading).toEqual(kept.crossReading);
    // Beside the name nobody gave yet it is the same.
    expect(dropped.analysts.tokens / kept.analysts.tokens).toBeCloseTo(1, 2);
    expect(kept).toMatchObject({ model: MODEL, crossReading: { usd: expect.any(Number) } });
    const { deals } = (await (await ask("GET", "/api/deals")).json()) as { deals: unknown[] };
    expect(deals).toHaveLength(1);
  });

  it("is refused where no model is asked or the deal is not there, and is kept with the review that was told it", async () => {
    const { ask } = running;
    const id = await upload(running);
    expect(await codeOf(await ask("POST", `/api/deals/${id}/forecast`, {}))).toEqual([400, "bad_request"]);
    expect(await codeOf(await ask("POST", "/api/forecast", formWith({ model: null })))).toEqual([400, "bad_request"]);
    expect(await codeOf(await ask("POST", "/api/deals/nowhere/forecast", { model: MODEL }))).toEqual([
      404,
      "not_found",
    ]);
    const expected = { tokens: 5_000, usd: 0.01 };
    const review = await begin(running, id, { locale: "fr", expected });
    expect(await (await ask("GET", `/api/reviews/${review}`)).json()).toMatchObject({ expected });
  });
});
