import { z } from "zod";
import { EvidenceLevel } from "./evidence-level.ts";
import { FIGURE_SLOTS, type FigureSlot } from "./figure-slots.ts";

/** A figure as a list of deals shows it: its number, to be sorted and printed in any language. */
export const ListedFigure = z.object({
  slot: z.enum(Object.keys(FIGURE_SLOTS) as [FigureSlot, ...FigureSlot[]]),
  /** The topic's id. */
  topic: z.string(),
  value: z.number(),
  /** Of a range, whose lower end is `value`. */
  high: z.number().optional(),
  /** A currency, "%", "x", "months"; null where it is none of them. */
  unit: z.string().nullable(),
  /** Of a month, where the figures beside it are of a year: an MRR, a growth a month. */
  monthly: z.literal(true).optional(),
  /** `planned`: the documents give it as a plan only. */
  level: z.enum([...EvidenceLevel.options, "planned"]),
});
export type ListedFigure = z.infer<typeof ListedFigure>;
