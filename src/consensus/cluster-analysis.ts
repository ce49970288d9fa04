import type { Contradiction, ContradictionPosition } from "../domain/contradiction.ts";
import { clusterValues } from "./clusters.ts";

/** Three figures and more: which lie together, and who stands alone beside a group. Undefined for fewer. */
export function clusterAnalysis(
  positions: readonly ContradictionPosition[],
  radius: number,
): Contradiction["clusterAnalysis"] {
  const figures: { agentName: string; confidence: number; value: number }[] = [];
  for (const { agentName, confidence, normalizedValue: value } of positions)
    if (value !== undefined) figures.push({ agentName, confidence, value });
  if (figures.length < 3) return undefined;
  const clusters = clusterValues(figures, radius).map(({ members, centre, averageConfidence }) => ({
    positions: members.map(({ agentName }) => agentName).sort(),
    avgValue: centre,
    avgConfidence: averageConfidence,
  }));
  const grouped = clusters.some(({ positions: names }) => names.length > 1);
  const alone = clusters.filter(({ positions: names }) => grouped && names.length === 1);
  return { clusters, outliers: alone.flatMap(({ positions: names }) => names) };
}
