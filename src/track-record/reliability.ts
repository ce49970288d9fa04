/** A share of successes with its uncertainty: the posterior Beta(alpha, beta). */
export interface Reliability {
  mean: number;
  /** The middle 90 % of the posterior. */
  low: number;
  high: number;
  /** Expected numbers of right and wrong claims, the prior's included. Claims nobody disputes count little. */
  alpha: number;
  beta: number;
}

/** What is believed of an agent nobody knows: right that often, with the certainty of that many judged claims. */
export const STRANGER = { mean: 0.7, strength: 6 } as const;
