import { z } from "zod";
import { ContradictionSeverity, ContradictionType } from "../../domain/contradiction.ts";
import { MetricName } from "../../domain/metric-name.ts";
import { TrustLevel } from "../../domain/resolution.ts";
import { REVIEW_STAGES } from "../../domain/review-stages.ts";
import { MODEL_ROLES } from "../../model/port.ts";

export const StageSchema = z.enum(REVIEW_STAGES);
const Role = z.enum(MODEL_ROLES);

/** How one stage ended. */
export const StageRecordSchema = z.object({
  stage: StageSchema,
  status: z.enum(["done", "failed", "skipped"]),
  reason: z.string().exactOptional(),
  durationMs: z.number(),
  counts: z.record(z.string(), z.number()),
});

/** How well the review itself went. */
export const MetricsSchema = z.object({
  contradictionsDetected: z.number(),
  contradictionsResolved: z.number(),
  debatesSkipped: z.number(),
  autoResolved: z.number(),
  averageDebateRounds: z.number().nullable(),
  agentsReflected: z.number(),
  totalCritiques: z.number(),
  totalImprovements: z.number(),
  averageConfidenceGain: z.number().nullable(),
  totalTokensUsed: z.number(),
  estimatedCostUSD: z.number().nullable(),
  totalDurationMs: z.number(),
  byType: z.record(ContradictionType, z.number()),
  bySeverity: z.record(ContradictionSeverity, z.number()),
  trust: z.record(TrustLevel, z.number()),
  resolutionMs: z.object({ mean: z.number(), p95: z.number() }).nullable(),
  struckCitations: z.array(z.object({ debater: z.string(), struck: z.number() })),
  refusedVerdicts: z.number(),
  targets: z.array(
    z.object({
      name: MetricName,
      value: z.number().nullable(),
      unit: z.enum(["share", "points", "tokens", "count"]),
      target: z.object({ at: z.enum(["least", "most"]), value: z.number() }),
      met: z.boolean().nullable(),
    }),
  ),
});

const spending = {
  calls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  usd: z.number().nullable(),
};
const estimate = { tokens: z.number(), usd: z.number().nullable() };

/** What models were asked and what it took. */
export const CostSchema = z.object({
  models: z.partialRecord(Role, z.string()),
  estimate: z
    .object({
      ...estimate,
      byEngine: z.object({
        consensus: z.object({
          ...estimate,
          debates: z.number(),
          arbitrations: z.number(),
          byCode: z.number(),
          notExamined: z.number(),
        }),
        reflexion: z.object({ ...estimate, agents: z.number(), notExamined: z.number() }),
      }),
      model: z.string(),
      pricesOf: z.string().nullable(),
    })
    .nullable(),
  limits: z.object({ tokens: z.number().exactOptional(), usd: z.number().exactOptional() }),
  spent: z.object(spending),
  byStage: z.array(z.object({ stage: StageSchema, ...spending })),
  byModel: z.array(z.object({ model: z.string(), role: Role, ...spending })),
  leftToCourt: z.array(
    z.object({ contradictionId: z.string(), topic: z.string(), code: z.string(), reason: z.string() }),
  ),
});
