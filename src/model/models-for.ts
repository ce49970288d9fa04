import { TribunalError } from "../domain/errors.ts";
import { type Budget, type BudgetLimits, createBudget } from "./budget.ts";
import type { CompleteOptions } from "./complete-and-validate.ts";
import type { Journal } from "./journal/journal.ts";
import type { ModelFor } from "./model-desk.ts";
import { MODEL_ROLES, type Model, type ModelRole } from "./port.ts";
import { type ModelsConfig, resolveModels } from "./resolve-models.ts";

type ModelLike = CompleteOptions["model"];

/**
 * One model for everything (`provider:model`, an AI SDK model, or anything with the port's shape), or one per role as
 * `resolveModels` takes and gives them. A role without its own takes the default, else the next best of those given.
 */
export type ModelChoice = ModelLike | ModelsConfig | Partial<Record<ModelRole, Model | null>>;

/** What stands between the engine and its models. */
export interface ModelPolicies {
  /** Shared with whoever else spends from it, or limits of its own. */
  budget?: Budget | BudgetLimits | undefined;
  journal?: Journal | undefined;
}

/** The names of `ModelPolicies`. */
export const MODEL_POLICIES: Readonly<Record<keyof ModelPolicies, true>> = { budget: true, journal: true };

const STAND_INS: Record<ModelRole, ModelRole[]> = {
  debater: ["arbitrator", "quick"],
  arbitrator: ["debater", "quick"],
  quick: ["arbitrator", "debater"],
  critic: ["arbitrator", "improver", "quick", "debater"],
  improver: ["critic", "arbitrator", "quick", "debater"],
  analyst: ["critic", "arbitrator", "debater", "quick"],
};

/** The roles of the consensus engine. */
const DISPUTE_ROLES: readonly ModelRole[] = ["arbitrator", "debater", "quick"];

/**
 * The models of an engine, each behind its door; null where none is given for a role the engine has, or may stand in
 * for one.
 */
export function modelsFor(
  choice: ModelChoice | undefined,
  { budget, journal }: ModelPolicies,
  roles: readonly ModelRole[] = DISPUTE_ROLES,
): ModelFor | null {
  if (choice === undefined) return null;
  const purse = budget === undefined || "reserve" in budget ? budget : createBudget(budget);
  const policies = { ...(purse !== undefined && { budget: purse }), ...(journal !== undefined && { journal }) };
  const doors = resolveModels(modelsConfig(choice), process.env, policies);
  const given = (wanted: readonly ModelRole[]) => wanted.flatMap((role) => doors[role] ?? [])[0];
  const any = given(roles.flatMap((role) => [role, ...STAND_INS[role]]));
  return any === undefined ? null : (role) => given([role, ...STAND_INS[role]]) ?? any;
}

/** A choice of models, role by role. An unknown role is refused by name. */
export function modelsConfig(choice: ModelChoice): ModelsConfig {
  if (typeof choice === "string" || "complete" in choice || "doGenerate" in choice)
    return { default: choice as ModelLike };
  const known = new Set<string>([...MODEL_ROLES, "default"]);
  const stranger = Object.keys(choice).find((key) => !known.has(key));
  if (stranger !== undefined) {
    const message = `"${stranger}" is no role of a model. Give one model, or one for any of: ${[...known].join(", ")}.`;
    throw new TribunalError("bad_input", message, { given: stranger });
  }
  return Object.fromEntries(Object.entries(choice).filter(([, model]) => model !== null && model !== undefined));
}
