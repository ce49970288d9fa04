import { fold } from "../../../lexicon/fold.ts";
import { parsePeriod } from "../../../quantities/periods.ts";
import type { Constraint } from "../constraint.ts";
import { image } from "../interval.ts";
import type { Grid } from "./grid.ts";

const COMPOUND_COLUMN = /^(?:cagr|tcam|tcac|compound (?:annual )?growth)/u;

/** A column of yearly growth beside the first and the last year it runs over: each line gives it by itself. */
export function compoundGrowths({ columns, cells }: Grid): Constraint[] {
  const years = columns.flatMap((text, column) => {
    const period = parsePeriod(text.trim());
    return period !== null && /^\d{4}$/u.test(period) ? [{ column, year: Number(period) }] : [];
  });
  const rate = columns.findIndex((text) => COMPOUND_COLUMN.test(fold(text.trim())));
  const [first, last] = [years[0], years.at(-1)];
  if (rate < 0 || first === undefined || last === undefined || last.year - first.year < 2) return [];
  const span = last.year - first.year;
  const compute = (now: number, before: number) => ((now / before) ** (1 / span) - 1) * 100;
  return cells.flatMap((line): Constraint[] => {
    const [stated, before, now] = [line[rate], line[first.column], line[last.column]];
    if (stated === undefined || before === undefined || now === undefined || stated.quantity.unit !== "percent")
      return [];
    // A figure with words beside it may be of another year.
    if (!isAlone(now.quantity.text, now.passage) || before.quantity.value <= 0 || now.quantity.value <= 0) return [];
    if (now.quantity.currency !== before.quantity.currency) return [];
    const expected = image(compute, [now.interval, before.interval]);
    if (expected === null) return [];
    return [
      {
        id: "line=cagr",
        kind: "formula",
        stated,
        inputs: [now, before],
        expression: `({now} / {before})^(1/${span}) − 1`,
        keys: ["now", "before"],
        expected,
        value: compute(now.quantity.value, before.quantity.value),
        bound: "equal",
        slack: 0.03,
        exact: true,
        touches: "market",
        mayBe: ["other_date"],
      },
    ];
  });
}

/** No other year stands right behind the figure: "$35.4B (2030)". */
const isAlone = (printed: string, passage: string): boolean =>
  !/^\s*\((?:19|20)\d\d\)/u.test(passage.slice(passage.indexOf(printed) + printed.length));
