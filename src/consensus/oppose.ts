import type { ContradictionType } from "../domain/contradiction.ts";
import { numericGap, sameFigure } from "../quantities/compare.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { assessmentDistance } from "./assessments.ts";
import { type Entry, figureOfEntry } from "./entries.ts";

/** That some entries cannot all be right: how, by how much, and which of them are opposed. */
export interface Opposition {
  type: ContradictionType;
  /** Numeric gap, assessment distance / 4, or 1 for existence. */
  gap: number;
  /** The entries that take part. */
  positions: Entry[];
  /** Those of them that stand against at least one other. */
  opposed: Entry[];
}

export interface OppositionThresholds {
  numericGap: number;
  assessmentDistance: number;
}

/** Finds the opposition among comparable entries: figures first, then existence, then judgements. */
export function findOpposition(entries: Entry[], thresholds: OppositionThresholds): Opposition | null {
  return (
    byNumbers(entries, thresholds.numericGap) ??
    byExistence(entries) ??
    byAssessment(entries, thresholds.assessmentDistance)
  );
}

/** For any value the farthest other one is the least or the greatest, so two comparisons each are enough. */
function byNumbers(entries: Entry[], threshold: number): Opposition | null {
  const positions = entries.filter((entry) => entry.number !== undefined);
  if (positions.length < 2) return null;
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (const { number } of positions) {
    least = Math.min(least, number as number);
    greatest = Math.max(greatest, number as number);
  }
  const gap = numericGap(least, greatest);
  if (!(gap > threshold)) return null;
  const opposed = positions.filter(({ number }) => {
    const value = number as number;
    return numericGap(value, least) > threshold || numericGap(value, greatest) > threshold;
  });
  return severalAgents(opposed) ? { type: "numeric_value", gap, positions, opposed } : null;
}

/** Of percentages every point counts, of other key figures what is more than rounding can explain. */
const ONE_POINT = 1;
const BEYOND_ROUNDING = 0.1;

/** Figures that differ by less than a contradiction does, and by more than the reader should miss: 62 and 71 % of the shares. */
export function findNearMiss(entries: Entry[], topic: Topic | null): Opposition | null {
  if (topic === null) return null;
  const positions = entries
    .filter((entry) => entry.number !== undefined)
    .sort((a, b) => (a.number as number) - (b.number as number));
  const [least, greatest] = [positions[0], positions.at(-1)];
  if (least === undefined || greatest === undefined || least === greatest || !severalAgents(positions)) return null;
  const gap = numericGap(least.number as number, greatest.number as number);
  const points = (greatest.number as number) - (least.number as number);
  const matters = topic.unit === "percent" ? points >= ONE_POINT : topic.materiality === "key" && gap > BEYOND_ROUNDING;
  if (!matters || sameFigure(figureOfEntry(least), figureOfEntry(greatest))) return null;
  return { type: "numeric_value", gap, positions, opposed: [least, greatest] };
}

/** A figure says that the thing is there, too. */
function byExistence(entries: Entry[]): Opposition | null {
  const says = (entry: Entry) => {
    if (entry.number !== undefined) return entry.number === 0 ? "absent" : "exists";
    return entry.existence === "unknown" ? undefined : entry.existence;
  };
  const positions = entries.filter((entry) => says(entry) !== undefined);
  const opposite = positions.some((entry) => says(entry) !== says(positions[0] as Entry));
  return opposite && severalAgents(positions) ? { type: "existence", gap: 1, positions, opposed: positions } : null;
}

function byAssessment(entries: Entry[], threshold: number): Opposition | null {
  const positions = entries.filter((entry) => entry.assessment !== undefined);
  const kinds = [...new Set(positions.map((entry) => entry.assessment))];
  let distance = 0;
  const opposedKinds = new Set<string>();
  for (const a of kinds) {
    for (const b of kinds) {
      const between = a === undefined || b === undefined ? 0 : assessmentDistance(a, b);
      distance = Math.max(distance, between);
      if (between >= threshold && a !== undefined && b !== undefined) opposedKinds.add(a).add(b);
    }
  }
  if (distance < threshold) return null;
  const opposed = positions.filter((entry) => opposedKinds.has(entry.assessment as string));
  if (!severalAgents(opposed)) return null;
  const sameDatum = opposed.every((entry) => entry.number !== undefined);
  return { type: sameDatum ? "interpretation" : "assessment", gap: distance / 4, positions, opposed };
}

/** An agent that contradicts only itself is a matter for reflexion. */
function severalAgents(entries: Entry[]): boolean {
  const first = entries[0]?.finding.agentName;
  return entries.some((entry) => entry.finding.agentName !== first);
}
