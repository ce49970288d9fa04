import { z } from "zod";
import { Address } from "../../domain/address.ts";
import { ContradictionSeverity } from "../../domain/contradiction.ts";
import { EvidenceLevel } from "../../domain/evidence-level.ts";
import { Tier } from "../../domain/finding.ts";
import { ReflexionOutput } from "../../domain/improvement.ts";
import { Inconsistency } from "../../domain/inconsistency.ts";
import { Locale } from "../../domain/locale.ts";
import { FlagSeverity, FlagStanding } from "../../domain/red-flag.ts";
import { SourceType } from "../../domain/source.ts";
import { VerificationSchema } from "./evidence.ts";
import { CostSchema, MetricsSchema, StageRecordSchema, StageSchema } from "./running.ts";
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

const Source = SourceType.exclude(["inference"]);
const Phase = z.union([z.literal(1), z.literal(2)]);

const KeyFigureSide = z.object({
  formatted: z.string(),
  passage: z.string(),
  reference: z.string(),
  address: Address,
});

const Counted = { seen: z.number(), understood: z.number() };

const Facts = z.object({
  ...Counted,
  keyTopics: z.object(Counted),
  notPlaced: z.array(
    z.object({
      document: z.string(),
      figures: z.number(),
      pages: z.array(z.number()),
      sheets: z.array(z.string()),
    }),
  ),
});

const Answer = z.object({
  trust: z.enum(["HIGH", "MEDIUM", "LOW", "CANNOT_ASSESS"]),
  headline: z.string(),
  reasons: z.array(z.string()),
  score: z.number().nullable(),
  contested: z.array(
    z.object({
      contradictionId: z.string(),
      topic: z.string(),
      severity: ContradictionSeverity,
      oneLiner: z.string(),
    }),
  ),
  questions: z.array(
    z.object({
      id: z.string(),
      importance: ContradictionSeverity,
      question: z.string(),
      changes: z.string().nullable(),
      from: z.object({ kind: z.enum(["contradiction", "inconsistency", "reflexion", "gap"]), id: z.string() }),
    }),
  ),
  redFlags: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      severity: FlagSeverity.nullable(),
      from: z.object({ kind: z.enum(["agent", "contradiction", "inconsistency", "document"]), id: z.string() }),
      agentName: z.string().exactOptional(),
      words: z.string().exactOptional(),
      standing: FlagStanding.exactOptional(),
      shownBy: z.string().exactOptional(),
      sources: z.array(z.string()).exactOptional(),
      because: z.string().exactOptional(),
      impact: z.string().exactOptional(),
      question: z.string().exactOptional(),
    }),
  ),
  keyFigures: z
    .array(
      z.object({
        topic: z.string(),
        name: z.string(),
        value: z.number(),
        formatted: z.string(),
        level: EvidenceLevel,
        borneOutBy: z.number().int().nonnegative().default(0),
        reference: z.string(),
        against: z.array(z.string()),
        deck: KeyFigureSide.exactOptional(),
        model: KeyFigureSide.exactOptional(),
      }),
    )
    .exactOptional(),
  planned: z
    .array(
      z.object({
        topic: z.string(),
        name: z.string(),
        printed: z.string(),
        period: z.string().exactOptional(),
        passage: z.string(),
        reference: z.string(),
        address: Address,
      }),
    )
    .exactOptional(),
});

const Detected = z.object({
  definitionMismatches: z.array(
    z.object({
      topic: z.string(),
      findingIds: z.tuple([z.string(), z.string()]),
      differs: z.enum(["period", "basis", "currency", "unit"]),
      sides: z.tuple([z.string(), z.string()]),
      reason: z.string(),
    }),
  ),
  gaps: z.array(
    z.object({
      topic: z.string(),
      withValue: z.array(z.string()),
      without: z.array(z.string()),
      reason: z.string(),
    }),
  ),
  refused: z.array(
    z.object({
      findingId: z.string(),
      agentName: z.string(),
      metric: z.string(),
      code: z.enum(["not_finite", "no_metric", "unreadable_value", "bad_confidence", "bad_shape"]),
      reason: z.string(),
    }),
  ),
});

const Decision = z.object({
  topic: z.string(),
  kind: z.enum(["accept_position", "set_value", "dismiss", "accept_correction", "reject_correction"]),
  position: z.string().exactOptional(),
  value: z.union([z.number(), z.string()]).exactOptional(),
  unit: z.string().exactOptional(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  contradictionId: z.string().nullable(),
});

/** The JSON report, version 1. Keys may be added to it; none changes its meaning or goes away. */
export const ReviewDocumentSchema = z.object({
  version: z.literal(REVIEW_VERSION),
  reviewId: z.string(),
  reviewedAt: Moment,
  locale: Locale,
  deal: z.object({ name: z.string(), sector: z.string().nullable(), stage: z.string().nullable(), locale: Locale }),
  answer: Answer,
  /** Absent from documents of earlier releases. */
  inconsistencies: z.array(Inconsistency).default([]),
  coverage: z.enum(["normal", "partial", "secondary_only", "none"]),
  /** How much of the documents' figures was understood. */
  facts: Facts.exactOptional(),
  documents: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      source: Source,
      format: z.enum(["pdf", "pptx", "xlsx", "docx", "markdown", "text", "csv", "json"]),
      sections: z.number(),
      /** With what care it was read, in the reader's language. */
      reservations: z.array(z.string()).exactOptional(),
    }),
  ),
  /** Codes of what could not be read and of warnings may grow: their sentence is in `message`. */
  unreadable: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      source: Source,
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
  agents: z.array(
    z.object({
      agentName: z.string(),
      tier: Tier,
      builtIn: z.boolean(),
      findings: z.number(),
      confidence: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
      recommendation: z.string().exactOptional(),
      /** How much of a foreign output was read, in parts that say something. */
      reading: z
        .object({
          seen: z.number(),
          understood: z.number(),
          notUnderstood: z.array(z.object({ path: z.string(), text: z.string() })).exactOptional(),
        })
        .exactOptional(),
    }),
  ),
  builtInAnalysts: z.boolean(),
  stages: z.array(StageRecordSchema),
  gaps: z.array(z.object({ stage: StageSchema, subject: z.string().exactOptional(), message: z.string() })),
  verification: VerificationSchema.nullable(),
  detection: Detected.nullable(),
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
  decisions: z.array(Decision),
  metrics: MetricsSchema,
  cost: CostSchema,
  recheck: z
    .object({
      of: z.string(),
      settledAgain: z.array(z.string()),
      changes: z.array(z.object({ path: z.string(), was: z.string().nullable(), now: z.string().nullable() })),
    })
    .exactOptional(),
});
export type ReviewDocument = z.infer<typeof ReviewDocumentSchema>;
