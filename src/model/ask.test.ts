import { describe, expect, it } from "vitest";
import { z } from "zod";
import { manualTime } from "../testing/manual-time.ts";
import { ScriptError, type ScriptedStep, scriptedModel } from "../testing/scripted-model.ts";
import { createBudget } from "./budget.ts";
import { type CompleteOptions, completeAndValidate } from "./complete-and-validate.ts";
import { openDoor } from "./door.ts";
import { ModelFailure } from "./failure.ts";
import { createMemoryJournal } from "./journal/memory.ts";
import type { Completion, CompletionRequest } from "./port.ts";

const Verdict = z.object({ verdict: z.enum(["A", "B"]), score: z.coerce.number() });
const good = { object: { verdict: "A", score: "7" } };
const cut: Partial<Completion> = { text: '{"verdict":"A"', finishReason: "length" };

function asking(steps: ScriptedStep[], options: Partial<CompleteOptions> = {}) {
  const model = scriptedModel(steps, { id: "google:gemini-2.5-flash" });
  const time = manualTime();
  const result = completeAndValidate("You judge.", "Which?", Verdict, { model, time, ...options });
  return { model, result, time };
}

describe("completeAndValidate", () => {
  it("returns what the schema makes of the answer, with its cost", async () => {
    const { model, result } = asking([good]);
    expect(await result).toEqual({
      success: true,
      data: { verdict: "A", score: 7 },
      retries: 0,
      usage: { inputTokens: 4, outputTokens: 7, calls: 1, usd: (4 * 0.3 + 7 * 2.5) / 1e6, estimated: false },
    });
    expect(model.requests[0]).toMatchObject({ system: "You judge.", user: "Which?", temperature: 0.1, attempt: 0 });
    expect(model.requests[0]?.schema).toMatchObject({ type: "object", required: ["verdict", "score"] });
  });

  it("sends faults back in plain words, at most twice, and counts every attempt", async () => {
    const { model, result } = asking(["No idea.", { object: { verdict: "C", score: 1 } }, good]);
    expect(await result).toMatchObject({ success: true, retries: 2, usage: { calls: 3 } });
    expect(model.requests.map((request) => request.attempt)).toEqual([0, 1, 2]);
    expect(model.requests[1]?.user).toContain("- there was no JSON in the answer");
    expect(model.requests[2]?.user).toContain('- verdict: must be one of A, B; found "C"');
    expect(model.requests[2]?.user).not.toContain("No idea");
  });

  it("gives up with the faults, in the reader's language", async () => {
    const { result } = asking(["x", "y", "z"], { locale: "fr" });
    expect(await result).toMatchObject({
      success: false,
      error:
        "google:gemini-2.5-flash n’a pas donné de réponse de la forme demandée : la réponse ne contenait pas de JSON",
      failure: { kind: "invalid_answer" },
      retries: 2,
      usage: { calls: 3 },
    });
    expect(await asking(["x"], { maxRetries: 0 }).result).toMatchObject({ success: false, retries: 0 });
  });

  it("asks a cut answer again with more room, and never reads it", async () => {
    const { model, result } = asking([cut, { ...cut, text: JSON.stringify(good.object) }, cut], {
      maxOutputTokens: 50,
    });
    expect(await result).toMatchObject({ success: false, failure: { kind: "truncated", detail: { limit: 100 } } });
    expect(model.requests.map((request) => request.maxOutputTokens)).toEqual([50, 100, 100]);
  });

  it("asks an empty answer again, twice if need be", async () => {
    const { model, result } = asking(["", "  ", good]);
    expect(await result).toMatchObject({ success: true, retries: 2 });
    model.assertDone(); // the journal did not answer the repeated question
    expect(await asking(["", "", ""]).result).toMatchObject({ failure: { kind: "empty" } });
  });

  it("stops at the deadline, whatever the model is doing", async () => {
    const never = () => new Promise<string>(() => undefined);
    const { result } = asking([never], { deadlineMs: 3_000 });
    expect(await result).toMatchObject({
      success: false,
      failure: { kind: "timeout" },
      error: expect.stringMatching(/3 s/),
    });
    const slow = asking([never, never, never, good], { deadlineMs: 200_000, attemptMs: 1_000, retry: { timeouts: 3 } });
    expect(await slow.result).toMatchObject({ success: true, usage: { calls: 4, estimated: true } });
    expect(slow.time.elapsed.filter((ms) => ms === 1_000).length).toBeGreaterThanOrEqual(3);
  });

  it("waits once more for a slow model, and not at all where a fallback waits", async () => {
    const never = () => new Promise<string>(() => undefined);
    const alone = asking([never, never], { attemptMs: 1_000 });
    expect(await alone.result).toMatchObject({ success: false, failure: { kind: "timeout" }, usage: { calls: 2 } });
    const fallback = scriptedModel([good], { id: "anthropic:claude-haiku-4-5" });
    const helped = asking([never], { attemptMs: 1_000, fallback });
    expect(await helped.result).toMatchObject({ success: true, usage: { calls: 2 } });
  });

  it("stops on request: before, during and between attempts", async () => {
    const stopped = { success: false, failure: { kind: "aborted" } };
    const early = asking([], { signal: AbortSignal.abort() });
    expect(await early.result).toMatchObject({ ...stopped, usage: { calls: 0, inputTokens: 0, estimated: false } });
    const during = new AbortController();
    const { result } = asking(
      [
        () => {
          setImmediate(() => during.abort());
          return new Promise<string>(() => undefined);
        },
      ],
      { signal: during.signal },
    );
    expect(await result).toMatchObject(stopped);
  });

  it("falls back, and says so in the cost", async () => {
    const down = new ModelFailure("unauthorized");
    const fallback = scriptedModel([good], { id: "anthropic:claude-haiku-4-5" });
    const { result } = asking([down], { fallback });
    expect(await result).toMatchObject({ success: true, usage: { calls: 2, usd: (4 * 1 + 7 * 5) / 1e6 } });
  });

  it("spends no more than the budget, and names its end", async () => {
    const budget = createBudget({ tokens: 500 });
    const { model, result } = asking(["x", "y", good], { budget, maxOutputTokens: 300, locale: "pt" });
    expect(await result).toMatchObject({
      success: false,
      failure: { kind: "budget_exhausted" },
      error: expect.stringMatching(/O orçamento acabou/),
    });
    expect(model.requests.length).toBeLessThan(3);
    expect(budget.spending().tokens).toBeLessThanOrEqual(500);
    const unpriced = scriptedModel([good], { id: "openai-compatible:llama" });
    expect(await asking([], { model: unpriced, budget: createBudget({ usd: 5 }) }).result).toMatchObject({
      failure: { kind: "price_unknown" },
    });
  });

  it("makes sure of what a model of anybody's making answers", async () => {
    const foreign = (answer: unknown) => ({ id: "mine:own", complete: async () => answer as Completion });
    const sparse = await asking([], { model: foreign({ text: JSON.stringify(good.object) }) }).result;
    expect(sparse).toMatchObject({ success: true, data: { verdict: "A" }, usage: { calls: 1, estimated: true } });
    expect(sparse.usage.inputTokens).toBeGreaterThan(0);
    for (const answer of [undefined, null, {}, { text: 7 }])
      expect(await asking([], { model: foreign(answer) }).result).toMatchObject({
        failure: { kind: "malformed_response" },
      });
  });

  it("does not believe a count that cannot be true", async () => {
    const budget = createBudget({ tokens: 1_000 });
    const usage = { inputTokens: 10 ** 9, outputTokens: 10 ** 9, calls: 1, usd: null, estimated: false };
    const { result } = asking([{ text: JSON.stringify(good.object), usage }], { budget, maxOutputTokens: 100 });
    expect(await result).toMatchObject({ success: true, usage: { estimated: true } });
    expect(budget.spending().tokens).toBeLessThan(1_000);
  });

  it("lets faults of the program through", async () => {
    await expect(asking([]).result).rejects.toThrow(ScriptError);
  });

  it("says what is wrong with a model it cannot have", async () => {
    const ask = (model: unknown, env = {}) =>
      completeAndValidate("s", "u", Verdict, { model: model as string, env, locale: "en" });
    expect(await ask("gpt-5")).toMatchObject({
      failure: { kind: "unknown_provider" },
      error: expect.stringMatching(/openrouter, openai-compatible/),
    });
    expect(await ask("toString:x")).toMatchObject({ failure: { kind: "unknown_provider" } });
    expect(await ask("openrouter:")).toMatchObject({ failure: { kind: "unknown_provider" } });
    expect(await ask("openrouter:x/y")).toMatchObject({ error: expect.stringMatching(/OPENROUTER_API_KEY/) });
    expect(await ask("openrouter:x/y", { OPENROUTER_API_KEY: "  " })).toMatchObject({
      error: expect.stringMatching(/OPENROUTER_API_KEY/),
    });
    expect(await ask("openai-compatible:llama")).toMatchObject({ error: expect.stringMatching(/TRIBUNAL_BASE_URL/) });
    expect(await ask("anthropic:claude-haiku-4-5")).toMatchObject({
      error: expect.stringMatching(/ANTHROPIC_API_KEY/),
    });
    expect(await ask("google:gemini-2.5-flash")).toMatchObject({
      error: expect.stringMatching(/GOOGLE_GENERATIVE_AI_API_KEY/),
    });
    expect(await ask({ id: "x" })).toMatchObject({ failure: { kind: "bad_model" } });
    expect(await ask(undefined)).toMatchObject({ failure: { kind: "bad_model" } });
  });
});

describe("a journaled call", () => {
  it("is not made twice, and costs the budget the same again", async () => {
    const journal = createMemoryJournal();
    const first = await asking(["x", good], { journal }).result;
    const budget = createBudget({ tokens: 100_000 });
    const again = await asking([], { journal, budget }).result;
    expect(again).toEqual(first);
    expect(budget.spending().tokens).toBe(first.usage.inputTokens + first.usage.outputTokens);
  });

  it("is replayed without anybody being called, failures included; a miss has a name", async () => {
    const journal = createMemoryJournal();
    const failed = await asking([new ModelFailure("unauthorized", { detail: { status: 401 } })], { journal }).result;
    const replayed = await asking([], { journal, replay: true }).result;
    expect(replayed).toMatchObject({ success: false, error: (failed as { error: string }).error });
    const miss = await asking([], { journal, replay: true, temperature: 0.9 }).result;
    expect(miss).toMatchObject({ failure: { kind: "journal_miss" } });
    expect(await asking([good], { journal }).result).toMatchObject({ success: true }); // resuming asks again
  });

  it("is on record before it is used, or not used at all", async () => {
    const journal = createMemoryJournal();
    const broken = { ...journal, complete: () => Promise.reject(new Error("disk full")) };
    const { result } = asking([good], { journal: broken });
    expect(await result).toMatchObject({
      failure: { kind: "journal_failed" },
      error: expect.stringMatching(/disk full/),
      usage: { calls: 1 },
    });
  });
});

describe("openDoor", () => {
  const request: CompletionRequest = {
    role: "quick",
    system: "s",
    user: "u",
    schema: null,
    maxOutputTokens: 9,
    temperature: 0,
    attempt: 0,
  };

  it("keeps its circuits when it is opened again with other policies", async () => {
    const model = scriptedModel([new ModelFailure("server_error")]);
    const door = openDoor(model, { time: manualTime(), retry: { retries: 0 }, breaker: { failures: 1 } });
    await expect(door.complete(request)).rejects.toMatchObject({ kind: "server_error" });
    const other = openDoor(door, { budget: createBudget({ tokens: 1_000 }) });
    await expect(other.complete(request)).rejects.toMatchObject({ kind: "circuit_open" });
    model.assertDone();
  });
});
