import type { Evidence, FindingCategory, ScoredFinding, Tier } from "../domain/finding.ts";
import type { Basis, Quantity } from "../domain/quantity.ts";
import { unitName } from "../evidence/facts/print-calculation.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import type { AnalystInput } from "./analyst.ts";
import { type ConfidenceBasis, confidenceOf } from "./confidence.ts";

/** What a finding says; the rest follows from the analyst and its input. */
interface FindingDraft {
  /** Unique among the analyst's findings: "mrr/2024-12". */
  key: string;
  metric: string;
  category: FindingCategory;
  value: number | string | null;
  unit?: string | undefined;
  claim: string;
  confidence: ConfidenceBasis;
  evidence: Evidence[];
  period?: string | undefined;
  basis?: Basis | undefined;
  assessment?: string | undefined;
  percentile?: number | undefined;
  benchmarkData?: unknown;
}

/** A finding in the shared shape. */
export function writeFinding(
  analyst: { name: string; tier: Tier },
  input: Pick<AnalystInput, "locale" | "clock">,
  draft: FindingDraft,
): ScoredFinding {
  const { key, confidence, unit, period, basis, assessment, percentile, benchmarkData, ...said } = draft;
  const definition = Object.entries(basis ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    id: `${analyst.name}/${key}`,
    agentName: analyst.name,
    tier: analyst.tier,
    ...said,
    unit: unit === undefined || unit === "" ? null : unit,
    assessment: assessment ?? null,
    confidence: confidenceOf(confidence, input.locale),
    ...(period === undefined ? {} : { period }),
    ...(definition.length === 0 ? {} : { basis: Object.fromEntries(definition) }),
    ...(percentile === undefined ? {} : { percentile }),
    ...(benchmarkData === undefined ? {} : { benchmarkData }),
    ...(input.clock === undefined ? {} : { createdAt: input.clock().toISOString() }),
  };
}

/** The unit a finding carries: "EUR", "%", "x", "months". */
export function unitOf({ unit, currency }: Pick<Quantity, "unit" | "currency">): string {
  return unitName(unit, currency);
}

/** A topic as the reader calls it; its id where the catalogue has none of that name. */
export function topicName(id: string, locale: AnalystInput["locale"]): string {
  return topicById(id)?.name[locale] ?? id;
}

/** Makes keys unique in the order they come: "mrr", "mrr#2". */
export function keyMaker(): (key: string) => string {
  const seen = new Map<string, number>();
  return (key) => {
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1 ? key : `${key}#${times}`;
  };
}
