import { describe, expect, it } from "vitest";
import { ModelFailure } from "../model/failure.ts";
import type { CompletionRequest } from "../model/port.ts";
import { manualTime } from "./manual-time.ts";
import { ScriptError, scriptedModel } from "./scripted-model.ts";

const request: CompletionRequest = {
  role: "critic",
  system: "s",
  user: "What of the margin?",
  schema: null,
  maxOutputTokens: 9,
  temperature: 0,
  attempt: 0,
};

describe("scriptedModel", () => {
  it("plays its steps in order", async () => {
    const model = scriptedModel([
      "a",
      { object: { b: 1 } },
      (asked, call) => `${call}: ${asked.user}`,
      { text: "d", finishReason: "length" },
    ]);
    const texts = [];
    for (let i = 0; i < 4; i++) texts.push((await model.complete(request)).text);
    expect(texts).toEqual(["a", '{"b":1}', "2: What of the margin?", "d"]);
    model.assertDone();
  });

  it("throws the failures of its script", async () => {
    await expect(scriptedModel([new ModelFailure("timeout")]).complete(request)).rejects.toMatchObject({
      kind: "timeout",
    });
  });

  it("complains of a call it did not foresee, even if somebody swallowed the error", async () => {
    const model = scriptedModel([]);
    await model.complete(request).catch(() => undefined);
    expect(() => model.assertDone()).toThrow(/Call 1 \(critic\).*What of the margin/);
  });

  it("complains of steps left over", () => {
    expect(() => scriptedModel(["a", "b"]).assertDone()).toThrow(ScriptError);
  });

  it("may answer for ever where told so", async () => {
    const model = scriptedModel([], { otherwise: "again" });
    expect([await model.complete(request), await model.complete(request)].map((one) => one.text)).toEqual([
      "again",
      "again",
    ]);
    model.assertDone();
  });
});

describe("manualTime", () => {
  it("runs timers in order without waiting", async () => {
    const time = manualTime(0);
    const ran: string[] = [];
    time.after(5_000, () => ran.push(`late ${time.now()}`));
    time.after(60_000_000, () => ran.push("never"))();
    await new Promise<void>((resolve) => {
      time.after(1_000, () => {
        ran.push(`early ${time.now()}`);
        time.after(9_000, resolve);
      });
    });
    expect(ran).toEqual(["early 1000", "late 5000"]);
    expect(time.now()).toBe(10_000);
  });
});
