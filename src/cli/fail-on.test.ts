import { describe, expect, it } from "vitest";
import type { Contradiction, ContradictionSeverity } from "../domain/contradiction.ts";
import type { Review } from "../review/result.ts";
import { FAIL_ON, remains } from "./fail-on.ts";

const contradiction = (level: ContradictionSeverity) => ({ severity: { level } }) as Contradiction;
const settled = (level: ContradictionSeverity, decision: string) =>
  [{ contradiction: contradiction(level), resolution: { verdict: { decision } } }] as Review["settled"];
const review = (parts: Partial<Review>) =>
  ({ settled: [], notExamined: [], noted: [], gaps: [], ...parts }) as unknown as Review;
const levels = (parts: Partial<Review>) => FAIL_ON.filter((level) => remains(review(parts), level));

describe("--fail-on", () => {
  it("knows the severities, worst first", () => {
    expect(FAIL_ON).toEqual(["critical", "major", "moderate", "minor"]);
  });

  it.each<[string, Partial<Review>, string[]]>([
    ["nothing", {}, []],
    ["a verdict", { settled: settled("CRITICAL", "POSITION_A") }, []],
    ["an open contradiction", { settled: settled("MAJOR", "UNRESOLVED") }, ["major", "moderate", "minor"]],
    ["one that is only noted", { noted: [contradiction("MODERATE")] }, ["moderate", "minor"]],
    [
      "one that was not examined",
      { notExamined: [{ contradiction: contradiction("MINOR"), phase: 1, reason: "limit", explanation: "" }] },
      ["minor"],
    ],
    [
      "a part that failed: who knows what it would have found",
      { gaps: [{ stage: "consensus1", message: "" }] },
      [...FAIL_ON],
    ],
  ])("%s", (_, parts, failing) => {
    expect(levels(parts)).toEqual(failing);
  });
});
