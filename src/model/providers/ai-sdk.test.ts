import { APICallError } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { describe, expect, it, vi } from "vitest";
import type { CompletionRequest } from "../port.ts";
import { modelFrom } from "./model-from.ts";

type Generate = MockLanguageModelV4["doGenerate"];
type Generated = Awaited<ReturnType<Generate>>;

const request: CompletionRequest = {
  role: "quick",
  system: "You judge.",
  user: "Which?",
  schema: { type: "object" },
  maxOutputTokens: 50,
  temperature: 0.1,
  attempt: 0,
};
const answered = (text: string, change: Partial<Generated> = {}): Generated => ({
  content: [{ type: "text", text }],
  finishReason: { unified: "stop", raw: "stop" },
  usage: {
    inputTokens: { total: 11, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: 7, text: undefined, reasoning: undefined },
  },
  warnings: [],
  ...change,
});
const refusal = (message: string) =>
  new APICallError({ message, url: "http://host", requestBodyValues: {}, statusCode: 400 });
const mock = (doGenerate: Generate) => new MockLanguageModelV4({ provider: "mock", modelId: "one", doGenerate });

describe("an AI SDK model behind the port", () => {
  it("is asked as the SDK asks, and named provider:model", async () => {
    const inner = mock(async () => answered('{"a":1}'));
    const model = modelFrom(inner, {});
    expect(await model.complete(request)).toEqual({
      text: '{"a":1}',
      finishReason: "stop",
      modelId: "mock:one",
      usage: { inputTokens: 11, outputTokens: 7, calls: 1, usd: null, estimated: false },
    });
    expect(inner.doGenerateCalls[0]).toMatchObject({
      maxOutputTokens: 50,
      temperature: 0.1,
      responseFormat: { type: "json", schema: { type: "object" } },
      prompt: [{ role: "system", content: "You judge." }, { role: "user" }],
    });
  });

  it("hands over text that is no JSON: judging it is ours", async () => {
    const model = modelFrom(
      mock(async () => answered("well, A")),
      {},
    );
    expect(await model.complete(request)).toMatchObject({ text: "well, A" });
    expect(await model.complete({ ...request, schema: null })).toMatchObject({ text: "well, A" });
  });

  it("prints nothing of a provider's warnings", async () => {
    const printed = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const warnings: Generated["warnings"] = [{ type: "unsupported", feature: "temperature" }];
    await modelFrom(
      mock(async () => answered("{}", { warnings })),
      {},
    ).complete(request);
    expect([printed.mock.calls, warn.mock.calls]).toEqual([[], []]);
    vi.restoreAllMocks();
  });

  it.each([
    ["content-filter", "refused"],
    ["error", "interrupted"],
    ["interrupted", "interrupted"],
  ] as const)("that ends by %s has failed, and is paid", async (unified, kind) => {
    const model = modelFrom(
      mock(async () => answered("half", { finishReason: { unified, raw: unified } })),
      {},
    );
    await expect(model.complete(request)).rejects.toMatchObject({ kind, usage: { inputTokens: 11, calls: 1 } });
  });

  it("learns what an endpoint refuses, once for all calls under way", async () => {
    const inner = mock(async ({ responseFormat, temperature }) => {
      if (responseFormat?.type === "json") throw refusal("response_format is not supported");
      if (temperature !== undefined) throw refusal("temperature is not supported");
      return answered("{}");
    });
    const model = modelFrom(inner, {});
    const both = await Promise.all([model.complete(request), model.complete(request)]);
    expect(both.map((one) => one.usage.calls)).toEqual([3, 3]);
    expect(await model.complete(request)).toMatchObject({ usage: { calls: 1 } });
    expect(JSON.stringify(inner.doGenerateCalls.at(-1)?.prompt)).toContain("JSON Schema");
  });

  it("keeps nothing of what a client threw but its name and a redacted line", async () => {
    const error = new APICallError({
      message: "key sk-live-0123456789 is wrong",
      url: "http://host?key=sk-live-0123456789",
      requestBodyValues: { prompt: "confidential" },
      responseBody: "confidential",
      statusCode: 401,
    });
    const model = modelFrom(
      mock(() => Promise.reject(error)),
      {},
    );
    const failure = await model.complete(request).catch((thrown: unknown) => thrown as Error);
    expect(failure).toMatchObject({ kind: "unauthorized", detail: { status: 401, said: "key [redacted] is wrong" } });
    expect(failure).not.toHaveProperty("cause");
  });

  it("fails by name whatever is thrown", async () => {
    for (const thrown of [new Error("odd"), "text", null, undefined, { code: "X" }])
      await expect(
        modelFrom(
          mock(() => Promise.reject(thrown)),
          {},
        ).complete(request),
      ).rejects.toMatchObject({
        kind: "rejected",
      });
    const reset = Object.assign(new Error("x"), { cause: Object.assign(new Error("y"), { code: "ECONNRESET" }) });
    await expect(
      modelFrom(
        mock(() => Promise.reject(reset)),
        {},
      ).complete(request),
    ).rejects.toMatchObject({
      kind: "connection",
      detail: { said: "ECONNRESET" },
    });
  });
});
