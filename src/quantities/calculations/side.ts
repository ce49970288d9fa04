import { evaluate, numeralValue, type Reading } from "./evaluate.ts";
import { type Expression, partsOf, soleNumeral } from "./expression.ts";
import { readingOf } from "./numeral.ts";
import type { NumberToken } from "./token.ts";

/** One side of an equality. */
export interface Side {
  /** As written. */
  text: string;
  expression: Expression;
  /** Set where the side is one printed number: something that can be rounded. */
  numeral: NumberToken | null;
  /** What the caller said of the result: its unit, and how many decimals were printed. */
  told?: { unit?: NumberToken; decimals?: number; value?: number };
}

/** A printed number, taken apart: 504 in "504K€" has scale 1000. */
export interface Printed {
  digits: number;
  /** Half a unit of the last printed digit, in the same terms as `digits`. */
  half: number;
  scale: number;
  fraction: number;
  currency?: string;
  /** No unit stands on it and nobody told one. */
  bare: boolean;
  /** The unit was told beside the number, as the unit of a whole table is. */
  told: boolean;
}

export function sideOf(text: string, expression: Expression, told?: Side["told"]): Side {
  return { text, expression, numeral: soleNumeral(expression), ...(told ? { told } : {}) };
}

/** What a side that is one number says. */
export function printedOn({ expression, numeral, told }: Side, reading: Reading): Printed | null {
  if (!numeral) return null;
  const own = numeral.scale !== 1 || numeral.fraction !== 1 || numeral.currency !== undefined;
  const unit = own ? numeral : (told?.unit ?? numeral);
  const decimals = Math.max(readingOf(numeral.readings, reading.habit).decimals, told?.decimals ?? 0);
  const currency = numeral.currency ?? told?.unit?.currency;
  return {
    digits: evaluate(expression, reading) / (numeral.scale * numeral.fraction),
    half: 0.5 * 10 ** -decimals,
    scale: unit.scale,
    fraction: unit.fraction,
    ...(currency === undefined ? {} : { currency }),
    bare: !own && told?.unit === undefined,
    told: !own && told?.unit !== undefined,
  };
}

/** Every number of an expression, inputs included. */
export function numbersIn(expression: Expression): NumberToken[] {
  return partsOf(expression).flatMap((part) =>
    part.kind === "number" ? [part.token] : part.kind === "input" ? [part.token.value] : [],
  );
}

/**
 * How far a side can be off because numbers in it were rounded when they were printed. Only numbers that `before` does
 * not hold count: those are results of the steps before, the others were given.
 */
export function roundingOf(side: Side, before: readonly Side[], reading: Reading): number {
  const given = new Set(
    before.flatMap(({ expression }) => numbersIn(expression)).map((token) => numeralValue(token, reading)),
  );
  const exact = evaluate(side.expression, reading);
  let reach = 0;
  for (const token of numbersIn(side.expression)) {
    if (given.has(numeralValue(token, reading))) continue;
    const by = 0.5 * 10 ** -readingOf(token.readings, reading.habit).decimals;
    reach += Math.abs(evaluate(side.expression, { ...reading, nudge: { token, by } }) - exact);
  }
  return reach;
}
