import { createRoute, z } from "@hono/zod-openapi";
import { CostForecast, ForecastShare } from "../../domain/cost-forecast.ts";
import { MEMO_FORMATS, REPORT_FORMATS } from "../../domain/report-format.ts";
import { MODEL_ROLES, type ModelRole } from "../../model/port.ts";
import type { ReviewEvent } from "../../review/events.ts";
import type { Review } from "../../review/result.ts";
import type { RunEvent } from "../../runs/events.ts";
import { ApiError, body, bytes, Id, IdParams, json, Locale, Moment, refusals } from "./common.ts";
import { ReviewLine } from "./deals.ts";

/** How a value looks once it has been JSON: dates are ISO text. */
export type AsJson<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? AsJson<Item>[]
    : T extends object
      ? { [Key in keyof T]: AsJson<T[Key]> }
      : T;

/** The whole review as `GET /api/reviews/:id/document` gives it. */
export type ReviewDocument = AsJson<Review>;

/**
 * One message of `GET /api/reviews/:id/events`. `id:` is `seq`, so EventSource resumes by itself. Besides these come
 * messages named `status` (data: `{ status }`, whenever it changes, and first of all) and, as the last one, `end`
 * (data: `{ status }`): close the EventSource then, or it will ask again.
 */
export interface EventMessage {
  seq: number;
  at: string;
  /** A review that goes on after it was stopped tells `run_started` again, then all of its stages. */
  event: ReviewEvent | RunEvent;
}

const ModelName = z.string().trim().min(1).max(200).openapi({ description: "`provider:model`" });
const RoleModel = z
  .strictObject({ model: ModelName, fallback: ModelName.exactOptional() })
  .openapi("RoleModel", { description: "A model, and who stands in where it does not answer" });
const roles = Object.fromEntries([...MODEL_ROLES, "default" as const].map((role) => [role, RoleModel.exactOptional()]));
const ModelsByRole = z
  .strictObject(roles as Record<ModelRole | "default", ReturnType<typeof RoleModel.exactOptional>>)
  .refine((given) => Object.keys(given).length > 0, "At least one role")
  .openapi("ModelsByRole", { description: "`default` is for the roles that name none" });

/** A name it does not know is refused: a review without its model because of a slip of the pen would look like one with. */
export const ReviewOptions = z
  .strictObject({
    locale: Locale.optional(),
    model: z
      .union([ModelName, ModelsByRole])
      .nullable()
      .optional()
      .openapi({ description: "One for all, or one per role; null: evidence alone; absent: the server's own" }),
    budget: z.strictObject({ tokens: z.int().positive().optional(), usd: z.number().positive().optional() }).optional(),
    analysts: z
      .boolean()
      .optional()
      .openapi({ description: "Analysts of ours study the documents with the model; absent: no" }),
    crossReading: z.boolean().optional().openapi({
      description:
        "The model reads the documents against themselves, and code checks what it proposes; absent: where there is a model",
    }),
    vision: z
      .boolean()
      .optional()
      .openapi({ description: "The model reads pages again, from the picture, that were read with doubt; absent: no" }),
    expected: ForecastShare.optional().openapi({
      description: "What a forecast said it would cost: kept, and shown beside what it comes to",
    }),
  })
  .openapi("ReviewOptions");
export type ReviewOptions = z.infer<typeof ReviewOptions>;

export const Forecast = z.object(CostForecast.shape).openapi("CostForecast");

/** Of which model; absent: the server's own. A forecast needs no key. */
export const ForecastOptions = ReviewOptions.pick({ locale: true, model: true }).openapi("ForecastOptions");

export const ReviewRecord = ReviewLine.extend({
  dealId: z.string(),
  dealName: z.string(),
  locale: Locale,
  model: z.string().nullable(),
  budget: z.object({ tokens: z.int().optional(), usd: z.number().optional() }).nullable(),
  /** What a forecast said it would cost; null where none was asked for. */
  expected: ForecastShare.nullable(),
  startedAt: Moment.nullable(),
  /** Why it failed or was interrupted, for people; null otherwise. */
  error: z.string().nullable(),
  cancellable: z.boolean(),
  /** Failed, cancelled or interrupted: it can go on, and no finished call to a model is paid again. */
  resumable: z.boolean(),
  /** Of the document's bytes; null until it is done. */
  documentSha256: z.string().nullable(),
  /** The review whose stale verdicts this one re-checked; null where it is a whole review. */
  recheckOf: z.string().nullable(),
}).openapi("Review");
export type ReviewRecord = z.infer<typeof ReviewRecord>;

export const ModelCall = z
  .object({
    model: z.string(),
    role: z.enum(MODEL_ROLES),
    state: z.enum(["begun", "done", "failed"]),
    inputTokens: z.int().nullable(),
    outputTokens: z.int().nullable(),
    usd: z.number().nullable().openapi({ description: "Null where the price is unknown" }),
    beganAt: Moment,
    durationMs: z.number().nullable(),
  })
  .openapi("ModelCall");
export type ModelCall = z.infer<typeof ModelCall>;

const tags = ["reviews"];
const one = { params: IdParams };
const record = { 200: json(ReviewRecord, "Review"), ...refusals };

export const startReview = createRoute({
  method: "post",
  path: "/api/deals/{id}/reviews",
  summary: "Start a review of the deal's current version",
  tags,
  request: { params: IdParams, body: body(ReviewOptions) },
  responses: { 201: json(ReviewRecord, "Queued"), ...refusals },
});

export const forecastReview = createRoute({
  method: "post",
  path: "/api/deals/{id}/forecast",
  summary: "What a review of the deal's current version would likely cost: rehearsed, no model is called",
  tags,
  request: { params: IdParams, body: body(ForecastOptions) },
  responses: { 200: json(Forecast, "Each thing a model may do, told apart"), ...refusals },
});

export const startExample = createRoute({
  method: "post",
  path: "/api/example",
  summary: "Puts an example deal in the reader's language into the store and reviews it, with the documents alone",
  tags,
  request: { body: body(z.strictObject({ locale: Locale })) },
  responses: { 201: json(ReviewRecord, "Queued"), ...refusals },
});

export const getReview = createRoute({
  method: "get",
  path: "/api/reviews/{id}",
  summary: "How a review stands",
  tags,
  request: one,
  responses: record,
});

export const getDocument = createRoute({
  method: "get",
  path: "/api/reviews/{id}/document",
  summary:
    "The whole review, version 1. Has an ETag. `lang`: its sentences in that language, where no model spoke in it",
  tags,
  request: { ...one, query: z.object({ lang: Locale.optional() }) },
  responses: {
    200: json(z.custom<ReviewDocument>().openapi({ type: "object" }), "See schema/review.v1.json"),
    304: { description: "Unchanged" },
    ...refusals,
    409: json(ApiError, "Not finished"),
  },
});

export const cancelReview = createRoute({
  method: "post",
  path: "/api/reviews/{id}/cancel",
  summary: "Ask a queued or running review to stop",
  tags,
  request: one,
  responses: record,
});

export const resumeReview = createRoute({
  method: "post",
  path: "/api/reviews/{id}/resume",
  summary: "Go on with a failed, cancelled or interrupted review",
  tags,
  request: one,
  responses: record,
});

export const recheckReview = createRoute({
  method: "post",
  path: "/api/reviews/{id}/recheck",
  summary: "Re-check only the verdicts whose documents were replaced; gives a new review",
  tags,
  request: one,
  responses: { 201: json(ReviewRecord, "Queued"), ...refusals },
});

export const reviewEvents = createRoute({
  method: "get",
  path: "/api/reviews/{id}/events",
  summary: "Progress as server-sent events; Last-Event-ID (or ?after) resumes",
  tags,
  request: {
    params: IdParams,
    query: z.object({
      after: z
        .string()
        .regex(/^\d{1,9}$/)
        .optional(),
    }),
  },
  responses: { 200: bytes("text/event-stream", "Events"), ...refusals },
});

export const reviewCalls = createRoute({
  method: "get",
  path: "/api/reviews/{id}/calls",
  summary: "What models were asked, and what it cost",
  tags,
  request: one,
  responses: { 200: json(z.object({ calls: z.array(ModelCall) }), "Calls, oldest first"), ...refusals },
});

export const exportReview = createRoute({
  method: "get",
  path: "/api/reviews/{id}/export/{format}",
  summary: "The report as a file",
  tags,
  request: {
    params: z.object({ id: Id, format: z.enum(REPORT_FORMATS) }),
    query: z.object({ lang: Locale.optional() }),
  },
  responses: { 200: bytes("application/octet-stream", "A file to save"), ...refusals },
});

export const exportMemo = createRoute({
  method: "get",
  path: "/api/reviews/{id}/memo/{format}",
  summary: "The one-page memo as a file, with what was decided about the deal",
  tags,
  request: {
    params: z.object({ id: Id, format: z.enum(MEMO_FORMATS) }),
    query: z.object({ lang: Locale.optional() }),
  },
  responses: { 200: bytes("application/octet-stream", "A file to save"), ...refusals },
});
