import type { ContradictionPosition } from "../../domain/contradiction.ts";
import type { EvidenceItem } from "../../domain/resolution.ts";
import type { CaseFile } from "../case-file.ts";
import { proofOf } from "../judgements.ts";
import type { DebaterRole } from "../prompts/debater.ts";
import { decisionFor } from "../ruling.ts";
import type { Side } from "../sides.ts";
import { statements, supportOf } from "../statements.ts";

/** A side that speaks. `index` is its place among the case's sides, whatever letter it is heard under. */
export interface Party {
  index: number;
  role: DebaterRole;
  /** Who speaks for it: the surest of its agents. */
  lead: ContradictionPosition;
}

/** The two sides that are heard: those with proof first, then the surest, in the case's own order. */
export function leadingParties(caseFile: CaseFile, sides: Side[], sameValue: number): [Party, Party] | null {
  const ranked = sides
    .map((side, index) => ({ side, index, proof: proofFor(caseFile, side, sameValue).length }))
    .sort(
      (a, b) =>
        Number(b.proof > 0) - Number(a.proof > 0) ||
        b.side.averageConfidence - a.side.averageConfidence ||
        b.side.positions.length - a.side.positions.length ||
        a.index - b.index,
    )
    .slice(0, 2)
    .sort((a, b) => a.index - b.index);
  const [first, second] = ranked;
  if (first === undefined || second === undefined) return null;
  const party = ({ side, index }: typeof first, role: DebaterRole): Party => ({
    index,
    role,
    lead: decisionFor(caseFile, side).winner as ContradictionPosition,
  });
  return [party(first, "defender"), party(second, "prosecutor")];
}

/** The verified evidence that speaks for a side, as the guard counts it. */
export function proofFor(caseFile: CaseFile, side: Side, sameValue: number): EvidenceItem[] {
  const figures = caseFile.contradiction.contradictionType === "numeric_value";
  const heard = statements(caseFile);
  const proof = figures ? supportOf(caseFile, side, heard, { sameValue }) : proofOf(caseFile, side);
  const primaryCovers = heard.some(({ rank }) => rank === "primary");
  return proof
    .filter(({ rank }) => rank === "primary" || !primaryCovers)
    .sort((a, b) => Number(b.rank === "primary") - Number(a.rank === "primary"));
}
