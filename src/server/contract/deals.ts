import { createRoute, z } from "@hono/zod-openapi";
import { ListedFigure } from "../../domain/listed-figure.ts";
import { Id, IdParams, json, Moment, ReviewStatus, ReviewTrust, refusals } from "./common.ts";
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

/** What became of an upload. `moved`: files of unknown folders are read as documents. */
export const Uploaded = DealDetail.extend({
  moved: z.array(z.object({ from: z.string(), to: z.string() })),
}).openapi("Uploaded");
export type Uploaded = z.infer<typeof Uploaded>;

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

const upload = z.object({
  name: z.string().max(200).optional(),
  files: z
    .union([z.instanceof(File), z.array(z.instanceof(File))])
    .optional()
    .openapi({
      type: "array",
      items: { type: "string", format: "binary" },
      description:
        "One part per file. The part's file name is its path inside the deal folder, with forward slashes; a folder that holds everything is taken off.",
    }),
});
/** The old path of each file that takes the place of another under a name of its own. */
const Replaced = z
  .string()
  .max(20_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: "JSON expected" });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.string()))
  .openapi({ type: "string", description: 'JSON: {"old path": "new path"}. The old file leaves the deal' });
const multipart = { required: true, content: { "multipart/form-data": { schema: upload } } } as const;
const tags = ["deals"];

export const listDeals = createRoute({
  method: "get",
  path: "/api/deals",
  summary: "Deals, the latest first, 200 at a time",
  tags,
  request: { query: z.object({ before: Id.optional().openapi({ description: "`next` of the page before" }) }) },
  responses: { 200: json(z.object({ deals: z.array(DealLine), next: Id.nullable() }), "Deals"), ...refusals },
});

export const createDeal = createRoute({
  method: "post",
  path: "/api/deals",
  summary: "Upload the files of a new deal",
  tags,
  request: { body: multipart },
  responses: { 201: json(Uploaded, "Stored"), ...refusals },
});

export const getDeal = createRoute({
  method: "get",
  path: "/api/deals/{id}",
  summary: "A deal, its files and its reviews",
  tags,
  request: { params: IdParams },
  responses: { 200: json(DealDetail, "Deal"), ...refusals },
});

export const replaceFiles = createRoute({
  method: "put",
  path: "/api/deals/{id}/files",
  summary: "New versions of documents, or further ones: the others stay. Makes a new version of the deal",
  tags,
  request: {
    params: IdParams,
    body: {
      required: true,
      content: { "multipart/form-data": { schema: upload.extend({ replaces: Replaced.optional() }) } },
    },
  },
  responses: { 200: json(Uploaded, "Stored"), ...refusals },
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
