import { QUALITY_ENGINE_CONFIG, type QualityEngineConfig } from "../domain/config.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Contradiction, Detection } from "../domain/contradiction.ts";
import type { DebateRound, DebateVote } from "../domain/debate.ts";
import { TribunalError } from "../domain/errors.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import { refuseUnknown, withOwn } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import type { Resolution } from "../domain/resolution.ts";
import { debateSentences } from "../i18n/debate.ts";
import type { Budget, BudgetLimits } from "../model/budget.ts";
import type { Journal } from "../model/journal/journal.ts";
import { ModelDesk, type ModelFor } from "../model/model-desk.ts";
import { type ModelChoice, modelsFor } from "../model/models-for.ts";
import { type Instructions, refuseUnknownPrompts } from "../model/prompt/instructions.ts";
import { inSpan, measure } from "../model/tracing.ts";
import type { AgentHistory } from "../track-record/effective-confidence.ts";
import { type CaseFile, openCase } from "./case-file.ts";
import { addressedPassages } from "./debate/addressed-passages.ts";
import { type HeardCase, hearCase, openRoom } from "./debate/hear-case.ts";
import { inParallel } from "./debate/pool.ts";
import { withAddressed, withDebate } from "./debate/record.ts";
import { holdVote } from "./debate/vote.ts";
import { contentId, detect } from "./detect.ts";
import type { ExchangeRates } from "./entries.ts";
import { guardVerdict } from "./guard.ts";
import { climb, nextStep } from "./ladder.ts";
import { type Ruling, unresolved } from "./ruling.ts";
import { sidesOf } from "./sides.ts";
import { statusAfter } from "./status.ts";
import { writeResolution } from "./write-resolution.ts";

/** What the engine tells while it works. */
export type ConsensusEvent =
  | { type: "detected"; detection: Detection }
  | { type: "debated"; contradictionId: string; round: DebateRound }
  | { type: "resolved"; contradictionId: string; resolution: Resolution };

/** How the consensus engine works. All optional. */
export interface ConsensusEngineOptions {
  /** Language of every sentence. Default "en". */
  locale?: Locale;
  /** Thresholds of your own, merged over QUALITY_ENGINE_CONFIG.consensus. */
  config?: Partial<QualityEngineConfig["consensus"]>;
  /** Default: the machine's. Hand in your own for a run that can be repeated to the byte. */
  clock?: () => Date;
  /** Names a contradiction from a seed that depends on its findings alone. Default: a hash of the seed. */
  newId?: (seed: string) => string;
  emit?: (event: ConsensusEvent) => void;
  /** Exchange rates the deal gives, e.g. `{ EUR: 1, USD: 0.92 }`. Without them currencies are not compared. */
  rates?: ExchangeRates;
  /** Debates and arbitrates what the documents do not decide: one model, or one per role. Default: none, code alone. */
  model?: ModelChoice | undefined;
  /** What models may spend: a budget shared with others, or limits for this engine. Default: no limit. */
  budget?: Budget | BudgetLimits | undefined;
  /** Where calls to models are on record. Default: in memory. */
  journal?: Journal | undefined;
  /** Instructions of your own in place of ours, by prompt. */
  prompts?: Instructions | undefined;
  /** True where the arbitrator flips too often (`flipsTooOften`): it is not asked, and the documents decide. */
  arbitratorSetAside?: boolean | undefined;
  /** The agents' records (see `historyFrom`): they weigh in votes that no document decides, never against one. */
  history?: AgentHistory | undefined;
}

const OPTIONS: Readonly<Record<keyof ConsensusEngineOptions, true>> = {
  locale: true,
  config: true,
  clock: true,
  newId: true,
  emit: true,
  rates: true,
  model: true,
  budget: true,
  journal: true,
  prompts: true,
  arbitratorSetAside: true,
  history: true,
};

export interface ResolveOptions {
  /** Stops the models; open cases get the evidence court's verdict, and say so. */
  signal?: AbortSignal | undefined;
}

export interface ResolveAllOptions extends ResolveOptions {
  /** How many contradictions at the same time. Default 10, as many as a review resolves. */
  concurrency?: number;
}

const RESOLVE_OPTIONS: Readonly<Record<keyof ResolveOptions, true>> = { signal: true };
const RESOLVE_ALL_OPTIONS: Readonly<Record<keyof ResolveAllOptions, true>> = { ...RESOLVE_OPTIONS, concurrency: true };

/**
 * Finds contradictions between findings and settles them by evidence. A model is welcome, and not needed.
 *
 * ```ts
 * const engine = new ConsensusEngine({ locale: "en" });
 * const { contradictions } = engine.detect(findings);
 * const resolutions = await engine.resolveAll(contradictions, context);
 * ```
 */
export class ConsensusEngine {
  readonly #locale: Locale;
  readonly #config: QualityEngineConfig["consensus"];
  readonly #clock: () => Date;
  readonly #newId: (seed: string) => string;
  readonly #emit: (event: ConsensusEvent) => void;
  readonly #rates: ExchangeRates;
  readonly #models: ModelFor | null;
  readonly #history: AgentHistory | undefined;
  readonly #prompts: Instructions | undefined;
  readonly #setAside: boolean;

  constructor(options: ConsensusEngineOptions = {}) {
    refuseUnknown("ConsensusEngine", options, OPTIONS);
    refuseUnknownPrompts(options.prompts);
    this.#locale = options.locale ?? "en";
    this.#config = withOwn("ConsensusEngine.config", QUALITY_ENGINE_CONFIG.consensus, options.config);
    this.#clock = options.clock ?? (() => new Date());
    this.#newId = options.newId ?? contentId;
    this.#emit = options.emit ?? (() => {});
    this.#rates = options.rates ?? {};
    this.#history = options.history;
    this.#prompts = options.prompts;
    this.#setAside = options.arbitratorSetAside === true;
    this.#models = modelsFor(options.model, options);
  }

  /** Whether anybody can be asked where the documents do not decide. */
  get hasModel(): boolean {
    return this.#models !== null;
  }

  /** The contradictions, most severe first. */
  async detectContradictions(findings: readonly ScoredFinding[]): Promise<Contradiction[]> {
    return this.detect(findings).contradictions;
  }

  /** The contradictions, and apart from them definition mismatches, gaps, and findings that could not be compared. */
  detect(findings: readonly ScoredFinding[]): Detection {
    if (!Array.isArray(findings)) throw new TribunalError("bad_input", "Findings must be given as a list.");
    const detection = detect(findings, {
      locale: this.#locale,
      config: this.#config,
      clock: this.#clock,
      newId: this.#newId,
      rates: this.#rates,
    });
    this.#emit({ type: "detected", detection });
    return detection;
  }

  /**
   * Settles one contradiction by the ladder of rungs. The guard has the last word on every verdict. A model that fails,
   * a spent budget or an aborted signal is no exception here: the documents decide alone, and the path says why. The
   * resolution's `status` is what the contradiction's becomes; the contradiction handed in stays as it was.
   */
  async resolve(
    contradiction: Contradiction,
    context: VerificationContext,
    options: ResolveOptions = {},
  ): Promise<Resolution> {
    refuseUnknown("ConsensusEngine.resolve", options, RESOLVE_OPTIONS);
    if (!Array.isArray(contradiction?.positions) || contradiction.positions.length < 2) {
      throw new TribunalError("bad_input", "A contradiction needs at least two positions.");
    }
    const about = () => ({ "tribunal.contradiction.id": contradiction.id, "tribunal.topic": contradiction.topic });
    return inSpan("tribunal.verdict", about, async (span) => {
      const resolution = await this.#settle(contradiction, context, options);
      const { verdict, baGuidance, refusedVerdicts } = resolution;
      const outcome = {
        "tribunal.decision": verdict.decision,
        "tribunal.trust": baGuidance.trustLevel,
        "tribunal.severity": contradiction.severity.level,
      };
      span.set({ ...outcome, "tribunal.tokens": resolution.debateRecord.tokensUsed });
      measure("tribunal.verdicts", 1, outcome);
      for (const { by, codes } of refusedVerdicts) {
        // The rule's name alone: what follows it may quote a document.
        const rules = codes.map((code) => code.split(":")[0]).join(" ");
        span.event("tribunal.guard.refused", { "tribunal.rung": by, "tribunal.rules": rules });
        measure("tribunal.guard.refusals", 1, { "tribunal.rung": by });
      }
      return resolution;
    });
  }

  async #settle(
    contradiction: Contradiction,
    context: VerificationContext,
    options: ResolveOptions,
  ): Promise<Resolution> {
    const started = this.#clock();
    const opened = openCase(contradiction, context ?? {}, this.#locale, this.#config.sameValue, this.#history);
    const { ruling, sides, path } = climb(opened, this.#config);
    const desk = this.#models === null ? null : new ModelDesk(this.#models, this.#config.callTimeoutMs, options.signal);
    const heard = desk === null ? null : await this.#hear(opened, ruling, desk);
    const caseFile = heard?.caseFile ?? opened;
    const verdict = heard?.ruling ?? ruling;
    const frame = {
      path: [...path, ...(heard?.path ?? [])],
      sides: heard === null ? sides : this.#sidesOf(caseFile),
      sameValue: this.#config.sameValue,
    };
    const finish = (given: Ruling) => {
      const resolvedAt = this.#clock();
      const totalDuration = resolvedAt.getTime() - started.getTime();
      return writeResolution(caseFile, given, { resolvedAt, totalDuration, ...frame });
    };
    let resolution = heard === null ? finish(verdict) : heard.dress(finish(verdict));
    const faults = guardVerdict(resolution, caseFile, verdict.rung, this.#config);
    if (faults.length > 0) {
      const refused = { by: verdict.rung, codes: faults.map(({ code, detail }) => `${code}: ${detail}`) };
      resolution = {
        ...finish(unresolved("EVIDENCE_COURT", "no_evidence", caseFile.testimony)),
        refusedVerdicts: [refused],
      };
    }
    resolution = withAddressed(
      heard === null ? resolution : withDebate(resolution, heard, desk),
      addressedPassages(opened.witness, this.#locale),
      caseFile,
    );
    resolution = { ...resolution, status: statusAfter(resolution) };
    this.#emit({ type: "resolved", contradictionId: contradiction.id, resolution });
    return resolution;
  }

  /** Settles many, several at a time; the resolutions are in the contradictions' order. */
  async resolveAll(
    contradictions: readonly Contradiction[],
    context: VerificationContext,
    given: ResolveAllOptions = {},
  ): Promise<Resolution[]> {
    refuseUnknown("ConsensusEngine.resolveAll", given, RESOLVE_ALL_OPTIONS);
    const { concurrency = this.#config.concurrency, ...options } = given;
    return inParallel(contradictions, concurrency, (contradiction) => this.resolve(contradiction, context, options));
  }

  /**
   * What as many independent answers for the same tokens come to, beside a debate that was held. It changes no verdict.
   * Null where there was no debate, or nobody can be asked or is fit to be.
   */
  async vote(
    contradiction: Contradiction,
    context: VerificationContext,
    debated: Resolution,
    options: ResolveOptions = {},
  ): Promise<DebateVote | null> {
    refuseUnknown("ConsensusEngine.vote", options, RESOLVE_OPTIONS);
    if (this.#models === null || this.#setAside || debated.debateRecord.rounds.length === 0) return null;
    const caseFile = openCase(contradiction, context ?? {}, this.#locale, this.#config.sameValue, this.#history);
    const desk = new ModelDesk(this.#models, this.#config.callTimeoutMs, options.signal);
    const tools = { desk, config: this.#config, clock: this.#clock, instructions: this.#prompts };
    const room = openRoom(caseFile, tools);
    return room === null ? null : holdVote(room, debated);
  }

  /** Lets the models speak where the documents left the case open; null where they did not. */
  async #hear(caseFile: CaseFile, floor: Ruling, desk: ModelDesk): Promise<HeardCase | null> {
    const sides = this.#sidesOf(caseFile);
    const step = nextStep(caseFile, floor, sides, this.#config);
    if (step === null) return null;
    const { path: say } = debateSentences[this.#locale];
    const clusters = { rung: "CLUSTERS", reason: say.clusters };
    const above = floor.rung === "DOMINANT_CLUSTER" || floor.rung === "CANNOT_ASSESS" ? [clusters] : [];
    if (step === "noted") {
      const path = [...above, { rung: "DEBATE", reason: say.noted, code: "noted" }];
      return {
        caseFile,
        ruling: floor,
        path,
        refused: [],
        rounds: [],
        ending: null,
        dress: (resolution) => resolution,
      };
    }
    const heard = await hearCase(caseFile, floor, step, {
      desk,
      config: this.#config,
      clock: this.#clock,
      instructions: this.#prompts,
      setAside: this.#setAside,
      onRound: (round) => this.#emit({ type: "debated", contradictionId: caseFile.contradiction.id, round }),
    });
    return { ...heard, path: [...above, ...heard.path] };
  }

  #sidesOf(caseFile: CaseFile) {
    return sidesOf(caseFile, this.#config.clusterRadius);
  }
}
