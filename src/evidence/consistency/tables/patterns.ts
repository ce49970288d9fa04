import type { Constraint } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import { type Interval, image, missing } from "../interval.ts";
import { sumConstraint } from "../parts.ts";
import type { Statement } from "../statement.ts";
import { weightedMeans } from "./averages.ts";
import { compoundGrowths } from "./compound.ts";
import { type Grid, gridsOf, turned } from "./grid.ts";
import { type Tie, tiesOf } from "./ties.ts";

/** What is off by less is rounding, by more another thing; the more often it holds, the farther off it may be. */
const OFF = { least: 0.012, most: (held: number) => (held > 2 ? 0.9 : 0.6) };

/**
 * What a table itself shows: a line that comes from others in all its columns but one (a sum, a difference, a product, a
 * share, a growth, an opening balance that is the closing one before). The one that breaks it cannot be right as printed.
 */
export function tablePatterns({ dossier }: Documents): Constraint[] {
  return gridsOf(dossier).flatMap((grid) => {
    const found = [...compoundGrowths(grid), ...weightedMeans(grid), ...brokenIn(grid), ...brokenIn(turned(grid))];
    // The nearest explanation of a figure is told, not each of them.
    const byFigure = Map.groupBy(found, ({ stated }) => stated.id);
    return [...byFigure.values()].map(
      (same) => same.toSorted((a, b) => a.inputs.length - b.inputs.length)[0] as Constraint,
    );
  });
}

const OF_TABLE = /^line=(?:sum|difference|result|movement|product|share|growth|carried|cagr)$/u;

/** True for what a table shows by its own lines and columns. */
export const isOfTable = ({ id }: Constraint): boolean => OF_TABLE.test(id);

function brokenIn(grid: Grid): Constraint[] {
  if (grid.columns.length < 3 || grid.lines.length > MOST_LINES) return [];
  const explained = new Set<string>();
  return tiesOf(grid).flatMap((tie) => {
    const broken = brokenBy(tie, grid, explained);
    return broken === null ? [] : [broken];
  });
}

const MOST_LINES = 60;
const LENGTHS = [3, 4, 12];

/** The one point where a tie breaks that holds at all the others; what a nearer tie explains is not looked at again. */
function brokenBy(tie: Tie, { columns, cells }: Grid, explained: Set<string>): Constraint | null {
  const held: Statement[] = [];
  const failed: Constraint[] = [];
  let chance = 1;
  for (let point = 0; point < columns.length; point += 1) {
    const found = tie.at(point);
    if (found === undefined) continue;
    const expected = image(tie.compute, found.inputs.map(intervalOf));
    if (expected === null || !Number.isFinite(expected.min) || !Number.isFinite(expected.max)) continue;
    if (missing(found.stated.interval, expected) === 0) {
      held.push(found.stated);
      chance *= Math.min(1, widthOf(found.stated.interval, expected));
    } else failed.push(constraintOf(tie, found, expected));
  }
  const [only, ...more] = failed;
  if (held.length < 2 || chance > tie.chance) return null;
  for (const { id } of held) explained.add(id);
  if (only === undefined || more.length > 0 || explained.has(only.stated.id)) return null;
  // A small result is far off by little: it is measured by what it is left of.
  const whole = only.id === "line=result" ? Math.abs(only.inputs[0]?.quantity.value ?? 0) : 0;
  const off =
    Math.abs(only.value - only.stated.quantity.value) /
    Math.max(Math.abs(only.value), Math.abs(only.stated.quantity.value), whole);
  // A quarter's line with the year's beside it, a month's with the quarter's.
  const times = Math.max(only.value / only.stated.quantity.value, only.stated.quantity.value / only.value);
  if (LENGTHS.some((length) => Math.abs(times / length - 1) < 0.03)) return null;
  if (isSoMany(only.stated, times, cells)) return null;
  return off >= OFF.least && off <= OFF.most(held.length) ? only : null;
}

/** "2 developers, 45 K€ + 20 K€ each: 130 K€": another figure of the same point says of how many it is. */
function isSoMany(stated: Statement, times: number, cells: Grid["cells"]): boolean {
  const point = cells.find((line) => line.includes(stated))?.indexOf(stated) ?? -1;
  return cells.some((line) => {
    const { value = 0, unit } = line[point]?.quantity ?? {};
    return value > 1 && unit !== "money" && Math.abs(times / value - 1) < 0.005;
  });
}

/** What is counted one by one is as printed. */
function intervalOf({ interval, quantity: { unit, scale, decimals, value, approximate } }: Statement): Interval {
  const counted = unit === "number" && scale === 1 && decimals === 0 && approximate !== true;
  return counted ? { min: value, max: value } : interval;
}

/** How much of the figure's size both leave open. */
function widthOf(stated: Interval, expected: Interval): number {
  const size = Math.max(Math.abs(stated.min), Math.abs(stated.max));
  return size === 0 ? 1 : (stated.max - stated.min + expected.max - expected.min) / size;
}

function constraintOf(
  { id, compute, expression }: Tie,
  { stated, inputs }: { stated: Statement; inputs: readonly Statement[] },
  expected: Interval,
): Constraint {
  if (id === "line=sum") {
    const parts = inputs.map((one) => ({ ...one, interval: intervalOf(one) }));
    return sumConstraint({ id, parts, total: { ...stated, interval: intervalOf(stated) }, touches: "growth" });
  }
  return {
    id,
    kind: "formula",
    stated,
    inputs,
    expression,
    keys: inputs.map((_, at) => String(at)),
    expected,
    value: compute(...inputs.map(({ quantity }) => quantity.value)),
    bound: "equal",
    slack: 0.005,
    exact: true,
    touches: "growth",
    mayBe: ["other_scope"],
  };
}
