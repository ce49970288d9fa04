import type { Locale } from "../domain/locale.ts";
import { REFUSAL_HINTS, REFUSALS, type RefusalFacts } from "../i18n/server.ts";
import type { ApiError, ApiErrorCode } from "./contract/common.ts";

const STATUS = {
  bad_request: 400,
  repeated_key: 400,
  not_signed_in: 401,
  not_found: 404,
  wrong_host: 421,
  foreign_origin: 403,
  too_many_requests: 429,
  quota_deals: 429,
  quota_bytes: 429,
  quota_reviews: 429,
  quota_streams: 429,
  request_too_large: 413,
  file_too_large: 413,
  too_many_files: 413,
  upload_too_slow: 408,
  bad_file_name: 400,
  bad_file: 400,
  nothing_uploaded: 400,
  text_too_long: 413,
  nothing_to_check: 400,
  not_ready: 409,
  wrong_state: 409,
  shutting_down: 503,
  store_unavailable: 503,
  record_changed: 500,
  method_not_allowed: 405,
  internal: 500,
} as const satisfies Record<ApiErrorCode, number>;

export type RefusalStatus = (typeof STATUS)[ApiErrorCode];

/** A request that is not granted. Thrown by handlers; becomes the contract's one error shape. */
export class Refusal extends Error {
  readonly code: ApiErrorCode;
  readonly facts: RefusalFacts;
  readonly fields: { path: string; message: string }[] | undefined;

  constructor(code: ApiErrorCode, facts: RefusalFacts = {}, fields?: { path: string; message: string }[]) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.facts = facts;
    this.fields = fields;
  }

  get status(): RefusalStatus {
    return STATUS[this.code];
  }

  /** For a person who reads this language. */
  toBody(locale: Locale): ApiError {
    const sentence = REFUSALS[locale][this.code];
    const message = typeof sentence === "function" ? sentence(this.facts) : sentence;
    const hint = REFUSAL_HINTS[locale][this.code];
    return {
      error: {
        code: this.code,
        message,
        ...(hint !== undefined && { hint }),
        ...(this.fields !== undefined && { fields: this.fields }),
      },
    };
  }
}
