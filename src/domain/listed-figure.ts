import { z } from "zod";
import { EvidenceLevel } from "./evidence-level.ts";
import { FIGURE_SLOTS, type FigureSlot } from "./figure-slots.ts";

/** How much a figure says, as plain data: what is shown of it in words is never read back. */
export const Measure = z.object({
  value: z.number(),
  /** Of a range, whose lower end is `value`. */
  high: z.number().optional(),
  /** A currency, "%", "x", "months"; null where it is none of them. */
  unit: z.string().nullable(),
  /** Of one month: an MRR, a growth a month. */
  monthly: z.literal(true).optional(),
});
export type Measure = z.infer<typeof Measure>;

/** A figure as a list of deals shows it: its number, to be sorted and printed in any language. */
export const ListedFigure = Measure.extend({
  slot: z.enum(Object.keys(FIGURE_SLOTS) as [FigureSlot, ...FigureSlot[]]),
  /** The topic's id. */
  topic: z.string(),
  /** `planned`: the documents give it as a plan only. */
  level: z.enum([...EvidenceLevel.options, "contested", "planned"]),
});
export type ListedFigure = z.infer<typeof ListedFigure>;
