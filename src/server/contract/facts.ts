import { createRoute, z } from "@hono/zod-openapi";
import type { Address } from "../../domain/address.ts";
import { bytes, Id, IdParams, json, refusals, Spoken } from "./common.ts";

/** A place in a document, as in the review's own document: a page with boxes, a cell, a paragraph, a path. */
export const Place = z
  .custom<Address>()
  .openapi({ type: "object", description: "See `address` in schema/review.v1.json" });

/** One figure of one document, read once. */
export const FactLine = z
  .object({
    id: z.string(),
    /** A topic of the catalogue, and its name in the reader's language; null where the label is outside of it. */
    topic: z.string().nullable(),
    name: z.string().nullable(),
    /** The words that name it in the document. */
    label: z.string(),
    /** The number as it is written there. */
    printed: z.string(),
    /** Label and number together, as printed. */
    words: z.string(),
    /** In base units: 1.2 M€ is 1200000, 12 % is 12. The ends of a range are null where it is none. */
    value: z.number(),
    low: z.number().nullable(),
    high: z.number().nullable(),
    unit: z.string(),
    currency: z.string().nullable(),
    period: z.string().nullable(),
    /** "company", "market", or whose figure it is, by name. */
    subject: z.string(),
    nature: z.enum(["actual", "projection", "target", "scenario", "market", "third_party", "example"]),
    readBy: z.enum(["text", "formula", "ocr"]),
    /** False: a hint, not evidence. */
    sure: z.boolean(),
    /** Why it stands for less than its topic; null where it does not. */
    only: z.enum(["part", "scenario", "unit", "span", "not_recomputed"]).nullable(),
    /** What a figure of the company rests on; null for all others and for hints. */
    level: z.enum(["declared", "corroborated", "outside", "contradicted"]).nullable(),
    /** Sums and other documents that bear it out. */
    borneOutBy: z.int(),
    at: Place,
    /** The place in the reader's words. */
    reference: z.string(),
  })
  .openapi("FactLine");
export type FactLine = z.infer<typeof FactLine>;

/** Figures that stand there and nobody could say the meaning of. */
const Missed = z.object({ words: z.string(), at: Place, reference: z.string() });

const share = { seen: z.int(), understood: z.int() };

/** Everything the documents state, and how much of it was understood. */
export const FactSheet = z
  .object({
    facts: z.array(FactLine),
    notUnderstood: z.array(Missed),
    coverage: z.object({
      ...share,
      /** Of the figures on topics that can change a decision. */
      keyTopics: z.object(share),
      byDocument: z.array(
        z.object({
          document: z.string(),
          name: z.string(),
          ...share,
          /** Pages, slides and sheets with figures on them; `at` opens the first. */
          places: z.array(z.object({ name: z.string(), ...share, at: Place })),
        }),
      ),
    }),
    /** Documents that are templates, with the words that show it. */
    templates: z.array(z.object({ document: z.string(), name: z.string(), signs: z.array(z.string()) })),
  })
  .openapi("FactSheet");
export type FactSheet = z.infer<typeof FactSheet>;

const tags = ["facts"];

export const reviewFacts = createRoute({
  method: "get",
  path: "/api/reviews/{id}/facts",
  summary: "Every figure of the documents this review read, and what was not understood",
  tags,
  request: { params: IdParams, query: Spoken },
  responses: { 200: json(FactSheet, "Facts, in the order of the documents"), ...refusals },
});

export const exportFacts = createRoute({
  method: "get",
  path: "/api/reviews/{id}/facts/export/{format}",
  summary: "The same as a file: a workbook, or the JSON of `tribunal facts --json`",
  tags,
  request: { params: z.object({ id: Id, format: z.enum(["xlsx", "json"]) }), query: Spoken },
  responses: { 200: bytes("application/octet-stream", "A file to save"), ...refusals },
});
