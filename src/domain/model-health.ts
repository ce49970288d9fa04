import { z } from "zod";

/** What a model did in one role, counted: over one review, or over all that are kept. */
export const ModelHealth = z.object({
  role: z.enum(["debater", "arbitrator", "critic", "improver", "quick", "analyst"]),
  /** `provider:model`. */
  model: z.string(),
  /** Cases it was asked in both orders of the sides, and those where its verdict changed with the order. */
  inBothOrders: z.number(),
  flips: z.number(),
  /** What it proposed and the evidence bore out; what it proposed and code refused. */
  held: z.number(),
  refused: z.number(),
  /** Citations of it that are false. */
  struck: z.number(),
  /** Independent answers to one question, and those that said what most of them did. */
  drawn: z.number(),
  withMost: z.number(),
  /** Analysts: answers it gave, and how often it looked things up before them. Absent in what was kept earlier. */
  answers: z.number().optional(),
  lookUps: z.number().optional(),
});
export type ModelHealth = z.infer<typeof ModelHealth>;
