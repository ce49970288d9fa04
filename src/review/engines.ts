import { modelRecommendationDebater } from "../consensus/debate/recommendation-debater.ts";
import { ConsensusEngine } from "../consensus/engine.ts";
import type { RecommendationDebater } from "../consensus/recommendations/debater.ts";
import { settingsOf } from "../consensus/recommendations/settings.ts";
import type { DealInfo } from "../deal/load-deal.ts";
import { QUALITY_ENGINE_CONFIG, type QualityEngineConfig } from "../domain/config.ts";
import { TribunalError } from "../domain/errors.ts";
import { refuseUnknown, withOwn } from "../domain/known-options.ts";
import { type Budget, type BudgetLimits, createBudget } from "../model/budget.ts";
import { modelsConfig } from "../model/models-for.ts";
import type { ObservedCall } from "../model/policies/observed.ts";
import { MODEL_ROLES, type Model, type ModelRole } from "../model/port.ts";
import { resolveModels } from "../model/resolve-models.ts";
import { ReflexionEngine } from "../reflexion/engine.ts";
import { flipsTooOften } from "../track-record/model-health.ts";
import type { ReviewOptions } from "./options.ts";
import type { ReviewCost } from "./result.ts";
import type { Workshop } from "./workshop.ts";

/** The engines of one review, with their models behind one door, one budget and one journal. */
export interface Engines {
  consensus: ConsensusEngine;
  reflexion: ReflexionEngine;
  /** Set where a model may speak for the agents that recommend. */
  debater: RecommendationDebater | undefined;
  models: ReviewCost["models"];
  /** For analysts: ours, and plug-ins. Null without a model. */
  analyst: Model | null;
  budget: Budget;
  limits: BudgetLimits;
  config: QualityEngineConfig;
}

/** Sets up the engines; calls to models are counted in the workshop and told as events. */
export function setUpEngines(
  options: ReviewOptions,
  workshop: Workshop,
  clock: () => Date,
  deal?: Pick<DealInfo, "sector" | "stage">,
): Engines {
  const config = configOf(options.config);
  const { tokenBudget, analystTokenBudget } = config.limits;
  const usual = tokenBudget + (options.analysts === true ? analystTokenBudget : 0);
  const budget = purse(options.budget ?? { tokens: usual });
  const doors = options.model === undefined ? null : openDoors(options, budget, workshop);
  const { locale } = workshop;
  const shared = { locale, clock, prompts: options.prompts, ...(doors !== null && { model: doors }) };
  return {
    consensus: new ConsensusEngine({
      ...shared,
      config: config.consensus,
      history: options.history,
      arbitratorSetAside: isSetAside(doors?.arbitrator, options.modelHealth, config),
      emit: (event) => {
        if (event.type !== "debated") return;
        const { roundNumber: round, positions } = event.round;
        const struck = positions.reduce((sum, position) => sum + (position.struck?.length ?? 0), 0);
        const { contradictionId } = event;
        workshop.emit({ type: "debate_round", contradictionId, round, struck });
      },
    }),
    reflexion: new ReflexionEngine({
      ...shared,
      config: config.reflexion,
      sameValue: config.consensus.sameValue,
      wholeDossierCharacters: config.consensus.wholeDossierCharacters,
      ...(typeof deal?.sector === "string" && { sector: deal.sector }),
      ...(typeof deal?.stage === "string" && { stage: deal.stage }),
    }),
    // A model that only reads argues for nobody.
    debater:
      doors === null || (doors.debater ?? doors.arbitrator ?? doors.quick) === null
        ? undefined
        : modelRecommendationDebater(doors, {}, config.consensus.callTimeoutMs, options.prompts?.recommendation),
    models: doors === null ? {} : Object.fromEntries(MODEL_ROLES.flatMap((role) => named(role, doors[role]))),
    analyst: doors === null ? null : (doors.analyst ?? doors.critic ?? doors.arbitrator),
    budget,
    limits: budget.limits,
    config,
  };
}

const isSetAside = (
  arbitrator: Model | null | undefined,
  health: ReviewOptions["modelHealth"] = [],
  { consensus }: QualityEngineConfig,
): boolean =>
  health.some((card) => card.role === "arbitrator" && card.model === arbitrator?.id && flipsTooOften(card, consensus));

const named = (role: ModelRole, model: Model | null): [ModelRole, string][] =>
  model === null ? [] : [[role, model.id]];

const purse = (budget: Budget | BudgetLimits): Budget => ("reserve" in budget ? budget : createBudget(budget));

function openDoors(
  { model, journal, replay = false, env = process.env }: ReviewOptions,
  budget: Budget,
  workshop: Workshop,
) {
  if (model === undefined) throw new TribunalError("bad_input", "There is no model to open a door to.");
  return resolveModels(modelsConfig(model), env, {
    budget,
    replay,
    ...(journal !== undefined && { journal }),
    observe: observing(workshop),
  });
}

/** Counts each call in the workshop and tells of it. */
export const observing =
  (workshop: Workshop) =>
  (call: ObservedCall): void => {
    workshop.meter.count(workshop.current, call);
    const { role, model: id, replayed, usage, ms } = call;
    const tokens = usage.inputTokens + usage.outputTokens;
    const spent = workshop.meter.total();
    workshop.emit({ type: "model_called", role, model: id, replayed, tokens, durationMs: Math.round(ms), spent });
  };

/** A user's thresholds over ours, section by section. */
export function configOf(given: ReviewOptions["config"] = {}): QualityEngineConfig {
  const { consensus, reflexion, limits } = QUALITY_ENGINE_CONFIG;
  refuseUnknown("config", given, QUALITY_ENGINE_CONFIG);
  return {
    consensus: withOwn("config.consensus", consensus, given.consensus),
    recommendations: settingsOf("config.recommendations", given.recommendations),
    reflexion: withOwn("config.reflexion", reflexion, given.reflexion),
    limits: withOwn("config.limits", limits, given.limits),
  };
}
