import type { Locale } from "../../domain/locale.ts";
import type { ConflictSeverity } from "../../domain/recommendation.ts";
import { formatQuantity } from "../../quantities/format.ts";

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

/** A share or a weight as the reader's language prints it: "0.80", "0,80". */
export const twoDecimals = (value: number, locale: Locale): string =>
  formatQuantity({ value, unit: "number", decimals: 2 }, locale);

const tenths = (value: number, locale: Locale): string =>
  formatQuantity({ value, unit: "number", decimals: 1 }, locale);

/** The same as a sum a person can follow: "0.4 × 0.80 + 0.3 × 1.00 + 0.04 = 0.66". */
export function confidenceSum(parts: ConfidenceParts, locale: Locale): string {
  const print = (value: number) => twoDecimals(value, locale);
  const evidence = Math.min(0.1, 0.02 * parts.evidenceCount);
  const critical = parts.severity === "CRITICAL" ? ` − ${tenths(0.2, locale)}` : "";
  const sum = `${tenths(0.4, locale)} × ${print(parts.maker ?? 0)} + ${tenths(0.3, locale)} × ${print(parts.supportRatio)}${critical} + ${print(evidence)}`;
  return `${sum} = ${print(decisionConfidence(parts))}`;
}
