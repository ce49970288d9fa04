/**
 * Tribunal: quality control for the answers of AI analysts.
 *
 * Build a context from documents, check citations and sums, find contradictions between findings and settle them by
 * evidence. Nothing here needs a model or a network; with a model it reads better and can never say what the evidence
 * forbids.
 */
export { type Judgement, judge } from "./adapters/judge.ts";
export { type ToolOptions, type TribunalTool, tribunalTools } from "./adapters/tools.ts";
export {
  type AnswerCheck,
  type AnswerFault,
  type VerifyAnswerOptions,
  verifyAnswer,
} from "./adapters/verify-answer.ts";
export type { Analyst, AnalystInput, AnalystOutput, Gap } from "./analysts/analyst.ts";
export { BUILT_IN_ANALYSTS } from "./analysts/built-in.ts";
// Analysts with a model, and prompts of one's own.
export { type ModelAnalyst, type ModelAnalystInput, modelAnalysts } from "./analysts/model/model-analysts.ts";
export { type ReconciledRow, reconcile } from "./analysts/reconcile.ts";
export { type Synthesis, synthesise } from "./analysts/synthesis/synthesise.ts";
export { type ChecksOptions, runChecks } from "./checks/run.ts";
export { applyResolution, type ConsolidatedFinding, type Lineage } from "./consensus/apply.ts";
export { type CaseFile, openCase } from "./consensus/case-file.ts";
export { modelRecommendationDebater } from "./consensus/debate/recommendation-debater.ts";
export { ConsensusEngine, type ConsensusEngineOptions, type ConsensusEvent } from "./consensus/engine.ts";
export type { ExchangeRates } from "./consensus/entries.ts";
export { guardVerdict } from "./consensus/guard.ts";
export type { GuardCode, GuardFault } from "./consensus/guard-fault.ts";
export { buildConsensus } from "./consensus/recommendations/build-consensus.ts";
export { detectConflicts } from "./consensus/recommendations/detect-conflicts.ts";
export { type OpposesOptions, type Opposition, opposes } from "./consensus/recommendations/opposes.ts";
export {
  similarityByEmbedding,
  similarityByWords,
  type TextSimilarity,
} from "./consensus/recommendations/text-similarity.ts";
export type { DealPath } from "./deal/folder.ts";
export { inspectDeal } from "./deal/inspection.ts";
export { type Deal, loadDeal } from "./deal/load-deal.ts";
export type { Address } from "./domain/address.ts";
export { type AnalystAnswer, AnalystAnswerSchema } from "./domain/analyst-answer.ts";
export type { Calculation, CalculationCheck } from "./domain/calculation.ts";
export type { Check, CheckFinding, CheckInput, CheckPlace, CheckTable } from "./domain/check.ts";
export { Citation, type CitationCheck, CitationStatus, type MatchForm } from "./domain/citation.ts";
export { QUALITY_ENGINE_CONFIG, type QualityEngineConfig } from "./domain/config.ts";
export type { VerificationContext } from "./domain/context.ts";
export {
  Contradiction,
  ContradictionPosition,
  ContradictionSeverity,
  ContradictionType,
  type DefinitionMismatch,
  type Detection,
  type RefusedFinding,
  type ValueGap,
} from "./domain/contradiction.ts";
export {
  type CriticResponse,
  CriticResponseSchema,
  type Critique,
  CritiqueLocation,
  CritiqueSchema,
  CritiqueSeverity,
  CritiqueSummary,
  CritiqueType,
  type MissingCrossReference,
  MissingCrossReferenceSchema,
  OverallAssessment,
  QualityVerdict,
  SuggestedFix,
} from "./domain/critique.ts";
export {
  DebateCalculation,
  DebateEnding,
  DebateEvidence,
  DebatePosition,
  DebateRound,
  type DebaterResponse,
  DebaterResponseSchema,
  DebateVote,
} from "./domain/debate.ts";
export type {
  Box,
  Cell,
  ExtractionIssue,
  ExtractionIssueCode,
  HiddenReason,
  Row,
  Section,
  SourceDocument,
} from "./domain/document.ts";
export type { Coverage, Dossier, UnreadableDocument } from "./domain/dossier.ts";
export { TribunalError, type TribunalErrorCode } from "./domain/errors.ts";
export type { Fact, FactNature, NotUnderstood, ReadBy } from "./domain/fact.ts";
export { type AgentOutput, confidenceLevel, Evidence, FindingCategory, ScoredFinding } from "./domain/finding.ts";
export {
  BANotice,
  type Change,
  ChangeSchema,
  ChangeType,
  CorrectionSchema,
  type Escalation,
  type Improvement,
  ImprovementJustification,
  ImprovementStatus,
  ImprovementSummary,
  type ImproverResponse,
  ImproverResponseSchema,
  QualityMetrics,
  type ReflexionModelRecord,
  type ReflexionNotice,
  type ReflexionOutput,
} from "./domain/improvement.ts";
export type {
  Explanation,
  Inconsistency,
  InconsistencyKind,
  InconsistentStatement,
  Touch,
} from "./domain/inconsistency.ts";
export { Locale } from "./domain/locale.ts";
export type { MetricName } from "./domain/metric-name.ts";
export type { ModelHealth } from "./domain/model-health.ts";
export type { AmbiguousQuantity, Basis, Period, Quantity, UnitKind } from "./domain/quantity.ts";
export { type Conflict, ConflictReport, ConsensusResult } from "./domain/recommendation.ts";
export {
  type ArbitratorResponse,
  ArbitratorResponseSchema,
  BAGuidance,
  DecisiveFactor,
  type EvidenceItem,
  FinalValue,
  type PositionRecord,
  type QuickResolution,
  QuickResolutionSchema,
  RejectedPositionFlaw,
  type Resolution,
  TrustLevel,
  UnresolvedAspect,
  VerdictType,
  VerifiableSource,
} from "./domain/resolution.ts";
export { REVIEW_STAGES, type ReviewStage } from "./domain/review-stages.ts";
export { SourceType } from "./domain/source.ts";
export type { FigureChange, StatedFigure } from "./domain/stated-figure.ts";
export { type BuildOptions, buildVerificationContext, type DealSources } from "./dossier/build-context.ts";
export { describeAddress } from "./dossier/describe-address.ts";
export { dossierOf } from "./dossier/plain-context.ts";
export { resolveReference } from "./dossier/references.ts";
export { renderPage } from "./dossier/render-page.ts";
export { type CheckOptions, checkCitation } from "./evidence/citations/check.ts";
export { citationOf } from "./evidence/citations/evidence.ts";
export { type Verification, verifyAgentOutputs } from "./evidence/citations/verify.ts";
export {
  type CheckedClaim,
  type CheckedSentence,
  checkText,
  type TextCheck,
  type TextCheckOptions,
} from "./evidence/claims/check-text.ts";
export type { ClaimKind, ReadClaim } from "./evidence/claims/claim.ts";
export { type ReadOptions, readClaims } from "./evidence/claims/read.ts";
export { readSentences, type TextSentence } from "./evidence/claims/sentences.ts";
export { findInconsistencies } from "./evidence/consistency/find.ts";
export { type EvidenceLevel, type Standing, standingOf } from "./evidence/consistency/standing.ts";
export { type FactCoverage, type FactPlace, type FactSheet, factSheet, type SheetFact } from "./evidence/fact-sheet.ts";
export { benchmarkFor, percentileAgainst } from "./evidence/facts/benchmarks.ts";
export { factsAbout, findFacts } from "./evidence/facts/find.ts";
export { preComputeCalculations } from "./evidence/facts/precompute.ts";
export { figureChanges } from "./followup/figure-changes.ts";
export type { DealMemo, MemoConclusion, MemoFigure, MemoSentence } from "./followup/memo.ts";
export type { Claim, EstimateOptions } from "./fusion/claim.ts";
export { type FusedObject, type Fusion, fuse } from "./fusion/fuse.ts";
export { readSourceClaims } from "./fusion/read-claims.ts";
export type { StandardSchema } from "./model/answer/standard-schema.ts";
export { type Budget, type BudgetLimits, createBudget } from "./model/budget.ts";
export { type CompleteOptions, completeAndValidate, type ValidationResult } from "./model/complete-and-validate.ts";
export { type Conversation, type Conversed, converse, type Tool } from "./model/converse.ts";
export { type Door, type DoorPolicies, openDoor } from "./model/door.ts";
export { type Embedder, type EmbedOptions, embedTexts } from "./model/embed.ts";
export { type CostEstimate, estimateEngineCosts } from "./model/estimate-costs.ts";
export { explainFailure, ModelFailure } from "./model/failure.ts";
export type { Journal } from "./model/journal/journal.ts";
export { createMemoryJournal } from "./model/journal/memory.ts";
export { openSqliteJournal } from "./model/journal/sqlite.ts";
export type { ModelChoice } from "./model/models-for.ts";
export type { RoleSettings } from "./model/policies/role-settings.ts";
export type { Completion, CompletionRequest, Model, ModelRole, Usage } from "./model/port.ts";
export { MODEL_PRICES, PRICES_DATE, priceOf } from "./model/prices.ts";
export { type Instructions, PROMPT_NAMES, type PromptName } from "./model/prompt/instructions.ts";
export { type ModelLike, modelFrom } from "./model/providers/model-from.ts";
export { type ModelsConfig, resolveModels } from "./model/resolve-models.ts";
export { readAgentOutput } from "./outputs/read-output.ts";
export { checkCalculation } from "./quantities/calculations/check.ts";
export { findQuantities, type QuantityOptions } from "./quantities/find.ts";
export { formatQuantity } from "./quantities/format.ts";
export { parseQuantity } from "./quantities/parse.ts";
export { findPeriods, parsePeriod } from "./quantities/periods.ts";
export { TOPICS, topicById } from "./quantities/topics/catalogue.ts";
export { matchTopic, type TopicMatch } from "./quantities/topics/match.ts";
export type { Topic } from "./quantities/topics/topic.ts";
export type { CritiqueBatch } from "./reflexion/critique-batch.ts";
export {
  type ReflectOptions,
  ReflexionEngine,
  type ReflexionEngineOptions,
  type ReflexionEvent,
  type ReflexionInput,
} from "./reflexion/engine.ts";
export { toHtml } from "./report/html.ts";
export { REVIEW_VERSION, ReviewDocumentSchema, readReviewDocument, toJson } from "./report/json.ts";
export { toMarkdown } from "./report/markdown.ts";
export { type MemoOptions, memoFile, memoOf } from "./report/memo.ts";
export { toPdf } from "./report/pdf.ts";
export { drawEvidence } from "./report/pictures.ts";
export { toXlsx } from "./report/xlsx.ts";
export type { AgentInput, AgentPlugin } from "./review/agents.ts";
export type { FounderQuestion, ReviewAnswer, ReviewTrust } from "./review/answer-shape.ts";
export { estimateReview, type ReviewEstimate } from "./review/estimate.ts";
export type { ReviewEvent } from "./review/events.ts";
export type { EngineMetrics, TargetedMetric } from "./review/metrics.ts";
export type { ReviewOptions } from "./review/options.ts";
export {
  type AgentResult,
  type QualityProcessingResult,
  QualityProcessor,
  type TierOutputs,
} from "./review/processor.ts";
export type { PriorDecision, Review, ReviewCost, ReviewGap, StageRecord } from "./review/result.ts";
export { type Timings, timingsOf } from "./review/timings.ts";
export { reviewDeal } from "./review.ts";
export { conflictsIn, type PastConflict } from "./runs/past-conflicts.ts";
export { type SelfTestOptions, type SelfTestResult, selfTest } from "./self-test/self-test.ts";
export { type AgentHistory, historyFrom } from "./track-record/effective-confidence.ts";
export { type HealthCard, healthCards } from "./track-record/model-health.ts";
export type { Reliability } from "./track-record/reliability.ts";
