import type { ReviewDocument } from "../../../src/server/contract.ts";

type Answer = ReviewDocument["answer"];
export type KeyFigure = NonNullable<Answer["keyFigures"]>[number];
export type DerivedFigure = NonNullable<Answer["derived"]>[number];
export type PlannedFigure = NonNullable<Answer["planned"]>[number];

/** The figures an investor asks for first, in that order, each with the topics that answer it. */
export const FIGURE_SLOTS = {
  revenue: ["arr", "mrr", "revenue"],
  growth: ["arr_growth", "revenue_growth", "mrr_growth"],
  burn: ["burn_rate"],
  cash: ["cash"],
  runway: ["runway"],
  round: ["round_size"],
  price: ["valuation_pre_money", "valuation", "valuation_post_money"],
  multiple: ["arr_multiple", "revenue_multiple"],
} as const;
export type FigureSlot = keyof typeof FIGURE_SLOTS;

/** What is known of one of them: stated, computed, planned only, or nothing. */
export type SlottedFigure = { slot: FigureSlot } & (
  | { kind: "stated"; figure: KeyFigure }
  | { kind: "derived"; figure: DerivedFigure }
  | { kind: "planned"; figure: PlannedFigure }
  | { kind: "none" }
);

/** Every slot with the best that the review has for it. */
export function slotted({ keyFigures = [], derived = [], planned = [] }: Answer): SlottedFigure[] {
  return (Object.keys(FIGURE_SLOTS) as FigureSlot[]).map((slot) => {
    const topics: readonly string[] = FIGURE_SLOTS[slot];
    const of = <Figure extends { topic: string }>(figures: readonly Figure[]) =>
      figures.find(({ topic }) => topics.includes(topic));
    const [stated, sum, plan] = [of(keyFigures), of(derived), of(planned)];
    if (stated !== undefined) return { slot, kind: "stated", figure: stated };
    if (sum !== undefined) return { slot, kind: "derived", figure: sum };
    return plan === undefined ? { slot, kind: "none" } : { slot, kind: "planned", figure: plan };
  });
}

/** "507 000 € (2024)" as its value and its time. */
export function valueAndTime(formatted: string): { value: string; time: string | null } {
  const [, value, time] = /^(.*\S)\s+\(([^()]+)\)$/.exec(formatted) ?? [];
  return value === undefined || time === undefined ? { value: formatted, time: null } : { value, time };
}
