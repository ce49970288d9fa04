import { expect, it } from "vitest";
import type { Review } from "../review/result.ts";
import { conflictsIn } from "./past-conflicts.ts";

const settled = (topic: string, topicId: string) => ({
  contradiction: { topic, topicId, positions: [{ agentName: "b" }, { agentName: "a" }] },
  resolution: { verdict: { decision: "POSITION_A", winner: "a" }, baGuidance: { oneLiner: "As the deck says." } },
});
const review = {
  deal: { name: "Plan" },
  reviewedAt: new Date("2026-03-02T00:00:00Z"),
  settled: [settled("ARR", "arr"), settled("Headcount", "headcount")],
} as unknown as Review;
const asked = (words: string) => conflictsIn(review, "r1", words).map(({ topic, category }) => [topic, category]);

it("is asked for by a topic's words, its name in the catalogue, or its category in any of three languages", () => {
  expect(asked("arr")).toEqual([["ARR", "financial"]]);
  for (const words of ["financial", "Finances", "finanças"]) expect(asked(words)).toEqual([["ARR", "financial"]]);
  for (const words of ["team", "équipe", "equipe"]) expect(asked(words)).toEqual([["Headcount", "team"]]);
  expect(asked("marché")).toEqual([]);
});

it("tells who was right of a contradiction, and of advice only what was followed", () => {
  const conflict = { conflictId: "c", conflictType: "FINANCIAL", topic: "Invest or cut: marketing" };
  const advised = (accepted: boolean) =>
    conflictsIn(
      {
        ...review,
        recommendations: {
          report: { conflicts: [{ ...conflict, agentsInvolved: ["a", "b"] }] },
          consensus: [{ conflictId: "c", finalDecision: "Cut it.", accepted }],
        },
      } as unknown as Review,
      "r1",
    );
  expect(advised(true).map(({ kind, outcome, right }) => [kind, outcome, right])).toEqual([
    ["contradiction", "As the deck says.", ["a"]],
    ["contradiction", "As the deck says.", ["a"]],
    ["recommendation", "Cut it.", []],
  ]);
  expect(advised(false).at(-1)?.outcome).toBeNull();
});
