import { createRoute, z } from "@hono/zod-openapi";
import { bytes, Id, json, refusals } from "./common.ts";

const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const Value = z.union([z.number(), z.string(), z.boolean(), z.null()]);

/** A row of a page, slide or text. Boxes are in points from the top left of the page as it is seen. */
export const TextRow = z
  .object({
    /** The paragraph's number, where it has one. */
    number: z.int().nullable(),
    /** JSON documents: the leaf's path. */
    path: z.string().nullable(),
    cells: z.array(z.object({ text: z.string(), box: Box.nullable() })),
    /** Why a reader of the document does not see it; null where he does. */
    hidden: z.string().nullable(),
  })
  .openapi("TextRow");

export const TextSection = z
  .object({
    documentId: z.string(),
    documentName: z.string(),
    kind: z.enum(["page", "slide", "sheet", "text", "json"]),
    /** Position in the document, from 1: also the `page` of its picture. */
    number: z.int(),
    name: z.string().nullable(),
    sections: z.int().openapi({ description: "How many the document has" }),
    width: z.number().nullable(),
    height: z.number().nullable(),
    rows: z.array(TextRow),
    /** True where only the rows near `around` are given. */
    cut: z.boolean(),
  })
  .openapi("TextSection");
export type TextSection = z.infer<typeof TextSection>;

export const GridCell = z
  .object({
    ref: z.string(),
    text: z.string(),
    value: Value,
    formula: z.string().nullable(),
    format: z.string().nullable(),
    /** What our own recalculation gives, where it differs; null otherwise. */
    recomputed: Value,
    header: z.string().nullable(),
  })
  .openapi("GridCell");

/** The grid around a cell. `columns` are letters; a row's `cells` has one entry per column, null where it is empty. */
export const SheetWindow = z
  .object({
    documentId: z.string(),
    documentName: z.string(),
    sheet: z.string(),
    number: z.int(),
    around: z.string().nullable(),
    columns: z.array(z.string()),
    rows: z.array(
      z.object({
        number: z.int(),
        label: z.string().nullable(),
        hidden: z.string().nullable(),
        cells: z.array(GridCell.nullable()),
      }),
    ),
    sheetHidden: z.boolean(),
  })
  .openapi("SheetWindow");
export type SheetWindow = z.infer<typeof SheetWindow>;

/** `documentId` is the address's `document`: encode it, it may hold slashes. */
const place = {
  id: Id,
  documentId: z.string().min(1).max(500),
};
/** A number from 1, a sheet's name, or `auto`: the section that holds `around`. */
const section = z.string().min(1).max(200);
const around = z
  .string()
  .max(300)
  .optional()
  .openapi({ description: "A cell (C12), a row or paragraph (12), or a JSON path" });
const tags = ["evidence"];

export const pagePicture = createRoute({
  method: "get",
  path: "/api/reviews/{id}/pages/{documentId}/{page}",
  summary: "A page, slide, sheet or text as a PNG, with what is quoted marked",
  tags,
  request: {
    params: z.object({ ...place, page: z.string().regex(/^\d{1,5}(?:\.png)?$/) }),
    query: z.object({
      boxes: z
        .string()
        .max(4_000)
        .regex(/^-?[\d.]+(?:,-?[\d.]+){3}(?:;-?[\d.]+(?:,-?[\d.]+){3})*$/)
        .optional()
        .openapi({ description: "x,y,width,height;… in points" }),
      mark: z.string().max(60).optional().openapi({ description: "A cell (C12), a row or a paragraph (12)" }),
      scale: z
        .string()
        .regex(/^[1-3](?:\.\d{1,2})?$/)
        .optional()
        .openapi({ description: "Pixels a point, 1 to 3; 2 where absent" }),
    }),
  },
  responses: { 200: bytes("image/png", "Picture"), ...refusals },
});

export const sheetWindow = createRoute({
  method: "get",
  path: "/api/reviews/{id}/sheet/{documentId}/{section}",
  summary: "The grid around a cell: values, formulas, labels",
  tags,
  request: { params: z.object({ ...place, section }), query: z.object({ around }) },
  responses: { 200: json(SheetWindow, "Cells"), ...refusals },
});

export const textSection = createRoute({
  method: "get",
  path: "/api/reviews/{id}/text/{documentId}/{section}",
  summary: "The rows of a page, slide or text, with their places on the page",
  tags,
  request: { params: z.object({ ...place, section }), query: z.object({ around }) },
  responses: { 200: json(TextSection, "Rows"), ...refusals },
});
