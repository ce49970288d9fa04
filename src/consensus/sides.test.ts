import { expect, it } from "vitest";
import type { ContradictionPosition } from "../domain/contradiction.ts";
import { type Side, winningSide } from "./sides.ts";

function side(...findings: string[]): Side {
  const positions = findings.map(
    (findingId): ContradictionPosition => ({ agentName: "a", findingId, value: 1, confidence: 80 }) as never,
  );
  return { positions, records: [], value: 1, averageConfidence: 80, voteWeight: 80, strongestVote: 80 };
}

it("gives the win to the finding that is named, not to whatever its agent also said", () => {
  const sides = [side("wrong"), side("right")];
  expect(winningSide({ winner: "a", winnerFindingId: "right" }, sides)).toBe(sides[1]);
  expect(winningSide({ winner: "a", winnerFindingId: "another" }, sides)).toBeUndefined();
  expect(winningSide({ winner: "a" }, sides)).toBe(sides[0]);
});
