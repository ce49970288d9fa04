import type { Fact } from "../../domain/fact.ts";
import type { Witness } from "../../evidence/witness.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { byYear, growth, isPlanned, statements, type YearFigure } from "./years.ts";

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

/** What a head costs in two years that follow. */
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
/** Salaries a head move less than this from one year to the next. */
const STRAIN = 0.4;

export function lookAtPlan(witness: Witness, today: Date): SeenPlan {
  const series = INCOME.map((topic) => ({ topic, years: byYear(witness, topic, today) })).filter(
    ({ years }) => years.length >= 2,
  );
  return {
    series,
    paces: series.flatMap(({ topic, years }) => paceOf(topic, years) ?? []),
    kept: COMPARED.flatMap((topic) => keptOf(witness, topic, today)),
    perHead: headsOf(byYear(witness, "payroll", today), byYear(witness, "headcount", today)),
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

function keptOf(witness: Witness, topic: string, today: Date): Kept[] {
  const years = Map.groupBy(statements(witness, topic), ({ period }) => period);
  return [...years.values()].flatMap((said): Kept[] => {
    const planned = one(said.filter((fact) => isPlanned(fact, today)));
    const actual = one(said.filter((fact) => !isPlanned(fact, today)));
    if (planned === null || actual === null || planned.document === actual.document) return [];
    if (planned.quantity.currency !== actual.quantity.currency) return [];
    return [{ topic, planned, actual, share: actual.quantity.value / planned.quantity.value }];
  });
}

/** The one value that all of them state. */
function one(facts: readonly Fact[]): Fact | null {
  const [first] = facts;
  return first === undefined || facts.some(({ quantity }) => !sameFigure(quantity, first.quantity)) ? null : first;
}

function headsOf(payroll: readonly YearFigure[], headcount: readonly YearFigure[]): PerHead[] {
  const heads = new Map(headcount.map((one) => [one.year, one]));
  return payroll.slice(1).flatMap((to, at): PerHead[] => {
    const from = payroll[at];
    const [before, after] = [heads.get(from?.year ?? 0), heads.get(to.year)];
    if (from === undefined || before === undefined || after === undefined || growth(from, to) === null) return [];
    const [a, b] = [
      from.fact.quantity.value / before.fact.quantity.value,
      to.fact.quantity.value / after.fact.quantity.value,
    ];
    return [{ years: [from, to], heads: [before, after], from: a, to: b, strained: Math.abs(b / a - 1) >= STRAIN }];
  });
}
