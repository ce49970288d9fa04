import type { Explanation, Touch } from "../../../domain/inconsistency.ts";
import type { Quantity } from "../../../domain/quantity.ts";
import type { Constraint } from "../constraint.ts";
import { type Interval, image, missing } from "../interval.ts";
import type { Statement } from "../statement.ts";
import type { Passage } from "../words/passage.ts";
import type { Sentence } from "../words/sentences.ts";

/** What a form goes through: a sentence, and the lines of its page. */
export interface Telling {
  sentence: Sentence;
  page: readonly Passage[];
  statements: readonly Statement[];
}

/** A sum that a document works out in its own words: what it comes to there, of what, and how. */
export interface ToldSum {
  id: string;
  stated: Statement;
  terms: readonly Statement[];
  compute: (...values: number[]) => number;
  /** "{0} × {1}": with the terms' places. */
  expression: string;
  touches: Touch;
  mayBe: readonly Explanation[];
  bound?: "at_most";
  slack?: number;
  /** Factors that a line leaves out: with one of them it comes out. */
  mayLack?: readonly number[];
}

/** Beside the rounding of the print; what is written in a deck's line is often rounded once more. */
const ROUNDED = 0.06;

/** What the terms are is our reading of a line, so what does not come out is asked about. */
export function constraintOf(sum: ToldSum): Constraint | null {
  const { id, stated, terms, compute, expression, touches, mayBe, bound = "equal", slack = ROUNDED } = sum;
  const expected = image(
    compute,
    terms.map(({ interval }) => interval),
  );
  if (expected === null || (sum.mayLack ?? []).some((factor) => comesOut(expected, factor, stated))) return null;
  return {
    id,
    kind: bound === "equal" ? "formula" : "bound",
    stated,
    inputs: terms,
    expression,
    keys: terms.map((_, at) => String(at)),
    expected,
    value: compute(...terms.map(({ quantity }) => quantity.value)),
    ...betweenOf(terms, compute),
    bound,
    slack,
    exact: true,
    assumed: true,
    touches,
    mayBe,
  };
}

const comesOut = ({ min, max }: Interval, factor: number, { interval }: Statement): boolean =>
  missing({ min: min * factor, max: max * factor }, interval) <= ROUNDED;

/** What comes out over the ranges that are printed. */
function betweenOf(terms: readonly Statement[], compute: ToldSum["compute"]): { between?: Interval } {
  if (!terms.some(({ quantity }) => quantity.range !== undefined)) return {};
  const between = image(
    compute,
    terms.map(({ quantity: { range, value } }) => range ?? { min: value, max: value }),
  );
  return between === null ? {} : { between };
}

const LONGEST_LABEL = 60;

/** The words right before a figure. */
export const labelBefore = (text: string, { start }: Pick<Quantity, "start">): string =>
  text
    .slice(0, start)
    .replace(/^\P{L}+|[^\p{L})]+$/gu, "")
    .slice(-LONGEST_LABEL);

/** Two numbers of the same money, or two of things. */
export const sameKind = (one: Quantity, other: Quantity): boolean =>
  (one.unit === "money") === (other.unit === "money") &&
  one.currency === other.currency &&
  ["money", "count", "number"].includes(one.unit);

export const near = (one: number, other: number): boolean => Math.abs(one / other - 1) <= ROUNDED;
