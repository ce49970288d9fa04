import type { Explanation, Touch } from "../../../domain/inconsistency.ts";
import type { Formula, FormulaInput } from "../../../quantities/topics/formula.ts";

/** How strictly a tie binds, and what its breach bears on. */
export interface Binding {
  slack: number;
  exact: boolean;
  touches: Touch;
  mayBe: readonly Explanation[];
}

/** A definition: what breaks it cannot be true as printed. */
export const DEFINED = (touches: Touch, ...mayBe: Explanation[]): Binding => ({
  slack: 0.01,
  exact: true,
  touches,
  mayBe,
});

/** A tie that leaves room: averages, other income, other parts of the business. */
export const LOOSE = (touches: Touch, slack: number, ...mayBe: Explanation[]): Binding => ({
  slack,
  exact: false,
  touches,
  mayBe,
});

/** An input of the stated figure's own time. */
export const of = (key: string, ...others: string[]): FormulaInput => ({ key, topics: [key, ...others] });
/** A term of the deal or a size of the market, which has no date. */
export const always = (key: string, ...others: string[]): FormulaInput => ({ ...of(key, ...others), timeless: true });
/** What must be of a month; years are brought to months. */
export const monthly = (key: string, ...others: string[]): FormulaInput => ({
  ...of(key, ...others),
  rhythm: "monthly",
});
/** "Burn 2024: 960 000" is the year's, though it does not say so. */
export const ofYear = (key: string): FormulaInput => ({ ...of(key), rhythm: "annual" });
/** The same a year earlier. */
export const earlier = (key: string, ...others: string[]): FormulaInput => ({
  key: `${key}_before`,
  topics: [key, ...others],
  previous: true,
});

/** One definition in use of what is given. */
export function formula(
  gives: string,
  inputs: readonly FormulaInput[],
  expression: string,
  compute: Formula["compute"],
): Formula {
  return { gives, inputs, expression, compute };
}
