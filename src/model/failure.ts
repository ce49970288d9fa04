import { TribunalError } from "../domain/errors.ts";
import { requireObject } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import { type FailureDetail, type FailureKind, MODEL_FAILURES } from "../i18n/model.ts";
import type { Usage } from "./port.ts";
import { NO_USAGE } from "./usage.ts";

export type { FailureDetail, FailureKind } from "../i18n/model.ts";

/** Worth asking the same model again. */
const PASSING: ReadonlySet<FailureKind> = new Set([
  "rate_limited",
  "server_error",
  "connection",
  "timeout",
  "not_json",
  "malformed_response",
  "interrupted",
]);

/** About the question, the caller or our own limits: another model would not help. */
const OURS: ReadonlySet<FailureKind> = new Set([
  "aborted",
  "budget_exhausted",
  "price_unknown",
  "journal_miss",
  "journal_failed",
]);

interface FailureOptions {
  detail?: FailureDetail;
  usage?: Usage;
  /** How long the provider asks us to wait. */
  retryAfterMs?: number;
}

/**
 * A call that brought no usable answer: an expected negative with a closed `kind`, the tokens it cost, and a sentence
 * for people. It carries no cause: what a provider throws may hold keys and prompts.
 *
 * ```ts
 * if (error instanceof ModelFailure && error.kind === "budget_exhausted") stop();
 * ```
 */
export class ModelFailure extends TribunalError<FailureDetail> {
  readonly kind: FailureKind;
  readonly usage: Usage;
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, options: FailureOptions = {}) {
    const detail = options.detail ?? {};
    super("model_failed", MODEL_FAILURES.en[kind](detail), detail);
    this.name = "ModelFailure";
    this.kind = kind;
    this.usage = options.usage ?? NO_USAGE;
    this.retryAfterMs = options.retryAfterMs;
  }

  /** The same failure, having cost this much. */
  costing(usage: Usage): ModelFailure {
    return new ModelFailure(this.kind, {
      detail: this.detail,
      usage,
      ...(this.retryAfterMs !== undefined && { retryAfterMs: this.retryAfterMs }),
    });
  }
}

/** True where the same model may answer if asked again. */
export const isPassing = (failure: ModelFailure): boolean => PASSING.has(failure.kind);

/** True where another model may answer. */
export const isForAnother = (failure: ModelFailure): boolean => !OURS.has(failure.kind);

/**
 * The failure in the reader's language: what is wrong, and what to do.
 *
 * ```ts
 * if (error instanceof ModelFailure) console.error(explainFailure(error, "en"));
 * ```
 */
export function explainFailure(failure: ModelFailure, locale: Locale): string {
  requireObject("The failure", failure);
  return MODEL_FAILURES[locale][failure.kind](failure.detail);
}

/** The reason of an aborted signal, as a failure: ours if we set it, else the caller's wish to stop. */
export const failureOf = (signal: AbortSignal): ModelFailure =>
  signal.reason instanceof ModelFailure ? signal.reason : new ModelFailure("aborted");
