import type { Quantity } from "./quantity.ts";

/** A figure or a quotation somebody names in prose, with the pages it is said to stand on: none where none is named. */
export interface PointedStatement {
  words: string;
  /** Absent where it is words. */
  quantity?: Quantity;
  /** Words of whoever points, not of the page. */
  retold?: true;
  pages: readonly number[];
}

/**
 * What somebody's warning holds against each other, before anybody looked for it in the documents. `sum`: none of what is
 * `against` is what the statements come to; `same`: one figure with two values; `words`: two quotations.
 */
export interface PointedOut {
  kind: "sum" | "same" | "words";
  /** The warning. */
  text: string;
  /** What the sum is held against, the likeliest first: the first that the documents print is meant. Empty without a sum. */
  against: readonly PointedStatement[];
  statements: readonly PointedStatement[];
  /** The statements by their place, from 2 on: "f2 * f3"; null where nothing is computed. */
  sum: string | null;
  /** What the sum is said to come to: code's own must come to the same. */
  result: Quantity | null;
  /** Every page the warning names. */
  pages: readonly number[];
}
