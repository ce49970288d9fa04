/** How large a sum may be before it is refused. A hand-written calculation stays far below each of these. */
export const LIMITS = {
  /** Characters of the formula, of the result and of each input. */
  characters: 4_000,
  tokens: 1_000,
  /** Parentheses, signs and powers inside each other. */
  depth: 60,
  exponent: 1_000,
  magnitude: 1e30,
  inputs: 100,
  /** Sides of one chain of equalities. */
  sides: 40,
} as const;

/** Why a sum could not be computed. */
export type FailureReason = "unreadable" | "too_large" | "missing_input" | "division_by_zero" | "not_finite";

/** Travels inside this folder only: `checkCalculation` turns it into a named result. */
export class CalculationFailure extends Error {
  readonly reason: FailureReason;
  readonly names: readonly string[];

  constructor(reason: FailureReason, names: readonly string[] = []) {
    super(reason);
    this.name = "CalculationFailure";
    this.reason = reason;
    this.names = names;
  }
}
