import { describe, expect, it } from "vitest";
import { QUALITY_ENGINE_CONFIG } from "../domain/config.ts";
import { Desk } from "./desk.ts";
import type { Correction } from "./improve/correction.ts";
import { firstState, iterate } from "./iterate.ts";
import type { Objection } from "./objection.ts";
import { readOutput } from "./reading/read-output.ts";

const desk = new Desk({ context: { deckExtracts: "Slide 1\nPlanning" }, locale: "en", year: 2026 });
const reading = readOutput({ note: "Everything is fine." }, []);
const [passage] = reading.passages;
if (passage === undefined) throw new Error("The text has a sentence.");

const objection = (section: string): Objection => ({
  critique: {
    type: "weak_conclusion",
    severity: "CRITICAL",
    location: { section, quote: "Everything is fine." },
    issue: "why",
    standard: "because",
    expectedBehavior: "say it",
    suggestedFix: { action: "show it", estimatedEffort: "EASY" },
    impactOnBA: "money",
  },
  matter: { kind: "words", passage },
  topic: null,
  span: { path: section, start: 0, end: 1 },
});
const fixed: Correction = {
  status: "FIXED",
  change: { before: "a", after: "b", type: "clarified" },
  justification: {},
  confidenceImpact: 0,
  edits: [],
  proof: null,
  provedFalse: false,
  need: null,
};

/** A critic that finds so many new places in each round, and an improver that mends all it is shown. */
async function rounds(found: readonly number[], correction = fixed) {
  let asked = 0;
  const fresh = (count: number, round: number) =>
    Array.from({ length: count }, (_, at) => objection(`round${round}.place${at}`));
  const reviewers = {
    critic: { review: async () => fresh(found[asked] ?? 0, asked) },
    improver: {
      improve: async (open: readonly Objection[]) => {
        asked++;
        return open.map(() => correction);
      },
    },
    desk,
    agent: { agentName: "a", tier: 1 },
    config: QUALITY_ENGINE_CONFIG.reflexion,
  };
  const first = firstState(reading, fresh(found[0] ?? 0, 0), reviewers);
  return { ...(await iterate(first, reviewers)), asked };
}

describe("how often an analysis is mended", () => {
  it("is twice at most, however much is left and however much it gains", async () => {
    const { iterations, endedBy, asked, state } = await rounds([5, 3, 1, 1]);
    expect({ iterations, endedBy, asked }).toEqual({ iterations: 2, endedBy: "max_iterations", asked: 2 });
    expect(state.open).toHaveLength(1);
  });

  it("is once where nothing is left, or where it gains too little", async () => {
    expect(await rounds([3, 0])).toMatchObject({ iterations: 1, endedBy: "all_settled", asked: 1 });
    expect(await rounds([3, 3, 0])).toMatchObject({ iterations: 1, endedBy: "small_gain", asked: 1 });
  });

  it("keeps the best state, not the last", async () => {
    const { state, asked } = await rounds([5, 1, 6]);
    expect(asked).toBe(2);
    expect(state.open).toHaveLength(1);
  });

  it("never scores below where it began, unless something said proved false", async () => {
    const first = 100 - 15;
    expect((await rounds([1, 4])).state.score).toBe(first);
    expect((await rounds([1, 4], { ...fixed, provedFalse: true })).state.score).toBe(100 - 4 * 15);
  });
});
