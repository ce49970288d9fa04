import { fold } from "../../../lexicon/fold.ts";
import { AN_AVERAGE } from "../../../lexicon/sums.ts";
import type { Constraint } from "../constraint.ts";
import { image } from "../interval.ts";
import type { Statement } from "../statement.ts";
import type { Grid } from "./grid.ts";

const FEWEST_LINES = 2;
const MOST_LINES = 8;
const WHOLE = { min: 99, max: 101 };

/** The line of the weighted mean of a table, against its other lines by the shares that stand beside them. */
export function weightedMeans({ lines, columns, cells }: Grid): Constraint[] {
  const mean = lines.findIndex((label) => AN_AVERAGE.test(fold(label)));
  const rows = lines.flatMap((_, line) =>
    line < mean && cells[line]?.some((cell) => cell !== undefined) ? [line] : [],
  );
  if (mean < 0 || rows.length < FEWEST_LINES || rows.length > MOST_LINES) return [];
  const column = (at: number) => rows.flatMap((line) => cells[line]?.[at] ?? []);
  const shares = columns.flatMap((_, at) => (isWhole(column(at), rows.length) ? [column(at)] : []));
  const [weights, ...more] = shares;
  if (weights === undefined || more.length > 0) return [];
  return columns.flatMap((_, at): Constraint[] => {
    const [stated, values] = [cells[mean]?.[at], column(at)];
    if (stated === undefined || values.length < rows.length || weights.includes(values[0] as Statement)) return [];
    if (values.some(({ quantity }) => quantity.unit !== stated.quantity.unit || quantity.range !== undefined))
      return [];
    const compute = (...all: number[]) =>
      rows.reduce((sum, _line, nth) => sum + ((all[nth] ?? 0) * (all[rows.length + nth] ?? 0)) / 100, 0);
    const printed = (one: Statement) => ({ min: one.quantity.value, max: one.quantity.value });
    const expected = image(compute, [...values.map(({ interval }) => interval), ...weights.map(printed)]);
    if (expected === null) return [];
    return [
      {
        id: "mean=shares",
        kind: "formula",
        stated,
        inputs: [...values, ...weights],
        expression: rows.map((_line, nth) => `{v${nth}} × {w${nth}}`).join(" + "),
        keys: [...rows.map((_line, nth) => `v${nth}`), ...rows.map((_line, nth) => `w${nth}`)],
        expected,
        value: compute(...[...values, ...weights].map(({ quantity }) => quantity.value)),
        bound: "equal",
        slack: 0.03,
        exact: true,
        // That the shares are what the mean is weighed by.
        assumed: true,
        touches: "unit_economics",
        mayBe: ["average", "other_scope"],
      },
    ];
  });
}

function isWhole(column: readonly Statement[], lines: number): boolean {
  const sum = column.reduce((all, { quantity }) => all + quantity.value, 0);
  const percents = column.every(({ quantity }) => quantity.unit === "percent" && quantity.range === undefined);
  return column.length === lines && percents && sum >= WHOLE.min && sum <= WHOLE.max;
}
