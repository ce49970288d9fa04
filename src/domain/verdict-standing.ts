import type { Resolution } from "./resolution.ts";

/**
 * How a verdict stands: not decided; decided on the agents' weight alone; decided for what other statements of the
 * documents deny; borne by the documents.
 */
export type VerdictStanding = "open" | "unproven" | "denied" | "held";

/** Whoever draws a verdict draws it by this: nothing that the documents speak against is ticked off. */
export function verdictStanding({
  verdict,
  evidenceLevel,
  baGuidance,
}: Pick<Resolution, "verdict" | "evidenceLevel" | "baGuidance">): VerdictStanding {
  if (verdict.decision === "UNRESOLVED") return "open";
  if (evidenceLevel === "contradicted") return "denied";
  return baGuidance.canTrust ? "held" : "unproven";
}
