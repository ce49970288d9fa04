import { z } from "zod";
import type { AgentRedFlag } from "./red-flag.ts";

/** What part of the analysis a finding belongs to. */
export const FindingCategory = z.enum([
  "financial",
  "team",
  "market",
  "product",
  "competitive",
  "legal",
  "technical",
  "gtm",
  "customer",
  "exit",
  "structure",
]);
export type FindingCategory = z.infer<typeof FindingCategory>;

export const ConfidenceLevel = z.enum(["high", "medium", "low", "insufficient"]);
export type ConfidenceLevel = z.infer<typeof ConfidenceLevel>;

/** What a finding rests on, as its analyst gives it. */
export const Evidence = z.object({
  type: z.enum(["quote", "calculation", "benchmark", "external_data", "inference"]),
  content: z.string(),
  /** "Deck Slide 8", "Financial Model, Onglet Revenue, Ligne 12" … */
  source: z.string(),
  confidence: z.number().optional(),
});
export type Evidence = z.infer<typeof Evidence>;

export const Tier = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type Tier = z.infer<typeof Tier>;

/** One thing one analyst says about one metric. */
export const ScoredFinding = z.object({
  id: z.string(),
  agentName: z.string(),
  metric: z.string(),
  category: FindingCategory,
  value: z.union([z.number(), z.string(), z.null()]),
  unit: z.string().nullish(),
  assessment: z.string().nullish(),
  confidence: z.object({
    level: ConfidenceLevel,
    score: z.number().min(0).max(100),
    factors: z.array(z.unknown()).default([]),
  }),
  evidence: z.array(Evidence).default([]),
  createdAt: z.union([z.string(), z.date()]).optional(),
  tier: Tier.optional(),
  period: z.string().optional(),
  basis: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  claim: z.string().optional(),
  normalizedValue: z.number().optional(),
  percentile: z.number().optional(),
  benchmarkData: z.unknown().optional(),
  /** A figure said within a sentence: it is checked like any other, and not set against what others state. */
  inPassing: z.boolean().exactOptional(),
});
export type ScoredFinding = z.infer<typeof ScoredFinding>;

/** What an analyst hands over. `output` is its own free JSON, kept as it is. */
export interface AgentOutput {
  agentName: string;
  tier: Tier;
  output: unknown;
  findings: ScoredFinding[];
  recommendation?: string;
  /** Its warnings, in its own order. */
  redFlags?: AgentRedFlag[];
  /** How much of it was read: parts that say something, those understood, and the others with their place. */
  reading?: { seen: number; understood: number; notUnderstood: { path: string; text: string }[] };
}

/**
 * The name of a confidence: high from 75, medium from 50, low from 25, else insufficient.
 *
 * ```ts
 * confidenceLevel(78); // "high"
 * ```
 */
export function confidenceLevel(score: number): ConfidenceLevel {
  if (score >= 75) return "high";
  if (score >= 50) return "medium";
  return score >= 25 ? "low" : "insufficient";
}
