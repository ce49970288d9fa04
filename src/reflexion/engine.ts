import { QUALITY_ENGINE_CONFIG, type QualityEngineConfig } from "../domain/config.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Critique } from "../domain/critique.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import type { ReflexionOutput } from "../domain/improvement.ts";
import { refuseUnknown, withOwn } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import { addAll } from "../domain/many.ts";
import type { Budget, BudgetLimits } from "../model/budget.ts";
import type { Journal } from "../model/journal/journal.ts";
import { ModelDesk, type ModelFor } from "../model/model-desk.ts";
import { type ModelChoice, modelsFor } from "../model/models-for.ts";
import { type Instructions, refuseUnknownPrompts } from "../model/prompt/instructions.ts";
import { warningsIn } from "../outputs/warnings.ts";
import { audit, evidenceCritic, inOrder } from "./audit/audit.ts";
import { hasUnprovenCriticalFlag } from "./audit/red-flags.ts";
import { CritiqueBatch } from "./critique-batch.ts";
import { Desk } from "./desk.ts";
import { evidenceImprover } from "./improve/improve.ts";
import { firstState, iterate, type Reviewers, type State } from "./iterate.ts";
import { criticise } from "./model/criticise.ts";
import { modelImprover } from "./model/improver.ts";
import { ModelRecord } from "./model/record.ts";
import { noticesOn } from "./notices.ts";
import { readOutput } from "./reading/read-output.ts";
import { notReflected, numbered, type Reflected, resultOf } from "./result.ts";
import { needsReflexion } from "./trigger.ts";

/** What the engine tells while it works. */
export type ReflexionEvent =
  | { type: "critiqued"; agentName: string; critiques: Critique[] }
  | { type: "reflected"; agentName: string; result: ReflexionOutput };

/** How the reflexion engine works. All optional. */
export interface ReflexionEngineOptions {
  /** Language of every sentence, also of what is written into the analysis. Default "en". */
  locale?: Locale;
  /** Thresholds of your own, merged over QUALITY_ENGINE_CONFIG.reflexion. */
  config?: Partial<QualityEngineConfig["reflexion"]>;
  /** Values this share apart are one: the review hands in its `consensus.sameValue`. Default: ours. */
  sameValue?: number;
  /** Up to so many characters the whole dossier goes into a prompt. Default: as the consensus has it. */
  wholeDossierCharacters?: number | undefined;
  /** Default: the machine's. Hand in your own for a run that can be repeated to the byte. */
  clock?: () => Date;
  emit?: (event: ReflexionEvent) => void;
  /** The deal's sector and stage ("saas", "seed"): they decide which metrics and benchmarks are expected. */
  sector?: string;
  stage?: string;
  /** Sees faults of reasoning and words corrections, which code judges: one model, or one per role. Default: none. */
  model?: ModelChoice | undefined;
  /** What models may spend: a budget shared with others, or limits for this engine. Default: no limit. */
  budget?: Budget | BudgetLimits | undefined;
  /** Where calls to models are on record. Default: in memory. */
  journal?: Journal | undefined;
  /** Instructions of your own in place of ours, by prompt. */
  prompts?: Instructions | undefined;
}

const OPTIONS: Readonly<Record<keyof ReflexionEngineOptions, true>> = {
  locale: true,
  config: true,
  sameValue: true,
  wholeDossierCharacters: true,
  clock: true,
  emit: true,
  sector: true,
  stage: true,
  model: true,
  budget: true,
  journal: true,
  prompts: true,
};

/** How one reflexion is done. All optional. */
export interface ReflectOptions {
  /** Stops the models; what code finds and corrects stands, and the result says so. */
  signal?: AbortSignal | undefined;
}

const REFLECT_OPTIONS: Readonly<Record<keyof ReflectOptions, true>> = { signal: true };

/** One agent's analysis. */
export interface ReflexionInput {
  agentName: string;
  /** Default 1. */
  tier?: number;
  output: unknown;
  findings?: readonly ScoredFinding[];
  verificationContext?: VerificationContext;
}

/** One analysis on its way: read, audited by code, and with those who will treat it. */
interface Case {
  input: ReflexionInput;
  started: Date;
  about: Reflected;
  /** False where there is nothing to reflect on. */
  reflected: boolean;
  reviewers: Reviewers;
  state: State;
  /** Null without a model. */
  record: ModelRecord | null;
}

/**
 * Criticises weak analyses and corrects them, with proof of every change. A model is welcome, and not needed.
 *
 * ```ts
 * const engine = new ReflexionEngine({ locale: "en" });
 * const { critiques, revisedOutput } = await engine.reflect({ agentName: "auditor", output, findings, verificationContext: context });
 * ```
 */
export class ReflexionEngine {
  readonly #locale: Locale;
  readonly #config: QualityEngineConfig["reflexion"];
  readonly #sameValue: number | undefined;
  readonly #wholeDossierCharacters: number | undefined;
  readonly #clock: () => Date;
  readonly #emit: (event: ReflexionEvent) => void;
  readonly #sector: string | undefined;
  readonly #stage: string | undefined;
  readonly #models: ModelFor | null;
  readonly #prompts: Instructions | undefined;

  constructor(options: ReflexionEngineOptions = {}) {
    refuseUnknown("ReflexionEngine", options, OPTIONS);
    refuseUnknownPrompts(options.prompts);
    this.#locale = options.locale ?? "en";
    this.#config = withOwn("ReflexionEngine.config", QUALITY_ENGINE_CONFIG.reflexion, options.config);
    this.#sameValue = options.sameValue;
    this.#wholeDossierCharacters = options.wholeDossierCharacters;
    this.#clock = options.clock ?? (() => new Date());
    this.#emit = options.emit ?? (() => {});
    this.#sector = options.sector;
    this.#stage = options.stage;
    this.#prompts = options.prompts;
    this.#models = modelsFor(options.model, options, ["critic", "improver"]);
  }

  /**
   * Whether an agent's findings are too unsure, or raise a critical alarm on nothing. Given its output and the
   * documents too, a critical red flag of the output whose source is missing or false counts as well.
   */
  needsReflexion(
    tier: number,
    findings: readonly ScoredFinding[],
    about: Pick<ReflexionInput, "output" | "verificationContext"> = { output: null },
  ): boolean {
    if (needsReflexion(tier, findings, this.#config)) return true;
    const looked = this.#config.criticalRedFlagAlwaysReflect && (tier === 1 || tier === 2) && findings.length > 0;
    if (!looked || about.output === null || about.output === undefined) return false;
    const [warning] = warningsIn(about.output);
    if (warning === undefined) return false;
    const desk = this.#desk(about.verificationContext, this.#clock());
    return hasUnprovenCriticalFlag(readOutput(about.output, findings), desk);
  }

  /**
   * Criticises an analysis, corrects it at its places, and says what is left. Never throws on what an agent wrote, nor
   * on what a model did: a failure, a spent budget or an abort leaves what code found, and is named in the notices.
   */
  async reflect(input: ReflexionInput, options: ReflectOptions = {}): Promise<ReflexionOutput> {
    const [one] = await this.#open([input], options);
    return this.#treat(one as Case);
  }

  /**
   * Several analyses, each as by `reflect`. With `batchReflexionEnabled` the critic is asked about all of them in one
   * question, or in as few as their size allows.
   */
  async reflectAll(inputs: readonly ReflexionInput[], options: ReflectOptions = {}): Promise<ReflexionOutput[]> {
    if (!this.#config.batchReflexionEnabled) return Promise.all(inputs.map((input) => this.reflect(input, options)));
    const cases = await this.#open(inputs, options);
    return Promise.all(cases.map((one) => this.#treat(one)));
  }

  /** The critiques of several agents against one dossier, by agent. Ids count per agent. */
  async critiqueBatch(
    inputs: readonly ReflexionInput[],
    context: VerificationContext = {},
    options: ReflectOptions = {},
  ): Promise<CritiqueBatch> {
    const given = inputs.map((input) => ({ ...input, verificationContext: input.verificationContext ?? context }));
    const batch = new CritiqueBatch();
    const groups = this.#config.batchReflexionEnabled ? [given] : given.map((input) => [input]);
    for (const group of groups) {
      for (const { input, about, state, record } of await this.#open(group, options)) {
        const known = batch.get(input.agentName) ?? [];
        const fresh = state.open.map(({ critique }) => critique);
        const critiques = [...known, ...numbered(fresh, known.length)];
        batch.set(input.agentName, critiques);
        addAll(
          batch.notices,
          about.notices.filter(({ reflected }) => !reflected),
        );
        if (record !== null) batch.note(input.agentName, record);
        this.#emit({ type: "critiqued", agentName: input.agentName, critiques });
      }
    }
    return batch;
  }

  /** Reads and audits each analysis by code, then asks the critic about all of them together. */
  async #open(inputs: readonly ReflexionInput[], options: ReflectOptions): Promise<Case[]> {
    refuseUnknown("ReflexionEngine", options, REFLECT_OPTIONS);
    const cases = inputs.map((input) => this.#audited(input, options));
    if (this.#models === null) return cases;
    const heard = cases.flatMap((one) =>
      one.record === null || !one.reflected ? [] : [{ ...one, record: one.record }],
    );
    const hearings = heard.map(({ input, reviewers, state, record }) => {
      const { desk } = reviewers;
      return { agentName: input.agentName, reading: state.reading, desk, objections: state.open, record };
    });
    const added = await criticise(hearings, this.#asker(this.#models, options), this.#config, this.#locale);
    return cases.map((one) => {
      const more = added[heard.findIndex(({ record }) => record === one.record)] ?? [];
      const { reading, open, unlisted } = one.state;
      if (more.length === 0) return one;
      const state = firstState(reading, inOrder([...open, ...more]), one.reviewers);
      return { ...one, state: { ...state, unlisted: state.unlisted + unlisted } };
    });
  }

  #audited(input: ReflexionInput, options: ReflectOptions): Case {
    const started = this.#clock();
    const { agentName, output } = input;
    const findings = asList(input.findings);
    const record = this.#models === null ? null : new ModelRecord(agentName, this.#locale);
    const reviewers = this.#reviewers(input, started, record, options);
    const reading = readOutput(output, findings);
    const notices = noticesOn(agentName, reading, this.#locale);
    const state = firstState(reading, audit(reading, reviewers.desk, reviewers.agent), reviewers);
    const reflected = notices.every((notice) => notice.reflected);
    return { input, started, about: { agentName, output, findings, notices }, reflected, reviewers, state, record };
  }

  #reviewers(
    { agentName, tier = 1, verificationContext = {} }: ReflexionInput,
    now: Date,
    record: ModelRecord | null,
    options: ReflectOptions,
  ): Reviewers {
    const agent = { agentName, tier };
    const desk = this.#desk(verificationContext, now);
    const improver =
      this.#models === null || record === null
        ? evidenceImprover
        : modelImprover(this.#asker(this.#models, options), record, agent, this.#config);
    return { critic: evidenceCritic, improver, desk, agent, config: this.#config };
  }

  #desk(context: VerificationContext | undefined, now: Date): Desk {
    return new Desk({
      context: context ?? {},
      locale: this.#locale,
      year: now.getFullYear(),
      config: this.#config,
      sameValue: this.#sameValue,
      wholeDossierCharacters: this.#wholeDossierCharacters,
      sector: this.#sector,
      stage: this.#stage,
      prompts: this.#prompts,
    });
  }

  #asker(models: ModelFor, { signal }: ReflectOptions): ModelDesk {
    return new ModelDesk(models, this.#config.callTimeoutMs, signal);
  }

  async #treat(one: Case): Promise<ReflexionOutput> {
    const { about, reviewers, state: first, record } = one;
    const result = one.reflected ? await this.#corrected(about, first, reviewers, record) : notReflected(about);
    if (record !== null) {
      result.modelRecord = record.toJSON();
      result.tokensUsed = record.tokens;
    }
    result.processingTime = this.#clock().getTime() - one.started.getTime();
    this.#emit({ type: "reflected", agentName: about.agentName, result });
    return result;
  }

  async #corrected(
    about: Reflected,
    first: State,
    reviewers: Reviewers,
    record: ModelRecord | null,
  ): Promise<ReflexionOutput> {
    const critiques = first.open.map(({ critique }) => critique);
    const initial = numbered(critiques, 0);
    this.#emit({ type: "critiqued", agentName: about.agentName, critiques: initial });
    const { state, iterations, endedBy } = await iterate(first, reviewers);
    const notices = [...about.notices, ...(record?.notices ?? [])];
    const course = { first, initial, state, iterations, endedBy };
    return resultOf({ ...about, notices }, course, this.#config, this.#locale);
  }
}

function asList(findings: readonly ScoredFinding[] | undefined): readonly ScoredFinding[] {
  return Array.isArray(findings) ? findings : [];
}
