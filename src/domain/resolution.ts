import { z } from "zod";
import { Address } from "./address.ts";
import { CitationStatus } from "./citation.ts";
import { DebateEnding, DebateRound, DebateVote } from "./debate.ts";
import { EvidenceLevel } from "./evidence-level.ts";

const value = z.union([z.number(), z.string(), z.null()]);

/** Who a verdict follows: the first side, the second, both joined, or nobody. */
export const VerdictType = z.enum(["POSITION_A", "POSITION_B", "SYNTHESIS", "UNRESOLVED"]);
export type VerdictType = z.infer<typeof VerdictType>;

/** How far a verdict may be relied on: HIGH rests on verified primary evidence, MEDIUM on secondary, else LOW. */
export const TrustLevel = z.enum(["HIGH", "MEDIUM", "LOW"]);
export type TrustLevel = z.infer<typeof TrustLevel>;

/** What a verdict was decided by. */
export const DecisiveFactor = z.object({
  factor: z.string().min(1),
  /** In words for a reader. */
  source: z.string().min(1),
  weight: z.enum(["PRIMARY", "SUPPORTING"]),
  /** The same as data: the place, and the passage as it stands there. A PRIMARY factor without one proves nothing. */
  citation: z.object({ reference: z.string().min(1), quote: z.string().optional() }).optional(),
});
export type DecisiveFactor = z.infer<typeof DecisiveFactor>;

/** What is wrong with a side that lost. */
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

/** A place a reader can open, and what it shows. */
export const VerifiableSource = z.object({
  source: z.string().min(1),
  reference: z.string().min(1),
  whatItProves: z.string().min(1),
});
export type VerifiableSource = z.infer<typeof VerifiableSource>;

/** The value that is kept, how surely, and where it comes from. */
export const FinalValue = z.object({
  value,
  unit: z.string().optional(),
  confidence: z.number().min(0).max(100),
  range: z.object({ min: value, max: value }).optional(),
  derivedFrom: z.object({ source: z.string().min(1), calculation: z.string().optional() }),
});
export type FinalValue = z.infer<typeof FinalValue>;

/** What the business angel may do with a verdict: trust it or not, what to verify, what to ask. */
export const BAGuidance = z.object({
  oneLiner: z.string().min(1).max(200),
  canTrust: z.boolean(),
  trustLevel: TrustLevel,
  whatToVerify: z.string().nullable(),
  questionForFounder: z.string().nullable(),
  verifiableSources: z.array(VerifiableSource),
});
export type BAGuidance = z.infer<typeof BAGuidance>;

/** What a verdict leaves open, why, and what to do about it. */
export const UnresolvedAspect = z.object({
  aspect: z.string().min(1),
  reason: z.string().min(1),
  suggestedAction: z.string().min(1),
});
export type UnresolvedAspect = z.infer<typeof UnresolvedAspect>;

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
  finalValue: FinalValue,
  baGuidance: BAGuidance,
  unresolvedAspects: z.array(UnresolvedAspect),
});
/** A verdict as an arbitrator, model or code, hands it over. */
export type ArbitratorResponse = z.infer<typeof ArbitratorResponseSchema>;

/** A short verdict, for contradictions that need no debate. */
export const QuickResolutionSchema = z.object({
  winner: z.enum(["POSITION_A", "POSITION_B", "UNRESOLVED"]),
  reason: z.string().min(1),
  finalValue: z.object({ value, source: z.string().min(1) }),
  trustLevel: TrustLevel,
  baOneLiner: z.string().min(1).max(150),
});
/** A short verdict, for contradictions that need no debate. */
export type QuickResolution = z.infer<typeof QuickResolutionSchema>;

/** Which rung of the ladder settled it. */
const Rung = z.enum([
  "LOW_CONFIDENCE_SKIP",
  "MINOR_AUTO_RESOLVE",
  "EVIDENCE_SETTLED",
  "WEIGHTED_AVERAGE",
  "DOMINANT_CLUSTER",
  "CANNOT_ASSESS",
  "SKIP_TO_ARBITRATION",
  "QUICK_RESOLUTION",
  "ARBITRATION", // after a debate
  "EVIDENCE_COURT",
]);
export type Rung = z.infer<typeof Rung>;

const Basis = z.object({
  nature: z.enum(["actual", "projected"]).exactOptional(),
  gross: z.enum(["gross", "net"]).exactOptional(),
  money: z.enum(["pre", "post"]).exactOptional(),
  customers: z.enum(["paying", "registered"]).exactOptional(),
  rhythm: z.enum(["monthly", "quarterly", "annual"]).exactOptional(),
});

/** A passage of the dossier, or a sum computed from passages, that bears on a topic. */
const EvidenceItem = z.object({
  /** "deck", "financial_model", …; for a sum, the weakest of its inputs. */
  source: z.string(),
  rank: z.enum(["primary", "secondary"]),
  /** In the reader's words: "Deck, slide 8". */
  reference: z.string(),
  passage: z.string(),
  value: z.union([z.number(), z.string(), z.null()]),
  addresses: z.array(Address),
  /** Set where the value was computed: "42 000 × 12 = 504 000". */
  calculation: z.string().exactOptional(),
  period: z.string().exactOptional(),
  /** ISO 4217: an amount in another currency is another value. */
  currency: z.string().exactOptional(),
  /** "0.9–1.4 M€": `value` is then its middle, which no document states. */
  range: z.object({ min: z.number(), max: z.number() }).exactOptional(),
  /** The definition it follows, as far as it says one. */
  basis: Basis.exactOptional(),
  /** A plan or forecast, not something that happened. */
  projected: z.boolean().exactOptional(),
  /** Half of it is the rounding the print allows; 0 where the value is exact. */
  step: z.number().exactOptional(),
  /** Whose figure it is, where it is not the company's (or, for the market's topics, the market's). */
  subject: z.string().exactOptional(),
  /**
   * What the passage itself says against taking the figure for the topic's. `condition`: so it is only if something else
   * happens ("after the round", "signed, not yet live", an undrawn credit line). `including`: it counts more in.
   */
  reservation: z.enum(["condition", "including"]).optional(),
  /** The passage may speak of a part of the topic only ("TAM Europe"): never enough for trust HIGH. */
  partial: z.boolean().exactOptional(),
});
export type EvidenceItem = z.infer<typeof EvidenceItem>;

/** What one position's proof is worth, as the court saw it. */
const PositionRecord = z.object({
  agentName: z.string(),
  findingId: z.string(),
  /** The position's citations, each with its verdict. */
  citations: z.array(
    z.object({
      source: z.string(),
      reference: z.string(),
      quote: z.string().exactOptional(),
      status: CitationStatus,
      explanation: z.string(),
      at: Address.exactOptional(),
    }),
  ),
  /** Each sum the agent showed: right, wrong, or not something that could be recomputed. */
  calculations: z.array(
    z.object({ calculation: z.string(), status: z.enum(["right", "wrong", "unchecked"]), explanation: z.string() }),
  ),
  /** What the dossier says for and against it. */
  support: z.array(EvidenceItem),
  against: z.array(EvidenceItem),
});
export type PositionRecord = z.infer<typeof PositionRecord>;

/** A verdict with its whole record. */
export const Resolution = ArbitratorResponseSchema.extend({
  contradictionId: z.string(),
  /** What the contradiction's own status becomes by it. Absent in reviews made before it was told here. */
  status: z.enum(["resolved", "unresolved"]).exactOptional(),
  /** What the kept value rests on; null where no document states it. Absent in reviews made before it was measured. */
  evidenceLevel: EvidenceLevel.nullable().exactOptional(),
  resolvedAt: z.date(),
  debateRecord: z.object({
    rounds: z.array(DebateRound),
    totalDuration: z.number(),
    /** Prompt and answer tokens that were not in a provider's cache. */
    tokensUsed: z.number(),
    /** Prompt tokens a provider had in its cache, where it had any. */
    cachedTokens: z.number().exactOptional(),
    optimizationApplied: Rung.exactOptional(),
    /** Why each rung above was not enough, in order. `code` names a failure for programs: "budget_exhausted". */
    path: z.array(z.object({ rung: z.string(), reason: z.string(), code: z.string().exactOptional() })),
    /** Set where models debated. */
    ending: DebateEnding.exactOptional(),
    /** False evidence per agent, where a model spoke for it. */
    struckCitations: z.record(z.string(), z.number()).exactOptional(),
    /** What as many independent answers for the same tokens come to: beside a debate, in a review. */
    vote: DebateVote.exactOptional(),
  }),
  /** The whole record of the evidence, for the report and for people. */
  evidence: z.array(PositionRecord),
  /** What answer of the founder would change the verdict. */
  whatWouldChangeIt: z.string().nullable(),
  /** Something an investor must know beyond the value: phantom sources, primary sources that contradict each other. */
  redFlags: z.array(z.string()),
  /** Verdicts refused by the guard on the way here, each with its reason codes. */
  refusedVerdicts: z.array(z.object({ by: z.string(), codes: z.array(z.string()) })),
});
export type Resolution = z.infer<typeof Resolution>;
