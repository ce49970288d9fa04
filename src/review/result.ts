import type { Synthesis } from "../analysts/synthesis/synthesise.ts";
import type { ConsolidatedFinding } from "../consensus/apply.ts";
import type { Deal } from "../deal/load-deal.ts";
import type { Contradiction, ContradictionSeverity, Detection } from "../domain/contradiction.ts";
import type { SourceDocument } from "../domain/document.ts";
import type { Coverage, UnreadableDocument } from "../domain/dossier.ts";
import type { Tier } from "../domain/finding.ts";
import type { ReflexionOutput } from "../domain/improvement.ts";
import type { Inconsistency } from "../domain/inconsistency.ts";
import type { Locale } from "../domain/locale.ts";
import type { ConflictReport, ConsensusResult } from "../domain/recommendation.ts";
import type { FlagSeverity, FlagStanding } from "../domain/red-flag.ts";
import type { Resolution, TrustLevel } from "../domain/resolution.ts";
import type { ReviewStage } from "../domain/review-stages.ts";
import type { Verification } from "../evidence/citations/verify.ts";
import type { BudgetLimits } from "../model/budget.ts";
import type { CostEstimate } from "../model/estimate-costs.ts";
import type { ModelRole } from "../model/port.ts";
import type { KeyFigure } from "./key-figures.ts";
import type { QualityMetrics } from "./metrics.ts";
import type { PlannedFigure } from "./planned-figures.ts";

/** One deal, reviewed: what can be believed, what is contested, what to ask. The JSON report is this, as it is. */
export interface Review {
  /** Of this shape. A reader of another version must not guess. */
  version: 1;
  reviewId: string;
  reviewedAt: Date;
  locale: Locale;
  deal: Deal["deal"];
  /** The answer first: can this analysis be trusted, what is contested, what to ask. */
  answer: ReviewAnswer;
  /** Where the company's own documents cannot all be true, gravest first: what an angel should see before anything else. */
  inconsistencies: Inconsistency[];
  coverage: Coverage;
  /** How much of the documents' figures was understood. Absent in reviews made before it was measured. */
  facts?: ReviewFacts;
  documents: ReviewedDocument[];
  unreadable: UnreadableDocument[];
  warnings: Deal["warnings"];
  agents: ReviewedAgent[];
  /** The deal brought no analysts' outputs: our own read the documents. */
  builtInAnalysts: boolean;
  /** Every stage in order, and how it ended. What a failed stage would have given is null or empty below: see `gaps`. */
  stages: StageRecord[];
  /** Stages, agents and cases that failed, each with its reason. A gap is never a pass. */
  gaps: ReviewGap[];
  /** Null where the stage failed. */
  verification: Verification | null;
  /** Null where the stage failed. */
  detection: Omit<Detection, "contradictions" | "near"> | null;
  /** Contradictions with their verdicts, most severe first. */
  settled: SettledContradiction[];
  /** MODERATE ones with a side that is sure of itself: worth knowing, not worth a verdict. */
  noted: Contradiction[];
  /** Without a verdict, with the reason. */
  notExamined: UnexaminedContradiction[];
  /** Null where the stage failed. */
  recommendations: { report: ConflictReport; consensus: ConsensusResult[] } | null;
  /** Analyses criticised and corrected. */
  reflexions: AgentReflexion[];
  /** Agents that needed it and did not get it, with the reason. */
  notReflected: { agentName: string; tier: Tier; reason: "limit" | "failed"; explanation: string }[];
  /** Score, deck against model, scenarios, what would have to be false, memo. Null where the stage failed. */
  synthesis: Synthesis | null;
  /** Every finding after reflexion and verdicts, with what became of it. */
  findings: ConsolidatedFinding[];
  /** What people decided in earlier reviews of this deal, instead of the engine. Its verdicts stay beside them. */
  decisions: PriorDecision[];
  metrics: QualityMetrics;
  cost: ReviewCost;
  /** Set where only the verdicts that rested on replaced documents were settled again, and the others kept. */
  recheck?: Recheck;
}

/** Which review it goes back to, which of its contradictions were settled again, and which files had changed. */
export interface Recheck {
  of: string;
  settledAgain: string[];
  changes: { path: string; was: string | null; now: string | null }[];
}

/** A person's decision on a question of this deal, with its reason and name. */
export interface PriorDecision {
  topic: string;
  kind: "accept_position" | "set_value" | "dismiss" | "accept_correction" | "reject_correction";
  /** The agent held to be right. */
  position?: string;
  /** What is true instead. */
  value?: number | string;
  unit?: string;
  reason: string;
  by: string;
  at: string;
  /** The contradiction of this review on the same question; null where it did not come up again. */
  contradictionId: string | null;
}

/** `CANNOT_ASSESS`: nothing reliable to check against. */
export type ReviewTrust = TrustLevel | "CANNOT_ASSESS";

/** What the angel reads first. Computed, in the reader's language. */
export interface ReviewAnswer {
  trust: ReviewTrust;
  /** One sentence: can I rely on this analysis? */
  headline: string;
  /** Why this trust and not more, each with its figures; most important first. */
  reasons: string[];
  /** Null where nothing could be scored. */
  score: number | null;
  /** Contradictions that stay open, most severe first. */
  contested: { contradictionId: string; topic: string; severity: ContradictionSeverity; oneLiner: string }[];
  /** Most important first. */
  questions: FounderQuestion[];
  /** What must be known at once. Gravest first within their kind. */
  redFlags: ReviewRedFlag[];
  /** The figures a decision rests on, each with what it rests on itself. Absent in reviews made before it was measured. */
  keyFigures?: KeyFigure[];
  /** Of those, what the documents give as a plan only. Absent where there is none. */
  planned?: PlannedFigure[];
}

/** How much of what stands in the documents was understood; the figures themselves are in the fact sheet. */
export interface ReviewFacts {
  seen: number;
  understood: number;
  /** The same for figures on the topics that can change a decision. */
  keyTopics: { seen: number; understood: number };
  /** Where figures stand that could not be placed, by document. */
  notPlaced: { document: string; figures: number; pages: number[]; sheets: string[] }[];
}

/** Something to be alarmed about, whoever found it. */
export interface ReviewRedFlag {
  /** Stable for the same warning about the same deal. */
  id: string;
  /** The whole of it in one sentence, in the reader's language; an analyst's own words are in `words`. */
  text: string;
  /** Null where nobody rated it. */
  severity: FlagSeverity | null;
  /** Where it comes from: an analyst, a verdict, what cannot be true, or another passage of the documents. */
  from: { kind: "agent" | "contradiction" | "inconsistency" | "document"; id: string };
  agentName?: string;
  words?: string;
  /** Whether its source holds. Only for those of analysts. */
  standing?: FlagStanding;
  /** The contradiction of the documents, found by code, that says the same: its id. */
  shownBy?: string;
  /** What it cites, as the analyst wrote it. */
  sources?: string[];
  /** The analyst's own reasons, where it gives them beside the warning. */
  because?: string;
  impact?: string;
  question?: string;
}

/** Something only the founder can say. */
export interface FounderQuestion {
  /** Stable for the same question about the same deal. */
  id: string;
  importance: ContradictionSeverity;
  question: string;
  /** What an answer would change. */
  changes: string | null;
  /** Where it comes from: a contradiction of analysts or of the documents, an analysis that lacks data, or a gap. */
  from: { kind: "contradiction" | "inconsistency" | "reflexion" | "gap"; id: string };
}

export interface ReviewedDocument {
  id: string;
  name: string;
  source: SourceDocument["source"];
  format: SourceDocument["format"];
  /** Pages, slides, sheets or texts. */
  sections: number;
  /** With what care it was read, gravest first: pages that cannot be cited, hidden text, cells with errors. */
  reservations?: string[];
}

export interface ReviewedAgent {
  agentName: string;
  tier: Tier;
  builtIn: boolean;
  findings: number;
  /** 0–100, before and after reflexion; null without findings. */
  confidence: { before: number | null; after: number | null };
  recommendation?: string;
  /** How much of its output was read, in parts that say something; the first of those that were not, with their place. */
  reading?: { seen: number; understood: number; notUnderstood?: { path: string; text: string }[] };
}

export interface StageRecord {
  stage: ReviewStage;
  status: "done" | "failed" | "skipped";
  /** Why it was skipped, or how it failed. */
  reason?: string;
  durationMs: number;
  /** What came out of it, by name: { contradictions: 5, settled: 4 }. */
  counts: Record<string, number>;
}

export interface ReviewGap {
  stage: ReviewStage;
  /** The agent or contradiction concerned, where it is one. */
  subject?: string;
  /** In the reader's language: what is missing and why. */
  message: string;
}

export interface SettledContradiction {
  contradiction: Contradiction;
  resolution: Resolution;
  /** 1: between tier 1 agents. 2: between their consolidated findings and tier 2. */
  phase: 1 | 2;
}

export interface UnexaminedContradiction {
  contradiction: Contradiction;
  phase: 1 | 2;
  reason: "limit" | "failed";
  explanation: string;
}

export interface AgentReflexion {
  agentName: string;
  tier: Tier;
  result: ReflexionOutput;
}

export interface ModelSpending {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** Null where the price of a model used is unknown. */
  usd: number | null;
}

/** What models were asked and what it took. All zero where no model was configured. */
export interface ReviewCost {
  /** `provider:model` per role; empty where the evidence decided alone. */
  models: Partial<Record<ModelRole, string>>;
  /** Before the review; null without a model. */
  estimate: CostEstimate | null;
  limits: BudgetLimits;
  spent: ModelSpending;
  byStage: ({ stage: ReviewStage } & ModelSpending)[];
  byModel: ({ model: string; role: ModelRole } & ModelSpending)[];
  /** Cases in which a model was to speak and could not: the documents decided alone. `code` names why: "budget_exhausted". */
  leftToCourt: { contradictionId: string; topic: string; code: string; reason: string }[];
}
