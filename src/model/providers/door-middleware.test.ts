import { APICallError, generateText, streamText, wrapLanguageModel } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { describe, expect, it } from "vitest";
import { manualTime } from "../../testing/manual-time.ts";
import { createBudget } from "../budget.ts";
import { ModelFailure } from "../failure.ts";
import { createMemoryJournal } from "../journal/memory.ts";
import { type DoorMiddlewareOptions, doorMiddleware } from "./door-middleware.ts";

const usage = {
  inputTokens: { total: 10, noCache: 10, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 5, text: 5, reasoning: undefined },
};
const answering = (text: string) =>
  new MockLanguageModelV4({
    doGenerate: async () => ({
      content: [{ type: "text", text }],
      finishReason: { unified: "stop", raw: "stop" },
      usage,
      warnings: [],
      response: { timestamp: new Date(0) },
    }),
  });
const failing = (statusCode: number) =>
  new MockLanguageModelV4({
    doGenerate: async () => {
      throw new APICallError({ message: "no", url: "https://x", requestBodyValues: {}, statusCode });
    },
  });
const behind = (model: MockLanguageModelV4, options: DoorMiddlewareOptions = {}) =>
  wrapLanguageModel({ model, middleware: doorMiddleware({ retry: { retries: 0 }, ...options }) });
const ask = (model: MockLanguageModelV4, options: DoorMiddlewareOptions = {}) =>
  generateText({ model: behind(model, options), prompt: "ARR?", maxRetries: 0, maxOutputTokens: 100 });

describe("the door around anybody's AI SDK model", () => {
  it("reserves before it calls: what does not fit the budget is never sent", async () => {
    const model = answering("507 K€");
    await expect(ask(model, { budget: createBudget({ tokens: 5 }) })).rejects.toMatchObject({
      kind: "budget_exhausted",
    });
    expect(model.doGenerateCalls).toHaveLength(0);
    const budget = createBudget({ tokens: 10_000 });
    expect((await ask(model, { budget })).text).toBe("507 K€");
    expect(budget.spending()).toMatchObject({ tokens: 15, reservedTokens: 0 });
  });

  it("answers from the record, without the model", async () => {
    const journal = createMemoryJournal();
    await ask(answering("first"), { journal });
    const dead = failing(500);
    const again = await ask(dead, { journal, replay: true });
    expect([again.text, again.usage.outputTokens, dead.doGenerateCalls.length]).toEqual(["first", 5, 0]);
  });

  it("asks the same twice where nothing is kept", async () => {
    const model = answering("once");
    const wrapped = behind(model);
    for (const prompt of ["same", "same"]) await generateText({ model: wrapped, prompt });
    expect(model.doGenerateCalls).toHaveLength(2);
  });

  it("goes to the fallback, and leaves an ill model alone", async () => {
    const ill = failing(503);
    const wrapped = behind(ill, { fallback: answering("the other"), breaker: { failures: 1 }, time: manualTime() });
    for (const prompt of ["one", "two"])
      expect((await generateText({ model: wrapped, prompt, maxRetries: 0 })).text).toBe("the other");
    expect(ill.doGenerateCalls).toHaveLength(1);
  });

  it("waits as long as the provider asks, up to a cap, and journals one answer for all of it", async () => {
    const busy = { message: "busy", url: "https://x", requestBodyValues: {}, statusCode: 429 };
    const waits = ["7", "3600"];
    const model = new MockLanguageModelV4({
      doGenerate: async () => {
        const seconds = waits.shift();
        if (seconds !== undefined) throw new APICallError({ ...busy, responseHeaders: { "retry-after": seconds } });
        return answering("at last").doGenerate({} as never);
      },
    });
    const time = manualTime();
    const retry = { retries: 3, maxRetryAfterMs: 20_000 };
    expect((await ask(model, { time, retry })).text).toBe("at last");
    const slept = time.elapsed.filter((ms) => ms >= 5_000 && ms < 50_000);
    expect(slept).toHaveLength(2);
    expect(slept[0]).toBeGreaterThanOrEqual(7_000);
    expect(Math.max(...slept)).toBeLessThanOrEqual(20_000);
  });

  it("masks secrets in the answer and on record, and sends them", async () => {
    const journal = createMemoryJournal();
    const model = answering("the key is sk-secret-123456");
    const { text } = await generateText({
      model: behind(model, { journal, secrets: ["sk-secret-123456"] }),
      prompt: "use sk-secret-123456",
    });
    expect(text).not.toContain("sk-secret");
    expect(JSON.stringify(model.doGenerateCalls[0]?.prompt)).toContain("sk-secret-123456");
  });

  it("names a failure, and streams through the same door", async () => {
    await expect(ask(failing(401))).rejects.toBeInstanceOf(ModelFailure);
    const budget = createBudget({ tokens: 10_000 });
    const { textStream } = streamText({
      model: behind(answering("a stream"), { budget }),
      prompt: "x",
      maxOutputTokens: 50,
    });
    let text = "";
    for await (const part of textStream) text += part;
    expect([text, budget.spending().tokens]).toEqual(["a stream", 15]);
  });
});
