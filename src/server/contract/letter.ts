import { createRoute, z } from "@hono/zod-openapi";
import { Address } from "../../domain/address.ts";
import { ContradictionSeverity } from "../../domain/contradiction.ts";
import { LetterStage, QuestionGroup } from "../../domain/follow-up.ts";
import { SourceType } from "../../domain/source.ts";
import { body, bytes, Id, IdParams, json, Locale, Moment, ReviewTrust, refusals } from "./common.ts";

/** What the documents say to one claim of the founder's answer. */
export const CheckedClaim = z.object({
  quote: z.string(),
  verdict: z.enum(["supported", "contradicted", "not_found", "unclear"]),
  explanation: z.string(),
  /** What the documents say there instead, or too. */
  found: z.string().nullable(),
  reference: z.string().nullable(),
});
export type CheckedClaim = z.infer<typeof CheckedClaim>;

/** A question for the founder, with what people did about it. */
export const QuestionLine = z
  .object({
    id: z.string(),
    kind: z.enum(["review", "standing", "own", "before"]).openapi({
      description: "`before`: an earlier review asked it, and the latest one does not any more",
    }),
    group: QuestionGroup,
    text: z.string(),
    original: z.string().nullable().openapi({ description: "As the review words it, where it was rewritten" }),
    importance: ContradictionSeverity.nullable(),
    /** For the investor, not for the founder: what an answer would change. */
    changes: z.string().nullable(),
    from: z
      .object({ kind: z.enum(["contradiction", "inconsistency", "reflexion", "gap", "check"]), id: z.string() })
      .nullable(),
    kept: z.boolean(),
    place: z.number(),
    state: z.enum(["draft", "sent", "answered", "closed"]),
    sentAt: Moment.nullable(),
    answer: z.string().nullable(),
    answeredAt: Moment.nullable(),
    /** Null where there is no answer, or it says nothing that can be checked. */
    checked: z.array(CheckedClaim).nullable(),
  })
  .openapi("QuestionLine");
export type QuestionLine = z.infer<typeof QuestionLine>;

export const Letter = z
  .object({
    reviewId: z.string(),
    deal: z.string(),
    locale: Locale,
    stage: LetterStage,
    questions: z.array(QuestionLine),
  })
  .openapi("Letter");
export type Letter = z.infer<typeof Letter>;

/** What to change of a question; what is absent stays. */
export const QuestionEdit = z
  .object({
    text: z.string().max(4_000).nullable().exactOptional(),
    group: QuestionGroup.exactOptional(),
    kept: z.boolean().exactOptional(),
    place: z.number().exactOptional(),
    answer: z.string().max(20_000).nullable().exactOptional(),
    closed: z.boolean().exactOptional(),
  })
  .openapi("QuestionEdit");
export type QuestionEdit = z.infer<typeof QuestionEdit>;

const ChangedSide = z.object({
  formatted: z.string(),
  period: z.string().nullable(),
  reference: z.string(),
  address: Address,
});

/** A figure that a later version of the documents states otherwise. Null: it was, or is, not stated. */
const FigureChange = z
  .object({
    topic: z.string(),
    name: z.string(),
    isKey: z.boolean(),
    isPlan: z.boolean(),
    source: SourceType,
    before: ChangedSide.nullable(),
    after: ChangedSide.nullable(),
    change: z.string().nullable().openapi({ description: "+75 %, −0.9 points; null where it cannot be said" }),
  })
  .openapi("FigureChange");

/** What a later review says otherwise than the one before it. */
export const Progress = z
  .object({
    reviewId: z.string(),
    /** The review before it; null where this is the first one. */
    before: z.object({ reviewId: z.string(), at: Moment }).nullable(),
    closed: z.array(z.object({ key: z.string(), text: z.string() })),
    opened: z.array(z.object({ key: z.string(), text: z.string() })),
    open: z.int(),
    verdicts: z.array(z.object({ topic: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
    trust: z.object({ before: ReviewTrust, after: ReviewTrust }).nullable(),
    figures: z.array(FigureChange),
  })
  .openapi("Progress");
export type Progress = z.infer<typeof Progress>;

const tags = ["founder"];
const wanted = z.object({ lang: Locale.optional(), stage: LetterStage.optional() });

export const getLetter = createRoute({
  method: "get",
  path: "/api/deals/{id}/letter",
  summary: "The questions for the founder; in the language of the deal unless told",
  tags,
  request: { params: IdParams, query: wanted },
  responses: { 200: json(Letter, "The letter as it is today"), ...refusals },
});

export const editQuestion = createRoute({
  method: "put",
  path: "/api/deals/{id}/questions/{question}",
  summary: "Rewrites, moves, keeps or leaves out a question; records the founder's answer",
  tags,
  request: {
    params: IdParams.extend({ question: Id.regex(/^[\p{L}\p{N}_.:-]+$/u) }),
    query: z.object({ lang: Locale.optional() }),
    body: body(QuestionEdit),
  },
  responses: {
    200: json(z.object({ id: z.string(), checked: z.array(CheckedClaim).nullable() }), "Kept"),
    ...refusals,
  },
});

export const markSent = createRoute({
  method: "post",
  path: "/api/deals/{id}/letter/sent",
  summary: "These questions were sent to the founder, in these words",
  tags,
  request: {
    params: IdParams,
    body: body(
      z.object({
        by: z.string().trim().max(200).default(""),
        questions: z
          .array(z.object({ id: Id, group: QuestionGroup, text: z.string().trim().min(1).max(4_000) }))
          .min(1)
          .max(200),
      }),
    ),
  },
  responses: { 200: json(z.object({ sentAt: Moment }), "On record"), ...refusals },
});

export const exportLetter = createRoute({
  method: "get",
  path: "/api/deals/{id}/letter/export/{format}",
  summary: "The letter as a file: Word, a table to fill in, or plain text",
  tags,
  request: {
    params: IdParams.extend({ format: z.enum(["docx", "xlsx", "txt"]) }),
    query: wanted.extend({ from: z.string().max(200).optional() }),
  },
  responses: { 200: bytes("application/octet-stream", "The file"), ...refusals },
});

export const dealProgress = createRoute({
  method: "get",
  path: "/api/deals/{id}/progress",
  summary: "What the latest review closed, opened and changed since the one before it",
  tags,
  request: { params: IdParams, query: z.object({ lang: Locale.optional() }) },
  responses: { 200: json(Progress, "What changed"), ...refusals },
});
