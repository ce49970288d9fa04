import type { ConflictReport, ConsensusResult } from "../domain/recommendation.ts";
import type { Resolution } from "../domain/resolution.ts";

/** What becomes of a contradiction by its verdict. */
export const statusAfter = ({ verdict }: Pick<Resolution, "verdict">): "resolved" | "unresolved" =>
  verdict.decision === "UNRESOLVED" ? "unresolved" : "resolved";

/** The report with the status each conflict has after the decisions; those nobody decided stay detected. */
export function withStatus(report: ConflictReport, decisions: readonly ConsensusResult[]): ConflictReport {
  const statuses = new Map(decisions.map(({ conflictId, status }) => [conflictId, status]));
  const conflicts = report.conflicts.map((conflict) => {
    const status = statuses.get(conflict.conflictId);
    return status === undefined ? conflict : { ...conflict, status };
  });
  return { ...report, conflicts };
}
