import { createRoute, z } from "@hono/zod-openapi";
import { TribunalError } from "../../domain/errors.ts";
import { refuseRepeatedKeys } from "../../domain/repeated-keys.ts";
import { IdParams, json, refusals } from "./common.ts";
import { DealDetail } from "./deals.ts";
import { Forecast, ForecastOptions, ReviewOptions, ReviewRecord } from "./reviews.ts";

/** What became of an upload. `moved`: files of unknown folders are read as documents. */
export const Uploaded = DealDetail.extend({
  moved: z.array(z.object({ from: z.string(), to: z.string() })),
}).openapi("Uploaded");
export type Uploaded = z.infer<typeof Uploaded>;

/** A new deal, and its review where one was asked for. */
export const NewDeal = Uploaded.extend({ review: ReviewRecord.nullable() }).openapi("NewDeal");
export type NewDeal = z.infer<typeof NewDeal>;

const upload = z.object({
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

/** A part of a form that is JSON. */
const jsonPart = <Content extends z.ZodType>(content: Content, description: string) =>
  z
    .string()
    .max(20_000)
    .transform((text, context) => {
      try {
        refuseRepeatedKeys(text);
        return JSON.parse(text) as unknown;
      } catch (error) {
        const message = error instanceof TribunalError ? error.message : "JSON expected";
        context.addIssue({ code: "custom", message });
        return z.NEVER;
      }
    })
    .pipe(content)
    .openapi({ type: "string", description })
    .optional();

const multipart = <Form extends z.ZodType>(schema: Form) =>
  ({ required: true, content: { "multipart/form-data": { schema } } }) as const;
const tags = ["deals"];

export const createDeal = createRoute({
  method: "post",
  path: "/api/deals",
  summary: "Upload the files of a new deal, and have them reviewed",
  tags,
  request: {
    body: multipart(
      upload.extend({
        name: z.string().max(200).optional().openapi({
          description: "Absent or empty: the name on the deck's first page, else that of the folder or the first file",
        }),
        review: jsonPart(
          ReviewOptions,
          "JSON: the options of `POST /api/deals/{id}/reviews`. The review is queued with the deal, in one request; absent: none",
        ),
      }),
    ),
  },
  responses: { 201: json(NewDeal, "Stored"), ...refusals },
});

export const forecastUpload = createRoute({
  method: "post",
  path: "/api/forecast",
  summary: "What a review of these files would likely cost: rehearsed, no model is called and nothing is kept",
  tags,
  request: { body: multipart(upload.extend({ review: jsonPart(ForecastOptions, "JSON: whose prices") })) },
  responses: { 200: json(Forecast, "Each thing a model may do, told apart"), ...refusals },
});

export const replaceFiles = createRoute({
  method: "put",
  path: "/api/deals/{id}/files",
  summary: "New versions of documents, or further ones: the others stay. Makes a new version of the deal",
  tags,
  request: {
    params: IdParams,
    body: multipart(
      upload.extend({
        replaces: jsonPart(
          z.record(z.string(), z.string()),
          'JSON: {"old path": "new path"}: of each file that takes the place of another under a name of its own. The old file leaves the deal',
        ),
        parts: jsonPart(
          z.strictObject({ deck: z.string(), model: z.string() }).partial(),
          'JSON: {"deck": "path"}: which of these files is the deck, which the model',
        ),
      }),
    ),
  },
  responses: { 200: json(Uploaded, "Stored"), ...refusals },
});
