import type { Fact } from "../../domain/fact.ts";
import { greatest } from "../../domain/many.ts";
import type { Witness } from "../../evidence/witness.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { planYears } from "./plan-years.ts";

/** What the documents say of one closed or planned year, where all that say it agree. */
export interface YearFigure {
  /** 2025, or 1 for the first year of a plan without dates. */
  year: number;
  planned: boolean;
  fact: Fact;
}

/** What is counted at a year's end: "headcount at the end of 2025" is the year's. */
const AT_YEAR_END = new Set(["headcount", "arr", "customers"]);

/** What the company says of a topic by year, of the calendar or of the plan; at a year's end where it says nothing of the year. */
export function statements(witness: Witness, topic: string): Fact[] {
  const said = witness
    .says({ topic, of: "company", sure: true })
    .filter(
      ({ only, nature, quantity, source }) =>
        only === undefined &&
        (source === "deck" || source === "financial_model") &&
        (nature === "actual" || nature === "projection" || nature === "target") &&
        quantity.range === undefined &&
        quantity.bound === undefined &&
        quantity.per !== "month" &&
        quantity.value > 0,
    );
  const ofYear = said.filter(({ period }) => /^(?:\d{4}|Y\d)$/.test(period ?? ""));
  if (!AT_YEAR_END.has(topic)) return ofYear;
  const years = new Set(ofYear.map(({ period }) => period));
  return [
    ...ofYear,
    ...said.flatMap((fact): Fact[] => {
      const year = /^(\d{4})-12(?:-31)?$/.exec(fact.period ?? "")?.[1];
      return year === undefined || years.has(year) ? [] : [{ ...fact, period: year }];
    }),
  ];
}

/** Which of what is said was still to come when it was said, and how late that was. */
export interface Foresight {
  isPlanned: (fact: Fact) => boolean;
  /** Planned by the words beside it, not only by what its document is called. */
  isSaidPlanned: (fact: Fact) => boolean;
  /** The last year a document knows of; the higher, the newer its plan. */
  knowsUntil: (document: string) => number;
}

/**
 * Told as planned, or of a year that is not over: a model's columns rarely say which of them are still to come. A plan
 * that carries its year in its name ("BP 2024-02") planned that year and what follows, unless a column says it was so.
 */
export function foresight(witness: Witness, topics: readonly string[], today: Date): Foresight {
  const planned = planYears(witness);
  const isSaidPlanned = ({ nature, period }: Fact) => nature !== "actual" || Number(period) >= today.getUTCFullYear();
  const isPlanned = (fact: Fact) => {
    const since = planned.get(fact.document);
    return (
      isSaidPlanned(fact) || (since !== undefined && fact.basis.nature !== "actual" && Number(fact.period) >= since)
    );
  };
  const known = new Map<string, number>();
  for (const fact of topics.flatMap((topic) => statements(witness, topic))) {
    // What it plans from 2026 on it was written in 2026, or at the end of the year before.
    const year = isPlanned(fact) ? Number.NEGATIVE_INFINITY : Number(fact.period);
    known.set(fact.document, Math.max(known.get(fact.document) ?? Number.NEGATIVE_INFINITY, year));
  }
  const knowsUntil = (document: string) =>
    Math.max(known.get(document) ?? Number.NEGATIVE_INFINITY, (planned.get(document) ?? Number.NEGATIVE_INFINITY) - 1);
  return { isPlanned, isSaidPlanned, knowsUntil };
}

/**
 * The years in order. What came counts before what an earlier plan said of the year, and the newest plan before older
 * ones; a year told twice with two values is left out: that is a contradiction of its own.
 */
export function byYear(witness: Witness, topic: string, { isPlanned, knowsUntil }: Foresight): YearFigure[] {
  const all = statements(witness, topic);
  const dated = all.filter(({ period = "" }) => !period.startsWith("Y"));
  const years = Map.groupBy(dated.length > 0 ? dated : all, ({ period = "" }) => Number(period.replace("Y", "")));
  return [...years]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([year, said]): YearFigure[] => {
      const came = said.filter((fact) => !isPlanned(fact));
      const newest = greatest(said.map(({ document }) => knowsUntil(document)));
      const counted = came.length > 0 ? came : said.filter(({ document }) => knowsUntil(document) === newest);
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
