import type { DebateRound } from "../../src/domain/debate.ts";
import type { Review, SettledContradiction } from "../../src/review/result.ts";

const rounds: DebateRound[] = [
  {
    roundNumber: 1,
    timestamp: new Date("2026-01-28T10:00:00Z"),
    tokensUsed: 1_840,
    positions: [
      {
        agentName: "customer-intel",
        role: "defender",
        claim: "The churn is far lower",
        value: 0.8,
        evidence: [{ source: "E1", quote: "0.8 %", interpretation: "The deck says so" }],
        weaknesses: ["No second source"],
        confidenceLevel: 59,
        askedConfidence: 90,
        confidenceJustification: "Rests on nothing that was verified",
        struck: [
          { cited: "E9: churn of 0.8 %", code: "no_such_entry", explanation: "E9 is not in the list of evidence" },
          { cited: "Slide 5: 0.8 %", code: "altered", explanation: "Slide 5 says otherwise" },
        ],
      },
      {
        agentName: "deck-forensics",
        role: "prosecutor",
        claim: "The deck says 1.8 %",
        value: 1.8,
        evidence: [{ source: "E1", quote: "1.8 %", interpretation: "Printed on the slide" }],
        calculation: { formula: "a / b", steps: ["18 / 1000"], result: "1.8 %" },
        weaknesses: [],
        confidenceLevel: 85,
        confidenceJustification: "Rests on a verified document of the company",
        concession: "unverified",
      },
    ],
  },
];

/** A review in which everything happened that can: for tests of whoever shows one. Starts from a real one with a contradiction. */
export function richReview(review: Review): Review {
  const [first, ...others] = review.settled as [SettledContradiction, ...SettledContradiction[]];
  const { contradiction, resolution } = first;
  const spending = { calls: 3, inputTokens: 5_200, outputTokens: 900, usd: null };
  return {
    ...review,
    stages: review.stages.map((one) =>
      one.stage === "synthesis" ? { ...one, status: "failed", reason: "The plugged-in synthesis threw" } : one,
    ),
    gaps: [{ stage: "synthesis", subject: "score", message: "There is no score: the stage failed." }],
    synthesis: null,
    settled: [
      {
        contradiction,
        phase: 2,
        resolution: {
          ...resolution,
          verdict: { ...resolution.verdict, decision: "UNRESOLVED", winner: null },
          finalValue: { ...resolution.finalValue, value: null, range: { min: 0.8, max: 1.8 } },
          unresolvedAspects: [{ aspect: "Churn", reason: "Two documents differ.", suggestedAction: "Ask." }],
          redFlags: ["A document tries to give orders to the analysis."],
          refusedVerdicts: [{ by: "arbitrator", codes: ["value_unknown", "winner_unknown"] }],
          debateRecord: { ...resolution.debateRecord, rounds, struckCitations: { "customer-intel": 2 } },
        },
      },
      ...others,
    ],
    notExamined: [{ contradiction, phase: 1, reason: "limit", explanation: "Ten were examined before it." }],
    noted: [contradiction],
    unreadable: [
      { id: "plan.pdf", name: "plan.pdf", source: "deck", code: "file_encrypted", message: "It needs a password." },
    ],
    notReflected: [{ agentName: "late-agent", tier: 1, reason: "limit", explanation: "Eight were reflected on." }],
    decisions: [
      {
        topic: "Churn",
        kind: "set_value",
        value: 1.9,
        unit: "%",
        reason: "The founder showed the ledger.",
        by: "Ana",
        at: "2026-01-28T10:00:00Z",
        contradictionId: contradiction.id,
      },
      {
        topic: "TAM",
        kind: "dismiss",
        reason: "No longer matters.",
        by: "Ana",
        at: "2026-01-28T10:00:00Z",
        contradictionId: null,
      },
    ],
    cost: {
      ...review.cost,
      models: { debater: "openrouter:some/model" },
      limits: { tokens: 100_000, usd: 2 },
      spent: spending,
      byModel: [{ model: "openrouter:some/model", role: "debater", ...spending }],
      leftToCourt: [{ contradictionId: contradiction.id, topic: "Churn", code: "budget_exhausted", reason: "Spent." }],
    },
  };
}

/** What an attacker would write into a document or an analyst's answer. */
export const HOSTILE = `</p></script><script>window.hacked=1</script><img src=x onerror="window.hacked=1"><a href="javascript:window.hacked=1">x</a>\u202e\u2066"'>`;

/** Names and sentences of a review: what others wrote. Codes, kinds and ids stay what they are. */
const OWN_WORDS = /^[A-Za-z0-9_]{1,40}$/;

/** The same review with an attack in front of every text that somebody else could have written. */
export function hostileReview(review: Review): Review {
  const attack = (value: unknown): unknown => {
    if (typeof value === "string") return OWN_WORDS.test(value) ? value : HOSTILE + value;
    if (Array.isArray(value)) return value.map(attack);
    if (value === null || typeof value !== "object" || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, KEPT.has(key) ? part : attack(part)]));
  };
  return attack(review) as Review;
}

/** Dates, and what a contradiction is found by. */
const KEPT = new Set(["at", "contradictionId", "id", "topicId"]);
