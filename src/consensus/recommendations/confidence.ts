import type { ConflictSeverity } from "../../domain/recommendation.ts";

/** What the confidence in a decision is made of. */
export interface ConfidenceParts {
  /** The decision maker's own, 0–1; null counts as 0. */
  maker: number | null;
  /** Share of those concerned who support the decision, 0–1. */
  supportRatio: number;
  severity: ConflictSeverity;
  /** Distinct pieces of evidence behind the supporters. */
  evidenceCount: number;
}

/** 0.4 × maker + 0.3 × support − 0.2 if CRITICAL + min(0.1, 0.02 × evidence), between 0 and 1. */
export function decisionConfidence({ maker, supportRatio, severity, evidenceCount }: ConfidenceParts): number {
  const penalty = severity === "CRITICAL" ? 0.2 : 0;
  const score = 0.4 * (maker ?? 0) + 0.3 * supportRatio - penalty + Math.min(0.1, 0.02 * evidenceCount);
  // Sums of decimals leave dust in the last digits: 0.30000000000000004.
  return Math.round(Math.max(0, Math.min(1, score)) * 1e9) / 1e9;
}

/** The same as a sum a person can follow: "0.4 × 0.80 + 0.3 × 1.00 + 0.04 = 0.66". */
export function confidenceSum(parts: ConfidenceParts): string {
  const evidence = Math.min(0.1, 0.02 * parts.evidenceCount);
  const critical = parts.severity === "CRITICAL" ? " − 0.2" : "";
  const sum = `0.4 × ${(parts.maker ?? 0).toFixed(2)} + 0.3 × ${parts.supportRatio.toFixed(2)}${critical} + ${evidence.toFixed(2)}`;
  return `${sum} = ${decisionConfidence(parts).toFixed(2)}`;
}
