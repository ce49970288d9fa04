import { z } from "zod";
import { Contradiction } from "../../domain/contradiction.ts";
import { DebateRound } from "../../domain/debate.ts";
import { ScoredFinding } from "../../domain/finding.ts";
import { ConflictReport, ConsensusResult } from "../../domain/recommendation.ts";
import { Resolution } from "../../domain/resolution.ts";

/** A moment, as JSON writes it: "2025-01-15T00:00:00.000Z". */
export const Moment = z.iso.datetime();

/** A contradiction as JSON holds it. */
export const ContradictionSchema = Contradiction.extend({ detectedAt: Moment });

/** A verdict with its whole record, as JSON holds it. */
export const ResolutionSchema = Resolution.extend({
  resolvedAt: Moment,
  debateRecord: Resolution.shape.debateRecord.extend({ rounds: z.array(DebateRound.extend({ timestamp: Moment })) }),
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
