import type { Explanation, Touch } from "../../domain/inconsistency.ts";
import { inMonths } from "../../quantities/durations.ts";
import type { Interval } from "./interval.ts";
import { image, missing } from "./interval.ts";
import type { Statement } from "./statement.ts";

/** How a constraint came about: a formula, two answers to one question, parts and their total. */
export type ConstraintKind = "formula" | "bound" | "two_values" | "sum";

/** One tie between figures that are really printed: what one says, and what the others make of it. */
export interface Constraint {
  /** The relation's name. */
  id: string;
  kind: ConstraintKind;
  /** The figure that is held against the others. */
  stated: Statement;
  /** The others, in the order of the sum. */
  inputs: readonly Statement[];
  /** "{arr} / 12": with the inputs' names, in their order. */
  expression: string;
  keys: readonly string[];
  /** What the inputs give. */
  expected: Interval;
  value: number;
  bound: "equal" | "at_most" | "at_least";
  slack: number;
  exact: boolean;
  /** What the inputs give where each is taken as printed and one of them is a range; absent where none is. */
  between?: Interval;
  /** Which of the inputs are a year's and were brought to a month. */
  yearly?: readonly number[];
  /** True where words are held against each other: there is no gap to measure. */
  worded?: true;
  /** See `Relation.assumes`. */
  assumed?: true;
  touches: Touch;
  mayBe: readonly Explanation[];
}

/** What is smaller than this is a rounding nobody would ask about. */
export const LEAST_GAP = 0.005;

/** How far a constraint is from being possible, as a share; 0 where it holds. */
export function breach({ stated, expected, bound, slack, worded }: Constraint): number {
  const { interval } = stated;
  const allowed: Interval =
    bound === "equal"
      ? expected
      : bound === "at_most"
        ? { min: Number.NEGATIVE_INFINITY, max: expected.max }
        : { min: expected.min, max: Number.POSITIVE_INFINITY };
  const gap = missing(interval, allowed);
  return gap > (worded === true ? 0 : Math.max(slack, LEAST_GAP)) ? gap : 0;
}

/** No founder is out by this much; who reads two figures so far apart as one has read one of them wrongly. */
const FARTHEST = 100;

/**
 * Whether a broken tie can be believed to be one: 95 € and 320 M€ are not two answers to one question. The same digits
 * are: "1.2" for "1.2 M€" is a slip of the unit; and what one line works out is the line's own sum.
 */
export function isCredible({ stated, inputs, value, bound, worded }: Constraint): boolean {
  if (inputs.every(({ passage }) => passage === stated.passage)) return true;
  const size = Math.abs(inMonths(stated.quantity));
  const other = Math.abs(value);
  if (bound !== "equal" || worded === true || size === 0 || other === 0) return true;
  const times = Math.max(size / other, other / size);
  const tens = Math.log10(times);
  return times < FARTHEST || Math.abs(tens - Math.round(tens)) < 0.01;
}

/** What a maker of constraints says of its tie. */
type Tie = Pick<Constraint, "slack" | "exact" | "touches" | "mayBe" | "assumed" | "worded"> &
  Partial<Pick<Constraint, "bound">>;

/** Two answers to one question. */
export function twoAnswers(id: string, stated: Statement, other: Statement, tie: Tie): Constraint {
  const { interval, quantity } = other;
  return {
    id,
    kind: "two_values",
    stated,
    inputs: [other],
    expression: "{other}",
    keys: ["other"],
    expected: interval,
    value: quantity.value,
    bound: "equal",
    ...tie,
  };
}

/** A part against its rate of the whole; null where they give no number. */
export function rateOfWhole(
  id: string,
  stated: Statement,
  rate: Statement,
  whole: Statement,
  tie: Tie,
): Constraint | null {
  const compute = (share: number, size: number) => (share * size) / 100;
  const expected = image(compute, [rate.interval, whole.interval]);
  if (expected === null) return null;
  return {
    id,
    kind: "formula",
    stated,
    inputs: [rate, whole],
    expression: "{rate} × {whole}",
    keys: ["rate", "whole"],
    expected,
    value: compute(rate.quantity.value, whole.quantity.value),
    bound: "equal",
    ...tie,
  };
}

/** Every figure it rests on. */
export const members = ({ stated, inputs }: Constraint): Statement[] => [stated, ...inputs];
