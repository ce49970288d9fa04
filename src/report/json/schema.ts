import { z } from "zod";
import { Check } from "../../domain/check.ts";
import { NotContradictions } from "../../domain/contradiction.ts";
import { Tier } from "../../domain/finding.ts";
import { ReflexionOutput } from "../../domain/improvement.ts";
import { Inconsistency } from "../../domain/inconsistency.ts";
import { Locale } from "../../domain/locale.ts";
import { DocumentSource } from "../../domain/source.ts";
import { ReviewAnswer } from "../../review/answer-shape.ts";
import { EngineMetrics } from "../../review/metrics.ts";
import {
  PriorDecision,
  Recheck,
  ReviewCost,
  ReviewedAgent,
  ReviewedDocument,
  ReviewFacts,
  ReviewGap,
  StageRecord,
} from "../../review/result.ts";
import { VerificationSchema } from "./evidence.ts";
import { SynthesisSchema } from "./synthesis.ts";
import {
  ConsolidatedFindingSchema,
  ContradictionSchema,
  FindingSchema,
  Moment,
  RecommendationsSchema,
  ResolutionSchema,
} from "./verdicts.ts";

/** The version that this schema describes. */
export const REVIEW_VERSION = 1;

const Phase = z.union([z.literal(1), z.literal(2)]);

/** The JSON report, version 1. Keys may be added to it; none changes its meaning or goes away. */
export const ReviewDocumentSchema = z.object({
  version: z.literal(REVIEW_VERSION),
  reviewId: z.string(),
  reviewedAt: Moment,
  locale: Locale,
  spokenIn: Locale.exactOptional(),
  deal: z.object({
    name: z.string(),
    sector: z.string().nullable(),
    stage: z.string().nullable(),
    locale: Locale,
    portugal: z.literal(true).exactOptional(),
  }),
  answer: ReviewAnswer,
  /** Absent from documents of earlier releases. */
  inconsistencies: z.array(Inconsistency).default([]),
  checks: z.array(Check).exactOptional(),
  coverage: z.enum(["normal", "partial", "secondary_only", "none"]),
  /** How much of the documents' figures was understood. */
  facts: ReviewFacts.exactOptional(),
  documents: z.array(ReviewedDocument),
  /** Codes of what could not be read and of warnings may grow: their sentence is in `message`. */
  unreadable: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      source: DocumentSource,
      code: z.string(),
      detail: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
      message: z.string(),
    }),
  ),
  warnings: z.array(
    z.object({
      code: z.string(),
      file: z.string().exactOptional(),
      message: z.string(),
      parts: z
        .array(z.object({ path: z.string(), reason: z.string(), text: z.string().exactOptional() }))
        .exactOptional(),
    }),
  ),
  agents: z.array(ReviewedAgent),
  builtInAnalysts: z.boolean(),
  stages: z.array(StageRecord),
  gaps: z.array(ReviewGap),
  verification: VerificationSchema.nullable(),
  detection: NotContradictions.nullable(),
  settled: z.array(z.object({ contradiction: ContradictionSchema, resolution: ResolutionSchema, phase: Phase })),
  noted: z.array(ContradictionSchema),
  notExamined: z.array(
    z.object({
      contradiction: ContradictionSchema,
      phase: Phase,
      reason: z.enum(["limit", "failed"]),
      explanation: z.string(),
    }),
  ),
  recommendations: RecommendationsSchema.nullable(),
  reflexions: z.array(
    z.object({
      agentName: z.string(),
      tier: Tier,
      result: ReflexionOutput.extend({ revisedFindings: z.array(FindingSchema) }),
    }),
  ),
  notReflected: z.array(
    z.object({
      agentName: z.string(),
      tier: Tier,
      reason: z.enum(["limit", "failed"]),
      explanation: z.string(),
    }),
  ),
  synthesis: SynthesisSchema.nullable(),
  findings: z.array(ConsolidatedFindingSchema),
  decisions: z.array(PriorDecision),
  metrics: EngineMetrics,
  cost: ReviewCost,
  recheck: Recheck.exactOptional(),
});
export type ReviewDocument = z.infer<typeof ReviewDocumentSchema>;
