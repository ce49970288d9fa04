import type { Fact } from "../../domain/fact.ts";
import type { Witness } from "../../evidence/witness.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { byYear, type Foresight, foresight, growth, statements, type YearFigure } from "./years.ts";

/** The first growth that is planned, and the last that was before it; null where the documents show none. */
export interface Pace {
  topic: string;
  last: YearFigure;
  first: YearFigure;
  was: { from: YearFigure; grew: number } | null;
  will: number;
  sudden: boolean;
}

/** A year that one document planned and another reports. */
export interface Kept {
  topic: string;
  planned: Fact;
  actual: Fact;
  share: number;
}

/** What a head costs in a planned year, beside the last that was. */
export interface PerHead {
  years: [YearFigure, YearFigure];
  heads: [YearFigure, YearFigure];
  from: number;
  to: number;
  strained: boolean;
}

export interface SeenPlan {
  series: { topic: string; years: YearFigure[] }[];
  paces: Pace[];
  kept: Kept[];
  perHead: PerHead[];
}

const INCOME = ["revenue", "arr"];
/** What old plans and what came are compared on. */
const COMPARED = [...INCOME, "customers", "headcount"];
/** A plan turns suddenly where its growth is twice what was, and by half of the whole more. */
const TWICE = 2;
const HALF = 0.5;
/** Without a year to compare with: more than threefold in one year. */
const STEEP = 2;
/** Salaries a head move less than this within a plan. */
const STRAIN = 0.4;

export function lookAtPlan(witness: Witness, today: Date): SeenPlan {
  const seen = foresight(witness, [...COMPARED, "payroll"], today);
  const series = INCOME.map((topic) => ({ topic, years: byYear(witness, topic, seen) })).filter(
    ({ years }) => years.length >= 2,
  );
  return {
    series,
    paces: series.flatMap(({ topic, years }) => paceOf(topic, years) ?? []),
    kept: COMPARED.flatMap((topic) => keptOf(witness, topic, seen)),
    perHead: headsOf(byYear(witness, "payroll", seen), byYear(witness, "headcount", seen)),
  };
}

function paceOf(topic: string, years: readonly YearFigure[]): Pace | null {
  const begins = years.findIndex(({ planned }) => planned);
  if (begins < 0) return null;
  // A plan without a year that was is held against itself alone.
  const at = Math.max(begins, 1);
  const [from, last, first] = [years[at - 2], years[at - 1], years[at]];
  const will = growth(last, first);
  if (last === undefined || first === undefined || will === null) return null;
  const grew = growth(from, last);
  const was = from === undefined || grew === null || last.planned ? null : { from, grew };
  const sudden = was === null ? will >= STEEP : will >= TWICE * Math.max(was.grew, 0) && will - was.grew >= HALF;
  return { topic, last, first, was, will, sudden };
}

/** Each plan by itself: of two old ones both are told. */
function keptOf(witness: Witness, topic: string, { isPlanned, isSaidPlanned }: Foresight): Kept[] {
  const years = Map.groupBy(statements(witness, topic), ({ period }) => period);
  return [...years.values()].flatMap((said): Kept[] => {
    const actual = one(said.filter((fact) => !isPlanned(fact)));
    if (actual === null) return [];
    const plans = Map.groupBy(said.filter(isPlanned), ({ document }) => document);
    return [...plans.values()].flatMap((own): Kept[] => {
      const planned = one(own);
      if (planned === null || planned.quantity.currency !== actual.quantity.currency) return [];
      // A plan by its name only may carry the year as it was.
      if (!isSaidPlanned(planned) && sameFigure(planned.quantity, actual.quantity)) return [];
      return [{ topic, planned, actual, share: actual.quantity.value / planned.quantity.value }];
    });
  });
}

/** The one value that all of them state. */
function one(facts: readonly Fact[]): Fact | null {
  const [first] = facts;
  return first === undefined || facts.some(({ quantity }) => !sameFigure(quantity, first.quantity)) ? null : first;
}

/** Each planned year against the last that was, or against the first of the plan where none is shown. */
function headsOf(payroll: readonly YearFigure[], headcount: readonly YearFigure[]): PerHead[] {
  const heads = new Map(headcount.map((one) => [one.year, one]));
  const both = payroll.flatMap((paid) => {
    const counted = heads.get(paid.year);
    return counted === undefined
      ? []
      : [{ paid, counted, each: paid.fact.quantity.value / counted.fact.quantity.value }];
  });
  const base = both.findLast(({ paid }) => !paid.planned) ?? both[0];
  if (base === undefined) return [];
  return both
    .filter(({ paid }) => paid.planned && paid.year > base.paid.year && sameMoney(paid, base.paid))
    .map(({ paid, counted, each }) => ({
      years: [base.paid, paid],
      heads: [base.counted, counted],
      from: base.each,
      to: each,
      strained: Math.abs(each / base.each - 1) >= STRAIN,
    }));
}

const sameMoney = (one: YearFigure, other: YearFigure): boolean =>
  one.fact.quantity.currency === other.fact.quantity.currency;
