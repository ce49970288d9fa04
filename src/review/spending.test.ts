import { expect, it } from "vitest";
import type { ObservedCall } from "../model/policies/observed.ts";
import { SpendingMeter } from "./spending.ts";

const call = (role: string, model: string, inputTokens: number) =>
  ({ role, model, usage: { calls: 1, inputTokens, outputTokens: 10, usd: 0.01 } }) as unknown as ObservedCall;

it("adds up what each stage and each model in each role cost, whatever order the calls came in", () => {
  const calls = [call("debater", "m", 100), call("debater", "m", 50), call("critic", "m", 7), call("critic", "n", 3)];
  const told = (order: ObservedCall[]) => {
    const meter = new SpendingMeter();
    for (const one of order) meter.count(one.role === "critic" ? "reflexion1" : "consensus1", one);
    return meter.breakdown();
  };
  const { spent, byStage, byModel } = told(calls);
  expect(spent).toMatchObject({ calls: 4, inputTokens: 160, usd: 0.04 });
  expect(byModel.map(({ role, model, inputTokens }) => [role, model, inputTokens])).toEqual([
    ["critic", "m", 7],
    ["critic", "n", 3],
    ["debater", "m", 150],
  ]);
  expect(byStage.map(({ inputTokens }) => inputTokens).sort()).toEqual([10, 150]);
  expect(told(calls.toReversed())).toEqual({ spent, byStage, byModel });
});
