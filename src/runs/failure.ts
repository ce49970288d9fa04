import { TribunalError } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import { explainError } from "../i18n/errors.ts";
import { RUN_SENTENCES } from "../i18n/runs.ts";
import { explainFailure, ModelFailure } from "../model/failure.ts";
import type { ReviewError } from "../store/port.ts";

/** A failure as it stands in the review's record: what is wrong and what to do, in the reader's language. */
export function failureFor(error: unknown, locale: Locale): ReviewError {
  if (error instanceof ModelFailure) return { code: error.kind, message: explainFailure(error, locale) };
  if (error instanceof TribunalError) return { code: error.code, message: explainError(error, locale) };
  const message = error instanceof Error ? error.message : String(error);
  return { code: "unexpected", message: RUN_SENTENCES[locale].unexpected(message) };
}
