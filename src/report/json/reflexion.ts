import { z } from "zod";
import {
  CritiqueSchema,
  CritiqueSeverity,
  CritiqueType,
  MissingCrossReferenceSchema,
  OverallAssessment,
} from "../../domain/critique.ts";
import { BANotice, CorrectionSchema, QualityMetrics } from "../../domain/improvement.ts";
import { FindingSchema } from "./verdicts.ts";

const ModelRecord = z.object({
  critiquesDropped: z.array(
    z.object({
      reason: z.enum([
        "incomplete",
        "unknown_agent",
        "unknown_standard",
        "style",
        "no_such_passage",
        "not_reviewable",
        "honest_gap",
        "refuted",
        "unproven",
        "invented_figure",
        "duplicate",
        "too_many",
      ]),
      count: z.number(),
    }),
  ),
  correctionsRefused: z.array(
    z.object({
      reason: z.enum([
        "unknown_critique",
        "repeated",
        "other_passage",
        "unchanged",
        "too_long",
        "nothing_verified",
        "false_source",
        "wrong_sum",
        "invented_figure",
        "misattributed",
        "invented_name",
        "figure_lost",
        "words_lost",
        "overlaps",
        "audit_objects",
        "not_asked",
      ]),
      count: z.number(),
    }),
  ),
  failures: z.array(z.object({ role: z.enum(["critic", "improver"]), kind: z.string(), message: z.string() })),
});

/** One analysis criticised and corrected. The agent's own JSON is kept as it is. */
export const ReflexionSchema = z.object({
  originalAgentOutput: z.unknown(),
  agentName: z.string(),
  agentConfidence: z.number(),
  critiques: z.array(CritiqueSchema),
  critiqueSummary: z.object({
    total: z.number(),
    bySeverity: z.record(CritiqueSeverity, z.number()),
    byType: z.record(CritiqueType, z.number()),
  }),
  assessment: OverallAssessment,
  missingCrossReferences: z.array(MissingCrossReferenceSchema),
  improvements: z.array(CorrectionSchema),
  improvementSummary: z.object({ fixed: z.number(), partiallyFixed: z.number(), cannotFix: z.number() }),
  revisedOutput: z.unknown(),
  revisedFindings: z.array(FindingSchema),
  qualityMetrics: QualityMetrics,
  baNotice: BANotice,
  escalation: z
    .object({
      action: z.literal("DATA_INSUFFICIENCY"),
      cannotFixRatio: z.number(),
      dataNeedsFromFounder: z.array(z.string()),
    })
    .nullable(),
  factProvedFalse: z.boolean(),
  notices: z.array(
    z.object({
      code: z.enum([
        "empty_output",
        "unsupported_output",
        "no_findings",
        "findings_without_evidence",
        "unreadable_findings",
        "prose",
        "unusual_structure",
        "cyclic",
        "too_deep",
        "too_large",
        "too_many_critiques",
        "model_failed",
        "model_skipped_agent",
        "model_read_part",
      ]),
      message: z.string(),
      reflected: z.boolean(),
    }),
  ),
  iterations: z.number(),
  endedBy: z.enum([
    "nothing_to_reflect_on",
    "no_critique",
    "all_settled",
    "nothing_fixed",
    "small_gain",
    "max_iterations",
  ]),
  modelRecord: ModelRecord.exactOptional(),
  tokensUsed: z.number(),
  processingTime: z.number(),
});
