import type { ContradictionPosition } from "../domain/contradiction.ts";
import type { EvidenceItem, Rung, TrustLevel, VerdictType } from "../domain/resolution.ts";
import type { CaseFile } from "./case-file.ts";
import type { Side } from "./sides.ts";

/** Why a case ended as it did; the writer turns it into sentences. */
export type RulingReason =
  | "one_side_proven"
  | "neither_side_proven_but_document_speaks"
  | "sources_averaged"
  | "higher_source_kept"
  | "primary_sources_conflict"
  | "both_phantom"
  | "both_unsure"
  | "higher_confidence"
  | "equal_confidence"
  | "one_cluster"
  | "dominant_cluster"
  | "too_many_clusters"
  | "several_periods"
  | "judged_by_benchmark"
  | "other_currency"
  | "with_reservation"
  | "range_stated"
  | "only_parts"
  | "refuted_by_own_figures"
  | "no_evidence";

/** A decision before it is put into words. */
export interface Ruling {
  rung: Rung;
  reason: RulingReason;
  decision: VerdictType;
  winner: ContradictionPosition | null;
  winningSide: Side | null;
  value: number | string | null;
  range?: { min: number; max: number };
  trust: TrustLevel;
  /** Something was verified for it. */
  proven: boolean;
  /** 0 to 100. */
  confidence: number;
  /** The statements it rests on, strongest first. */
  grounds: EvidenceItem[];
  /** The sum of the documents' own figures that comes to another value. */
  refutedBy?: EvidenceItem;
  /** The primary statements that contradict each other, where that is the reason. */
  conflicting?: EvidenceItem[];
}

/** How sure a value is, by what it rests on. */
export const CONFIDENCE = {
  twoPrimarySources: 92,
  onePrimarySource: 85,
  primarySourcesDiffer: 65,
  secondarySource: 60,
  judgement: 60,
  weightAlone: 50,
  unresolved: 35,
} as const;

/** The result that says "I do not know", with what was seen. */
export function unresolved(rung: Ruling["rung"], reason: Ruling["reason"], grounds: EvidenceItem[] = []): Ruling {
  return {
    rung,
    reason,
    decision: "UNRESOLVED",
    winner: null,
    winningSide: null,
    value: null,
    trust: "LOW",
    proven: false,
    confidence: CONFIDENCE.unresolved,
    grounds,
  };
}

/** POSITION_A for the first position's side, POSITION_B for another, SYNTHESIS where the documents say something else than all. */
export function decisionFor(
  caseFile: CaseFile,
  side: Side | null,
): { decision: VerdictType; winner: ContradictionPosition | null; winningSide: Side | null } {
  if (side === null) return { decision: "SYNTHESIS", winner: null, winningSide: null };
  const winner = side.positions.reduce((a, b) => (b.confidence > a.confidence ? b : a));
  const first = caseFile.contradiction.positions[0] as ContradictionPosition;
  return { decision: side.positions.includes(first) ? "POSITION_A" : "POSITION_B", winner, winningSide: side };
}
