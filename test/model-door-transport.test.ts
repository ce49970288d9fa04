import { describe, expect, it } from "vitest";
import { systemTime, type Time } from "../src/model/time.ts";
import type { Behaviour } from "../src/testing/fake-provider.ts";
import { answer, DoorCase, KEY } from "./door-case.ts";
import { PATIENCE_MS } from "./patience.ts";

const door = new DoorCase();

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
    expect(await door.ask([behaviour, behaviour])).toMatchObject({
      success: true,
      data: answer,
      retries: 0,
      usage: { calls: 3 },
    });
    expect(door.provider.count()).toBe(3);
    expect(door.waits).toEqual([500, 1_000]);
  });

  it.each<[Behaviour, string]>([
    [{ kind: "html" }, "not_json"],
    [{ kind: "body", body: '{"hello":"world"}' }, "malformed_response"],
    [{ kind: "reset" }, "interrupted"],
    [{ kind: "status", status: 502, message: `upstream said: bad key ${KEY}` }, "server_error"],
    [{ kind: "status", status: 429 }, "rate_limited"],
  ])("that lasts has a name: %o", async (otherwise, kind) => {
    expect(await door.ask([], { otherwise })).toMatchObject({ success: false, failure: { kind } });
    expect(door.provider.count()).toBe(4);
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
    expect(await door.ask([{ kind: "status", status, message, location }])).toMatchObject({
      success: false,
      failure: { kind },
    });
    expect(door.provider.count()).toBe(1);
    expect(door.waits).toEqual([]);
  });

  it.each<[string, number]>([
    ["2", 2_000],
    ["0", 500],
    ["-3", 500],
    ["99999999", 30_000],
    ["Wed, 21 Oct 2015 07:28:00 GMT", 500],
    ["Fri, 31 Dec 2100 00:00:00 GMT", 30_000],
    ["whenever", 500],
  ])("obeys Retry-After: %s", async (retryAfter, wait) => {
    expect(await door.ask([{ kind: "status", status: 429, retryAfter }])).toMatchObject({ success: true });
    expect(door.waits).toEqual([wait]);
  });

  it("ends at the deadline while the body trickles, while nothing comes, and while the provider asks to wait", async () => {
    // Two are cut short; the honest answer after them may take as long as a busy machine needs.
    const attemptMs = 2_000;
    const after: Time["after"] = (ms, run) =>
      systemTime.after(ms === attemptMs && door.provider.count() >= 2 ? PATIENCE_MS : ms, run);
    const limits = { time: { now: systemTime.now, after }, attemptMs };
    const late = await door.ask([{ kind: "slow_body" }, { kind: "silent" }], {
      ...limits,
      retry: { baseMs: 1, timeouts: 2 },
    });
    expect(late).toMatchObject({ success: true, data: answer, usage: { calls: 3, estimated: true } });
    const never = await door.ask([], {
      otherwise: { kind: "slow_body" },
      time: systemTime,
      deadlineMs: 60,
      attemptMs: 5_000,
      temperature: 0.2,
    });
    expect(never).toMatchObject({ success: false, failure: { kind: "timeout" } });
    const busy = await door.ask([{ kind: "status", status: 429, retryAfter: "80" }], {
      deadlineMs: 60_000,
      retry: { maxRetryAfterMs: 90_000 },
      temperature: 0.3,
    });
    expect(busy).toMatchObject({ success: false, failure: { kind: "rate_limited" } });
  });

  it("ends when the caller stops, in the middle of a body", async () => {
    const controller = new AbortController();
    const pending = door.ask(
      () => {
        setTimeout(() => controller.abort(), 20);
        return { kind: "slow_body" };
      },
      { signal: controller.signal },
    );
    expect(await pending).toMatchObject({ success: false, failure: { kind: "aborted" }, usage: { estimated: true } });
  });

  it("opens the circuit and turns to the fallback", async () => {
    const result = await door.ask(
      ({ body }) => (body.model === "spare" ? { kind: "ok" } : { kind: "status", status: 500 }),
      { model: "openai-compatible:main", fallback: "openai-compatible:spare", breaker: { failures: 2 } },
    );
    expect(result).toMatchObject({ success: true, data: answer, usage: { calls: 3 } });
    expect(door.provider.requests.map(({ body }) => body.model)).toEqual(["main", "main", "spare"]);
  });
});
