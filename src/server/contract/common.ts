import { z } from "@hono/zod-openapi";
import { Locale } from "../../domain/locale.ts";
import { TrustLevel } from "../../domain/resolution.ts";

/** Closed list: why a request was refused. Stable for programs; `message` is for people. */
export const ApiErrorCode = z.enum([
  "bad_request", // a field is missing or is not what it should be: `fields` says which
  "repeated_key", // an object of the request has a key twice, and so says two things
  "not_signed_in",
  "not_found", // not there, or not yours
  "wrong_host", // the Host header is not one this server answers to
  "foreign_origin", // a page of another site asked
  "too_many_requests",
  "quota_deals", // this tenant has as many deals as it may have …
  "quota_bytes", // … or as many bytes of documents …
  "quota_reviews", // … or as many reviews that wait or run …
  "quota_streams", // … or as many progress streams
  "request_too_large",
  "file_too_large",
  "too_many_files",
  "upload_too_slow",
  "bad_file_name",
  "bad_file", // no longer readable, damaged …: the message says what
  "nothing_uploaded",
  "text_too_long",
  "nothing_to_check",
  "not_ready", // the review has no document yet
  "wrong_state", // e.g. cancelling what is finished
  "shutting_down",
  "store_unavailable", // the database does not answer, or its disk is full: try again later
  "record_changed", // what is stored is not what was written: it is not shown
  "method_not_allowed",
  "internal",
]);
export type ApiErrorCode = z.infer<typeof ApiErrorCode>;

/** What every refused request answers, in the language of `?lang` or Accept-Language. */
export const ApiError = z
  .object({
    error: z.object({
      code: ApiErrorCode,
      message: z.string(),
      hint: z.string().optional().openapi({ description: "What to do about it" }),
      fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    }),
  })
  .openapi("Error");
export type ApiError = z.infer<typeof ApiError>;

/** A moment as ISO 8601 text. */
export const Moment = z.string().openapi({ format: "date-time" });
/** An id this server gave. */
export const Id = z.string().min(1).max(100);
export const IdParams = z.object({ id: Id });

export const ReviewTrust = z.enum([...TrustLevel.options, "CANNOT_ASSESS"]);
export { Locale };

/** Of the sentences in an answer, where they are not kept: wins over Accept-Language. */
export const Spoken = z.object({ lang: Locale.optional() });

/** `interrupted`: the program ended meanwhile; it goes on where it stopped when it is resumed. */
export const ReviewStatus = z.enum(["queued", "running", "done", "failed", "cancelled", "interrupted"]);
export type ReviewStatus = z.infer<typeof ReviewStatus>;

/** The response a route gives in JSON. */
export const json = <T extends z.ZodType>(schema: T, description: string) =>
  ({ description, content: { "application/json": { schema } } }) as const;

/** A JSON body that must be there. */
export const body = <T extends z.ZodType>(schema: T) =>
  ({ required: true, content: { "application/json": { schema } } }) as const;

/** Bytes of another kind. */
export const bytes = <M extends string>(mediaType: M, description: string) =>
  ({
    description,
    content: { [mediaType]: { schema: z.string().openapi({ format: "binary" }) } } as Record<
      M,
      { schema: z.ZodString }
    >,
  }) as const;

/** Refusals any protected route may answer with. */
export const refusals = {
  400: json(ApiError, "The request is not understood"),
  401: json(ApiError, "Not signed in"),
  403: json(ApiError, "Asked from a foreign page"),
  404: json(ApiError, "Not there, or not yours"),
  409: json(ApiError, "Not possible in the present state"),
  413: json(ApiError, "Too large"),
  429: json(ApiError, "Too many requests"),
  503: json(ApiError, "The store does not answer; try again later"),
} as const;
