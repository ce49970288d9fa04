import { z } from "zod";
import type { Critique, CritiqueSummary, MissingCrossReference, OverallAssessment } from "./critique.ts";
import type { ScoredFinding } from "./finding.ts";

export const ChangeType = z.enum([
  "added_source",
  "added_calculation",
  "completed_red_flag",
  "added_cross_reference",
  "clarified",
  "removed",
  "downgraded",
]);
export type ChangeType = z.infer<typeof ChangeType>;

/** A passage as it was and as it is now: never the same. */
export const ChangeSchema = z.object({ before: z.string().min(1), after: z.string().min(1), type: ChangeType });
export type Change = z.infer<typeof ChangeSchema>;

export const ImprovementStatus = z.enum(["FIXED", "PARTIALLY_FIXED", "CANNOT_FIX"]);
export type ImprovementStatus = z.infer<typeof ImprovementStatus>;

export const ImprovementJustification = z.object({
  sourceUsed: z.string().optional(),
  calculationShown: z.string().optional(),
  crossReferenceResult: z.string().optional(),
  /** Where it was searched without result. */
  ifCannotFix: z.string().optional(),
});
export type ImprovementJustification = z.infer<typeof ImprovementJustification>;

/** What was done about one critique. */
export const CorrectionSchema = z.object({
  critiqueId: z.string().regex(/^CRT-\d{3}$/),
  status: ImprovementStatus,
  change: ChangeSchema,
  justification: ImprovementJustification,
  /** Points that the confidence of the findings concerned moves by: only what was verified moves it. */
  confidenceImpact: z.number().min(-50).max(50),
  qualityImpact: z.enum(["HIGH", "MEDIUM", "LOW"]),
});
export type Improvement = z.infer<typeof CorrectionSchema>;

export const QualityMetrics = z.object({
  originalScore: z.number().min(0).max(100),
  revisedScore: z.number().min(0).max(100),
  change: z.number(),
  readyForBA: z.boolean(),
});
export type QualityMetrics = z.infer<typeof QualityMetrics>;

/** What the business angel must know about the revised analysis. */
export const BANotice = z.object({
  remainingWeaknesses: z.array(z.string()),
  dataNeedsFromFounder: z.array(z.string()),
  confidenceLevel: z.enum(["HIGH", "MEDIUM", "LOW"]),
});
export type BANotice = z.infer<typeof BANotice>;

/** A whole revision, as an improver hands it over. */
export const ImproverResponseSchema = z.object({
  corrections: z.array(CorrectionSchema),
  revisedOutput: z.unknown(),
  qualityMetrics: QualityMetrics,
  baNotice: BANotice,
});
export type ImproverResponse = z.infer<typeof ImproverResponseSchema>;

export interface ImprovementSummary {
  fixed: number;
  partiallyFixed: number;
  cannotFix: number;
}

/** Something about the input that a reader of the result must know. With `reflected: false` nothing was criticised. */
export interface ReflexionNotice {
  code:
    | "empty_output"
    | "unsupported_output" // not data: a function, a symbol
    | "no_findings"
    | "findings_without_evidence"
    | "unreadable_findings" // some are not findings at all; left as they are
    | "prose" // words without a structure
    | "unusual_structure" // no findings, analysis or metrics
    | "cyclic" // the part that contains itself was read once
    | "too_deep" // what lies deeper was kept and not audited
    | "too_large" // only the beginning was audited, the rest kept
    | "too_many_critiques"; // the least severe are not listed
  message: string;
  /** False where there was nothing to reflect on. */
  reflected: boolean;
}

/** Set where too little can be verified to go on without the founder. */
export interface Escalation {
  action: "DATA_INSUFFICIENCY";
  /** Share of the critiques that could not be fixed, 0 to 1. */
  cannotFixRatio: number;
  dataNeedsFromFounder: string[];
}

/** Why the iterations came to their end. */
export type ReflexionEnd =
  | "nothing_to_reflect_on"
  | "no_critique"
  | "all_settled" // each critique has its correction
  | "nothing_fixed"
  | "small_gain"
  | "max_iterations";

/** One analysis criticised and corrected, with proof of every change. */
export interface ReflexionOutput {
  originalAgentOutput: unknown;
  agentName: string;
  /** Mean confidence of the findings, 0–100. */
  agentConfidence: number;
  critiques: Critique[];
  critiqueSummary: CritiqueSummary;
  /** The first audit, as a critic states it. */
  assessment: OverallAssessment;
  missingCrossReferences: MissingCrossReference[];
  /** One per critique, in the same order. */
  improvements: Improvement[];
  improvementSummary: ImprovementSummary;
  /** Complete, of the same structure; untouched parts are shared with the original. */
  revisedOutput: unknown;
  revisedFindings: ScoredFinding[];
  qualityMetrics: QualityMetrics;
  baNotice: BANotice;
  escalation: Escalation | null;
  /** True where a figure of the analysis turned out to contradict the documents. */
  factProvedFalse: boolean;
  notices: ReflexionNotice[];
  iterations: number;
  endedBy: ReflexionEnd;
  tokensUsed: number;
  /** In milliseconds, by the engine's clock. */
  processingTime: number;
}
