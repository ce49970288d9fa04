import type { CitationStatus } from "../domain/citation.ts";
import type { ContradictionSeverity } from "../domain/contradiction.ts";
import type { CritiqueSeverity, CritiqueType } from "../domain/critique.ts";
import type { DebateEnding } from "../domain/debate.ts";
import type { Coverage } from "../domain/dossier.ts";
import type { ImprovementStatus } from "../domain/improvement.ts";
import type { ConflictSeverity, ConflictType } from "../domain/recommendation.ts";
import type { Rung, TrustLevel } from "../domain/resolution.ts";

/** The parts of a report, in the order they are read. */
export type ReportSection =
  | "keyFigures"
  | "inconsistencies"
  | "questions"
  | "contested"
  | "redFlags"
  | "decisions"
  | "failures"
  | "contradictions"
  | "corrections"
  | "reconciliation"
  | "recommendations"
  | "agents"
  | "assumptions"
  | "scenarios"
  | "memo"
  | "metrics"
  | "cost"
  | "notContradictions"
  | "notExamined"
  | "documents";

/** What was found: the words around it that are not in the review itself. About its running: `report-running.ts`. */
export interface ReportFindingWords {
  /** Between a label and what it says. */
  colon: string;
  title: (deal: string) => string;
  reviewedOn: (day: string) => string;
  /** `citations` null: they were not checked. */
  answer: (p: {
    /** Settled on verified evidence. */
    proven: number;
    /** Settled on the agents' confidence alone. */
    unproven: number;
    contested: number;
    notExamined: number;
    citations: { false: number; unverifiable: number; all: number } | null;
  }) => string;
  sections: Record<ReportSection, string>;
  /** Of the whole analysis. */
  reviewTrust: Record<TrustLevel | "CANNOT_ASSESS", string>;
  /** Where no analyst but our own spoke. */
  documentsTrust: Record<TrustLevel | "CANNOT_ASSESS", string>;
  /** Of one verdict. */
  trust: Record<TrustLevel, string>;
  trustLevel: Record<TrustLevel, string>;
  severity: Record<ContradictionSeverity, string>;
  coverage: Record<Coverage, string>;
  /** null: nothing could be scored. */
  /** `weight`: what the scored dimensions weigh, of 100. */
  score: (score: string | null, weight: number) => string;
  builtIn: string;
  /** Only part of the verdicts are new. */
  recheck: (p: { again: number; files: string }) => string;
  why: string;
  position: string;
  confidence: string;
  citations: string;
  verdict: string;
  unresolved: string;
  decisive: string;
  whyLost: string;
  /** The same heading where nothing was decided. */
  whatLacks: string;
  /** Settled between tier 1 and tier 2. */
  secondPhase: string;
  sources: string;
  toVerify: string;
  changes: string;
  /** Of a question's answer. */
  answerChanges: string;
  question: string;
  impact: string;
  openPoints: string;
  settledBy: string;
  rungs: Record<Rung, string>;
  ladder: string;
  debate: (p: { rounds: number; ending: string | null; struck: number }) => string;
  debateEnding: Record<DebateEnding, string>;
  refusedVerdict: (by: string, reasons: string) => string;
  agent: string;
  tier: string;
  noCitation: string;
  sumStatus: Record<"right" | "wrong" | "unchecked", string>;
  picture: (reference: string) => string;
  noPicture: (reference: string) => string;
  corrected: (p: { before: string; after: string; ready: boolean }) => string;
  correctedCount: (p: { fixed: number; partly: number; not: number }) => string;
  critique: Record<CritiqueType, string>;
  critiqueSeverity: Record<CritiqueSeverity, string>;
  improvement: Record<ImprovementStatus, string>;
  place: string;
  before: string;
  after: string;
  source: string;
  calculation: string;
  crossReference: string;
  searched: string;
  weaknesses: string;
  dataNeeds: string;
  factProvedFalse: string;
  /** What a model proposed and the code did not take. */
  modelRefused: (p: { critiques: number; corrections: number }) => string;
  /** How the deck and the model compare, in one line. */
  compared: (p: { agree: number; differ: number }) => string;
  metric: string;
  period: string;
  today: string;
  planned: string;
  deck: string;
  model: string;
  result: string;
  comparison: Record<"agree" | "differ" | "deck_only" | "model_only", string>;
  alsoSays: string;
  conflict: Record<ConflictType, string>;
  conflictSeverity: Record<ConflictSeverity, string>;
  decision: string;
  /** What a person decided about a topic. */
  decided: Record<
    "accept_position" | "set_value" | "dismiss" | "accept_correction" | "reject_correction",
    (what: string) => string
  >;
  decidedBy: (p: { by: string; at: string; reason: string; again: boolean }) => string;
  sure: (share: string) => string;
  notDecided: string;
  supporters: string;
  opponents: string;
  neutrals: string;
  tradeOffs: string;
  findings: string;
  sums: string;
  rightOf: (right: number, all: number) => string;
  noAgents: string;
  assumptionStatus: Record<"standing" | "contested" | "rejected", string>;
  spread: (share: string) => string;
  outcome: string;
  cases: Record<"low" | "base" | "high", string>;
  drivers: string;
  sum: string;
  /** A part of the report that is missing because its stage failed. */
  notAvailable: string;
  nothingHere: Record<"contradictions" | "questions" | "corrections", string>;
  unreadable: (name: string, message: string) => string;
  noted: string;
  beyond: string;
  notReflected: string;
  refusedFindings: string;
  uncheckedEvidence: (count: number) => string;
  /** Documents that were read with care. */
  reservations: string;
  missingData: string;
  conflictsBeyond: string;
  skipped: string;
  documentsHead: { document: string; source: string; parts: string };
  /** How many lines of a list are in the report alone. */
  more: (count: number) => string;
  report: string;
  page: (page: number, of: number) => string;
  statuses: Record<CitationStatus, string>;
}
