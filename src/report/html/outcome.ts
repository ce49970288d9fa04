import type { ContradictionPosition } from "../../domain/contradiction.ts";
import { isFlawOf, type Resolution } from "../../domain/resolution.ts";

/** What became of a position: the same rule that marks the findings. */
export function outcomeOf(
  position: ContradictionPosition,
  { verdict }: Resolution,
): "retained" | "rejected" | "contested" {
  if (verdict.decision === "UNRESOLVED") return "contested";
  const flawed = verdict.justification.rejectedPositionFlaws.some((flaw) => isFlawOf(flaw, position));
  return flawed ? "rejected" : "retained";
}
