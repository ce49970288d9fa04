import type { LanguageModel } from "ai";
import { ModelFailure } from "../failure.ts";
import type { Model } from "../port.ts";
import { aiSdkModel } from "./ai-sdk.ts";
import { type Environment, modelNamed } from "./registry.ts";

/** A model however it is given: `provider:model`, an AI SDK model, or anything with the port's shape. */
export type ModelLike = string | LanguageModel | Model;

/**
 * A model however it is given. Nothing is loaded or called before the first question.
 *
 * ```ts
 * const model = modelFrom("openrouter:…", process.env);
 * ```
 */
export function modelFrom(given: ModelLike, env: Environment): Model {
  if (typeof given === "string") return modelNamed(given, env);
  if (typeof given !== "object" || given === null)
    throw new ModelFailure("bad_model", { detail: { given: String(given) } });
  if ("complete" in given && typeof given.complete === "function") return given;
  if ("doGenerate" in given && typeof given.doGenerate === "function")
    return aiSdkModel({ id: `${given.provider}:${given.modelId}`, load: async () => given, secrets: [] });
  throw new ModelFailure("bad_model", { detail: { given: String(given) } });
}
