import { createRoute, z } from "@hono/zod-openapi";
import { Address } from "../../domain/address.ts";
import { ContradictionSeverity } from "../../domain/contradiction.ts";
import { CheckStatus, ConclusionKind } from "../../domain/follow-up.ts";
import { body, Id, IdParams, json, Locale, Moment, refusals } from "./common.ts";

/** A thing to verify, with who does it and how far it is. */
export const ChecklistLine = z
  .object({
    id: z.string(),
    text: z.string(),
    severity: ContradictionSeverity.nullable(),
    contradictionId: z.string().nullable(),
    status: CheckStatus,
    owner: z.string().nullable(),
    note: z.string().nullable(),
  })
  .openapi("ChecklistLine");
export type ChecklistLine = z.infer<typeof ChecklistLine>;

/** What to change of it; what is absent stays. */
export const ChecklistEdit = z
  .object({
    status: CheckStatus.exactOptional(),
    owner: z.string().max(200).nullable().exactOptional(),
    note: z.string().max(4_000).nullable().exactOptional(),
  })
  .openapi("ChecklistEdit");
export type ChecklistEdit = z.infer<typeof ChecklistEdit>;

/** Invest, wait or pass. */
export const ConclusionLine = z
  .object({ id: z.string(), kind: ConclusionKind, reason: z.string(), by: z.string(), at: Moment })
  .openapi("Conclusion");
export type ConclusionLine = z.infer<typeof ConclusionLine>;

export const NewConclusion = z
  .object({
    kind: ConclusionKind,
    reason: z.string().trim().min(1).max(4_000),
    by: z.string().trim().min(1).max(200),
    reviewId: Id.nullable().default(null),
  })
  .openapi("NewConclusion");

/** What somebody says at a passage of a document. */
export const CommentLine = z
  .object({
    id: z.string(),
    place: Address,
    words: z.string().nullable(),
    text: z.string(),
    by: z.string(),
    at: Moment,
    closedAt: Moment.nullable(),
  })
  .openapi("Comment");
export type CommentLine = z.infer<typeof CommentLine>;

export const NewComment = z
  .object({
    place: Address,
    words: z.string().max(4_000).nullable().default(null),
    text: z.string().trim().min(1).max(4_000),
    by: z.string().trim().min(1).max(200),
  })
  .openapi("NewComment");

/** A link that shows one review to whoever has it, until it ends. */
export const ShareLine = z
  .object({
    id: z.string(),
    reviewId: z.string(),
    label: z.string(),
    createdAt: Moment,
    expiresAt: Moment,
    revokedAt: Moment.nullable(),
    lastUsedAt: Moment.nullable(),
  })
  .openapi("ShareLine");
export type ShareLine = z.infer<typeof ShareLine>;

const tags = ["follow-up"];

export const getChecklist = createRoute({
  method: "get",
  path: "/api/deals/{id}/checklist",
  summary: "The things to verify before money moves",
  tags,
  request: { params: IdParams, query: z.object({ lang: Locale.optional() }) },
  responses: { 200: json(z.object({ items: z.array(ChecklistLine) }), "The checklist"), ...refusals },
});

export const editCheck = createRoute({
  method: "put",
  path: "/api/deals/{id}/checklist/{item}",
  summary: "Says who verifies it, how far it is and what was found",
  tags,
  request: {
    params: IdParams.extend({ item: Id.regex(/^[\p{L}\p{N}_.:-]+$/u) }),
    body: body(ChecklistEdit),
  },
  responses: { 200: json(z.object({ id: z.string(), status: CheckStatus }), "Kept"), ...refusals },
});

export const listConclusions = createRoute({
  method: "get",
  path: "/api/deals/{id}/conclusions",
  summary: "What was decided about the deal, newest first: the first one stands",
  tags,
  request: { params: IdParams },
  responses: { 200: json(z.object({ conclusions: z.array(ConclusionLine) }), "Conclusions"), ...refusals },
});

export const conclude = createRoute({
  method: "post",
  path: "/api/deals/{id}/conclusions",
  summary: "Invest, wait or pass, with a reason and a name",
  tags,
  request: { params: IdParams, body: body(NewConclusion) },
  responses: { 201: json(ConclusionLine, "On record"), ...refusals },
});

export const listComments = createRoute({
  method: "get",
  path: "/api/deals/{id}/comments",
  summary: "What people say at passages of the documents, oldest first",
  tags,
  request: { params: IdParams },
  responses: { 200: json(z.object({ comments: z.array(CommentLine) }), "Comments"), ...refusals },
});

export const addComment = createRoute({
  method: "post",
  path: "/api/deals/{id}/comments",
  summary: "Says something at a passage, under a name",
  tags,
  request: { params: IdParams, body: body(NewComment) },
  responses: { 201: json(CommentLine, "Kept"), ...refusals },
});

export const closeComment = createRoute({
  method: "delete",
  path: "/api/deals/{id}/comments/{comment}",
  summary: "The comment is settled: it stays on record, closed",
  tags,
  request: { params: IdParams.extend({ comment: Id }) },
  responses: { 204: { description: "Closed" }, ...refusals },
});

export const listShares = createRoute({
  method: "get",
  path: "/api/deals/{id}/shares",
  summary: "Links that were given out, newest first",
  tags,
  request: { params: IdParams },
  responses: { 200: json(z.object({ shares: z.array(ShareLine) }), "Links"), ...refusals },
});

export const createShare = createRoute({
  method: "post",
  path: "/api/reviews/{id}/shares",
  summary: "A link that shows this review, and nothing else, until it ends",
  tags,
  request: {
    params: IdParams,
    body: body(z.object({ label: z.string().trim().min(1).max(200), days: z.int().min(1).max(90) })),
  },
  responses: {
    201: json(z.object({ share: ShareLine, path: z.string() }), "The link; its secret is shown this once"),
    ...refusals,
  },
});

export const revokeShare = createRoute({
  method: "delete",
  path: "/api/deals/{id}/shares/{share}",
  summary: "The link shows nothing any more",
  tags,
  request: { params: IdParams.extend({ share: Id }) },
  responses: { 204: { description: "Revoked" }, ...refusals },
});
