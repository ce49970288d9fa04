import { describe, expect, it } from "vitest";
import type { AgentOutput } from "../../domain/finding.ts";
import { ConsensusResult } from "../../domain/recommendation.ts";
import { ModelFailure } from "../../model/failure.ts";
import { makeAgentOutput, makeFinding } from "../../testing/findings.ts";
import { type ScriptedStep, scriptedModel } from "../../testing/scripted-model.ts";
import { buildConsensus } from "../recommendations/build-consensus.ts";
import { detectConflicts } from "../recommendations/detect-conflicts.ts";
import { modelRecommendationDebater } from "./recommendation-debater.ts";

const agent = (name: string, recommendation: string, sourced: boolean): AgentOutput =>
  makeAgentOutput(
    name,
    [
      makeFinding(name, "CAC", 120, 80, {
        unit: "EUR",
        evidence: sourced ? [{ type: "quote", content: "CAC 120 €", source: "Deck Slide 4" }] : [],
      }),
    ],
    { recommendation },
  );

async function settle(step: ScriptedStep, sourced: [boolean, boolean] = [true, true]) {
  const outputs = [
    agent("market", "We recommend launching the product in Spain now.", sourced[0]),
    agent("analyst", "We do not recommend launching the product in Spain.", sourced[1]),
  ];
  const model = scriptedModel([], { otherwise: step });
  const [result] = await buildConsensus(detectConflicts(outputs), outputs, {
    debater: modelRecommendationDebater(model),
  });
  expect(ConsensusResult.parse(result)).toEqual(result);
  return { result: result as ConsensusResult, requests: model.requests };
}

const you = (user: string) => /"you":"(\w+)"/.exec(user)?.[1];

describe("a model that speaks for agents", () => {
  it("argues from the agent's own findings; what names none, or invents a figure, is dropped", async () => {
    const { result } = await settle({
      object: {
        stance: "holds",
        arguments: [
          { entry: 1, shows: "Customers are cheap to win" },
          { entry: 1, shows: "It will bring 900 K€ next year" },
          { entry: 7, shows: "No such finding" },
          { shows: "Everybody knows it" },
        ],
        concessions: ["Customers in Spain are hard to win", "They will make 3 M€ in Spain", "Its offices are fine"],
      },
    });
    const plea = result.debateRounds[0]?.pleas[0];
    expect(plea?.arguments).toHaveLength(2);
    expect(plea?.arguments[0]).toMatch(/^Customers are cheap to win \(.*CAC.*Deck Slide 4/);
    expect(plea?.arguments.join()).not.toContain("900");
    expect(plea?.concessions).toEqual(["Customers in Spain are hard to win"]);
    expect(plea?.struck).toEqual(["Its offices are fine"]);
  });

  it("yields only to a side that has evidence, and accepts only a ground there is", async () => {
    const yielding: ScriptedStep = ({ user }) => ({ object: { stance: you(user) === "market" ? "yields" : "holds" } });
    const proven = await settle(yielding);
    expect(proven.result.debateRounds[0]?.pleas.find(({ agentName }) => agentName === "market")?.stance).toBe("yields");
    const unproven = await settle(yielding, [true, false]);
    expect(unproven.result.debateRounds[0]?.pleas.find(({ agentName }) => agentName === "market")?.stance).toBe(
      "holds",
    );
    const accepting = await settle({ object: { stance: "accepts" } });
    for (const { stance, position } of accepting.result.debateRounds[0]?.pleas ?? [])
      expect(stance === "holds" || position !== "").toBe(true);
  });

  it("opens blind, and later hears the others", async () => {
    const { requests } = await settle((_, call) => ({
      object: { stance: "holds", concessions: [`point ${call % 7}`] },
    }));
    expect(requests.slice(0, 2).every(({ user }) => !user.includes('"heard"'))).toBe(true);
    expect(requests[2]?.user).toContain('"heard"');
  });

  it("leaves the debate with its failure named", async () => {
    const { result } = await settle(new ModelFailure("unauthorized"));
    expect(result.debateEnd).toBe("debater_failed");
  });
});
