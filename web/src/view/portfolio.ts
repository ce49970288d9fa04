import type { FigureSlot } from "../../../src/domain/figure-slots.ts";
import type { ListedFigure } from "../../../src/domain/listed-figure.ts";
import type { Locale } from "../../../src/domain/locale.ts";
import type { DealLine, ReviewTrust } from "../../../src/server/contract.ts";
import { measured, months, number } from "../i18n/numbers.ts";

/** What deals are sorted by. */
export type SortKey = "deal" | "trust" | "questions" | "contested" | "age" | FigureSlot;

export interface Sorting {
  by: SortKey;
  /** 1: smallest first. */
  direction: 1 | -1;
}

export const figureOf = ({ latestReview }: DealLine, slot: FigureSlot): ListedFigure | undefined =>
  latestReview?.figures.find((one) => one.slot === slot);

/** A figure as its reader writes it. */
export function printed({ value, high, unit }: ListedFigure, locale: Locale): string {
  const print = (one: number) =>
    unit === "months" ? months(one, locale) : unit === "x" ? `${number(one, locale, 1)}x` : measured(one, unit, locale);
  return high === undefined ? print(value) : `${print(value)} – ${print(high)}`;
}

const TRUST: Record<ReviewTrust, number> = { HIGH: 3, MEDIUM: 2, LOW: 1, CANNOT_ASSESS: 0 };

/**
 * The deals in this order; those that say nothing of it come last either way. Sums of other currencies stand apart:
 * nothing here knows what one is worth in another.
 */
export function sorted(deals: readonly DealLine[], { by, direction }: Sorting, locale: Locale): DealLine[] {
  const ranked = deals.map((deal) => ({ deal, ...rankOf(deal, by) }));
  return ranked
    .toSorted((a, b) => {
      if (a.rank === null || b.rank === null) return Number(a.rank === null) - Number(b.rank === null);
      if (a.unit !== b.unit) return a.unit.localeCompare(b.unit);
      if (typeof a.rank === "string") return direction * a.rank.localeCompare(String(b.rank), locale);
      return direction * (a.rank - Number(b.rank));
    })
    .map(({ deal }) => deal);
}

function rankOf(deal: DealLine, by: SortKey): { rank: number | string | null; unit: string } {
  const { latestReview: review, name, createdAt } = deal;
  const plain = (rank: number | string | null) => ({ rank, unit: "" });
  switch (by) {
    case "deal":
      return plain(name);
    case "age":
      return plain(Date.parse(review?.finishedAt ?? review?.createdAt ?? createdAt));
    case "trust":
      return plain(review?.trust == null ? null : TRUST[review.trust]);
    case "questions":
      return plain(review?.questions ?? null);
    case "contested":
      return plain(review?.contested ?? null);
    default: {
      const figure = figureOf(deal, by);
      // Money of a month is ranked as twelve of it among what is told of a year.
      const times = figure?.monthly === true && by === "revenue" ? 12 : 1;
      return { rank: figure === undefined ? null : figure.value * times, unit: figure?.unit ?? "" };
    }
  }
}
