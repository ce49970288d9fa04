import { TribunalError } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import { STORE_FAILURES, type StoreFailureCode, type StoreFailureDetail } from "../i18n/store.ts";

export type { StoreFailureCode, StoreFailureDetail } from "../i18n/store.ts";

/** What the store cannot do, with a stable `code` for programs and a sentence for people. It never carries a password. */
export class StoreFailure extends TribunalError<StoreFailureDetail, StoreFailureCode> {
  constructor(code: StoreFailureCode, detail: StoreFailureDetail = {}) {
    super(code, STORE_FAILURES.en[code](detail), detail);
    this.name = "StoreFailure";
  }
}

/** The failure in the reader's language: what is wrong, and what to do. */
export const explainStoreFailure = (failure: StoreFailure, locale: Locale): string =>
  STORE_FAILURES[locale][failure.code](failure.detail);
