import { fold } from "../../../lexicon/fold.ts";
import { denies } from "../../../lexicon/negations.ts";
import { isOneCase } from "../../../lexicon/plans.ts";
import { BREAK_EVEN, CASH_POSITIVE, PROFITABLE_FROM } from "../../../lexicon/statuses.ts";
import { COSTS_LINE, INCOME_LINE, RESULT_LINE } from "../../../lexicon/sums.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import type { Statement } from "../statement.ts";
import { type Grid, gridsOf } from "../tables/grid.ts";
import { type Series, seriesIn } from "../tables/series.ts";
import { inheritedDate } from "./dated.ts";
import { outlineOf, withoutCases } from "./outline.ts";
import { passagesOf, saidIn } from "./passage.ts";
import { sentencesOf } from "./sentences.ts";

const RESULTS = new Set(["ebitda", "net_income", "operating_income"]);

/** Of a plan's axis years are counted from its start. */
const A_YEAR = /^(?:\d{4}|Y\d+)$/u;

/** The year from which the company says it earns, against the results that its own plan shows: a loss then, or a profit before. */
export function profitDates({ dossier, statements }: Documents): Constraint[] {
  const told = statements.filter(({ topic, when }) => RESULTS.has(topic ?? "") && A_YEAR.test(when));
  const results = [...told, ...gridsOf(dossier).flatMap((grid) => resultsIn(grid))];
  if (results.length === 0) return [];
  const lines = withoutCases(outlineOf(passagesOf(dossier)));
  return lines
    .flatMap(({ passage, over }) => sentencesOf([passage]).map((sentence) => ({ ...sentence, over })))
    .flatMap(({ passage, text, folded, part, over }): Constraint[] => {
      const cash = CASH_POSITIVE.test(folded);
      const earns = cash || PROFITABLE_FROM.test(folded) || BREAK_EVEN.test(folded);
      if (passage.row.table === true || !earns || isOneCase(text) || LESS.test(folded) || denies(text)) return [];
      const [named, ...more] = findPeriods(text);
      const date = more.length === 0 ? (inheritedDate(text, over) ?? named) : undefined;
      const reached = yearReached(date?.period ?? "", folded);
      if (reached === null) return [];
      const { axis, year, late } = reached;
      // Reached in the course of a year, the year as a whole may still have lost.
      const first = `${axis}${year + (late ? 1 : 0)}`;
      const own = results.filter(({ document }) => document === passage.document.id);
      const loss = own.find(({ when, interval }) => when === first && interval.max < 0);
      const before = `${axis}${year - 1}`;
      const gain = cash ? undefined : own.find(({ when, interval }) => when === before && interval.min > 0);
      const result = loss ?? gain;
      if (result === undefined) return [];
      const said = saidIn(passage, { label: "", printed: text.trim(), interval: { min: 0, max: 0 }, nth: 7000 + part });
      const tie = { slack: 0, exact: true, assumed: true as const, worded: true as const, touches: "runway" as const };
      return [twoAnswers("status:break_even", result, said, { ...tie, mayBe: ["other_date", "other_scope"] })];
    })
    .slice(0, 1);
}

/** What a table with one line of income, one of costs and none of their difference leaves in each year. */
function resultsIn(grid: Grid): Statement[] {
  const series = seriesIn(grid);
  const [incomes, costs, own] = [INCOME_LINE, COSTS_LINE, RESULT_LINE].map((named) =>
    series.filter(({ label }) => named.test(fold(label))),
  ) as [Series[], Series[], Series[]];
  const [income, cost] = [incomes[0], costs[0]];
  if (income === undefined || cost === undefined || incomes.length + costs.length > 2 || own.length > 0) return [];
  return [...income.points].flatMap(([when, earned]): Statement[] => {
    const spent = cost.points.get(when);
    const isMoney =
      earned.quantity.unit === spent?.quantity.unit && earned.quantity.currency === spent.quantity.currency;
    if (spent === undefined || !isMoney || !A_YEAR.test(when)) return [];
    const interval = { min: earned.interval.min - spent.interval.max, max: earned.interval.max - spent.interval.min };
    const printed = `${earned.printed} − ${spent.printed}`;
    return [{ ...spent, id: `${spent.id}−`, label: `${income.label} − ${cost.label}`, printed, interval, when }];
  });
}

/** The year in which it is reached, by the calendar or of the plan; late where most of that year lies before. */
function yearReached(period: string, folded: string): { axis: "" | "Y"; year: number; late: boolean } | null {
  const [, calendar, within] = /^(\d{4})(?:-(.+))?$/u.exec(period) ?? [];
  if (calendar !== undefined) {
    const late = (within !== undefined && !/^(?:Q1|01|H1)$/u.test(within)) || LATE.test(folded);
    return { axis: "", year: Number(calendar), late };
  }
  const [, unit, count] = /^([MY])(\d+)$/u.exec(period) ?? [];
  if (unit === undefined) return null;
  if (unit === "Y") return { axis: "Y", year: Number(count), late: LATE.test(folded) };
  return { axis: "Y", year: Math.ceil(Number(count) / 12), late: Number(count) % 12 !== 1 };
}

/** That it earns less is no beginning. */
const LESS =
  /\b(?:baisse|recul|chute|diminu\p{L}*|fall\p{L}*|drop\p{L}*|declin\p{L}*|decreas\p{L}*|queda|redu[cz]\p{L}*)\b/u;

const LATE = /\b(?:end|late|fin|final|fim|courant|during|ao longo)\b/u;
