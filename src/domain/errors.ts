/** Closed list: what can be wrong with something a user handed to us. */
export type TribunalErrorCode =
  | "file_not_found"
  | "file_empty"
  | "file_too_large"
  | "text_too_long" // a memo of more characters than are checked at once
  | "file_encrypted"
  | "file_damaged"
  | "wrong_format" // the content is not what the name says
  | "unsupported_format"
  | "too_many_pages"
  | "too_many_cells"
  | "archive_too_large" // a zip that would inflate beyond the limit
  | "parse_timeout"
  | "parse_memory"
  | "parser_crashed"
  | "work_timeout" // reasoning over a deal took more processor time than it may
  | "work_memory"
  | "work_crashed"
  | "path_outside_deal"
  | "bad_json"
  | "bad_input"
  | "unknown_option" // a name that the function does not know
  | "model_failed" // a `ModelFailure`: its `kind` says why
  | "script_failed" // a test's script and the code under test disagree
  | "empty_deal";

/**
 * An error a person can act on: what is wrong, where, what to do. `code` is stable for programs.
 * `detail` carries the evidence (file, limit, measured value). What the store cannot do has codes of its own.
 *
 * ```ts
 * if (error instanceof TribunalError && error.code === "file_not_found") console.error(error.detail.file);
 * ```
 */
export class TribunalError<
  Detail extends object = Record<string, string | number>,
  Code extends string = TribunalErrorCode,
> extends Error {
  readonly code: Code;
  readonly detail: Detail;

  constructor(code: Code, message: string, detail: Detail = {} as Detail, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "TribunalError";
    this.code = code;
    this.detail = detail;
  }
}
