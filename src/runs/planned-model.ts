import { z } from "zod";
import { modelsConfig } from "../model/models-for.ts";
import { RoleSettings } from "../model/policies/role-settings.ts";
import { MODEL_ROLES } from "../model/port.ts";
import { priceOf } from "../model/prices.ts";
import type { Environment } from "../model/providers/registry.ts";
import { resolveModels } from "../model/resolve-models.ts";

/** `provider:model` for everything, or one per role, each with its stand-in. Plain data, never a key. */
export const PlannedModel = z.union([
  z.string(),
  z.partialRecord(
    z.enum([...MODEL_ROLES, "default"]),
    z.object({ model: z.string(), fallback: z.string().exactOptional(), ...RoleSettings.shape }),
  ),
]);
export type PlannedModel = z.infer<typeof PlannedModel>;

/** The model a reader should know: the default one, else the arbitrator's. */
export function mainModel(model: PlannedModel | null): string | null {
  if (model === null || typeof model === "string") return model;
  return (model.default ?? model.arbitrator ?? Object.values(model)[0])?.model ?? null;
}

/** Throws the `ModelFailure` a review with these models would end with: an unknown provider, a missing key. */
export function checkPlannedModel(model: PlannedModel, env: Environment): void {
  resolveModels(modelsConfig(model), env);
}

/** The first of these models, stand-ins too, whose price is not known: a budget in money cannot be kept with it. */
export function modelWithoutPrice(model: PlannedModel): string | null {
  const named =
    typeof model === "string"
      ? [model]
      : Object.values(model).flatMap((one) => (one.fallback === undefined ? [one.model] : [one.model, one.fallback]));
  return named.find((name) => priceOf(name) === null) ?? null;
}
