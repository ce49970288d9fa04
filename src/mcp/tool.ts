import { z } from "zod";
import type { Deal } from "../deal/load-deal.ts";
import { Locale } from "../domain/locale.ts";
import type { ReviewEvent } from "../review/events.ts";
import type { ReviewOptions } from "../review/options.ts";

/** What a tool works with besides the deal and its input. Plain but for the first two: the rest crosses processes. */
export interface ToolAids {
  signal?: AbortSignal | undefined;
  /** Hears how far a review has come. */
  tell?: ((event: ReviewEvent) => void) | undefined;
  /** How reviews are done: model, budget, journal. */
  review?: Pick<ReviewOptions, "model" | "budget" | "journal"> | undefined;
}

/** One check as other agents call it: what it takes and gives, and a function of a deal that was read. */
export interface DealTool<Input = never> {
  title: string;
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  work: (deal: Deal, input: Input, aids: ToolAids) => Promise<unknown> | unknown;
}

/** A document sent along: its text, or its bytes in base64. */
export const InlineDocument = z.object({
  name: z.string().min(1).max(200).describe('With its ending: "deck.pdf", "memo.md", "agents/auditor.json"'),
  text: z.string().optional(),
  base64: z.string().optional(),
});
export type InlineDocument = z.infer<typeof InlineDocument>;

/** Which deal a tool looks at: one that may be named, or documents sent along. */
export const WHICH = {
  deal: z.string().min(1).max(500).optional().describe("The deal, as list_deals names it"),
  documents: z.array(InlineDocument).min(1).max(20).optional().describe("Or the documents themselves"),
};
export const lang = Locale.optional().describe("Language of the answer. Default: the deal's own");

/** How many of something are given at once. */
export const PAGE = 50;
export const offset = z.number().int().min(0).optional().describe("Where to go on, from nextOffset");
export const limit = z.number().int().min(1).max(500).optional().describe(`How many at most. Default ${PAGE}`);
export const nextOffset = z.number().int().optional().describe("Where there is more: ask again with this offset");

/** One page of a list, and where the next begins. */
export function pageOf<Item>(items: readonly Item[], from = 0, most = PAGE) {
  const next = from + most;
  return {
    page: items.slice(from, next),
    rest: { total: items.length, ...(items.length > next && { nextOffset: next }) },
  };
}

/** Keeps the input's type inside a tool; outside it is what the schema let pass. */
export const tool = <Shape extends z.ZodObject>(
  given: Omit<DealTool, "input" | "work"> & {
    input: Shape;
    work: (deal: Deal, input: z.infer<Shape>, aids: ToolAids) => unknown;
  },
): DealTool => given as unknown as DealTool;
