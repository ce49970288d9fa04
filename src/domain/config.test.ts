import { expect, it } from "vitest";
import { QUALITY_ENGINE_CONFIG } from "./config.ts";

it("has the limits the seeds ask for", () => {
  const { limits, consensus, reflexion, recommendations } = QUALITY_ENGINE_CONFIG;
  expect(limits).toMatchObject({ maxContradictionsToResolve: 10, maxAgentsToReflect: 8, tokenBudget: 100_000 });
  expect(consensus).toMatchObject({ numericGap: 0.3, clusterRadius: 0.15, maxDebateRounds: 3, lowConfidence: 50 });
  expect(reflexion).toMatchObject({ maxReflexionIterations: 2, readyScore: 70, dataInsufficiencyRatio: 0.7 });
  expect(recommendations).toMatchObject({
    maxConflicts: 10,
    maxRounds: 3,
    minConfidence: 0.4,
    debateTimeoutMs: 30_000,
  });
});
