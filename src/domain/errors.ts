/** Closed list: what can be wrong with something a user handed to us, and once, with ourselves. */
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
  | "too_many_parts" // a zip of more files than any document has
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
  | "internal" // `broken`: the fault is Tribunal's own
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

/**
 * A rule of our own that does not hold: the fault is Tribunal's (or of a part it brought along), never of what a user
 * handed over. Where a line of the code cannot be reached otherwise, it throws this.
 */
export const broken = (rule: string, cause?: unknown): TribunalError =>
  new TribunalError("internal", rule, { reason: rule }, cause);

/** The fault lies with what was handed over, with a limit or with a place; not with Tribunal itself. */
export const isRefusal = (error: unknown): error is TribunalError =>
  error instanceof TribunalError && error.code !== "internal";

/**
 * What the system said of a file, as an error of ours: it is not there, or cannot be used for the reason given.
 * `readFile(path).catch((error) => { throw refusedBySystem(error, path); })`
 */
export function refusedBySystem(error: unknown, file: string): TribunalError {
  const { code, message } = error as { code?: string; message: string };
  if (code === "ENOENT" || code === "ENOTDIR")
    return new TribunalError("file_not_found", `${file} was not found.`, { file }, error);
  return new TribunalError("bad_input", `${file} could not be opened: ${message}`, { file, reason: message }, error);
}
