import type { EstimateOptions } from "./claim.ts";

/** The options with every default filled in. */
export type Settings = Required<EstimateOptions>;

/**
 * Chosen on claims without a known truth, by how well hidden claims are foretold from the others
 * (`bench conflicts --tune`), not on the cases that are scored.
 */
export const DEFAULTS: Settings = {
  sameValue: 0.01,
  falseValues: 20,
  priorMean: 0.7,
  priorStrength: 6,
  copyRate: 0.8,
  copyPrior: 0.05,
  caution: 0.7,
  maxRounds: 10,
};

export function settingsOf(options: EstimateOptions): Settings {
  return { ...DEFAULTS, ...options };
}
