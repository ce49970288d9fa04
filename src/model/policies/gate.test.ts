import { describe, expect, it } from "vitest";
import { ModelFailure } from "../failure.ts";
import type { Completion, CompletionRequest, Model } from "../port.ts";
import type { Time } from "../time.ts";
import { Gate, gateOf, withGate } from "./gate.ts";

const request: CompletionRequest = {
  role: "quick",
  system: "",
  user: "",
  schema: null,
  maxOutputTokens: 1,
  temperature: 0,
  attempt: 0,
};
const answered: Completion = {
  text: "ok",
  finishReason: "stop",
  modelId: "p:m",
  usage: { inputTokens: 1, outputTokens: 1, calls: 1, usd: null, estimated: false },
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A clock that stands still until it is moved. */
function byHand(): Time & { move(ms: number): void } {
  let now = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    move(ms) {
      now += ms;
      for (const timer of timers) if (timer.at <= now && timers.delete(timer)) timer.run();
    },
  };
}

/** A model whose calls end when the test says so. */
function held(id: string) {
  const open: { end: (with_?: ModelFailure) => void }[] = [];
  const model: Model = {
    id,
    complete: () =>
      new Promise((resolve, reject) => {
        open.push({ end: (failure) => (failure === undefined ? resolve(answered) : reject(failure)) });
      }),
  };
  return { model, open };
}

describe("the gate of a provider", () => {
  it("lets so many in at once, whichever of its models they ask, in the order they came", async () => {
    const time = byHand();
    const [one, two] = [held("p:small"), held("p:large")];
    expect(gateOf("p:small", time)).toBe(gateOf("p:large", time));
    expect(gateOf("q:small", time)).not.toBe(gateOf("p:small", time));
    const gate = gateOf("p:small", time);
    const small = withGate(one.model, gate, 2, time);
    const large = withGate(two.model, gate, 2, time);
    const calls = [small.complete(request), large.complete(request), small.complete(request), large.complete(request)];
    await settle();
    expect([one.open.length, two.open.length]).toEqual([1, 1]);
    one.open[0]?.end();
    await settle();
    expect([one.open.length, two.open.length]).toEqual([2, 1]);
    two.open[0]?.end();
    one.open[1]?.end();
    await settle();
    two.open[1]?.end();
    await Promise.all(calls);
  });

  it("pauses for everybody when one is told to slow down", async () => {
    const time = byHand();
    const { model, open } = held("p:m");
    const door = withGate(model, new Gate(), 4, time);
    const first = door.complete(request).catch((error: ModelFailure) => error.kind);
    await settle();
    open[0]?.end(new ModelFailure("rate_limited", { retryAfterMs: 5_000 }));
    expect(await first).toBe("rate_limited");
    const second = door.complete({ ...request });
    await settle();
    expect(open).toHaveLength(1);
    await expect(door.complete({ ...request, deadlineAt: time.now() + 4_000 })).rejects.toMatchObject({
      kind: "rate_limited",
    });
    time.move(5_000);
    await settle();
    expect(open).toHaveLength(2);
    open[1]?.end();
    await second;
  });

  it("pauses also for who was waiting for a place, and anew where the rest was too short", async () => {
    const time = byHand();
    const { model, open } = held("p:m");
    const gate = new Gate();
    const door = withGate(model, gate, 1, time);
    const first = door.complete(request).catch((error: ModelFailure) => error.kind);
    const second = door.complete({ ...request });
    await settle();
    open[0]?.end(new ModelFailure("rate_limited", { retryAfterMs: 5_000 }));
    expect(await first).toBe("rate_limited");
    await settle();
    expect(open).toHaveLength(1);
    time.move(4_000);
    gate.slowDown(time.now(), 3_000);
    time.move(1_000);
    await settle();
    expect(open).toHaveLength(1);
    time.move(2_000);
    await settle();
    expect(open).toHaveLength(2);
    open[1]?.end();
    await second;
  });

  it("gives a place back that nobody wants any more", async () => {
    const time = byHand();
    const { model, open } = held("p:m");
    const door = withGate(model, new Gate(), 1, time);
    const controller = new AbortController();
    const first = door.complete(request);
    const second = door.complete({ ...request, signal: controller.signal }).catch((error: ModelFailure) => error.kind);
    const third = door.complete(request);
    await settle();
    controller.abort();
    expect(await second).toBe("aborted");
    open[0]?.end();
    await settle();
    expect(open).toHaveLength(2);
    open[1]?.end();
    await Promise.all([first, third]);
  });
});
