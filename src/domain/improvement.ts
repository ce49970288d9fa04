import { z } from "zod";
import { CritiqueSchema, CritiqueSummary, MissingCrossReferenceSchema, OverallAssessment } from "./critique.ts";
import { ScoredFinding } from "./finding.ts";

/** What a correction did to a passage. */
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
/** A passage as it was and as it is now. */
export type Change = z.infer<typeof ChangeSchema>;

/** CANNOT_FIX: neither deck, model, context engine nor funding database has the datum. */
export const ImprovementStatus = z.enum(["FIXED", "PARTIALLY_FIXED", "CANNOT_FIX"]);
export type ImprovementStatus = z.infer<typeof ImprovementStatus>;

/** What a correction rests on, or where it was searched in vain. */
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
/** What was done about one critique. */
export type Improvement = z.infer<typeof CorrectionSchema>;

/** The score of one analysis before and after its reflexion, and whether it is ready for the business angel. */
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
  /** The catalogue's topic each of these needs is about, in the same order; null where it is about none. */
  needTopics: z.array(z.string().nullable()).optional(),
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
/** A whole revision, as an improver hands it over. */
export type ImproverResponse = z.infer<typeof ImproverResponseSchema>;

/** How many critiques were settled, in part, or not at all. */
export const ImprovementSummary = z.object({ fixed: z.number(), partiallyFixed: z.number(), cannotFix: z.number() });
export type ImprovementSummary = z.infer<typeof ImprovementSummary>;

/** Something about the input that a reader of the result must know. With `reflected: false` nothing was criticised. */
const ReflexionNotice = z.object({
  code: z.enum([
    "empty_output",
    "unsupported_output", // not data: a function, a symbol
    "no_findings",
    "findings_without_evidence",
    "unreadable_findings", // some are not findings at all; left as they are
    "prose", // words without a structure
    "unusual_structure", // no findings, analysis or metrics
    "cyclic", // the part that contains itself was read once
    "too_deep", // what lies deeper was kept and not audited
    "too_large", // only the beginning was audited, the rest kept
    "too_many_critiques", // the least severe are not listed
    "model_failed", // a model was asked and gave no usable answer: what code found stands
    "model_skipped_agent", // the model's answer says nothing about this agent: not the same as no critique
    "model_read_part", // the analysis was too long for the model: only its beginning was shown
  ]),
  message: z.string(),
  /** False where there was nothing to reflect on. */
  reflected: z.boolean(),
});
export type ReflexionNotice = z.infer<typeof ReflexionNotice>;

/** Set where too little can be verified to go on without the founder. */
const Escalation = z.object({
  action: z.literal("DATA_INSUFFICIENCY"),
  /** Share of the critiques that could not be fixed, 0 to 1. */
  cannotFixRatio: z.number(),
  dataNeedsFromFounder: z.array(z.string()),
});
export type Escalation = z.infer<typeof Escalation>;

/** Why the iterations came to their end. */
const ReflexionEnd = z.enum([
  "nothing_to_reflect_on",
  "no_critique",
  "all_settled", // each critique has its correction
  "nothing_fixed",
  "small_gain",
  "max_iterations",
]);
export type ReflexionEnd = z.infer<typeof ReflexionEnd>;

/** Closed list: why a model's critique was dropped. */
const DroppedCritique = z.enum([
  "incomplete", // no quote, no fault or no rule named
  "unknown_agent", // of an agent that was not asked about; counted with the first of those that were
  "unknown_standard", // names no rule of the house
  "style", // about wording, tone, spelling or layout
  "no_such_passage", // quotes what is not in the analysis
  "not_reviewable", // a question, another company's figure, data about the analysis
  "honest_gap", // attacks a "not available" that is true
  "refuted", // code has checked exactly that and found it in order
  "unproven", // the second passage or the source it rests on is not there
  "invented_figure", // speaks of a figure that stands nowhere
  "duplicate", // already said of the same words
  "too_many",
]);
export type DroppedCritique = z.infer<typeof DroppedCritique>;

/** Closed list: why a model's correction was refused. What code could do about the critique stands instead. */
const RefusedCorrection = z.enum([
  "unknown_critique", // for a critique that was not asked about
  "repeated",
  "other_passage", // changes other words than those criticised
  "unchanged",
  "too_long",
  "nothing_verified", // no source and no sum
  "false_source",
  "wrong_sum",
  "invented_figure",
  "misattributed", // a true figure under the name of another metric
  "invented_name",
  "figure_lost",
  "words_lost",
  "overlaps", // another correction changes the same words
  "audit_objects", // the audit objects to the corrected words
  "not_asked", // more critiques than one question may hold
]);
export type RefusedCorrection = z.infer<typeof RefusedCorrection>;

/** A call that brought nothing. */
const ReflexionModelFailure = z.object({
  role: z.enum(["critic", "improver"]),
  /** The failure's kind, a closed list of `ModelFailure`. */
  kind: z.string(),
  /** In the reader's language. */
  message: z.string(),
});
export type ReflexionModelFailure = z.infer<typeof ReflexionModelFailure>;

/** What a model proposed, how much of it code took, what it did not take, and where the model failed. */
const ReflexionModelRecord = z.object({
  critiquesDropped: z.array(z.object({ reason: DroppedCritique, count: z.number() })),
  correctionsRefused: z.array(z.object({ reason: RefusedCorrection, count: z.number() })),
  failures: z.array(ReflexionModelFailure),
  /** Absent in reviews made before they were counted. */
  critiquesTaken: z.number().exactOptional(),
  correctionsTaken: z.number().exactOptional(),
});
export type ReflexionModelRecord = z.infer<typeof ReflexionModelRecord>;

/** One analysis criticised and corrected, with proof of every change. The agent's own JSON is kept as it is. */
export const ReflexionOutput = z.object({
  originalAgentOutput: z.unknown(),
  agentName: z.string(),
  /** Mean confidence of the findings, 0–100. */
  agentConfidence: z.number(),
  critiques: z.array(CritiqueSchema),
  critiqueSummary: CritiqueSummary,
  /** The first audit, as a critic states it. */
  assessment: OverallAssessment,
  missingCrossReferences: z.array(MissingCrossReferenceSchema),
  /** One per critique, in the same order. */
  improvements: z.array(CorrectionSchema),
  improvementSummary: ImprovementSummary,
  /** Complete, of the same structure; untouched parts are shared with the original. */
  revisedOutput: z.unknown(),
  revisedFindings: z.array(ScoredFinding),
  qualityMetrics: QualityMetrics,
  baNotice: BANotice,
  escalation: Escalation.nullable(),
  /** True where a figure of the analysis turned out to contradict the documents. */
  factProvedFalse: z.boolean(),
  notices: z.array(ReflexionNotice),
  iterations: z.number(),
  endedBy: ReflexionEnd,
  /** Set where a model was given. */
  modelRecord: ReflexionModelRecord.exactOptional(),
  /** Prompt and answer tokens; of a question about several agents, this one's share. */
  tokensUsed: z.number(),
  /** In milliseconds, by the engine's clock. */
  processingTime: z.number(),
});
export type ReflexionOutput = z.infer<typeof ReflexionOutput>;
