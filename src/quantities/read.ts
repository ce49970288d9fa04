import { hedgeBefore } from "./hedges.ts";
import { type Numeral, readNumeral } from "./numerals.ts";
import { rangeEnd } from "./ranges.ts";
import { surround, type WrittenQuantity } from "./written.ts";

/**
 * Reads the quantity whose digits start at `at`; nothing left of `floor` belongs to it. Null where no number stands.
 * Where `plainSpaces` is "part", digits joined by ordinary spaces need a unit behind them to be one number.
 */
export function readWritten(
  text: string,
  at: number,
  floor: number,
  plainSpaces: "group" | "part",
): WrittenQuantity | null {
  const numeral = readNumeral(text, at);
  if (numeral === null) return null;
  const written = around(text, numeral, floor);
  const { unit, currency, scale } = written.first.right;
  const measured = unit !== undefined || currency !== undefined || scale !== undefined;
  if (plainSpaces === "group" || measured || !numeral.text.includes(" ")) return written;
  const parted = readNumeral(text, at, undefined, "part");
  return parted === null ? null : around(text, parted, floor);
}

/** The same for a number already read, by digits or by word. */
export function around(text: string, numeral: Numeral, floor: number): WrittenQuantity {
  const first = surround(text, numeral, floor);
  const hedge = hedgeBefore(text, first.start, floor);
  const second = rangeEnd(text, first, hedge, floor);
  const opened = hedge.opens !== undefined && second === null;
  const parenthesised = first.left.parenthesis !== undefined && first.right.closed && second === null;
  return {
    first,
    ...(second === null ? {} : { second }),
    hedge,
    start: opened ? hedge.inner : hedge.start,
    end: (second ?? first).end,
    parenthesised,
  };
}
