import type { Dossier } from "../../../domain/dossier.ts";
import type { Quantity } from "../../../domain/quantity.ts";
import { FEE, OF_GAIN, OF_VOLUME } from "../../../lexicon/fees.ts";
import { fold } from "../../../lexicon/fold.ts";
import { speaksOfOthers } from "../../../lexicon/others.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import type { Statement } from "../statement.ts";
import { type Grid, gridsOf, turned } from "../tables/grid.ts";
import { outlineOf } from "./outline.ts";
import { figureIn, passagesOf, plainQuantities } from "./passage.ts";

/** What a fee is taken of. */
type Base = "volume" | "gain";

interface Rate {
  base: Base;
  statement: Statement;
}

const NEAR = 0.03;
const FEWEST_ROWS = 2;

/**
 * One fee that is taken of what is won in one place, and of all that is moved in another: "3 % of winnings" beside a table
 * that takes 3 % of the volume. The income that the table shows is then many times what the fee brings.
 */
export function rateBases(dossier: Dossier): Constraint[] {
  const rates = [...saidRates(dossier), ...gridsOf(dossier).flatMap(ratesOfTable)];
  const gains = rates.filter(({ base }) => base === "gain");
  return gains
    .flatMap(({ statement }) => {
      const other = rates.find(
        (one) =>
          one.base === "volume" &&
          one.statement.document === statement.document &&
          one.statement.quantity.value === statement.quantity.value,
      );
      if (other === undefined) return [];
      const tie = { slack: 0, exact: true, assumed: true as const, worded: true as const, touches: "price" as const };
      // The same rate of two things is two rates.
      const apart = { ...other.statement, interval: { min: -1, max: -1 } };
      return [twoAnswers("status:fee_base", apart, statement, { ...tie, mayBe: ["other_scope"] })];
    })
    .slice(0, 1);
}

/** "3 % fee on net winnings", "3 % of total volume". */
function saidRates(dossier: Dossier): Rate[] {
  return outlineOf(passagesOf(dossier)).flatMap(({ passage, role }) => {
    if (role === "competition" || role === "market" || speaksOfOthers(passage.text)) return [];
    const folded = fold(passage.text);
    return plainQuantities(passage.text, passage.document).flatMap((figure, nth): Rate[] => {
      if (figure.unit !== "percent" || figure.range !== undefined) return [];
      const after = folded.slice(figure.end, figure.end + LONGEST);
      const said = AFTER.exec(after)?.[0] ?? "";
      const isFee = A_FEE.test(said) || A_FEE.test(folded.slice(0, figure.start));
      const base = baseOf(said);
      return base === null || (!isFee && base === "gain" && !/\bonly\b/u.test(after)) || (!isFee && base === "volume")
        ? []
        : [{ base, statement: figureIn(passage, figure, 7300 + nth, passage.text.slice(0, 60)) }];
    });
  });
}

const LONGEST = 50;
const A_FEE = new RegExp(`\\b(?:${FEE})\\b`, "u");
/** Up to what the rate is taken of. */
const AFTER = new RegExp(
  `^\\s?(?:(?:${FEE})s?\\s)?(?:only )?(?:on|of|from|sur|de|des|du|sobre|das?|dos?) [^.;:|()]*`,
  "u",
);

function baseOf(words: string): Base | null {
  const [gain, volume] = [OF_GAIN.test(words), OF_VOLUME.test(words)];
  return gain === volume ? null : gain ? "gain" : "volume";
}

/** "Monthly volume | Revenue (3 %)": the column is that share of another in every line. */
function ratesOfTable(grid: Grid): Rate[] {
  return [grid, turned(grid)].flatMap((one) =>
    one.columns.flatMap((name, column): Rate[] => {
      const [rate, ...more] = plainQuantities(name).filter(({ unit }) => unit === "percent");
      if (rate === undefined || more.length > 0) return [];
      const whole = one.columns.findIndex((_, other) => other !== column && isShare(one, column, other, rate));
      const base = baseOf(fold(whole === 0 ? cornerOf(one) : (one.columns[whole] ?? "")));
      const [cell] = one.cells.flatMap((line) => line[column] ?? []);
      if (whole < 0 || base === null || cell === undefined) return [];
      return [{ base, statement: { ...cell, label: name, printed: rate.text, quantity: rate } }];
    }),
  );
}

/** What the lines of a table are amounts of, where they are. */
function cornerOf({ section: { rows }, lines: [first] }: Grid): string {
  const at = rows.findIndex(({ cells }) => cells[0]?.text === first);
  return rows[at - 1]?.cells[0]?.text ?? "";
}

function isShare({ cells, lines }: Grid, part: number, whole: number, { value }: Quantity): boolean {
  const pairs = cells.flatMap((line, at) => {
    // What the lines are called may be amounts.
    const named = whole === 0 ? plainQuantities(lines[at] ?? "")[0]?.value : undefined;
    const [share, all] = [line[part]?.quantity.value, named ?? line[whole]?.quantity.value];
    return share === undefined || all === undefined ? [] : [[share, all] as const];
  });
  return pairs.length >= FEWEST_ROWS && pairs.every(([share, all]) => Math.abs((all * value) / 100 / share - 1) < NEAR);
}
