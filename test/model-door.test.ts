import { describe, expect, it } from "vitest";
import { createBudget } from "../src/model/budget.ts";
import type { Behaviour } from "../src/testing/fake-provider.ts";
import { answer, DoorCase, KEY } from "./door-case.ts";

const door = new DoorCase();

describe("an answer over HTTP", () => {
  it("is asked for with its schema, and validated", async () => {
    expect(await door.ask([])).toEqual({
      success: true,
      data: answer,
      retries: 0,
      usage: { inputTokens: 100, outputTokens: 20, calls: 1, usd: null, estimated: false },
    });
    expect(door.provider.requests[0]).toMatchObject({
      path: "/v1/chat/completions",
      headers: { authorization: `Bearer ${KEY}` },
      body: {
        model: "llama3",
        temperature: 0.1,
        max_tokens: 2_000,
        response_format: {
          type: "json_schema",
          json_schema: { strict: false, schema: { required: ["verdict", "reasons"] } },
        },
      },
    });
  });

  it.each<Behaviour>([{ kind: "fenced" }, { kind: "prose" }, { kind: "ok", finishReason: null }])(
    "is read where it is $kind",
    async (behaviour) => {
      expect(await door.ask([behaviour])).toMatchObject({ success: true, data: answer, retries: 0 });
      expect(door.provider.count()).toBe(1);
    },
  );

  it.each<[Behaviour, string]>([
    [{ kind: "malformed_json" }, "JSON is not valid"],
    [{ kind: "cut_short" }, "stops before its end"],
    [{ kind: "truncated" }, "was cut at 2000 tokens"],
    [{ kind: "empty" }, "was empty"],
    [{ kind: "text", text: "I would say A." }, "no JSON"],
    [{ kind: "text", text: "[".repeat(5_000) }, "nested deeper"],
    [{ kind: "ok", answer: { verdict: "yes", reasons: "none" } }, "must be one of A, B"],
  ])("is asked again where it is %o", async (behaviour, told) => {
    expect(await door.ask([behaviour])).toMatchObject({
      success: true,
      data: answer,
      retries: 1,
      usage: { outputTokens: 40, calls: 2 },
    });
    expect(door.messages(1)).toContain(told);
  });

  it.each<[Behaviour, string]>([
    [{ kind: "malformed_json" }, "invalid_answer"],
    [{ kind: "truncated" }, "truncated"],
    [{ kind: "empty" }, "empty"],
  ])("that stays %o is a named failure, every attempt counted", async (otherwise, kind) => {
    expect(await door.ask([], { otherwise })).toMatchObject({
      success: false,
      failure: { kind },
      retries: 2,
      usage: { inputTokens: 300, calls: 3 },
    });
    expect(door.provider.count()).toBe(3);
  });
});

describe("what a provider says it used", () => {
  it.each<unknown>([
    undefined,
    null,
    {},
    { prompt_tokens: -5, completion_tokens: -1 },
    { prompt_tokens: 0, completion_tokens: 0 },
    { prompt_tokens: 1.5, completion_tokens: 2 },
    { prompt_tokens: 1e12, completion_tokens: 1e12 },
  ])("is replaced by an estimate, and said to be one: %o", async (usage) => {
    const budget = createBudget({ tokens: 20_000 });
    const result = await door.ask([{ kind: "ok", usage }], { budget });
    expect(result).toMatchObject({ success: true, usage: { calls: 1, estimated: true } });
    expect(result.usage.inputTokens).toBeGreaterThan(0);
    expect(budget.spending()).toMatchObject({
      reservedTokens: 0,
      tokens: result.usage.inputTokens + result.usage.outputTokens,
    });
    expect(budget.spending().tokens).toBeLessThan(6_000);
  });
});

describe("an endpoint that lacks something", () => {
  it("is told the shape in words where it takes no schema, and remembered", async () => {
    const message = "response_format json_schema is not supported by this model";
    const result = await door.ask([{ kind: "status", status: 400, message }, { kind: "fenced" }]);
    expect(result).toMatchObject({ success: true, data: answer, retries: 0 });
    expect(door.provider.requests[1]?.body.response_format).toBeUndefined();
    expect(door.messages(1)).toContain("JSON Schema");
    expect(door.waits).toEqual([]);
  });

  it("is asked without a temperature where it takes none", async () => {
    const message = "Unsupported value: 'temperature' does not support 0.1 with this model.";
    expect(await door.ask([{ kind: "status", status: 400, message }])).toMatchObject({ success: true });
    expect(door.provider.requests[1]?.body.temperature).toBeUndefined();
  });

  it("is not asked for ever", async () => {
    const message = "response_format: unknown; temperature: unknown";
    const refusal: Behaviour = { kind: "status", status: 400, message };
    expect(await door.ask([], { otherwise: refusal })).toMatchObject({ success: false, failure: { kind: "rejected" } });
    expect(door.provider.count()).toBeLessThanOrEqual(3);
  });
});

describe("the other providers", () => {
  it("OpenRouter answers, and its errors in a 200 are errors", async () => {
    const model = "openrouter:google/gemini-2.5-flash";
    const failing = JSON.stringify({ error: { code: 502, message: `provider down ${KEY}` } });
    const result = await door.ask([{ kind: "body", body: failing }], { model });
    expect(result).toMatchObject({ success: true, data: answer, usage: { usd: (100 * 0.3 + 20 * 2.5) / 1e6 } });
    expect(door.provider.requests[1]?.body).toMatchObject({
      model: "google/gemini-2.5-flash",
      response_format: { type: "json_schema" },
    });
  });

  it.each(["anthropic:claude-haiku-4-5", "google:gemini-2.5-flash"])(
    "%s fails by name and without its key",
    async (model) => {
      expect(await door.ask([], { model, otherwise: { kind: "html" } })).toMatchObject({
        failure: { kind: "not_json" },
      });
      const refusal: Behaviour = { kind: "status", status: 401, message: `invalid x-api-key ${KEY}` };
      expect(await door.ask([], { model, otherwise: refusal, temperature: 0.5 })).toMatchObject({
        failure: { kind: "unauthorized" },
      });
    },
  );
});
