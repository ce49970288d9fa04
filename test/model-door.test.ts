import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { createBudget } from "../src/model/budget.ts";
import {
  type CompleteOptions,
  completeAndValidate,
  type ValidationResult,
} from "../src/model/complete-and-validate.ts";
import { openSqliteJournal } from "../src/model/journal/sqlite.ts";
import { systemTime, type Time } from "../src/model/time.ts";
import { type Behaviour, type FakeProvider, startFakeProvider } from "../src/testing/fake-provider.ts";

const KEY = "sk-secret-0123456789abcdef";
const Verdict = z.object({ verdict: z.enum(["A", "B"]), reasons: z.array(z.string()), score: z.number().optional() });
const answer = { verdict: "A", reasons: ["slide 8 says so", "the model agrees"] };

let provider: FakeProvider;
let folder = "";
/** Everything a user could ever see: results, console, files. */
let seen: string[] = [];
/** The waits between attempts, as they were asked for; nobody sits them out. */
let waits: number[] = [];
const quick: Time = {
  now: () => Date.now(),
  after(ms, run) {
    if (ms < 50_000) waits.push(ms);
    return systemTime.after(ms < 50_000 ? 1 : ms, run);
  },
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tribunal-door-"));
  seen = [];
  waits = [];
  for (const method of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, method).mockImplementation((...args) => void seen.push(inspect(args)));
  vi.spyOn(process, "emitWarning").mockImplementation((...args) => void seen.push(inspect(args)));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await provider.close();
  for (const file of readdirSync(folder)) seen.push(readFileSync(join(folder, file), "latin1"));
  rmSync(folder, { recursive: true, force: true });
  expect(seen.length).toBeGreaterThan(0);
  for (const text of seen) expect(text).not.toContain(KEY);
  for (const { headers } of provider.requests) expect(JSON.stringify(headers)).toContain(KEY); // it was really in use
});

async function ask(
  script: readonly Behaviour[],
  options: Partial<CompleteOptions> & { otherwise?: Behaviour } = {},
): Promise<ValidationResult<z.infer<typeof Verdict>>> {
  const { otherwise, ...rest } = options;
  provider = await startFakeProvider({ answer, script, ...(otherwise !== undefined && { otherwise }) });
  const journal = openSqliteJournal(join(folder, "journal.sqlite"));
  const env = {
    TRIBUNAL_BASE_URL: provider.url,
    TRIBUNAL_API_KEY: KEY,
    OPENROUTER_BASE_URL: provider.url,
    OPENROUTER_API_KEY: KEY,
    ANTHROPIC_BASE_URL: provider.url,
    ANTHROPIC_API_KEY: KEY,
    GOOGLE_GENERATIVE_AI_BASE_URL: provider.url,
    GOOGLE_GENERATIVE_AI_API_KEY: KEY,
  };
  const result = await completeAndValidate("You judge.", "Which side?", Verdict, {
    model: "openai-compatible:llama3",
    env,
    journal,
    time: quick,
    random: () => 1,
    ...rest,
  });
  await journal.close();
  seen.push(JSON.stringify(result), inspect(result, { depth: 9, showHidden: true }));
  if (!result.success) seen.push(String(result.failure.stack), String(result.failure));
  return result;
}

const asked = (request: { body: Record<string, unknown> } | undefined) => JSON.stringify(request?.body.messages);

describe("an answer over HTTP", () => {
  it("is asked for with its schema, and validated", async () => {
    expect(await ask([])).toEqual({
      success: true,
      data: answer,
      retries: 0,
      usage: { inputTokens: 100, outputTokens: 20, calls: 1, usd: null, estimated: false },
    });
    expect(provider.requests[0]).toMatchObject({
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
      expect(await ask([behaviour])).toMatchObject({ success: true, data: answer, retries: 0 });
      expect(provider.count()).toBe(1);
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
    expect(await ask([behaviour])).toMatchObject({
      success: true,
      data: answer,
      retries: 1,
      usage: { outputTokens: 40, calls: 2 },
    });
    expect(asked(provider.requests[1])).toContain(told);
  });

  it.each<[Behaviour, string]>([
    [{ kind: "malformed_json" }, "invalid_answer"],
    [{ kind: "truncated" }, "truncated"],
    [{ kind: "empty" }, "empty"],
  ])("that stays %o is a named failure, every attempt counted", async (otherwise, kind) => {
    expect(await ask([], { otherwise })).toMatchObject({
      success: false,
      failure: { kind },
      retries: 2,
      usage: { inputTokens: 300, calls: 3 },
    });
    expect(provider.count()).toBe(3);
  });
});

describe("a failure of the transport", () => {
  it.each<Behaviour>([
    { kind: "html" },
    { kind: "wrong_type" },
    { kind: "wrong_type", type: "text/event-stream" },
    { kind: "body", body: "<html>behind a JSON header</html>" },
    { kind: "body", body: '{"id":"x","choices"' },
    { kind: "body", body: '{"hello":"world"}' },
    { kind: "body", body: "" },
    { kind: "reset" },
    { kind: "status", status: 500 },
    { kind: "status", status: 503 },
    { kind: "status", status: 529 },
    { kind: "status", status: 408 },
    { kind: "status", status: 425 },
    { kind: "status", status: 429 },
  ])("passes: %o, then the answer", async (behaviour) => {
    expect(await ask([behaviour, behaviour])).toMatchObject({
      success: true,
      data: answer,
      retries: 0,
      usage: { calls: 3 },
    });
    expect(provider.count()).toBe(3);
    expect(waits).toEqual([500, 1_000]);
  });

  it.each<[Behaviour, string]>([
    [{ kind: "html" }, "not_json"],
    [{ kind: "body", body: '{"hello":"world"}' }, "malformed_response"],
    [{ kind: "reset" }, "interrupted"],
    [{ kind: "status", status: 502, message: `upstream said: bad key ${KEY}` }, "server_error"],
    [{ kind: "status", status: 429 }, "rate_limited"],
  ])("that lasts has a name: %o", async (otherwise, kind) => {
    expect(await ask([], { otherwise })).toMatchObject({ success: false, failure: { kind } });
    expect(provider.count()).toBe(4);
  });

  it.each<[number, string]>([
    [400, "rejected"],
    [401, "unauthorized"],
    [402, "rejected"],
    [403, "unauthorized"],
    [404, "rejected"],
    [413, "rejected"],
    [422, "rejected"],
    [302, "rejected"],
  ])("%i is final", async (status, kind) => {
    const message = `no: Authorization Bearer ${KEY}, ?key=${KEY}`;
    const location = "http://127.0.0.1:9/elsewhere";
    expect(await ask([{ kind: "status", status, message, location }])).toMatchObject({
      success: false,
      failure: { kind },
    });
    expect(provider.count()).toBe(1);
    expect(waits).toEqual([]);
  });

  it.each<[string, number]>([
    ["2", 2_000],
    ["0", 0],
    ["-3", 0],
    ["99999999", 30_000],
    ["Wed, 21 Oct 2015 07:28:00 GMT", 0],
    ["Fri, 31 Dec 2100 00:00:00 GMT", 30_000],
    ["whenever", 500],
  ])("obeys Retry-After: %s", async (retryAfter, wait) => {
    expect(await ask([{ kind: "status", status: 429, retryAfter }])).toMatchObject({ success: true });
    expect(waits).toEqual([wait]);
  });

  it("ends at the deadline while the body trickles, while nothing comes, and while the provider asks to wait", async () => {
    const limits = { time: systemTime, attemptMs: 40 };
    const late = await ask([{ kind: "slow_body" }, { kind: "silent" }], { ...limits, retry: { baseMs: 1 } });
    expect(late).toMatchObject({ success: true, data: answer, usage: { calls: 3, estimated: true } });
    await provider.close();
    const never = await ask([], {
      otherwise: { kind: "slow_body" },
      time: systemTime,
      deadlineMs: 60,
      attemptMs: 5_000,
      temperature: 0.2,
    });
    expect(never).toMatchObject({ success: false, failure: { kind: "timeout" } });
    await provider.close();
    const busy = await ask([{ kind: "status", status: 429, retryAfter: "80" }], {
      deadlineMs: 60_000,
      retry: { maxRetryAfterMs: 90_000 },
      temperature: 0.3,
    });
    expect(busy).toMatchObject({ success: false, failure: { kind: "rate_limited" } });
  });

  it("ends when the caller stops, in the middle of a body", async () => {
    const controller = new AbortController();
    const pending = ask([{ kind: "slow_body" }], { signal: controller.signal });
    await vi.waitUntil(() => existsSync(join(folder, "journal.sqlite")) && provider.count() === 1);
    controller.abort();
    expect(await pending).toMatchObject({ success: false, failure: { kind: "aborted" }, usage: { estimated: true } });
  });

  it("opens the circuit and turns to the fallback", async () => {
    const isFallback = (body: Record<string, unknown>) => body.model === "spare";
    provider = await startFakeProvider({
      answer,
      script: ({ body }) => (isFallback(body) ? { kind: "ok" } : { kind: "status", status: 500 }),
    });
    const env = { TRIBUNAL_BASE_URL: provider.url, TRIBUNAL_API_KEY: KEY };
    const result = await completeAndValidate("s", "u", Verdict, {
      model: "openai-compatible:main",
      fallback: "openai-compatible:spare",
      env,
      time: quick,
      breaker: { failures: 2 },
    });
    seen.push(inspect(result));
    expect(result).toMatchObject({ success: true, data: answer, usage: { calls: 3 } });
    expect(provider.requests.map(({ body }) => body.model)).toEqual(["main", "main", "spare"]);
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
    const result = await ask([{ kind: "ok", usage }], { budget });
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
    const result = await ask([{ kind: "status", status: 400, message }, { kind: "fenced" }]);
    expect(result).toMatchObject({ success: true, data: answer, retries: 0 });
    expect(provider.requests[1]?.body.response_format).toBeUndefined();
    expect(asked(provider.requests[1])).toContain("JSON Schema");
    expect(waits).toEqual([]);
  });

  it("is asked without a temperature where it takes none", async () => {
    const message = "Unsupported value: 'temperature' does not support 0.1 with this model.";
    expect(await ask([{ kind: "status", status: 400, message }])).toMatchObject({ success: true });
    expect(provider.requests[1]?.body.temperature).toBeUndefined();
  });

  it("is not asked for ever", async () => {
    const message = "response_format: unknown; temperature: unknown";
    const refusal: Behaviour = { kind: "status", status: 400, message };
    expect(await ask([], { otherwise: refusal })).toMatchObject({ success: false, failure: { kind: "rejected" } });
    expect(provider.count()).toBeLessThanOrEqual(3);
  });
});

describe("the other providers", () => {
  it("OpenRouter answers, and its errors in a 200 are errors", async () => {
    const model = "openrouter:google/gemini-2.5-flash";
    const failing = JSON.stringify({ error: { code: 502, message: `provider down ${KEY}` } });
    const result = await ask([{ kind: "body", body: failing }], { model });
    expect(result).toMatchObject({ success: true, data: answer, usage: { usd: (100 * 0.3 + 20 * 2.5) / 1e6 } });
    expect(provider.requests[1]?.body).toMatchObject({
      model: "google/gemini-2.5-flash",
      response_format: { type: "json_schema" },
    });
  });

  it.each(["anthropic:claude-haiku-4-5", "google:gemini-2.5-flash"])(
    "%s fails by name and without its key",
    async (model) => {
      expect(await ask([], { model, otherwise: { kind: "html" } })).toMatchObject({ failure: { kind: "not_json" } });
      await provider.close();
      const refusal: Behaviour = { kind: "status", status: 401, message: `invalid x-api-key ${KEY}` };
      expect(await ask([], { model, otherwise: refusal, temperature: 0.5 })).toMatchObject({
        failure: { kind: "unauthorized" },
      });
    },
  );
});
