import { z } from "zod";
import { CitationStatus } from "../../domain/citation.ts";
import { Contradiction } from "../../domain/contradiction.ts";
import { EvidenceLevel } from "../../domain/evidence-level.ts";
import { ScoredFinding } from "../../domain/finding.ts";
import { ConflictReport, ConsensusResult } from "../../domain/recommendation.ts";
import { ArbitratorResponseSchema } from "../../domain/resolution.ts";
import { AddressSchema } from "./evidence.ts";

/** A moment, as JSON writes it: "2025-01-15T00:00:00.000Z". */
export const Moment = z.iso.datetime();

/** A contradiction as JSON holds it. */
export const ContradictionSchema = Contradiction.extend({ detectedAt: Moment });

const Basis = z.object({
  nature: z.enum(["actual", "projected"]).exactOptional(),
  gross: z.enum(["gross", "net"]).exactOptional(),
  money: z.enum(["pre", "post"]).exactOptional(),
  customers: z.enum(["paying", "registered"]).exactOptional(),
  rhythm: z.enum(["monthly", "quarterly", "annual"]).exactOptional(),
});

const EvidenceItem = z.object({
  source: z.string(),
  rank: z.enum(["primary", "secondary"]),
  reference: z.string(),
  passage: z.string(),
  value: z.union([z.number(), z.string(), z.null()]),
  addresses: z.array(AddressSchema),
  calculation: z.string().exactOptional(),
  period: z.string().exactOptional(),
  currency: z.string().exactOptional(),
  range: z.object({ min: z.number(), max: z.number() }).exactOptional(),
  basis: Basis.exactOptional(),
  projected: z.boolean().exactOptional(),
  step: z.number().exactOptional(),
  subject: z.string().exactOptional(),
  reservation: z.enum(["condition", "including"]).optional(),
  partial: z.boolean().exactOptional(),
});

const PositionRecord = z.object({
  agentName: z.string(),
  findingId: z.string(),
  citations: z.array(
    z.object({
      source: z.string(),
      reference: z.string(),
      quote: z.string().exactOptional(),
      status: CitationStatus,
      explanation: z.string(),
      at: AddressSchema.exactOptional(),
    }),
  ),
  calculations: z.array(
    z.object({ calculation: z.string(), status: z.enum(["right", "wrong", "unchecked"]), explanation: z.string() }),
  ),
  support: z.array(EvidenceItem),
  against: z.array(EvidenceItem),
});

const DebatePosition = z.object({
  agentName: z.string(),
  claim: z.string(),
  value: z.unknown(),
  evidence: z.array(z.object({ source: z.string(), quote: z.string(), interpretation: z.string() })),
  calculation: z.object({ formula: z.string(), steps: z.array(z.string()), result: z.string() }).exactOptional(),
  weaknesses: z.array(z.string()),
  confidenceLevel: z.number(),
  confidenceJustification: z.string(),
  role: z.enum(["defender", "prosecutor"]).exactOptional(),
  askedConfidence: z.number().exactOptional(),
  concession: z.enum(["verified", "unverified"]).exactOptional(),
  struck: z
    .array(
      z.object({
        cited: z.string(),
        code: z.enum([
          "altered",
          "unsupported",
          "phantom",
          "unverifiable",
          "no_such_entry",
          "no_quote",
          "unknown_figure",
          "wrong_sum",
        ]),
        explanation: z.string(),
      }),
    )
    .exactOptional(),
});

const DebateRecord = z.object({
  rounds: z.array(
    z.object({
      roundNumber: z.number(),
      positions: z.array(DebatePosition),
      timestamp: Moment,
      tokensUsed: z.number(),
    }),
  ),
  totalDuration: z.number(),
  tokensUsed: z.number(),
  optimizationApplied: z
    .enum([
      "LOW_CONFIDENCE_SKIP",
      "MINOR_AUTO_RESOLVE",
      "EVIDENCE_SETTLED",
      "WEIGHTED_AVERAGE",
      "DOMINANT_CLUSTER",
      "CANNOT_ASSESS",
      "SKIP_TO_ARBITRATION",
      "QUICK_RESOLUTION",
      "ARBITRATION",
      "EVIDENCE_COURT",
    ])
    .exactOptional(),
  path: z.array(z.object({ rung: z.string(), reason: z.string(), code: z.string().exactOptional() })),
  ending: z
    .enum(["values_agree", "conceded", "arguments_converged", "nothing_new", "all_rounds", "size_limit", "cut_short"])
    .exactOptional(),
  struckCitations: z.record(z.string(), z.number()).exactOptional(),
});

/** A verdict with its whole record. */
export const ResolutionSchema = ArbitratorResponseSchema.extend({
  contradictionId: z.string(),
  evidenceLevel: EvidenceLevel.nullable().exactOptional(),
  resolvedAt: Moment,
  debateRecord: DebateRecord,
  evidence: z.array(PositionRecord),
  whatWouldChangeIt: z.string().nullable(),
  redFlags: z.array(z.string()),
  refusedVerdicts: z.array(z.object({ by: z.string(), codes: z.array(z.string()) })),
});

/** Opposed recommendations and what was decided. */
export const RecommendationsSchema = z.object({ report: ConflictReport, consensus: z.array(ConsensusResult) });

/** A finding as JSON holds it. */
export const FindingSchema = ScoredFinding.extend({ createdAt: z.string().optional() });

const judged = { contradictionId: z.string(), original: FindingSchema };

/** A finding with what became of it. */
export const ConsolidatedFindingSchema = FindingSchema.extend({
  lineage: z.discriminatedUnion("status", [
    z.object({ status: z.literal("untouched") }),
    z.object({ status: z.literal("retained"), ...judged, source: z.string() }),
    z.object({ status: z.literal("rejected"), ...judged, reason: z.string(), source: z.string() }),
    z.object({ status: z.literal("contested"), ...judged, reason: z.string() }),
  ]),
});
