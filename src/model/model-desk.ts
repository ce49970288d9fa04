import type { ZodType } from "zod";
import { ask } from "./ask.ts";
import { ModelFailure } from "./failure.ts";
import type { Model, ModelRole } from "./port.ts";
import type { Prompt } from "./prompt/material.ts";
import { uncachedTokens } from "./usage.ts";

/** Which model answers for which role. */
export type ModelFor = (role: ModelRole) => Model;

/** Asks the models of one case and keeps count. Everything that goes wrong is a named failure, never an exception. */
export class ModelDesk {
  readonly #modelFor: ModelFor;
  readonly #deadlineMs: number;
  readonly #signal: AbortSignal | undefined;
  /** Prompt and answer tokens so far, failed attempts included; what a provider's cache served is counted apart. */
  tokens = 0;
  /** Prompt tokens that a provider had in its cache. */
  cachedTokens = 0;

  constructor(modelFor: ModelFor, deadlineMs: number, signal: AbortSignal | undefined) {
    this.#modelFor = modelFor;
    this.#deadlineMs = deadlineMs;
    this.#signal = signal;
  }

  async ask<Data>(
    role: ModelRole,
    { system, user, documents, about }: Prompt & { about: string },
    schema: ZodType<Data>,
    maxOutputTokens: number,
    temperature?: number,
  ): Promise<{ data: Data } | { failure: ModelFailure }> {
    const model = this.#modelFor(role);
    if (this.#signal?.aborted) return { failure: new ModelFailure("aborted") };
    try {
      const answer = await ask(model, {
        role,
        system,
        user,
        about,
        ...(documents !== undefined && { documents }),
        schema,
        maxOutputTokens,
        ...(temperature !== undefined && { temperature }),
        deadlineMs: this.#deadlineMs,
        ...(this.#signal !== undefined && { signal: this.#signal }),
      });
      this.tokens += uncachedTokens(answer.usage);
      this.cachedTokens += answer.usage.cachedTokens ?? 0;
      return answer.success ? { data: answer.data } : { failure: answer.failure };
    } catch (error) {
      if (error instanceof ModelFailure) return { failure: error };
      // A model of the user's own making may throw anything; the case still deserves its verdict. Only the error's name
      // is kept: its words may hold keys and prompts.
      const said = error instanceof Error ? error.name : typeof error;
      return { failure: new ModelFailure("malformed_response", { detail: { model: model.id, said } }) };
    }
  }
}
