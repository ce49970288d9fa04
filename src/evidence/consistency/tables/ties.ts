import { fold } from "../../../lexicon/fold.ts";
import { CLOSING_BALANCE, COSTS_LINE, INCOME_LINE, OPENING_BALANCE, RESULT_LINE } from "../../../lexicon/sums.ts";
import type { Statement } from "../statement.ts";
import type { Grid } from "./grid.ts";

/** One way in which a line of a table comes from others, at each of its columns. */
export interface Tie {
  id: string;
  /** What makes the figure at one point of the line; undefined where a figure is missing. */
  at: (point: number) => { stated: Statement; inputs: readonly Statement[] } | undefined;
  expression: string;
  compute: (...values: number[]) => number;
  /** How often such a tie comes out by chance before it is believed. */
  chance: number;
}

const LONGEST_SUM = 8;
/** How far above a difference its two terms may stand. */
const FARTHEST = 5;
/** The likelihood that what holds everywhere else holds by chance; of sums of neighbours few are tried, of products many; lines that say by their names what they are need no such proof. */
const BY_CHANCE = { neighbours: 0.004, any: 0.0004, named: 1 };
const YEAR = 12;

type Cells = Grid["cells"];

/** Every tie between the lines of a table that is worth trying, nearest first. */
export function tiesOf(grid: Grid): Tie[] {
  const { cells } = grid;
  return [
    ...sums(cells),
    ...differences(grid),
    ...results(cells),
    ...movements(cells),
    ...products(cells),
    ...shares(cells),
    ...growths(cells),
    ...balances(grid),
  ];
}

/** A figure at a point together with those of other lines; undefined where one is missing or of another kind. */
function together(
  cells: Cells,
  stated: number,
  lines: readonly number[],
  fits: (all: readonly Statement[]) => boolean,
) {
  return (point: number) => {
    const one = cells[stated]?.[point];
    const inputs = lines.flatMap((line) => cells[line]?.[point] ?? []);
    if (one === undefined || inputs.length < lines.length || !fits([one, ...inputs])) return undefined;
    return { stated: one, inputs };
  };
}

const amount = ({ quantity }: Statement): boolean => quantity.unit === "money" || quantity.unit === "number";
const percent = ({ quantity }: Statement): boolean => quantity.unit === "percent";
const alike = (all: readonly Statement[]): boolean =>
  all.every(amount) && new Set(all.map(({ quantity: { currency, unit } }) => `${unit}${currency}`)).size === 1;
const plain = ({ quantity }: Statement): boolean => quantity.range === undefined && quantity.bound === undefined;
const positive = (all: readonly Statement[]): boolean => all.every((one) => one.quantity.value > 0 && plain(one));

/** The lines right above come to this one. */
function sums(cells: Cells): Tie[] {
  return cells.flatMap((_, line) =>
    Array.from({ length: Math.min(LONGEST_SUM, line) - 1 }, (_unused, more) => {
      const parts = Array.from({ length: more + 2 }, (_part, nth) => line - (more + 2) + nth);
      const fits = (all: readonly Statement[]) => alike(all) && positive(all);
      return {
        id: "line=sum",
        at: together(cells, line, parts, fits),
        expression: "",
        compute: (...values: number[]) => values.reduce((sum, value) => sum + value, 0),
        chance: BY_CHANCE.neighbours,
      };
    }),
  );
}

/** One of the lines above less another; what is spent is printed with a minus or without. */
function differences({ cells, lines }: Grid): Tie[] {
  const named = (line: number, words: RegExp) => words.test(fold(lines[line] ?? ""));
  return pairsAbove(cells).map(([line, a, b]) => ({
    id: "line=difference",
    at: together(cells, line, [a, b], (all) => alike(all) && all.every(plain)),
    expression: "{0} − {1}",
    compute: (whole, part) => whole - Math.abs(part),
    chance:
      named(line, RESULT_LINE) && named(a, INCOME_LINE) && named(b, COSTS_LINE)
        ? BY_CHANCE.named
        : line - a <= 3
          ? BY_CHANCE.neighbours
          : BY_CHANCE.any,
  }));
}

/** What is left of a line when all that stands between is taken away: revenue, its costs, the result. */
function results(cells: Cells): Tie[] {
  return cells.flatMap((_, line) =>
    Array.from({ length: Math.max(0, Math.min(LONGEST_SUM, line) - FEWEST_COSTS) }, (_unused, more) => {
      const lines = Array.from(
        { length: more + FEWEST_COSTS + 1 },
        (_part, nth) => line - (more + FEWEST_COSTS + 1) + nth,
      );
      return {
        id: "line=result",
        at: together(cells, line, lines, (all) => alike(all) && all.every(plain)),
        expression: lines.map((_part, nth) => `{${nth}}`).join(" − "),
        compute: (whole: number, ...costs: number[]) => costs.reduce((left, cost) => left - Math.abs(cost), whole),
        chance: BY_CHANCE.neighbours,
      };
    }),
  );
}

/** Of one cost it is a difference. */
const FEWEST_COSTS = 2;

/** A line and what is added to it or, with its minus sign, taken away. */
function movements(cells: Cells): Tie[] {
  return pairsAbove(cells).map(([line, a, b]) => ({
    id: "line=movement",
    at: together(cells, line, [a, b], (all) => alike(all) && all.every(plain)),
    expression: "{0} + {1}",
    compute: (whole, change) => whole + change,
    chance: BY_CHANCE.any,
  }));
}

/** A number of things at a price each, of a month or of a year of months. */
function products(cells: Cells): Tie[] {
  return pairsAbove(cells, true).flatMap(([line, a, b]) =>
    [1, YEAR].map((times) => ({
      id: "line=product",
      at: together(
        cells,
        line,
        [a, b],
        (all) =>
          all.every(amount) &&
          positive(all) &&
          all.filter(({ quantity }) => quantity.unit === "money").length % 2 === 0 &&
          !hasThirdFactor(all, cells, times),
      ),
      expression: times === 1 ? "{0} × {1}" : `{0} × {1} × ${times}`,
      compute: (one: number, two: number) => one * two * times,
      chance: BY_CHANCE.any,
    })),
  );
}

/** "2 engineers × 12 k€ × 6 months": another figure of the same point makes up for what two of them leave. */
function hasThirdFactor([stated, one, two]: readonly Statement[], cells: Cells, times: number): boolean {
  if (stated === undefined || one === undefined || two === undefined) return false;
  const left = stated.quantity.value / (one.quantity.value * two.quantity.value * times);
  const point = cells.find((line) => line.includes(stated))?.indexOf(stated) ?? -1;
  const others = cells.flatMap((line) => line[point] ?? []).filter((other) => ![stated, one, two].includes(other));
  return others.some(({ quantity }) => quantity.value !== 1 && Math.abs(left / quantity.value - 1) < 0.01);
}

/** One line as a share of another. */
function shares(cells: Cells): Tie[] {
  return pairsAbove(cells, true).map(([line, a, b]) => ({
    id: "line=share",
    at: together(
      cells,
      line,
      [a, b],
      ([rate, part, whole]) =>
        [rate, part, whole].every((one) => one !== undefined && plain(one)) &&
        percent(rate as Statement) &&
        alike([part as Statement, whole as Statement]) &&
        (whole as Statement).quantity.value > 0,
    ),
    expression: "{0} / {1}",
    compute: (part, whole) => (part / whole) * 100,
    chance: BY_CHANCE.any,
  }));
}

/** By how much another line grew since the column before. */
function growths(cells: Cells): Tie[] {
  return cells.flatMap((_, line) =>
    cells.flatMap((_other, of): Tie[] => {
      if (of === line || Math.abs(of - line) > FARTHEST) return [];
      const at = (point: number) => {
        const [rate, now, before] = [cells[line]?.[point], cells[of]?.[point], cells[of]?.[point - 1]];
        if (rate === undefined || now === undefined || before === undefined) return undefined;
        return percent(rate) && alike([now, before]) && positive([now, before])
          ? { stated: rate, inputs: [now, before] }
          : undefined;
      };
      return [
        {
          id: "line=growth",
          at,
          expression: "{0} / {1} − 1",
          compute: (now, before) => (now / before - 1) * 100,
          chance: BY_CHANCE.neighbours,
        },
      ];
    }),
  );
}

/** An opening balance is the closing one of the column before. */
function balances({ cells, lines }: Grid): Tie[] {
  return cells.flatMap((_, line) =>
    cells.flatMap((_other, of): Tie[] => {
      if (!OPENING_BALANCE.test(fold(lines[line] ?? "")) || !CLOSING_BALANCE.test(fold(lines[of] ?? ""))) return [];
      const at = (point: number) => {
        const [opening, closing] = [cells[line]?.[point], cells[of]?.[point - 1]];
        return opening !== undefined && closing !== undefined && alike([opening, closing])
          ? { stated: opening, inputs: [closing] }
          : undefined;
      };
      return [{ id: "line=carried", at, expression: "{0}", compute: (closing) => closing, chance: BY_CHANCE.any }];
    }),
  );
}

/** A line and two others that may make it: two above and near, or with `around` any two near. */
function pairsAbove(cells: Cells, around = false): (readonly [number, number, number])[] {
  const near = (line: number) =>
    Array.from({ length: cells.length }, (_, at) => at).filter(
      (at) => at !== line && Math.abs(at - line) <= FARTHEST && (around || at < line),
    );
  return cells.flatMap((_, line) =>
    near(line).flatMap((a) =>
      near(line).flatMap((b) => (a === b || (!around && a > b) ? [] : [[line, a, b] as const])),
    ),
  );
}
