import { refuseUnknown } from "../domain/known-options.ts";
import { DOOR_POLICIES, type Door, type DoorPolicies, openDoor } from "./door.ts";
import { ModelFailure } from "./failure.ts";
import type { RoleSettings } from "./policies/role-settings.ts";
import { MODEL_ROLES, type Model, type ModelRole } from "./port.ts";
import { type ModelLike, modelFrom } from "./providers/model-from.ts";
import type { Environment } from "./providers/registry.ts";

/** A model and who stands in for it. */
export interface RoleModel extends RoleSettings {
  model: ModelLike;
  fallback?: ModelLike;
}

/** One model for all, and others for the roles that want their own. */
export type ModelsConfig = Partial<Record<ModelRole, ModelLike | RoleModel>> & {
  /** For every role that names none. */
  default?: ModelLike | RoleModel;
};

/**
 * A door for each role, or null where no model is configured for any: then everything is settled by evidence. A model
 * named for several roles is one model, with one circuit.
 *
 * ```ts
 * const { arbitrator } = resolveModels({ default: "openrouter:…" }, process.env);
 * ```
 */
export function resolveModels(
  config: ModelsConfig,
  env: Environment,
  policies: Omit<DoorPolicies, "fallback"> = {},
): Record<ModelRole, Door | null> {
  refuseUnknown("resolveModels", config, {
    ...Object.fromEntries(MODEL_ROLES.map((role) => [role, true])),
    default: true,
  });
  refuseUnknown("resolveModels", policies, DOOR_POLICIES);
  const models = new Map<ModelLike, Model>();
  const one = (given: ModelLike): Model => {
    const recorded = policies.replay === true && typeof given === "string";
    const model = models.get(given) ?? (recorded ? silent(given) : modelFrom(given, env));
    models.set(given, model);
    return model;
  };
  const doors = new Map<ModelLike | RoleModel, Door>();
  const doorFor = (role: ModelRole): Door | null => {
    const given = config[role] ?? config.default;
    if (given === undefined) return null;
    const { model, fallback, ...settings }: RoleModel = isRoleModel(given) ? given : { model: given };
    const door =
      doors.get(given) ??
      openDoor(one(model), { ...policies, ...settings, ...(fallback !== undefined && { fallback: one(fallback) }) });
    doors.set(given, door);
    return door;
  };
  return Object.fromEntries(MODEL_ROLES.map((role) => [role, doorFor(role)])) as Record<ModelRole, Door | null>;
}

const isRoleModel = (given: ModelLike | RoleModel): given is RoleModel => typeof given === "object" && "model" in given;

/** In a replay the journal answers for a named model: no key is needed, and nobody can be reached. */
function silent(name: string): Model {
  const [provider = "", ...rest] = name.split(":");
  const id = `${provider.trim().toLowerCase()}:${rest.join(":").trim()}`;
  return {
    id,
    async complete() {
      throw new ModelFailure("journal_miss", { detail: { model: id } });
    },
  };
}
