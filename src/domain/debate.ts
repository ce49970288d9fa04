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

export interface DebatePosition {
  agentName: string;
  claim: string;
  value: unknown;
  evidence: DebateEvidence[];
  calculation?: z.infer<typeof DebateCalculation>;
  weaknesses: string[];
  confidenceLevel: number;
  confidenceJustification: string;
}

export interface DebateRound {
  roundNumber: number;
  positions: DebatePosition[];
  timestamp: Date;
  tokensUsed: number;
}
