import { z } from "zod";
import type { Address } from "./address.ts";
import type { CitationStatus } from "./citation.ts";
import type { DebateEnding, DebateRound } from "./debate.ts";
import type { EvidenceLevel } from "./evidence-level.ts";
import type { Basis } from "./quantity.ts";

const value = z.union([z.number(), z.string(), z.null()]);

export const VerdictType = z.enum(["POSITION_A", "POSITION_B", "SYNTHESIS", "UNRESOLVED"]);
export type VerdictType = z.infer<typeof VerdictType>;

export const TrustLevel = z.enum(["HIGH", "MEDIUM", "LOW"]);
export type TrustLevel = z.infer<typeof TrustLevel>;

export const DecisiveFactor = z.object({
  factor: z.string().min(1),
  source: z.string().min(1),
  weight: z.enum(["PRIMARY", "SUPPORTING"]),
});
export type DecisiveFactor = z.infer<typeof DecisiveFactor>;

export const RejectedPositionFlaw = z.object({
  /** The agent's name. */
  position: z.string().min(1),
  /** Which of the agent's findings lost: one agent may have said two things, and one of them may have won. */
  findingId: z.string().optional(),
  flaw: z.string().min(1),
  evidence: z.string().min(1),
});
export type RejectedPositionFlaw = z.infer<typeof RejectedPositionFlaw>;

/** Whether a flaw is this finding's. A flaw that names no finding (a stored verdict, a hand-made one) is its agent's. */
export function isFlawOf(
  flaw: Pick<RejectedPositionFlaw, "position" | "findingId">,
  { agentName, findingId }: { agentName: string; findingId: string },
): boolean {
  return flaw.position === agentName && (flaw.findingId === undefined || flaw.findingId === findingId);
}

export const VerifiableSource = z.object({
  source: z.string().min(1),
  reference: z.string().min(1),
  whatItProves: z.string().min(1),
});
export type VerifiableSource = z.infer<typeof VerifiableSource>;

/** A verdict as an arbitrator, model or code, hands it over. */
export const ArbitratorResponseSchema = z.object({
  verdict: z.object({
    decision: VerdictType,
    winner: z.string().nullable(),
    /** The finding that won, where the winner took part with more than one. */
    winnerFindingId: z.string().optional(),
    justification: z.object({
      decisiveFactors: z.array(DecisiveFactor),
      rejectedPositionFlaws: z.array(RejectedPositionFlaw),
    }),
  }),
  finalValue: z.object({
    value,
    unit: z.string().optional(),
    confidence: z.number().min(0).max(100),
    range: z.object({ min: value, max: value }).optional(),
    derivedFrom: z.object({ source: z.string().min(1), calculation: z.string().optional() }),
  }),
  baGuidance: z.object({
    oneLiner: z.string().min(1).max(200),
    canTrust: z.boolean(),
    trustLevel: TrustLevel,
    whatToVerify: z.string().nullable(),
    questionForFounder: z.string().nullable(),
    verifiableSources: z.array(VerifiableSource),
  }),
  unresolvedAspects: z.array(
    z.object({ aspect: z.string().min(1), reason: z.string().min(1), suggestedAction: z.string().min(1) }),
  ),
});
export type ArbitratorResponse = z.infer<typeof ArbitratorResponseSchema>;

/** A short verdict, for contradictions that need no debate. */
export const QuickResolutionSchema = z.object({
  winner: z.enum(["POSITION_A", "POSITION_B", "UNRESOLVED"]),
  reason: z.string().min(1),
  finalValue: z.object({ value, source: z.string().min(1) }),
  trustLevel: TrustLevel,
  baOneLiner: z.string().min(1).max(150),
});
export type QuickResolution = z.infer<typeof QuickResolutionSchema>;

/** Which rung of the ladder settled it. */
export type Rung =
  | "LOW_CONFIDENCE_SKIP"
  | "MINOR_AUTO_RESOLVE"
  | "EVIDENCE_SETTLED"
  | "WEIGHTED_AVERAGE"
  | "DOMINANT_CLUSTER"
  | "CANNOT_ASSESS"
  | "SKIP_TO_ARBITRATION"
  | "QUICK_RESOLUTION"
  | "ARBITRATION" // after a debate
  | "EVIDENCE_COURT";

/** What one position's proof is worth, as the court saw it. */
export interface PositionRecord {
  agentName: string;
  findingId: string;
  /** The position's citations, each with its verdict. */
  citations: {
    source: string;
    reference: string;
    quote?: string;
    status: CitationStatus;
    explanation: string;
    at?: Address;
  }[];
  /** Each sum the agent showed: right, wrong, or not something that could be recomputed. */
  calculations: { calculation: string; status: "right" | "wrong" | "unchecked"; explanation: string }[];
  /** What the dossier says for and against it. */
  support: EvidenceItem[];
  against: EvidenceItem[];
}

/** A passage of the dossier, or a sum computed from passages, that bears on a topic. */
export interface EvidenceItem {
  /** "deck", "financial_model", …; for a sum, the weakest of its inputs. */
  source: string;
  rank: "primary" | "secondary";
  /** In the reader's words: "Deck, slide 8". */
  reference: string;
  passage: string;
  value: number | string | null;
  addresses: Address[];
  /** Set where the value was computed: "42 000 × 12 = 504 000". */
  calculation?: string;
  period?: string;
  /** ISO 4217: an amount in another currency is another value. */
  currency?: string;
  /** "0.9–1.4 M€": `value` is then its middle, which no document states. */
  range?: { min: number; max: number };
  /** The definition it follows, as far as it says one. */
  basis?: Basis;
  /** A plan or forecast, not something that happened. */
  projected?: boolean;
  /** Half of it is the rounding the print allows; 0 where the value is exact. */
  step?: number;
  /** Whose figure it is, where it is not the company's (or, for the market's topics, the market's). */
  subject?: string;
  /**
   * What the passage itself says against taking the figure for the topic's. `condition`: so it is only if something else
   * happens ("after the round", "signed, not yet live", an undrawn credit line). `including`: it counts more in.
   */
  reservation?: "condition" | "including" | undefined;
  /** The passage may speak of a part of the topic only ("TAM Europe"): never enough for trust HIGH. */
  partial?: boolean;
}

export interface Resolution extends ArbitratorResponse {
  contradictionId: string;
  /** What the kept value rests on; null where no document states it. Absent in reviews made before it was measured. */
  evidenceLevel?: EvidenceLevel | null;
  resolvedAt: Date;
  debateRecord: {
    rounds: DebateRound[];
    totalDuration: number;
    tokensUsed: number;
    optimizationApplied?: Rung;
    /** Why each rung above was not enough, in order. `code` names a failure for programs: "budget_exhausted". */
    path: { rung: string; reason: string; code?: string }[];
    /** Set where models debated. */
    ending?: DebateEnding;
    /** False evidence per agent, where a model spoke for it. */
    struckCitations?: Record<string, number>;
  };
  /** The whole record of the evidence, for the report and for people. */
  evidence: PositionRecord[];
  /** What answer of the founder would change the verdict. */
  whatWouldChangeIt: string | null;
  /** Something an investor must know beyond the value: phantom sources, primary sources that contradict each other. */
  redFlags: string[];
  /** Verdicts refused by the guard on the way here, each with its reason codes. */
  refusedVerdicts: { by: string; codes: string[] }[];
}
