import { createRoute, z } from "@hono/zod-openapi";
import { IdParams, json, refusals, Spoken } from "./common.ts";
import { Place } from "./facts.ts";

/** Worst first. */
export const TextVerdict = z.enum(["contradicted", "not_found", "unclear", "supported", "no_claim"]);
export type TextVerdict = z.infer<typeof TextVerdict>;

/** One claim of a sentence, judged by the documents. */
export const CheckedClaim = z
  .object({
    kind: z.string().openapi({ description: "figure, growth, difference, share, peak, sum, quote …" }),
    /** The words of the sentence that make the claim. */
    quote: z.string(),
    verdict: TextVerdict.exclude(["no_claim"]),
    /** The place that decides or comes nearest, and its name for people; null where there is none. */
    at: Place.nullable(),
    reference: z.string().nullable(),
    /** The words there. */
    found: z.string().nullable(),
    /** Why, with the sum where one was made. */
    explanation: z.string(),
  })
  .openapi("CheckedClaim");

/** A text with a verdict on each of its sentences and table rows. */
export const CheckedText = z
  .object({
    /** The text that was checked: of a document, what is written in it. `start` and `end` count in it. */
    text: z.string(),
    sentences: z.array(
      z.object({
        text: z.string(),
        start: z.int(),
        end: z.int(),
        /** A row of a table and its heading keep their bars. */
        kind: z.enum(["sentence", "row", "heading"]),
        verdict: TextVerdict,
        claims: z.array(CheckedClaim),
      }),
    ),
    /** Sentences by verdict, sentences and claims in all. */
    summary: z.record(z.enum([...TextVerdict.options, "sentences", "claims"]), z.int()),
  })
  .openapi("CheckedText");
export type CheckedText = z.infer<typeof CheckedText>;

export const checkMemo = createRoute({
  method: "post",
  path: "/api/reviews/{id}/check",
  summary: "Hold a text (a memo, a chat answer) against the documents, sentence by sentence. It is not kept",
  tags: ["check"],
  request: {
    params: IdParams,
    query: Spoken,
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: z.object({
            text: z.string().optional().openapi({ description: "The text itself, up to 200,000 characters" }),
            file: z
              .instanceof(File)
              .optional()
              .openapi({ type: "string", format: "binary", description: "Or a file: .md, .txt, .docx, .pdf" }),
          }),
        },
      },
    },
  },
  responses: { 200: json(CheckedText, "Checked"), ...refusals },
});
