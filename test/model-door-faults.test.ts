import { inspect } from "node:util";
import { APICallError } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createBudget } from "../src/model/budget.ts";
import { completeAndValidate } from "../src/model/complete-and-validate.ts";
import type { Journal } from "../src/model/journal/journal.ts";
import { createMemoryJournal } from "../src/model/journal/memory.ts";
import { aiSdkModel } from "../src/model/providers/ai-sdk.ts";
import { sleep, type Time } from "../src/model/time.ts";
import { type ManualTime, manualTime } from "../src/testing/manual-time.ts";
import { type SeededRandom, seeded } from "../src/testing/random.ts";

const KEY = "sk-secret-0123456789abcdef";
const Verdict = z.object({ verdict: z.enum(["A", "B"]), reasons: z.array(z.string().max(40)).max(3) });
type Generated = Awaited<ReturnType<MockLanguageModelV4["doGenerate"]>>;
type Finish = Generated["finishReason"]["unified"];

const answered = (text: string, finish: Finish, input: unknown, output: unknown): Generated => ({
  content: text === "" ? [] : [{ type: "text", text }],
  finishReason: { unified: finish, raw: finish },
  usage: {
    inputTokens: { total: input as number, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: output as number, text: undefined, reasoning: undefined },
  },
  warnings: [{ type: "other", message: `leaked ${KEY}` }],
});

const httpError = (random: SeededRandom) =>
  new APICallError({
    message: `refused, authorization: Bearer ${KEY}`,
    url: `http://host/v1?key=${KEY}`,
    requestBodyValues: { key: KEY },
    statusCode: random.pick([200, 400, 401, 404, 408, 409, 425, 429, 429, 500, 502, 503, 529]),
    responseHeaders: { "retry-after": random.pick(["1", "-1", "1e99", "NaN", "Wed, 21 Oct 2015 07:28:00 GMT", "0.5"]) },
    responseBody: KEY,
  });

/** One random behaviour of a provider: good and faulty answers, errors, silence with and without manners. */
async function behave(random: SeededRandom, time: Time, signal: AbortSignal | undefined): Promise<Generated> {
  if (random.next() < 0.2) await sleep(time, random.integer(1, 90_000), random.next() < 0.5 ? signal : undefined);
  const good = JSON.stringify({ verdict: random.pick(["A", "B"]), reasons: ["because"] });
  const counts = [
    random.pick([80, 120, -1, 0, Number.NaN, undefined, 1e15]),
    random.pick([20, 60, -9, undefined, 1e15]),
  ];
  const finish = random.pick<Finish>([
    "stop",
    "stop",
    "stop",
    "length",
    "content-filter",
    "error",
    "other",
    "tool-calls",
  ]);
  switch (random.integer(0, 7)) {
    case 0:
    case 1:
      return answered(good, finish, 100, 20);
    case 2:
      return answered(random.pick(["", "no", `${good}${good}`, good.slice(0, 20), `{"verdict":"C"}`]), finish, 90, 10);
    case 3:
      return answered(
        random.pick([`Well: ${good}`, "[".repeat(3_000), `{"a":1,"a":2}`, "<html>", `${KEY} ${good}`]),
        finish,
        ...(counts as [unknown, unknown]),
      );
    case 4:
    case 5:
      throw httpError(random);
    case 6:
      throw Object.assign(new Error(`socket hang up ${KEY}`), {
        code: random.pick(["ECONNRESET", "UND_ERR_SOCKET", "EPIPE"]),
      });
    default:
      return new Promise(() => undefined);
  }
}

interface Run {
  results: Awaited<ReturnType<typeof completeAndValidate>>[];
  spent: ReturnType<ReturnType<typeof createBudget>["spending"]>;
  largest: number;
  limit: number;
  calls: number;
  unfinished: number;
  printed: string;
}

/** Some concurrent calls through the whole door on one budget and one journal. */
async function run(seed: number): Promise<Run> {
  const random = seeded(seed);
  const time: ManualTime = manualTime();
  let calls = 0;
  const doGenerate: MockLanguageModelV4["doGenerate"] = ({ abortSignal }) => {
    calls++;
    return behave(random, time, abortSignal);
  };
  const mock = (modelId: string) =>
    aiSdkModel({
      id: `mock:${modelId}`,
      secrets: [KEY],
      now: () => time.now(),
      load: async () => new MockLanguageModelV4({ provider: "mock", modelId, doGenerate }),
    });
  const limit = random.integer(500, 12_000);
  const budget = createBudget({ tokens: limit });
  let largest = 0;
  const watched = {
    ...budget,
    reserve: (asked: Parameters<typeof budget.reserve>[0]) => {
      const reservation = budget.reserve(asked);
      largest = Math.max(largest, budget.spending().reservedTokens);
      return reservation;
    },
  };
  const written: unknown[] = [];
  const memory = createMemoryJournal();
  const journal: Journal = {
    ...memory,
    begin: (...given) => {
      written.push(given);
      return memory.begin(...given);
    },
    complete: (...given) => {
      written.push(given);
      return memory.complete(...given);
    },
    fail: (...given) => {
      written.push(given);
      return memory.fail(...given);
    },
  };
  const stop = new AbortController();
  if (random.next() < 0.1) time.after(random.integer(1, 60_000), () => stop.abort(new Error(KEY)));
  const results = await Promise.all(
    Array.from({ length: random.integer(1, 4) }, (_, index) =>
      completeAndValidate("You judge.", `question ${index}`, Verdict, {
        model: mock("one"),
        ...(index % 2 === 0 && { fallback: mock("two") }),
        budget: watched,
        journal,
        time,
        random: () => random.next(),
        signal: stop.signal,
        maxOutputTokens: 300,
        deadlineMs: random.integer(100, 200_000),
        attemptMs: 30_000,
      }),
    ),
  );
  const unfinished = (await journal.inFlight()).length;
  const printed = inspect([results, written], { depth: 12, showHidden: true }) + JSON.stringify(results);
  return { results, spent: budget.spending(), largest, limit, calls, unfinished, printed };
}

describe("1,000 runs of random faults", () => {
  it("end in a valid answer or a named failure, within the budget, with everything counted and no key shown", async () => {
    const outcomes = new Map<string, number>();
    for (let seed = 1; seed <= 1_000; seed++) {
      const { results, spent, largest, limit, calls, unfinished, printed } = await run(seed);
      for (const result of results) {
        const name = result.success ? "success" : result.failure.kind;
        outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
        if (result.success) expect(Verdict.safeParse(result.data).success).toBe(true);
        else expect(result.error.length).toBeGreaterThan(10);
      }
      const sum = (of: (usage: (typeof results)[number]["usage"]) => number) =>
        results.reduce((total, result) => total + of(result.usage), 0);
      expect(spent.tokens, `seed ${seed}`).toBeLessThanOrEqual(limit + largest);
      expect(spent.reservedTokens).toBe(0);
      expect(
        sum((usage) => usage.inputTokens + usage.outputTokens),
        `seed ${seed}`,
      ).toBe(spent.tokens);
      expect(
        sum((usage) => usage.calls),
        `seed ${seed}`,
      ).toBe(calls);
      expect(unfinished).toBe(0);
      expect(printed).not.toContain(KEY);
    }
    // The dice reached every kind of end.
    const reached = [
      "success",
      "budget_exhausted",
      "timeout",
      "aborted",
      "rate_limited",
      "server_error",
      "unauthorized",
      "rejected",
      "refused",
    ];
    for (const name of reached) expect(outcomes.get(name) ?? 0, name).toBeGreaterThan(0);
  });
});
