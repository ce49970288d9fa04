import type { Consolidated } from "./consolidated.ts";

/** Drivers a scenario may move. */
export const VARIED_DRIVERS = ["growth", "churn", "margin", "burn"] as const;
export type VariedDriver = (typeof VARIED_DRIVERS)[number];

/** Shares by which a proposal may move a value: less proves nothing, more is another company. */
export const LEAST_MOVE = 0.1;
export const MOST_MOVE = 0.6;

/**
 * What models propose for tier 3, checked already: which findings to judge, doubt, vary and put first. It holds no words
 * and no results: sentences and sums are code's.
 */
export interface SynthesisProposals {
  /** A judgement on a finding that has none. */
  grades: readonly { finding: Consolidated; grade: string }[];
  /** Topics whose value is tried on its bad side, by so large a share. */
  doubts: readonly { topic: string; share: number }[];
  /** How far a driver moves to the worse and to the better. */
  moves: readonly { driver: VariedDriver; worse: number; better: number }[];
  /** Findings that weigh most, for and against. */
  headlines: { for: readonly Consolidated[]; against: readonly Consolidated[] };
}
