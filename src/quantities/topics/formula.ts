import type { Basis } from "../../domain/quantity.ts";
import { topicById } from "./catalogue.ts";

/** One value a formula needs. */
export interface FormulaInput {
  /** How the expression names it: "{mrr}". */
  key: string;
  /** Topics that can fill it, best first. */
  topics: readonly string[];
  /** The value of the period before, e.g. last year's revenue in a growth. */
  previous?: true;
  /** The rhythm it must have; a value that says none does not fit, unless the topic has that rhythm by its nature. */
  rhythm?: NonNullable<Basis["rhythm"]>;
  /** Terms of the deal have no period: a valuation goes with the latest known figures. */
  timeless?: true;
}

/** How one topic follows from others. */
export interface Formula {
  /** The topic it gives. */
  gives: string;
  inputs: readonly FormulaInput[];
  /** "{mrr} × 12": printed with names as the formula and with numbers as the calculation. */
  expression: string;
  /** From the inputs' values in order, percentages as printed (72 for 72 %). */
  compute(...values: number[]): number;
  /** True where it only holds over a whole year. */
  yearly?: true;
  /** The rhythm of what it gives. */
  rhythm?: NonNullable<Basis["rhythm"]>;
  /** True where it is another formula turned around: worth computing only where the topic itself is not stated. */
  inverse?: true;
}

/** What came out, or why nothing sensible did. */
export type FormulaOutcome =
  | { value: number }
  | { refused: "not_finite" | "below_zero" | "above_hundred" | "bad_input" };

/**
 * Computes a formula and refuses what makes no sense: divisions by zero, negative prices, margins above 100 %,
 * and inputs that are impossible themselves.
 */
export function evaluateFormula(formula: Formula, values: readonly number[]): FormulaOutcome {
  const possible = formula.inputs.every((input, position) => {
    const value = values[position];
    return value !== undefined && input.topics.some((topic) => impossible(topic, value) === null);
  });
  if (!possible || values.length !== formula.inputs.length) return { refused: "bad_input" };
  const value = formula.compute(...values);
  const refused = impossible(formula.gives, value);
  return refused === null ? { value } : { refused };
}

/** Why a value cannot be one of this topic; null where it can. Doubtful but possible values pass. */
export function impossible(topicId: string, value: number): "not_finite" | "below_zero" | "above_hundred" | null {
  if (!Number.isFinite(value)) return "not_finite";
  const topic = topicById(topicId);
  if (topic === undefined || topic.plausible === null) return null;
  if (value < 0 && topic.plausible.min >= 0) return "below_zero";
  if (topic.unit === "percent" && topic.plausible.max <= 100 && value > 100) return "above_hundred";
  return null;
}
