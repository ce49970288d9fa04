import type { Contradiction, ContradictionPosition } from "../domain/contradiction.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import { confidenceLevel } from "../domain/finding.ts";
import { requireList } from "../domain/known-options.ts";
import { isFlawOf, type Resolution } from "../domain/resolution.ts";

/** What became of a finding, with the original kept readable. */
export type Lineage =
  | { status: "untouched" }
  | { status: "retained"; contradictionId: string; original: ScoredFinding; source: string }
  | { status: "rejected"; contradictionId: string; original: ScoredFinding; reason: string; source: string }
  | { status: "contested"; contradictionId: string; original: ScoredFinding; reason: string };

/** A finding after the verdicts. Nothing is deleted: the original is in its lineage. */
export type ConsolidatedFinding = ScoredFinding & { lineage: Lineage };

/**
 * The findings after a verdict: those concerned get the final value and its source, the losers are marked rejected with
 * the reason, unresolved ones contested. Applying the same verdict twice changes nothing.
 *
 * ```ts
 * const resolution = await new ConsensusEngine().resolve(contradiction, context);
 * const consolidated = applyResolution(findings, contradiction, resolution);
 * ```
 */
export function applyResolution(
  findings: readonly (ScoredFinding | ConsolidatedFinding)[],
  contradiction: Contradiction,
  resolution: Resolution,
): ConsolidatedFinding[] {
  requireList("The findings", findings);
  const concerned = new Map(
    contradiction.positions.map((position) => [`${position.agentName}\u0000${position.findingId}`, position]),
  );
  return findings.map((finding) => {
    const position = concerned.get(`${finding.agentName}\u0000${finding.id}`);
    const current = "lineage" in finding ? finding : { ...finding, lineage: { status: "untouched" } as const };
    if (position === undefined || position.derived !== undefined) return current;
    const original = current.lineage.status === "untouched" ? withoutLineage(current) : current.lineage.original;
    return consolidate(original, contradiction, resolution, position);
  });
}

function consolidate(
  original: ScoredFinding,
  contradiction: Contradiction,
  resolution: Resolution,
  position: ContradictionPosition,
): ConsolidatedFinding {
  const { verdict, finalValue, baGuidance } = resolution;
  const contradictionId = contradiction.id;
  if (verdict.decision === "UNRESOLVED") {
    return { ...original, lineage: { status: "contested", contradictionId, original, reason: baGuidance.oneLiner } };
  }
  const source = finalValue.derivedFrom.source;
  const judged =
    contradiction.contradictionType === "assessment" || contradiction.contradictionType === "interpretation";
  const consolidated: ScoredFinding = {
    ...original,
    ...(judged ? { assessment: String(finalValue.value) } : { value: finalValue.value, unit: finalValue.unit ?? null }),
    confidence: { ...original.confidence, score: finalValue.confidence, level: confidenceLevel(finalValue.confidence) },
  };
  const flaws = verdict.justification.rejectedPositionFlaws.filter((flaw) => isFlawOf(flaw, position));
  if (flaws.length === 0)
    return { ...consolidated, lineage: { status: "retained", contradictionId, original, source } };
  const reason = flaws.map(({ flaw, evidence }) => `${flaw}: ${evidence}`).join(" ");
  return { ...consolidated, lineage: { status: "rejected", contradictionId, original, reason, source } };
}

function withoutLineage(finding: ConsolidatedFinding): ScoredFinding {
  const { lineage: _lineage, ...rest } = finding;
  return rest;
}
