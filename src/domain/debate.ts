import { z } from "zod";

const value = z.union([z.number(), z.string(), z.null()]);

const DebateEvidence = z.object({
  source: z.string().min(1),
  quote: z.string().min(1),
  interpretation: z.string().min(1),
});
type DebateEvidence = z.infer<typeof DebateEvidence>;

const DebateCalculation = z.object({ formula: z.string(), steps: z.array(z.string()).min(1), result: z.string() });

/** A debater's plea. */
export const DebaterResponseSchema = z.object({
  position: z.object({ claim: z.string().min(1), value, unit: z.string().optional() }),
  evidence: z.array(DebateEvidence).min(1),
  calculation: DebateCalculation.optional(),
  weaknesses: z.array(z.string()),
  confidenceLevel: z.number().min(0).max(100),
  confidenceJustification: z.string().min(1),
});
export type DebaterResponse = z.infer<typeof DebaterResponseSchema>;

/** Why a piece of evidence was struck: a citation's verdict, or what else is false about it. */
export type StruckCode =
  | "altered"
  | "unsupported"
  | "phantom"
  | "unverifiable"
  | "no_such_entry" // cites a number the ledger does not have
  | "no_quote" // names a place and says nothing of what stands there
  | "unknown_figure" // speaks of a figure that nobody brought in
  | "wrong_sum";

/** Evidence a debater gave that is not true. */
export interface StruckEvidence {
  cited: string;
  code: StruckCode;
  /** In the reader's language. */
  explanation: string;
}

/** How a debate came to its end. */
export type DebateEnding =
  | "values_agree"
  | "conceded"
  | "arguments_converged"
  | "nothing_new"
  | "all_rounds"
  | "size_limit" // a further round would take more tokens than one case may
  | "cut_short"; // the budget, a failing model or the caller ended it

export interface DebatePosition {
  agentName: string;
  claim: string;
  value: unknown;
  evidence: DebateEvidence[];
  calculation?: z.infer<typeof DebateCalculation>;
  weaknesses: string[];
  /** At most 80 without a verified primary source, below 60 without any: what the debater asked for is in `askedConfidence`. */
  confidenceLevel: number;
  confidenceJustification: string;
  /** Set where a model spoke. */
  role?: "defender" | "prosecutor";
  /** The confidence it claimed, where it was lowered. */
  askedConfidence?: number;
  /** It gave up its position; `verified` where the documents bear the other side out, else the debate went on. */
  concession?: "verified" | "unverified";
  struck?: StruckEvidence[];
}

export interface DebateRound {
  roundNumber: number;
  positions: DebatePosition[];
  timestamp: Date;
  tokensUsed: number;
}
