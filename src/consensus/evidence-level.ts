import type { EvidenceLevel } from "../domain/evidence-level.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import { canBothHold, sayTheSame } from "./match-value.ts";
import { refutationOf } from "./refutation.ts";

/**
 * What a stated value rests on, by all that the documents say of it for the time in question; null where nothing states
 * it. "The deck says so" is `declared`, however often the deck says it.
 */
export function evidenceLevelOf(testimony: readonly EvidenceItem[], close: number): EvidenceLevel | null {
  const items = testimony.filter((item) => typeof item.value === "number" || item.calculation === undefined);
  const stated = items.filter((item) => item.calculation === undefined && item.partial !== true);
  const primary = stated.filter((item) => item.rank === "primary");
  const first = mostPrecise(primary.length > 0 ? primary : stated);
  // A document that names it with a restriction of its own ("TAM Europe") still says so.
  if (first === undefined) return items.some((item) => item.calculation === undefined) ? "declared" : null;
  if (typeof first.value !== "number") return "declared";
  if (primary.some((item) => !canBothHold(item, first, close))) return "contradicted";
  if (refutationOf({ testimony: [...testimony] }, primary)?.sure === true) return "contradicted";
  if (stated.some((item) => item.rank === "secondary" && sayTheSame(item, first, close))) return "outside";
  const documents = new Set(primary.flatMap(({ addresses }) => addresses.map(({ document }) => document)));
  const recomputed = items.some((item) => item.calculation !== undefined && sayTheSame(item, first, close));
  return documents.size > 1 || recomputed ? "corroborated" : "declared";
}

/** The first that gives one value; a range only where nothing does. */
export function mostPrecise(items: readonly EvidenceItem[]): EvidenceItem | undefined {
  return items.find(({ range }) => range === undefined) ?? items[0];
}
