import { refuseUnknown } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import type { AnswerLimits } from "./answer/find-json.ts";
import { type StandardSchema, zodFrom } from "./answer/standard-schema.ts";
import { ask } from "./ask.ts";
import { DOOR_POLICIES, type DoorPolicies, openDoor } from "./door.ts";
import { explainFailure, ModelFailure } from "./failure.ts";
import type { ModelRole, Usage } from "./port.ts";
import { type ModelLike, modelFrom } from "./providers/model-from.ts";
import { NO_USAGE } from "./usage.ts";

/** How to ask, and how far to go. Everything but the model has a default. */
export interface CompleteOptions extends Omit<DoorPolicies, "fallback"> {
  model: ModelLike;
  fallback?: ModelLike;
  /** How often a faulty answer is sent back with its faults. Default 2. */
  maxRetries?: number;
  /** Default 0.1. */
  temperature?: number;
  /** Default 2,000. */
  maxOutputTokens?: number;
  /** Milliseconds over the whole call: retries, bodies and repairs included. Default 120,000. */
  deadlineMs?: number;
  signal?: AbortSignal;
  /** What the call is for; only named in the journal. Default "quick". */
  role?: ModelRole;
  /** Language of the error. Default "en". */
  locale?: Locale;
  /** Size and depth beyond which an answer is not read. */
  limits?: AnswerLimits;
  /** Where keys and addresses are looked up. Default process.env. */
  env?: Readonly<Record<string, string | undefined>>;
}

const KNOWN: Readonly<Record<keyof CompleteOptions, true>> = {
  ...DOOR_POLICIES,
  model: true,
  maxRetries: true,
  temperature: true,
  maxOutputTokens: true,
  deadlineMs: true,
  signal: true,
  role: true,
  locale: true,
  limits: true,
  env: true,
};

/** A validated object, or why there is none: `error` for people, `failure` for programs. */
export type ValidationResult<Data> =
  | { success: true; data: Data; retries: number; usage: Usage }
  | { success: false; error: string; failure: ModelFailure; retries: number; usage: Usage };

/**
 * Asks a model and returns only what the schema accepts. Failed attempts and their tokens are counted.
 *
 * ```ts
 * const answer = await completeAndValidate("You read decks.", prompt, z.object({ arr: z.number() }), {
 *   model: "openrouter:anthropic/claude-sonnet-5",
 *   budget: createBudget({ tokens: 20_000 }),
 * });
 * if (answer.success) console.log(answer.data.arr);
 * ```
 */
export async function completeAndValidate<Data>(
  system: string,
  user: string,
  schema: StandardSchema<Data>,
  options: CompleteOptions,
): Promise<ValidationResult<Data>> {
  refuseUnknown("completeAndValidate", options, KNOWN);
  const { model, fallback, maxRetries, locale = "en", env = process.env, role = "quick", ...rest } = options;
  const failed = (failure: ModelFailure, retries: number, usage: Usage): ValidationResult<Data> => ({
    success: false,
    error: explainFailure(failure, locale),
    failure,
    retries,
    usage,
  });
  try {
    const door = openDoor(modelFrom(model, env), {
      ...policiesIn(rest),
      ...(fallback !== undefined && { fallback: modelFrom(fallback, env) }),
    });
    const answer = await ask(door, {
      ...rest,
      role,
      system,
      user,
      schema: zodFrom(schema),
      ...(maxRetries !== undefined && { maxRepairs: maxRetries }),
    });
    if (!answer.success) return failed(answer.failure, answer.retries, answer.usage);
    return { success: true, data: answer.data, retries: answer.retries, usage: answer.usage };
  } catch (error) {
    if (error instanceof ModelFailure) return failed(error, 0, NO_USAGE); // a model that cannot be had
    throw error;
  }
}

/** What of the options is for the door. */
const policiesIn = (options: Omit<CompleteOptions, "model" | "fallback">): Omit<DoorPolicies, "fallback"> =>
  Object.fromEntries(Object.entries(options).filter(([name]) => Object.hasOwn(DOOR_POLICIES, name)));
