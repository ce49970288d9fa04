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
