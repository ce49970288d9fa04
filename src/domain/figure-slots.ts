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

interface OfTopic {
  topic: string;
}

/** What is known of one of them: stated, computed, read without our being sure, planned only, or nothing. */
export type Slotted<Stated, Derived, Planned> = { slot: FigureSlot } & (
  | { kind: "stated"; figure: Stated }
  | { kind: "derived"; figure: Derived }
  | { kind: "unsure"; figure: Planned }
  | { kind: "planned"; figure: Planned }
  | { kind: "none" }
);

/** Every slot with the best that a review's answer has for it. */
export function slotted<Stated extends OfTopic, Derived extends OfTopic, Planned extends OfTopic>({
  keyFigures = [],
  derived = [],
  planned = [],
  unsure = [],
}: {
  keyFigures?: readonly Stated[] | undefined;
  derived?: readonly Derived[] | undefined;
  planned?: readonly Planned[] | undefined;
  unsure?: readonly Planned[] | undefined;
}): Slotted<Stated, Derived, Planned>[] {
  return (Object.keys(FIGURE_SLOTS) as FigureSlot[]).map((slot) => {
    const topics: readonly string[] = FIGURE_SLOTS[slot];
    const of = <Figure extends OfTopic>(figures: readonly Figure[]) =>
      figures.find(({ topic }) => topics.includes(topic));
    const [stated, sum, read, plan] = [of(keyFigures), of(derived), of(unsure), of(planned)];
    if (stated !== undefined) return { slot, kind: "stated", figure: stated };
    if (sum !== undefined) return { slot, kind: "derived", figure: sum };
    if (read !== undefined) return { slot, kind: "unsure", figure: read };
    return plan === undefined ? { slot, kind: "none" } : { slot, kind: "planned", figure: plan };
  });
}
