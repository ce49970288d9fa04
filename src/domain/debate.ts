import { z } from "zod";

const value = z.union([z.number(), z.string(), z.null()]);

/** A passage a debater rests on, and what it is said to show. */
export const DebateEvidence = z.object({
  source: z.string().min(1),
  quote: z.string().min(1),
  interpretation: z.string().min(1),
});
export type DebateEvidence = z.infer<typeof DebateEvidence>;

/** A debater's sum, step by step. */
export const DebateCalculation = z.object({
  formula: z.string(),
  steps: z.array(z.string()).min(1),
  result: z.string(),
});
export type DebateCalculation = z.infer<typeof DebateCalculation>;

/** A debater's plea. */
export const DebaterResponseSchema = z.object({
  position: z.object({ claim: z.string().min(1), value, unit: z.string().optional() }),
  evidence: z.array(DebateEvidence).min(1),
  calculation: DebateCalculation.optional(),
  weaknesses: z.array(z.string()),
  confidenceLevel: z.number().min(0).max(100),
  confidenceJustification: z.string().min(1),
});
/** A debater's plea. */
export type DebaterResponse = z.infer<typeof DebaterResponseSchema>;

/** Why a piece of evidence was struck: a citation's verdict, or what else is false about it. */
const StruckCode = z.enum([
  "altered",
  "unsupported",
  "phantom",
  "unverifiable",
  "no_such_entry", // cites a number the ledger does not have
  "no_quote", // names a place and says nothing of what stands there
  "unknown_figure", // speaks of a figure that nobody brought in
  "wrong_sum",
  "hedged", // says "probably", "it seems", "I think"
]);
export type StruckCode = z.infer<typeof StruckCode>;

/** Evidence a debater gave that is not true. */
const StruckEvidence = z.object({
  cited: z.string(),
  code: StruckCode,
  /** In the reader's language. */
  explanation: z.string(),
});
export type StruckEvidence = z.infer<typeof StruckEvidence>;

/** How a debate came to its end. */
export const DebateEnding = z.enum([
  "values_agree",
  "conceded",
  "arguments_converged",
  "nothing_new",
  "all_rounds",
  "size_limit", // a further round would take more tokens than one case may
  "cut_short", // the budget, a failing model or the caller ended it
]);
export type DebateEnding = z.infer<typeof DebateEnding>;

/** One side in one round, with what was struck of it. */
export const DebatePosition = z.object({
  agentName: z.string(),
  claim: z.string(),
  value: z.unknown(),
  evidence: z.array(z.object({ source: z.string(), quote: z.string(), interpretation: z.string() })),
  calculation: z.object({ formula: z.string(), steps: z.array(z.string()), result: z.string() }).exactOptional(),
  weaknesses: z.array(z.string()),
  /** At most 80 without a verified primary source, below 60 without any: what the debater asked for is in `askedConfidence`. */
  confidenceLevel: z.number(),
  confidenceJustification: z.string(),
  /** Set where a model spoke. */
  role: z.enum(["defender", "prosecutor"]).exactOptional(),
  /** The confidence it claimed, where it was lowered. */
  askedConfidence: z.number().exactOptional(),
  /** It gave up its position; `verified` where the documents bear the other side out, else the debate went on. */
  concession: z.enum(["verified", "unverified"]).exactOptional(),
  struck: z.array(StruckEvidence).exactOptional(),
});
export type DebatePosition = z.infer<typeof DebatePosition>;

/**
 * Independent answers to the same question for the tokens a debate took: what the debate is measured against. It decides
 * nothing.
 */
export const DebateVote = z.object({
  /** How many were asked for a verdict, each alone, half of them with the sides in the other order. */
  answers: z.number(),
  /** Verdicts the guard would let pass, by what they decide; POSITION_A is the first position on record. */
  votes: z.object({
    POSITION_A: z.number(),
    POSITION_B: z.number(),
    SYNTHESIS: z.number(),
    UNRESOLVED: z.number(),
  }),
  /** Answers without a verdict that could stand. */
  refused: z.number(),
  /** What more than half of the answers decide; UNRESOLVED where nothing has more than half. */
  decision: z.enum(["POSITION_A", "POSITION_B", "SYNTHESIS", "UNRESOLVED"]),
  /** The hearing came to the same; null where nobody answered. */
  agrees: z.boolean().nullable(),
  tokens: z.number(),
  cachedTokens: z.number().exactOptional(),
  /** Why fewer were asked than the debate's tokens would pay for. */
  cutShort: z.enum(["budget", "failed"]).exactOptional(),
});
export type DebateVote = z.infer<typeof DebateVote>;

/** Both sides at once. */
export const DebateRound = z.object({
  roundNumber: z.number(),
  positions: z.array(DebatePosition),
  timestamp: z.date(),
  tokensUsed: z.number(),
});
export type DebateRound = z.infer<typeof DebateRound>;
