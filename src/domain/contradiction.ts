import { z } from "zod";
import { SourceType } from "./source.ts";

/** `numeric_value`: other figures. `assessment`: good against bad. `existence`: there is, there is not. `interpretation`: same datum, opposite conclusions. */
export const ContradictionType = z.enum(["numeric_value", "assessment", "existence", "interpretation"]);
export type ContradictionType = z.infer<typeof ContradictionType>;

/** Most severe first. */
export const ContradictionSeverity = z.enum(["CRITICAL", "MAJOR", "MODERATE", "MINOR"]);
export type ContradictionSeverity = z.infer<typeof ContradictionSeverity>;

export const PositionSource = z.object({
  type: SourceType,
  reference: z.string(),
  quote: z.string().optional(),
});
export type PositionSource = z.infer<typeof PositionSource>;

/** What one agent holds in a contradiction. */
export const ContradictionPosition = z.object({
  agentName: z.string(),
  findingId: z.string(),
  claim: z.string(),
  /** As the agent gave it. */
  value: z.unknown(),
  unit: z.string().optional(),
  confidence: z.number(),
  sources: z.array(PositionSource),
  /** The value as a number in base units (euros, percent points of a percentage …), where it is one. */
  normalizedValue: z.number().optional(),
  /** Half of it is the rounding the agent's own print allows: "1.2 M€" has 100 000. Absent where it gave a bare number. */
  step: z.number().optional(),
  /** The agent gave a range: `normalizedValue` is its middle. */
  range: z.object({ min: z.number(), max: z.number() }).optional(),
  assessment: z.string().optional(),
  period: z.string().optional(),
  /** Sums the agent showed: "42 000 × 12 = 504 000". Recomputed by the court. */
  calculations: z.array(z.string()).optional(),
  /** Set where the agent said something else and this follows from it: ARR 504 000 € from its MRR of 42 000 €. */
  derived: z.object({ formula: z.string(), calculation: z.string(), findingIds: z.array(z.string()) }).optional(),
});
export type ContradictionPosition = z.infer<typeof ContradictionPosition>;

/** Several positions on one topic, same period, same definition, that cannot all be right. */
export const Contradiction = z.object({
  id: z.string(),
  /** The metric as people call it: "ARR". */
  topic: z.string(),
  /** The topic's name in the catalogue, where it is known: "arr". */
  topicId: z.string().optional(),
  detectedAt: z.coerce.date(),
  /** In a stable order. POSITION_A is the first and whoever agrees with it; POSITION_B any other, named by `winner`. */
  positions: z.array(ContradictionPosition).min(2),
  contradictionType: ContradictionType,
  severity: z.object({
    level: ContradictionSeverity,
    /** The figures it was computed from. */
    calculation: z.string(),
    impactIfWrong: z.string(),
  }),
  verificationData: z.object({
    deckReferences: z.array(z.string()),
    /** What the positions cite of each, where they do. */
    contextEngineData: z.unknown().optional(),
    fundingDbData: z.unknown().optional(),
  }),
  /** Three figures and more: those that lie together (15 %), and who stands alone beside a group. */
  clusterAnalysis: z
    .object({
      clusters: z.array(z.object({ positions: z.array(z.string()), avgValue: z.number(), avgConfidence: z.number() })),
      outliers: z.array(z.string()),
    })
    .optional(),
  status: z.enum(["detected", "debating", "resolved", "unresolved"]),
  /** Set where every position speaks of this period; else the question is about today. */
  period: z.string().optional(),
  currency: z.string().optional(),
  /** The definition in question, as far as the positions say it: paying customers, net revenue. */
  basis: z
    .object({
      nature: z.enum(["actual", "projected"]),
      gross: z.enum(["gross", "net"]),
      money: z.enum(["pre", "post"]),
      customers: z.enum(["paying", "registered"]),
      rhythm: z.enum(["monthly", "quarterly", "annual"]),
    })
    .partial()
    .optional(),
});
export type Contradiction = z.infer<typeof Contradiction>;

/** Two findings on one topic that speak of different things: not a contradiction. */
const DefinitionMismatch = z.object({
  topic: z.string(),
  findingIds: z.tuple([z.string(), z.string()]),
  differs: z.enum(["period", "basis", "currency", "unit"]),
  /** What each side speaks of: ["2023", "2024"], ["gross", "net"], ["EUR", "USD"]. */
  sides: z.tuple([z.string(), z.string()]),
  reason: z.string(),
});
export type DefinitionMismatch = z.infer<typeof DefinitionMismatch>;

/** One agent has a value where another says there is none to be had. */
const ValueGap = z.object({
  topic: z.string(),
  withValue: z.array(z.string()),
  without: z.array(z.string()),
  reason: z.string(),
});
export type ValueGap = z.infer<typeof ValueGap>;

/** A finding that cannot be compared with anything, and why. */
const RefusedFinding = z.object({
  findingId: z.string(),
  agentName: z.string(),
  metric: z.string(),
  code: z.enum(["not_finite", "no_metric", "unreadable_value", "bad_confidence", "bad_shape"]),
  reason: z.string(),
});
export type RefusedFinding = z.infer<typeof RefusedFinding>;

/** What the detection saw beside contradictions. */
export const NotContradictions = z.object({
  definitionMismatches: z.array(DefinitionMismatch),
  gaps: z.array(ValueGap),
  refused: z.array(RefusedFinding),
});
export type NotContradictions = z.infer<typeof NotContradictions>;

/** All that the detection saw. */
export interface Detection extends NotContradictions {
  contradictions: Contradiction[];
  /** Differences too small for a contradiction, on figures where they still matter: to be noted with both values. */
  near: Contradiction[];
}
