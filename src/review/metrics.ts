import { z } from "zod";
import { type Contradiction, ContradictionSeverity, ContradictionType } from "../domain/contradiction.ts";
import { MetricName } from "../domain/metric-name.ts";
import { ModelHealth } from "../domain/model-health.ts";
import { TrustLevel } from "../domain/resolution.ts";
import { type Examined, healthOf } from "./health.ts";
import type { AgentReflexion, ModelSpending, SettledContradiction } from "./result.ts";

/** A figure beside what it should reach. `value` null where there was nothing to measure; `met` null then too. */
const TargetedMetric = z.object({
  name: MetricName,
  value: z.number().nullable(),
  unit: z.enum(["share", "points", "tokens", "count"]),
  target: z.object({ at: z.enum(["least", "most"]), value: z.number() }),
  met: z.boolean().nullable(),
});
export type TargetedMetric = z.infer<typeof TargetedMetric>;

/** How well the review itself went. (`QualityMetrics` are an analysis's own, before and after its reflexion.) */
export const EngineMetrics = z.object({
  contradictionsDetected: z.number(),
  /** With a verdict other than UNRESOLVED. */
  contradictionsResolved: z.number(),
  /** Settled without a debate. */
  debatesSkipped: z.number(),
  /** Settled without any call to a model. */
  autoResolved: z.number(),
  /** Null where nothing was debated. */
  averageDebateRounds: z.number().nullable(),
  agentsReflected: z.number(),
  totalCritiques: z.number(),
  totalImprovements: z.number(),
  /** Points; null where no agent was reflected on. */
  averageConfidenceGain: z.number().nullable(),
  totalTokensUsed: z.number(),
  /** Null where the price of a model used is unknown. */
  estimatedCostUSD: z.number().nullable(),
  totalDurationMs: z.number(),
  byType: z.record(ContradictionType, z.number()),
  bySeverity: z.record(ContradictionSeverity, z.number()),
  trust: z.record(TrustLevel, z.number()),
  /** Milliseconds a verdict took; null without one. */
  resolutionMs: z.object({ mean: z.number(), p95: z.number() }).nullable(),
  struckCitations: z.array(z.object({ debater: z.string(), struck: z.number() })),
  refusedVerdicts: z.number(),
  /** Tokens a verdict took from a provider's cache, on average: those of the targets are the others. Absent: none. */
  cachedPerContradiction: z.number().exactOptional(),
  /** Debates beside which independent answers were asked for, and how often most of them said the same. */
  votes: z
    .object({ debates: z.number(), held: z.number(), agree: z.number(), answers: z.number(), tokens: z.number() })
    .exactOptional(),
  /** How each model did in each of its roles; absent where none was asked. */
  health: z.array(ModelHealth).exactOptional(),
  targets: z.array(TargetedMetric),
});
export type EngineMetrics = z.infer<typeof EngineMetrics>;

const TARGETS: Record<MetricName, Pick<TargetedMetric, "unit" | "target">> = {
  resolutionRate: { unit: "share", target: { at: "least", value: 0.85 } },
  highTrustShare: { unit: "share", target: { at: "least", value: 0.6 } },
  unresolvedCritical: { unit: "count", target: { at: "most", value: 0 } },
  tokensPerContradiction: { unit: "tokens", target: { at: "most", value: 8_000 } },
  fixRate: { unit: "share", target: { at: "least", value: 0.7 } },
  confidenceGain: { unit: "points", target: { at: "least", value: 15 } },
  qualityGain: { unit: "points", target: { at: "least", value: 20 } },
  readyShare: { unit: "share", target: { at: "least", value: 0.9 } },
  cannotFixShare: { unit: "share", target: { at: "most", value: 0.15 } },
};

/** What the metrics are computed from. */
export interface Measured extends Pick<Examined, "models" | "outputs"> {
  detected: readonly Contradiction[];
  settled: readonly SettledContradiction[];
  /** Without a verdict. */
  notExamined: readonly { contradiction: Contradiction }[];
  reflexions: readonly AgentReflexion[];
  spent: ModelSpending;
  totalDurationMs: number;
}

/** Counts and means over one review, beside their targets. Nothing measured is null, never 0. */
export function measure(measured: Measured): EngineMetrics {
  const { detected, settled, notExamined, reflexions, spent, totalDurationMs } = measured;
  const health = healthOf(measured);
  const critical = ({ contradiction }: { contradiction: Contradiction }) => contradiction.severity.level === "CRITICAL";
  const open = ({ resolution }: SettledContradiction) => resolution.verdict.decision === "UNRESOLVED";
  const decided = settled.filter((one) => !open(one));
  const debated = settled.filter(({ resolution }) => resolution.debateRecord.rounds.length > 0);
  const durations = settled.map(({ resolution }) => resolution.debateRecord.totalDuration).sort((a, b) => a - b);
  const caseTokens = settled.map(({ resolution }) => resolution.debateRecord.tokensUsed);
  const cached = mean(settled.map(({ resolution }) => resolution.debateRecord.cachedTokens ?? 0)) ?? 0;
  const improvements = reflexions.flatMap(({ result }) => result.improvements);
  const status = (wanted: string) => improvements.filter((one) => one.status === wanted).length;
  const confidenceGains = reflexions.map(({ result }) => confidenceGain(result));
  const values: Record<MetricName, number | null> = {
    resolutionRate: share(decided.length, settled.length + notExamined.length),
    highTrustShare: share(settled.filter(({ resolution }) => trustOf(resolution) === "HIGH").length, settled.length),
    // With no critical one there was nothing to settle: that is no merit.
    unresolvedCritical: [...settled, ...notExamined].some(critical)
      ? settled.filter((one) => open(one) && critical(one)).length + notExamined.filter(critical).length
      : null,
    tokensPerContradiction: mean(caseTokens),
    fixRate: share(status("FIXED") + status("PARTIALLY_FIXED"), improvements.length),
    confidenceGain: mean(confidenceGains),
    qualityGain: mean(reflexions.map(({ result }) => result.qualityMetrics.change)),
    readyShare: share(reflexions.filter(({ result }) => result.qualityMetrics.readyForBA).length, reflexions.length),
    cannotFixShare: share(status("CANNOT_FIX"), improvements.length),
  };
  return {
    contradictionsDetected: detected.length,
    contradictionsResolved: decided.length,
    debatesSkipped: settled.length - debated.length,
    autoResolved: settled.filter(({ resolution }) => resolution.debateRecord.tokensUsed === 0).length,
    averageDebateRounds: mean(debated.map(({ resolution }) => resolution.debateRecord.rounds.length)),
    agentsReflected: reflexions.length,
    totalCritiques: reflexions.reduce((sum, { result }) => sum + result.critiques.length, 0),
    totalImprovements: improvements.length,
    averageConfidenceGain: mean(confidenceGains),
    totalTokensUsed: spent.inputTokens + spent.outputTokens,
    estimatedCostUSD: spent.usd,
    totalDurationMs,
    byType: countBy(ContradictionType.options, detected, ({ contradictionType }) => contradictionType),
    bySeverity: countBy(ContradictionSeverity.options, detected, ({ severity }) => severity.level),
    trust: countBy(["HIGH", "MEDIUM", "LOW"], settled, ({ resolution }) => trustOf(resolution)),
    resolutionMs:
      durations.length === 0
        ? null
        : { mean: Math.round(mean(durations) ?? 0), p95: durations[Math.ceil(durations.length * 0.95) - 1] ?? 0 },
    struckCitations: struckBy(settled),
    refusedVerdicts: settled.reduce((sum, { resolution }) => sum + resolution.refusedVerdicts.length, 0),
    ...(cached > 0 && { cachedPerContradiction: Math.round(cached) }),
    ...(debated.some(({ resolution }) => resolution.debateRecord.vote !== undefined) && { votes: votesIn(debated) }),
    ...(health.length > 0 && { health }),
    targets: (Object.keys(TARGETS) as MetricName[]).map((name) => targeted(name, values[name])),
  };
}

function votesIn(debated: readonly SettledContradiction[]): NonNullable<EngineMetrics["votes"]> {
  const votes = debated.flatMap(({ resolution }) => resolution.debateRecord.vote ?? []);
  const sum = (key: "answers" | "tokens") => votes.reduce((total, one) => total + one[key], 0);
  return {
    debates: debated.length,
    held: votes.filter(({ answers }) => answers > 0).length,
    agree: votes.filter(({ agrees }) => agrees === true).length,
    answers: sum("answers"),
    tokens: sum("tokens"),
  };
}

const trustOf = ({ baGuidance }: SettledContradiction["resolution"]) => baGuidance.trustLevel;

function targeted(name: MetricName, value: number | null): TargetedMetric {
  const { unit, target } = TARGETS[name];
  const met = value === null ? null : target.at === "least" ? value >= target.value : value <= target.value;
  return { name, value: value === null ? null : Math.round(value * 1e4) / 1e4, unit, target, met };
}

/** Points between the mean confidence of an agent's findings before and after. */
function confidenceGain({ agentConfidence, revisedFindings }: AgentReflexion["result"]): number {
  const after = mean(revisedFindings.map(({ confidence }) => confidence.score)) ?? agentConfidence;
  return Math.round((after - agentConfidence) * 10) / 10;
}

function struckBy(settled: readonly SettledContradiction[]): EngineMetrics["struckCitations"] {
  const struck = new Map<string, number>();
  for (const { resolution } of settled)
    for (const [debater, count] of Object.entries(resolution.debateRecord.struckCitations ?? {}))
      struck.set(debater, (struck.get(debater) ?? 0) + count);
  return [...struck].sort(([a], [b]) => (a < b ? -1 : 1)).map(([debater, count]) => ({ debater, struck: count }));
}

function countBy<Key extends string, Item>(
  keys: readonly Key[],
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Record<Key, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
  for (const item of items) counts[keyOf(item)] += 1;
  return counts;
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
