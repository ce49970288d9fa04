import type { QualityEngineConfig } from "../domain/config.ts";
import type { Critique } from "../domain/critique.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import type { Improvement, ReflexionEnd, ReflexionNotice, ReflexionOutput } from "../domain/improvement.ts";
import type { Locale } from "../domain/locale.ts";
import { reviseFindings } from "./findings.ts";
import { openSeverities, type Settled, type State } from "./iterate.ts";
import { isPartial, tooManyCritiques } from "./notices.ts";
import { isReady } from "./score.ts";
import { assess, escalate, noticeForBA, summariseCritiques, summariseImprovements } from "./summarise.ts";
import { meanConfidence } from "./trigger.ts";

/** The analysis a result is about. */
export interface Reflected {
  agentName: string;
  output: unknown;
  findings: readonly ScoredFinding[];
  /** What must be said about the input and about the models. */
  notices: readonly ReflexionNotice[];
}

/** How the work went: the first state, the best one, and why it ended. */
export interface Course {
  first: State;
  /** The critiques of the first state, numbered. */
  initial: Critique[];
  state: State;
  iterations: number;
  endedBy: ReflexionEnd;
}

/** Everything a reader gets, computed from the first state and the best one. */
export function resultOf(
  { agentName, output, findings, notices }: Reflected,
  { first, initial, state, iterations, endedBy }: Course,
  config: QualityEngineConfig["reflexion"],
  locale: Locale,
): ReflexionOutput {
  const { settled, open, reading } = state;
  const critiques = settled.map(({ critique }) => critique);
  const improvements = settled.map(improvementOf);
  const needs = new Map(
    settled.flatMap(({ correction: { need }, objection }) => (need === null ? [] : [[need, objection.topic] as const])),
  );
  const escalation = escalate(improvements, [...needs.keys()], config.dataInsufficiencyRatio);
  const unlisted = first.unlisted > 0 ? [tooManyCritiques(agentName, first.unlisted, locale)] : [];
  const told = [...notices, ...unlisted];
  const severities = openSeverities(open, settled);
  const ready = escalation === null && !isPartial(told) && isReady(state.score, severities, config.readyScore);
  const remaining = [
    ...settled.flatMap(({ correction, critique }) =>
      correction.status === "FIXED" ? [] : [correction.justification.ifCannotFix ?? critique.issue],
    ),
    ...open.map(({ critique }) => critique.issue),
    ...(isPartial(told) ? told.map(({ message }) => message) : []),
  ];
  return {
    originalAgentOutput: output,
    agentName,
    agentConfidence: meanConfidence(findings),
    critiques,
    critiqueSummary: summariseCritiques(critiques),
    assessment: assess(initial, first.crossReferences, config.readyScore),
    missingCrossReferences: first.open.flatMap(({ missing }) => missing ?? []),
    improvements,
    improvementSummary: summariseImprovements(improvements),
    revisedOutput: reading.output,
    revisedFindings: reviseFindings(findings, settled),
    qualityMetrics: {
      originalScore: first.score,
      revisedScore: state.score,
      change: state.score - first.score,
      readyForBA: ready,
    },
    baNotice: noticeForBA(remaining, needs, ready, escalation !== null),
    escalation,
    factProvedFalse: settled.some(({ correction }) => correction.provedFalse),
    notices: told,
    iterations,
    endedBy,
    tokensUsed: 0,
    processingTime: 0,
  };
}

/** Nothing to reflect on: reported, not reflected. */
export function notReflected({ agentName, output, findings, notices }: Reflected): ReflexionOutput {
  const score = 0;
  const messages = notices.map(({ message }) => message);
  return {
    originalAgentOutput: output,
    agentName,
    agentConfidence: meanConfidence(findings),
    critiques: [],
    critiqueSummary: summariseCritiques([]),
    assessment: {
      qualityScore: score,
      verdict: "MAJOR_REVISION_REQUIRED",
      keyWeaknesses: messages,
      readyForBA: false,
    },
    missingCrossReferences: [],
    improvements: [],
    improvementSummary: summariseImprovements([]),
    revisedOutput: output,
    revisedFindings: [...findings],
    qualityMetrics: { originalScore: score, revisedScore: score, change: 0, readyForBA: false },
    baNotice: { remainingWeaknesses: messages, dataNeedsFromFounder: [], confidenceLevel: "LOW" },
    escalation: null,
    factProvedFalse: false,
    notices: [...notices],
    iterations: 0,
    endedBy: "nothing_to_reflect_on",
    tokensUsed: 0,
    processingTime: 0,
  };
}

/** Critiques with their numbers, counted on from `from`. */
export function numbered(critiques: readonly Omit<Critique, "id">[], from: number): Critique[] {
  return critiques.map((critique, at) => ({ id: `CRT-${String(from + at + 1).padStart(3, "0")}`, ...critique }));
}

const QUALITY_IMPACT = { CRITICAL: "HIGH", HIGH: "HIGH", MEDIUM: "MEDIUM" } as const;

function improvementOf({ critique, correction }: Settled): Improvement {
  const { status, change, justification, confidenceImpact } = correction;
  return {
    critiqueId: critique.id,
    status,
    change,
    justification,
    confidenceImpact,
    qualityImpact: status === "CANNOT_FIX" ? "LOW" : QUALITY_IMPACT[critique.severity],
  };
}
