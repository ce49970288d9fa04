import { z } from "zod";

const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** A place in a document that a person can open. */
export const Address = z.discriminatedUnion("kind", [
  z.object({
    kind: z.enum(["page", "slide"]),
    document: z.string(),
    page: z.number(),
    boxes: z.array(Box).exactOptional(),
  }),
  z.object({
    kind: z.literal("cell"),
    document: z.string(),
    sheet: z.string(),
    row: z.number(),
    cell: z.string().exactOptional(),
  }),
  z.object({ kind: z.literal("paragraph"), document: z.string(), paragraph: z.number() }),
  z.object({ kind: z.literal("path"), document: z.string(), path: z.string() }),
]);
export type Address = z.infer<typeof Address>;
