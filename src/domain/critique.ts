import { z } from "zod";

/** What is wrong with a passage of an analysis. */
export const CritiqueType = z.enum([
  "unsourced_claim",
  "unverifiable_calculation",
  "incomplete_red_flag",
  "missing_data_not_flagged",
  "missing_cross_reference",
  "weak_conclusion",
  "methodological_flaw",
  "inconsistency",
]);
export type CritiqueType = z.infer<typeof CritiqueType>;

/** Most severe first. */
export const CritiqueSeverity = z.enum(["CRITICAL", "HIGH", "MEDIUM"]);
export type CritiqueSeverity = z.infer<typeof CritiqueSeverity>;

/** The place in the analysis: a path such as `findings.metrics[2]`, and the words that stand there. */
export const CritiqueLocation = z.object({
  section: z.string().min(1),
  quote: z.string().min(1),
  lineNumbers: z.string().optional(),
});
export type CritiqueLocation = z.infer<typeof CritiqueLocation>;

/** What would settle a critique, and how much work it is. */
export const SuggestedFix = z.object({
  action: z.string().min(1),
  /** Where the missing proof stands or should be looked for. */
  source: z.string().optional(),
  example: z.string().optional(),
  estimatedEffort: z.enum(["TRIVIAL", "EASY", "MODERATE", "SIGNIFICANT"]),
});
export type SuggestedFix = z.infer<typeof SuggestedFix>;

/** One objection of a reviewer, to one passage. Ids are unique over all iterations of one reflexion. */
export const CritiqueSchema = z.object({
  id: z.string().regex(/^CRT-\d{3}$/, "An id looks like CRT-001"),
  type: CritiqueType,
  severity: CritiqueSeverity,
  location: CritiqueLocation,
  issue: z.string().min(10),
  /** The rule of good practice that the passage breaks. */
  standard: z.string().min(1),
  expectedBehavior: z.string().min(1),
  suggestedFix: SuggestedFix,
  /** What the business angel would get wrong. */
  impactOnBA: z.string().min(1),
  /** Ids of the findings that speak of the same metric. */
  relatedFindings: z.array(z.string()).optional(),
});
/** One objection of a reviewer, to one passage. */
export type Critique = z.infer<typeof CritiqueSchema>;

/** Data that was at hand and that the analysis did not use. */
export const MissingCrossReferenceSchema = z.object({
  source: z.string().min(1),
  dataType: z.string().min(1),
  potentialValue: z.string().min(1),
});
/** Data that was at hand and that the analysis did not use. */
export type MissingCrossReference = z.infer<typeof MissingCrossReferenceSchema>;

/** By the score: ACCEPTABLE from 80, NEEDS_REVISION from 50. */
export const QualityVerdict = z.enum(["ACCEPTABLE", "NEEDS_REVISION", "MAJOR_REVISION_REQUIRED"]);
export type QualityVerdict = z.infer<typeof QualityVerdict>;

/** An analysis as a whole: its score by the grid, and whether it may go to the business angel. */
export const OverallAssessment = z.object({
  qualityScore: z.number().min(0).max(100),
  verdict: QualityVerdict,
  keyWeaknesses: z.array(z.string()).max(5),
  readyForBA: z.boolean(),
});
export type OverallAssessment = z.infer<typeof OverallAssessment>;

/** A whole review of one analysis, as a critic hands it over. */
export const CriticResponseSchema = z.object({
  critiques: z.array(CritiqueSchema),
  missingCrossReferences: z.array(MissingCrossReferenceSchema),
  overallAssessment: OverallAssessment,
});
/** A whole review of one analysis. */
export type CriticResponse = z.infer<typeof CriticResponseSchema>;

/** How many critiques, by severity and type. */
export const CritiqueSummary = z.object({
  total: z.number(),
  bySeverity: z.record(CritiqueSeverity, z.number()),
  byType: z.record(CritiqueType, z.number()),
});
export type CritiqueSummary = z.infer<typeof CritiqueSummary>;
