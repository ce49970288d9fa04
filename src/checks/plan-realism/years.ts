import type { Fact } from "../../domain/fact.ts";
import type { Witness } from "../../evidence/witness.ts";
import { sameFigure } from "../../quantities/compare.ts";

/** What the documents say of one closed or planned year, where all that say it agree. */
export interface YearFigure {
  /** 2025, or 1 for the first year of a plan without dates. */
  year: number;
  planned: boolean;
  fact: Fact;
}

/** What the company says of a topic by year, of the calendar or of the plan. */
export function statements(witness: Witness, topic: string): Fact[] {
  return witness
    .says({ topic, of: "company", sure: true })
    .filter(
      ({ period, only, nature, quantity, source }) =>
        /^(?:\d{4}|Y\d)$/.test(period ?? "") &&
        only === undefined &&
        (source === "deck" || source === "financial_model") &&
        (nature === "actual" || nature === "projection" || nature === "target") &&
        quantity.range === undefined &&
        quantity.bound === undefined &&
        quantity.per !== "month" &&
        quantity.value > 0,
    );
}

/** Told as planned, or of a year that is not over: a model's columns rarely say which of them are still to come. */
export const isPlanned = ({ nature, period }: Fact, today: Date): boolean =>
  nature !== "actual" || Number(period) >= today.getUTCFullYear();

/**
 * The years in order. What came counts before what an earlier plan said of the year; a year told twice with two values
 * is left out: that is a contradiction of its own.
 */
export function byYear(witness: Witness, topic: string, today: Date): YearFigure[] {
  const all = statements(witness, topic);
  const dated = all.filter(({ period = "" }) => !period.startsWith("Y"));
  const years = Map.groupBy(dated.length > 0 ? dated : all, ({ period = "" }) => Number(period.replace("Y", "")));
  return [...years]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([year, said]): YearFigure[] => {
      const came = said.filter((fact) => !isPlanned(fact, today));
      const counted = came.length > 0 ? came : said;
      const [fact] = counted;
      if (fact === undefined || counted.some(({ quantity }) => !sameFigure(quantity, fact.quantity))) return [];
      return [{ year, planned: came.length === 0, fact }];
    });
}

/** How much the second is above the first, as a share; null where they are not two years that follow in one currency. */
export function growth(from: YearFigure | undefined, to: YearFigure | undefined): number | null {
  if (from === undefined || to === undefined || to.year !== from.year + 1) return null;
  if (from.fact.quantity.currency !== to.fact.quantity.currency) return null;
  return to.fact.quantity.value / from.fact.quantity.value - 1;
}
