import { describe, expect, it } from "vitest";
import { manualTime } from "../../testing/manual-time.ts";
import { type ScriptedStep, scriptedModel } from "../../testing/scripted-model.ts";
import { type FailureKind, ModelFailure } from "../failure.ts";
import type { CompletionRequest } from "../port.ts";
import { RETRY_POLICY, withRetry } from "./retry.ts";
import { retryAfterMs } from "./retry-after.ts";

const request: CompletionRequest = {
  role: "quick",
  system: "s",
  user: "u",
  schema: null,
  maxOutputTokens: 10,
  temperature: 0,
  attempt: 0,
};
const fails = (kind: FailureKind, retryAfterMs?: number) =>
  new ModelFailure(kind, {
    usage: { inputTokens: 7, outputTokens: 1, calls: 1, usd: 0, estimated: false },
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });

async function run(steps: ScriptedStep[], extra: Partial<CompletionRequest> = {}) {
  const time = manualTime();
  const model = scriptedModel(steps);
  const outcome = await withRetry(model, RETRY_POLICY, { time, random: () => 1 })
    .complete({ ...request, ...extra })
    .catch((error: unknown) => error as ModelFailure);
  model.assertDone();
  return { outcome, waits: time.elapsed };
}

describe("withRetry", () => {
  it("waits longer each time, and counts what failed attempts cost", async () => {
    const { outcome, waits } = await run([fails("server_error"), fails("connection"), fails("not_json"), "fine"]);
    expect(waits).toEqual([500, 1000, 2000]);
    expect(outcome).toMatchObject({ text: "fine", usage: { inputTokens: 22, outputTokens: 4, calls: 4 } });
  });

  it("spreads the waits between half and the whole", async () => {
    const time = manualTime();
    const model = scriptedModel([fails("server_error"), "fine"]);
    await withRetry(model, RETRY_POLICY, { time, random: () => 0 }).complete(request);
    expect(time.elapsed).toEqual([250]);
  });

  it("gives up after the last attempt, with the whole cost", async () => {
    const { outcome } = await run([1, 2, 3, 4].map(() => fails("rate_limited")));
    expect(outcome).toMatchObject({ kind: "rate_limited", usage: { inputTokens: 28, calls: 4 } });
  });

  it.each<FailureKind>(["rejected", "unauthorized", "refused", "budget_exhausted", "circuit_open", "aborted"])(
    "does not repeat %s",
    async (kind) => {
      const { outcome, waits } = await run([fails(kind)]);
      expect(outcome).toMatchObject({ kind });
      expect(waits).toEqual([]);
    },
  );

  it("obeys the provider's wait up to the cap, and never comes back sooner than by itself", async () => {
    const { waits } = await run([
      fails("rate_limited", 1_500),
      fails("rate_limited", 86_400_000),
      fails("rate_limited", 0),
      "fine",
    ]);
    expect(waits).toEqual([1_500, 30_000, 2_000]);
  });

  it("does not start a wait that ends after the deadline", async () => {
    const deadlineAt = manualTime().now() + 1_000;
    const { outcome, waits } = await run([fails("rate_limited", 5_000)], { deadlineAt });
    expect(outcome).toMatchObject({ kind: "rate_limited" });
    expect(waits).toEqual([]);
  });

  it("stops waiting when told to", async () => {
    const controller = new AbortController();
    const { outcome } = await run(
      [
        () => {
          queueMicrotask(() => controller.abort());
          return fails("server_error");
        },
      ],
      { signal: controller.signal },
    );
    expect(outcome).toMatchObject({ kind: "aborted", usage: { inputTokens: 7 } });
  });

  it("lets a fault of the program through", async () => {
    const model = scriptedModel([]);
    const door = withRetry(model, RETRY_POLICY, { time: manualTime(), random: Math.random });
    await expect(door.complete(request)).rejects.toThrow("not in the script");
  });
});

describe("retryAfterMs", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  it.each([
    ["12", 12_000],
    ["0", 0],
    ["1.5", 1_500],
    ["-5", 0],
    ["Thu, 01 Jan 2026 00:00:20 GMT", 20_000],
    ["Mon, 01 Jan 2024 00:00:00 GMT", 0],
    ["soon", undefined],
    ["", undefined],
    ["NaN", undefined],
  ])("reads %j", (value, expected) => {
    expect(retryAfterMs({ "retry-after": value }, now)).toBe(expected);
  });

  it("prefers milliseconds where they are given", () => {
    expect(retryAfterMs({ "retry-after": "9", "retry-after-ms": "250" }, now)).toBe(250);
    expect(retryAfterMs({}, now)).toBeUndefined();
  });

  it("clamps what no clock can hold", () => {
    expect(retryAfterMs({ "retry-after": "1e400" }, now)).toBe(Number.POSITIVE_INFINITY);
  });
});
