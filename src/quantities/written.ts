import type { Hedge } from "./hedges.ts";
import { type LeftSide, readLeft } from "./left.ts";
import { halfAfter } from "./number-words.ts";
import type { Numeral } from "./numerals.ts";
import { type RightSide, readRight } from "./right.ts";

/** Digits with what belongs to them on both sides, before a value is given. */
export interface Written {
  numeral: Numeral;
  left: LeftSide;
  right: RightSide;
  start: number;
  end: number;
}

/** One quantity of a text as it is written: one number, or the two ends of a range. */
export interface WrittenQuantity {
  first: Written;
  second?: Written;
  hedge: Hedge;
  start: number;
  end: number;
  /** "(71)": in an account a loss, in a sentence an aside. */
  parenthesised: boolean;
}

/**
 * Joins to a number already read, by digits or by word, what belongs to it; nothing left of `floor` does, but a currency
 * that is `shared` with the first end of its range.
 */
export function surround(text: string, numeral: Numeral, floor: number, shared?: LeftSide["currency"]): Written {
  const left = readLeft(text, numeral.start, floor);
  const right = readRight(text, numeral.end, left.currency, left.parenthesis !== undefined, shared);
  const start = right.closed && left.parenthesis !== undefined ? Math.min(left.start, left.parenthesis) : left.start;
  const half = right.unit?.unit === "duration" ? halfAfter(text, right.end) : 0;
  if (half === 0) return { numeral, left, right, start, end: right.end };
  return { numeral: withHalf(numeral), left, right: { ...right, end: half }, start, end: half };
}

/** "2 ans et demi": two and a half. */
function withHalf(numeral: Numeral): Numeral {
  const readings = numeral.readings.map((one) =>
    one.decimals > 0 ? one : { value: one.value + 0.5, decimals: 1, digits: `${one.digits}.5` },
  );
  return { ...numeral, readings };
}
