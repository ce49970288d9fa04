import { TribunalError, type TribunalErrorCode } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import { explainInputError } from "./input-errors.ts";
import { type FailureDetail, type FailureKind, MODEL_FAILURES } from "./model.ts";
import { STORE_FAILURES, type StoreFailureCode } from "./store.ts";

interface ToExplain<Code> {
  code: Code;
  detail?: Record<string, string | number>;
}

/** Any of our errors as a person should read it: what is wrong, with which file and figures, and what to do. */
export function explainError(error: ToExplain<TribunalErrorCode | StoreFailureCode>, locale: Locale): string {
  if (isOfStore(error)) return STORE_FAILURES[locale][error.code](error.detail ?? {});
  // A model's failure has sentences of its own, by its kind.
  if (error.code === "model_failed" && "kind" in error)
    return MODEL_FAILURES[locale][error.kind as FailureKind](error.detail as FailureDetail);
  return explainInputError(error as ToExplain<TribunalErrorCode>, locale);
}

const isOfStore = (error: ToExplain<string>): error is ToExplain<StoreFailureCode> =>
  Object.hasOwn(STORE_FAILURES.en, error.code);

/** Why something failed, in the reader's words where we have them, else as it was thrown. */
export const reasonOf = (error: unknown, locale: Locale): string =>
  error instanceof TribunalError ? explainError(error, locale) : error instanceof Error ? error.message : String(error);
