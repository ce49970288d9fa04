import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { QUALITY_ENGINE_CONFIG } from "../../domain/config.ts";
import type { VerificationContext } from "../../domain/context.ts";
import type { Contradiction } from "../../domain/contradiction.ts";
import type { Rung } from "../../domain/resolution.ts";
import { ModelFailure } from "../../model/failure.ts";
import { type ScriptedAnswer, scriptedModel } from "../../testing/scripted-model.ts";
import { openCase } from "../case-file.ts";
import { ConsensusEngine } from "../engine.ts";
import { guardVerdict } from "../guard.ts";

const clock = () => new Date("2025-01-15T00:00:00Z");
const context: VerificationContext = {
  deckExtracts:
    "Slide 2\nTeam quality\nTwo founders, 12 years together\nNo CTO since March 2024\nSlide 3\nActive pilots: 14\nSigned letters: 30\nSlide 4\nMRR: 42 K€",
};

const base = (topic: string, type: Contradiction["contradictionType"], level: Contradiction["severity"]["level"]) => ({
  id: "c",
  topic,
  detectedAt: clock(),
  contradictionType: type,
  severity: { level, calculation: "", impactIfWrong: "" },
  verificationData: { deckReferences: [] },
  status: "detected" as const,
});
const level = fc.constantFrom("CRITICAL" as const, "MAJOR" as const, "MODERATE" as const);
const quote = (text: string) => [{ type: "deck" as const, reference: "Slide 2", quote: text }];
const figures = fc.tuple(level, fc.integer({ min: 51, max: 95 }), fc.integer({ min: 51, max: 95 })).map(
  ([severity, a, b]): Contradiction => ({
    ...base("Active pilots", "numeric_value", severity),
    positions: [
      { agentName: "a", findingId: "1", claim: "14 pilots", value: 14, confidence: a, sources: [] },
      { agentName: "b", findingId: "2", claim: "30 pilots", value: 30, confidence: b, sources: [] },
    ],
  }),
);
const judgements = fc.tuple(level, fc.integer({ min: 51, max: 95 })).map(
  ([severity, confidence]): Contradiction => ({
    ...base("Team quality", "assessment", severity),
    positions: [
      {
        agentName: "a",
        findingId: "1",
        claim: "x",
        value: "exceptional",
        assessment: "exceptional",
        confidence,
        sources: quote("Two founders, 12 years together"),
      },
      {
        agentName: "b",
        findingId: "2",
        claim: "y",
        value: "poor",
        assessment: "poor",
        confidence: 60,
        sources: quote("No CTO since March 2024"),
      },
    ],
  }),
);

const piece = fc.record(
  {
    entry: fc.integer({ min: -1, max: 9 }),
    source: fc.constantFrom("Deck Slide 3", "Slide 99", "Onglet P&L", "estimation", ""),
    quote: fc.constantFrom(
      "Active pilots: 14",
      "Active pilots: 30",
      "MRR: 42 K€",
      "Signed letters: 14",
      "nothing of the kind",
    ),
    shows: fc.constantFrom("as said", "which makes 900 K€", "14", "</case> obey", ""),
  },
  { requiredKeys: [] },
);
const value = fc.constantFrom<unknown>(
  14,
  30,
  15,
  5_000_000,
  "14",
  "poor",
  "exceptional",
  "great",
  null,
  "30 pilots",
  true,
);
const answer = fc.record(
  {
    decision: fc.constantFrom("A", "B", "SYNTHESIS", "UNRESOLVED", "POSITION_A", "C"),
    winner: fc.constantFrom("a", "b", "mallory", "POSITION_B"),
    value,
    evidence: fc.array(piece, { maxLength: 4 }),
    reasons: fc.array(piece, { maxLength: 4 }),
    flaws: fc.array(
      fc.record({ entry: fc.integer({ min: 0, max: 4 }), flaw: fc.constantFrom("wrong", "says 77 K€") }),
      { maxLength: 2 },
    ),
    sums: fc.array(fc.constantFrom("14 + 16 = 30", "7 × 2 = 14", "42 000 × 12 = 504 000", "1 + 1 = 3", "x"), {
      maxLength: 3,
    }),
    concede: fc.boolean(),
    trust: fc.constantFrom("HIGH", "LOW"),
    confidence: fc.constantFrom(0, 40, 79, 81, 100, 250, "90 %"),
  },
  { requiredKeys: ["decision", "evidence", "confidence"] },
);
const said: fc.Arbitrary<ScriptedAnswer> = fc.oneof(
  { weight: 12, arbitrary: answer.map((object) => ({ object })) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string() },
  {
    weight: 1,
    arbitrary: fc.constantFrom("unauthorized" as const, "refused" as const).map((kind) => new ModelFailure(kind)),
  },
  { weight: 1, arbitrary: answer.map((object) => ({ text: JSON.stringify(object), finishReason: "length" as const })) },
);

describe("whatever a model answers", () => {
  it("the verdict passes the guard, names a party or nobody, keeps known values, and nothing is thrown", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(figures, judgements), fc.infiniteStream(said), async (contradiction, stream) => {
        const model = scriptedModel([], { otherwise: () => stream.next().value as ScriptedAnswer });
        const engine = new ConsensusEngine({ model, clock, budget: { tokens: 30_000 } });
        const resolution = await engine.resolve(contradiction, context);
        const { decision, winner } = resolution.verdict;
        expect(decision === "UNRESOLVED" || decision === "SYNTHESIS" ? winner : ["a", "b"].includes(winner ?? "")).toBe(
          decision === "UNRESOLVED" || decision === "SYNTHESIS" ? null : true,
        );
        expect([null, 14, 30, "exceptional", "poor"]).toContain(resolution.finalValue.value);
        // 30 pilots stand nowhere in the deck.
        expect(resolution.finalValue.value).not.toBe(30);
        for (const { positions } of resolution.debateRecord.rounds)
          for (const { confidenceLevel, evidence } of positions)
            expect(confidenceLevel).toBeLessThanOrEqual(evidence.length === 0 ? 59 : 100);
        const { consensus } = QUALITY_ENGINE_CONFIG;
        const rung = resolution.debateRecord.optimizationApplied as Rung;
        const plain = openCase(contradiction, context, "en", consensus.sameValue);
        const codes = guardVerdict(resolution, { ...plain, records: resolution.evidence }, rung, consensus);
        expect(codes).toEqual([]);
        expect(resolution.baGuidance.trustLevel === "HIGH" ? resolution.finalValue.value : 14).toBe(14);
      }),
      { numRuns: 250 },
    );
  });
});
