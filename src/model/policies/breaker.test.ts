import { describe, expect, it } from "vitest";
import { scriptedModel } from "../../testing/scripted-model.ts";
import { type FailureKind, ModelFailure } from "../failure.ts";
import type { CompletionRequest } from "../port.ts";
import type { Time } from "../time.ts";
import { createBreaker, withBreaker } from "./breaker.ts";
import { withFallback } from "./fallback.ts";

const request: CompletionRequest = {
  role: "quick",
  system: "s",
  user: "u",
  schema: null,
  maxOutputTokens: 10,
  temperature: 0,
  attempt: 0,
};
const failure = (kind: FailureKind) =>
  new ModelFailure(kind, { usage: { inputTokens: 5, outputTokens: 0, calls: 1, usd: 0, estimated: false } });

function circuit(steps: Parameters<typeof scriptedModel>[0]) {
  let now = 0;
  const time: Time = { now: () => now, after: () => () => undefined };
  const model = scriptedModel(steps);
  const guarded = withBreaker(model, createBreaker({ failures: 2, coolDownMs: 1_000 }), time);
  const call = () =>
    guarded.complete(request).then(
      (c) => c.text,
      (error: ModelFailure) => error.kind,
    );
  return { call, model, advance: (ms: number) => (now += ms) };
}

function openBreaker() {
  const breaker = createBreaker({ failures: 1, coolDownMs: 1_000 });
  breaker.failed(0, failure("server_error"));
  return breaker;
}

describe("the breaker", () => {
  it("opens after consecutive failures, lets one probe through, and closes when it succeeds", async () => {
    const { call, model, advance } = circuit([
      failure("server_error"),
      failure("timeout"),
      failure("connection"),
      "ok",
      "ok",
    ]);
    expect([await call(), await call(), await call()]).toEqual(["server_error", "timeout", "circuit_open"]);
    advance(1_000);
    expect(await call()).toBe("connection"); // the probe fails: open again, at once
    expect(await call()).toBe("circuit_open");
    advance(1_000);
    expect([await call(), await call()]).toEqual(["ok", "ok"]);
    model.assertDone();
  });

  it("says why it is open", async () => {
    const guarded = withBreaker(scriptedModel([]), openBreaker(), { now: () => 0, after: () => () => undefined });
    await expect(guarded.complete(request)).rejects.toThrow(/left alone for .* The last time: .*failed on its side/);
  });

  it("sends one probe, not a crowd", async () => {
    let answer: (text: string) => void = () => undefined;
    const { call, advance } = circuit([
      failure("server_error"),
      failure("server_error"),
      () => new Promise<string>((resolve) => (answer = resolve)),
    ]);
    await call();
    await call();
    advance(1_000);
    const probe = call();
    expect(await call()).toBe("circuit_open");
    answer("ok");
    expect(await probe).toBe("ok");
  });

  it("counts only illness, and only in a row", async () => {
    const kinds: FailureKind[] = ["rate_limited", "rejected", "server_error"];
    const { call } = circuit([...kinds.map(failure), "ok", failure("server_error"), "ok"]);
    for (const expected of [...kinds, "ok", "server_error", "ok"]) expect(await call()).toBe(expected);
  });
});

describe("the fallback", () => {
  const pair = (first: FailureKind, second: string | ModelFailure) =>
    withFallback(scriptedModel([failure(first)], { id: "a" }), scriptedModel([second], { id: "b" })).complete(request);

  it("stands in for a model that has given up, and both are paid", async () => {
    expect(await pair("server_error", "ok")).toMatchObject({
      text: "ok",
      modelId: "b",
      usage: { inputTokens: 6, calls: 2 },
    });
    expect(await pair("circuit_open", "ok")).toMatchObject({ modelId: "b" });
    expect(await pair("unauthorized", "ok")).toMatchObject({ modelId: "b" });
  });

  it("reports the second failure with the cost of both", async () => {
    await expect(pair("server_error", failure("timeout"))).rejects.toMatchObject({
      kind: "timeout",
      usage: { inputTokens: 10 },
    });
  });

  it.each<FailureKind>(["aborted", "budget_exhausted", "journal_miss", "price_unknown"])(
    "does not stand in for %s",
    async (kind) => {
      await expect(pair(kind, "never")).rejects.toMatchObject({ kind });
    },
  );
});
