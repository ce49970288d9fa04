import type { CritiqueSeverity, CritiqueType } from "../../domain/critique.ts";
import type { Standard } from "../../i18n/reflexion-model.ts";

interface StandardRule {
  /** What an objection under this rule is: the model does not choose. */
  type: CritiqueType;
  /** What it must bring along to be believed: a second passage of the analysis, or a passage of a document. */
  needs?: "against" | "source";
}

/**
 * The rules a model may say a passage breaks, and the type each makes. There is none for style, and none for red flags:
 * code audits all four of their parts.
 */
export const STANDARDS: Record<Standard, StandardRule> = {
  conclusion_follows: { type: "weak_conclusion" },
  counter_evidence: { type: "weak_conclusion", needs: "source" },
  like_with_like: { type: "methodological_flaw" },
  fitting_sample: { type: "methodological_flaw" },
  cause_shown: { type: "methodological_flaw" },
  assumption_stated: { type: "methodological_flaw" },
  statements_agree: { type: "inconsistency", needs: "against" },
  claim_sourced: { type: "unsourced_claim" },
  sum_shown: { type: "unverifiable_calculation" },
  gap_stated: { type: "missing_data_not_flagged" },
  data_used: { type: "missing_cross_reference", needs: "source" },
};

export const isStandard = (name: string): name is Standard => Object.hasOwn(STANDARDS, name);

/** An opinion on a conclusion, a gap or an unused datum never blocks; these may weigh more where a key figure stands. */
const UP_TO_HIGH: ReadonlySet<CritiqueType> = new Set([
  "methodological_flaw",
  "inconsistency",
  "unsourced_claim",
  "unverifiable_calculation",
]);

/**
 * How severe a model's objection is. HIGH only for the four types above, only where the passage states a figure of a
 * key metric, and only if the model itself does not call it MEDIUM. Never CRITICAL: that takes what code can prove.
 */
export function severityOf(type: CritiqueType, keyFigure: boolean, said: string | undefined): CritiqueSeverity {
  return UP_TO_HIGH.has(type) && keyFigure && said?.toUpperCase() !== "MEDIUM" ? "HIGH" : "MEDIUM";
}
