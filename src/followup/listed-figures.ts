import { type FigureSlot, slotted } from "../domain/figure-slots.ts";
import type { ListedFigure } from "../domain/listed-figure.ts";
import { shownLevel } from "../domain/shown-level.ts";
import type { Review } from "../review/result.ts";

/** A deal's first figures for a list of deals: sorted and printed by whoever shows it. */
export function listedFigures({ answer }: Pick<Review, "answer">): ListedFigure[] {
  return slotted(answer).flatMap((one): ListedFigure[] => {
    // A list has no room to say that a figure is not sure.
    if (one.kind === "none" || one.kind === "unsure" || one.figure.measure === undefined) return [];
    const { slot } = one;
    const { topic, measure } = one.figure;
    const { monthly, ...much } = measure;
    const level = one.kind === "planned" ? "planned" : shownLevel(one.figure, false);
    return [{ slot, topic, level, ...much, ...(monthly === true && OF_A_YEAR.has(slot) && { monthly }) }];
  });
}

/** Told of a year unless they say otherwise. */
const OF_A_YEAR: ReadonlySet<FigureSlot> = new Set(["revenue", "growth"]);
