import { STRANGER } from "../track-record/reliability.ts";
import type { EstimateOptions } from "./claim.ts";

/** The options with every default filled in. */
export type Settings = Required<EstimateOptions>;

/**
 * Ordinary values from the literature, set before they were tried, but for `copyRate`: there the share of hidden
 * claims that the others foretell was compared (`bench conflicts --tune`); it hardly moves with the rest. `caution`
 * is below 1 although hidden claims would allow 1: a false value that two people repeat is foretold well, and false.
 */
export const DEFAULTS: Settings = {
  sameValue: 0.01,
  falseValues: 20,
  priorMean: STRANGER.mean,
  priorStrength: STRANGER.strength,
  copyRate: 0.95,
  copyPrior: 0.05,
  caution: 0.7,
  maxRounds: 10,
};

export function settingsOf(options: EstimateOptions): Settings {
  return { ...DEFAULTS, ...options };
}
