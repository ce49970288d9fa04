import { QUALITY_ENGINE_CONFIG, type QualityEngineConfig } from "../domain/config.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Critique } from "../domain/critique.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import type { Improvement, ReflexionNotice, ReflexionOutput } from "../domain/improvement.ts";
import type { Locale } from "../domain/locale.ts";
import { evidenceCritic } from "./audit/audit.ts";
import { Desk } from "./desk.ts";
import { reviseFindings } from "./findings.ts";
import { evidenceImprover } from "./improve/improve.ts";
import { firstState, iterate, openSeverities, type Reviewers, type Settled, type State } from "./iterate.ts";
import { isPartial, noticesOn, tooManyCritiques } from "./notices.ts";
import { readOutput } from "./reading/read-output.ts";
import { isReady } from "./score.ts";
import { assess, escalate, noticeForBA, summariseCritiques, summariseImprovements } from "./summarise.ts";
import { meanConfidence, needsReflexion } from "./trigger.ts";

/** What the engine tells while it works. */
export type ReflexionEvent =
  | { type: "critiqued"; agentName: string; critiques: Critique[] }
  | { type: "reflected"; agentName: string; result: ReflexionOutput };

export interface ReflexionEngineOptions {
  /** Language of every sentence, also of what is written into the analysis. Default "en". */
  locale?: Locale;
  /** Thresholds of your own, merged over QUALITY_ENGINE_CONFIG.reflexion. */
  config?: Partial<QualityEngineConfig["reflexion"]>;
  /** Default: the machine's. Hand in your own for a run that can be repeated to the byte. */
  clock?: () => Date;
  emit?: (event: ReflexionEvent) => void;
  /** The deal's sector and stage ("saas", "seed"): they decide which metrics and benchmarks are expected. */
  sector?: string;
  stage?: string;
}

/** One agent's analysis. */
export interface ReflexionInput {
  agentName: string;
  /** Default 1. */
  tier?: number;
  output: unknown;
  findings?: readonly ScoredFinding[];
  verificationContext?: VerificationContext;
}

/** Criticises weak analyses and corrects them, with proof of every change. Needs no model. */
export class ReflexionEngine {
  readonly #locale: Locale;
  readonly #config: QualityEngineConfig["reflexion"];
  readonly #clock: () => Date;
  readonly #emit: (event: ReflexionEvent) => void;
  readonly #sector: string | undefined;
  readonly #stage: string | undefined;

  constructor(options: ReflexionEngineOptions = {}) {
    this.#locale = options.locale ?? "en";
    this.#config = { ...QUALITY_ENGINE_CONFIG.reflexion, ...options.config };
    this.#clock = options.clock ?? (() => new Date());
    this.#emit = options.emit ?? (() => {});
    this.#sector = options.sector;
    this.#stage = options.stage;
  }

  /** Whether an agent's findings are too unsure, or raise a critical alarm on nothing. */
  needsReflexion(tier: number, findings: readonly ScoredFinding[]): boolean {
    return needsReflexion(tier, findings, this.#config);
  }

  /** Criticises an analysis, corrects it at its places, and says what is left. Never throws on what an agent wrote. */
  async reflect(input: ReflexionInput): Promise<ReflexionOutput> {
    const started = this.#clock();
    const reviewers = this.#reviewers(input, started);
    const reading = readOutput(input.output, asList(input.findings));
    const notices = noticesOn(input.agentName, reading, this.#locale);
    const result = notices.some(({ reflected }) => !reflected)
      ? this.#notReflected(input, notices)
      : await this.#reflected(input, await firstState(reading, reviewers), reviewers, notices);
    result.processingTime = this.#clock().getTime() - started.getTime();
    this.#emit({ type: "reflected", agentName: input.agentName, result });
    return result;
  }

  /** The critiques of several agents against one dossier, by agent. Ids count per agent. */
  async critiqueBatch(
    inputs: readonly ReflexionInput[],
    context: VerificationContext = {},
  ): Promise<Map<string, Critique[]>> {
    const byAgent = new Map<string, Critique[]>();
    for (const input of inputs) {
      const reviewers = this.#reviewers(
        { ...input, verificationContext: input.verificationContext ?? context },
        this.#clock(),
      );
      const reading = readOutput(input.output, asList(input.findings));
      const known = byAgent.get(input.agentName) ?? [];
      const { open } = await firstState(reading, reviewers);
      const critiques = [
        ...known,
        ...numbered(
          open.map(({ critique }) => critique),
          known.length,
        ),
      ];
      byAgent.set(input.agentName, critiques);
      this.#emit({ type: "critiqued", agentName: input.agentName, critiques });
    }
    return byAgent;
  }

  #reviewers({ agentName, tier = 1, verificationContext = {} }: ReflexionInput, now: Date): Reviewers {
    const desk = new Desk({
      context: verificationContext ?? {},
      locale: this.#locale,
      year: now.getFullYear(),
      config: this.#config,
      sector: this.#sector,
      stage: this.#stage,
    });
    return {
      critic: evidenceCritic,
      improver: evidenceImprover,
      desk,
      agent: { agentName, tier },
      config: this.#config,
    };
  }

  async #reflected(
    input: ReflexionInput,
    first: State,
    reviewers: Reviewers,
    notices: ReflexionNotice[],
  ): Promise<ReflexionOutput> {
    const initial = numbered(
      first.open.map(({ critique }) => critique),
      0,
    );
    this.#emit({ type: "critiqued", agentName: input.agentName, critiques: initial });
    const { state, iterations, endedBy } = await iterate(first, reviewers);
    const { settled, open, reading } = state;
    const critiques = [...settled.map(({ critique }) => critique)];
    const improvements = settled.map(improvementOf);
    const needs = [...new Set(settled.flatMap(({ correction }) => correction.need ?? []))];
    const escalation = escalate(improvements, needs, this.#config.dataInsufficiencyRatio);
    const severities = openSeverities(open, settled);
    const revisedScore = state.score;
    const unlisted = first.unlisted > 0 ? [tooManyCritiques(input.agentName, first.unlisted, this.#locale)] : [];
    const told = [...notices, ...unlisted];
    const ready = escalation === null && !isPartial(told) && isReady(revisedScore, severities, this.#config.readyScore);
    const remaining = [
      ...settled.flatMap(({ correction, critique }) =>
        correction.status === "FIXED" ? [] : [correction.justification.ifCannotFix ?? critique.issue],
      ),
      ...open.map(({ critique }) => critique.issue),
      ...(isPartial(told) ? told.map(({ message }) => message) : []),
    ];
    return {
      originalAgentOutput: input.output,
      agentName: input.agentName,
      agentConfidence: meanConfidence(asList(input.findings)),
      critiques,
      critiqueSummary: summariseCritiques(critiques),
      assessment: assess(initial, first.crossReferences, this.#config.readyScore),
      missingCrossReferences: first.open.flatMap(({ missing }) => missing ?? []),
      improvements,
      improvementSummary: summariseImprovements(improvements),
      revisedOutput: reading.output,
      revisedFindings: reviseFindings(asList(input.findings), settled),
      qualityMetrics: {
        originalScore: first.score,
        revisedScore,
        change: revisedScore - first.score,
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
  #notReflected(input: ReflexionInput, notices: ReflexionNotice[]): ReflexionOutput {
    const findings = asList(input.findings);
    const score = 0;
    return {
      originalAgentOutput: input.output,
      agentName: input.agentName,
      agentConfidence: meanConfidence(findings),
      critiques: [],
      critiqueSummary: summariseCritiques([]),
      assessment: {
        qualityScore: score,
        verdict: "MAJOR_REVISION_REQUIRED",
        keyWeaknesses: notices.map(({ message }) => message),
        readyForBA: false,
      },
      missingCrossReferences: [],
      improvements: [],
      improvementSummary: summariseImprovements([]),
      revisedOutput: input.output,
      revisedFindings: [...findings],
      qualityMetrics: { originalScore: score, revisedScore: score, change: 0, readyForBA: false },
      baNotice: {
        remainingWeaknesses: notices.map(({ message }) => message),
        dataNeedsFromFounder: [],
        confidenceLevel: "LOW",
      },
      escalation: null,
      factProvedFalse: false,
      notices,
      iterations: 0,
      endedBy: "nothing_to_reflect_on",
      tokensUsed: 0,
      processingTime: 0,
    };
  }
}

function asList(findings: readonly ScoredFinding[] | undefined): readonly ScoredFinding[] {
  return Array.isArray(findings) ? findings : [];
}

function numbered(critiques: readonly Omit<Critique, "id">[], from: number): Critique[] {
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
