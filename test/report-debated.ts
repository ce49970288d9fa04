import type { AgentOutput } from "../src/domain/finding.ts";
import type { CompletionRequest } from "../src/model/port.ts";
import type { Review } from "../src/review/result.ts";
import { reviewDeal } from "../src/review.ts";
import { makeFinding } from "../src/testing/findings.ts";
import { type ScriptedStep, scriptedModel } from "../src/testing/scripted-model.ts";

const DECK = ["Slide 1", "Two founders, 12 years together", "Slide 2", "No CTO since March 2024"].join("\n");

const judging = (agentName: string, assessment: string, place: string, content: string): AgentOutput => {
  const evidence = [{ type: "quote" as const, source: `Deck ${place}`, content }];
  const finding = makeFinding(agentName, "Team quality", null, 84, { category: "team", assessment, evidence });
  return { agentName, tier: 1, output: { findings: [finding] }, findings: [finding] };
};

/** One debater cites an entry that the ledger does not have; the arbitrator cannot decide. */
const speaker: ScriptedStep = ({ role, user }: CompletionRequest) => {
  if (role !== "debater")
    return { object: { decision: "UNRESOLVED", winner: null, reason: "both true", oneLiner: "Both are true." } };
  const entry = Number(/\[(\d+)\]/.exec(user)?.[1] ?? 1);
  const evidence = [
    { entry, shows: "it is there" },
    { entry: 99, shows: "it is not" },
  ];
  const justified = { confidence: 70, confidenceJustification: "the ledger", concedes: false };
  return { object: { claim: "as before", evidence, weaknesses: [], ...justified } };
};

/** A review in which models debated, were struck, and were paid. */
export function debatedReview(): Promise<Review> {
  return reviewDeal(
    {
      context: { deckExtracts: DECK },
      agentOutputs: [
        judging("optimist", "exceptional", "Slide 1", "Two founders, 12 years together"),
        judging("sceptic", "poor", "Slide 2", "No CTO since March 2024"),
      ],
      warnings: [],
      deal: { name: "Factory", sector: "saas", stage: "seed", locale: "en" },
    },
    {
      clock: () => new Date("2025-01-15T00:00:00Z"),
      model: scriptedModel([], { otherwise: speaker }),
      budget: { tokens: 90_000 },
    },
  );
}
