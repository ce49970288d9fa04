import { createRoute, z } from "@hono/zod-openapi";
import { ListedFigure } from "../../domain/listed-figure.ts";
import { body, Id, IdParams, json, Moment, ReviewStatus, ReviewTrust, refusals } from "./common.ts";
import { Decision } from "./decisions.ts";

/** One line about a review. `trust`, `score` and `contested` (what stays open, or cannot be true) are null until it is done. */
export const ReviewLine = z
  .object({
    id: z.string(),
    status: ReviewStatus,
    dealVersion: z.int(),
    createdAt: Moment,
    finishedAt: Moment.nullable(),
    trust: ReviewTrust.nullable(),
    score: z.number().nullable(),
    contested: z.int().nullable(),
    /** Null until it is done, and where it was made before they were counted. */
    questions: z.int().nullable(),
    figures: z.array(ListedFigure),
  })
  .openapi("ReviewLine");
export type ReviewLine = z.infer<typeof ReviewLine>;

export const DealLine = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: Moment,
    version: z.int(),
    latestReview: ReviewLine.nullable(),
  })
  .openapi("DealLine");
export type DealLine = z.infer<typeof DealLine>;

export const DealFileLine = z
  .object({ path: z.string(), size: z.int(), sha256: z.string() })
  .openapi("DealFile", { description: "A file of the current version; `path` is inside the deal folder" });

export const DealDetail = DealLine.extend({
  files: z.array(DealFileLine),
  /** Newest first. */
  reviews: z.array(ReviewLine),
}).openapi("Deal");
export type DealDetail = z.infer<typeof DealDetail>;

/** A verdict that rests on a document that was replaced or removed since. */
export const StaleVerdict = z
  .object({
    contradictionId: z.string(),
    topic: z.string(),
    /** Paths inside the deal folder. */
    documents: z.array(z.string()),
  })
  .openapi("StaleVerdict");
export const Stale = z
  .object({
    /** The latest finished review; null where there is none. */
    reviewId: z.string().nullable(),
    verdicts: z.array(StaleVerdict),
  })
  .openapi("Stale");
export type Stale = z.infer<typeof Stale>;

const tags = ["deals"];

export const listDeals = createRoute({
  method: "get",
  path: "/api/deals",
  summary: "Deals, the latest first, 200 at a time",
  tags,
  request: { query: z.object({ before: Id.optional().openapi({ description: "`next` of the page before" }) }) },
  responses: { 200: json(z.object({ deals: z.array(DealLine), next: Id.nullable() }), "Deals"), ...refusals },
});

export const getDeal = createRoute({
  method: "get",
  path: "/api/deals/{id}",
  summary: "A deal, its files and its reviews",
  tags,
  request: { params: IdParams },
  responses: { 200: json(DealDetail, "Deal"), ...refusals },
});

export const renameDeal = createRoute({
  method: "patch",
  path: "/api/deals/{id}",
  summary: "Give the deal another name: reviews made from now on carry it",
  tags,
  request: { params: IdParams, body: body(z.strictObject({ name: z.string().trim().min(1).max(200) })) },
  responses: { 200: json(DealDetail, "Deal"), ...refusals },
});

export const dealDecisions = createRoute({
  method: "get",
  path: "/api/deals/{id}/decisions",
  summary: "What people decided about this deal, in all its reviews",
  tags,
  request: { params: IdParams },
  responses: { 200: json(z.object({ decisions: z.array(Decision) }), "Decisions, newest first"), ...refusals },
});

export const dealStale = createRoute({
  method: "get",
  path: "/api/deals/{id}/stale",
  summary: "Verdicts of the latest review that rest on a document that is another one now",
  tags,
  request: { params: IdParams },
  responses: { 200: json(Stale, "Stale verdicts"), ...refusals },
});
