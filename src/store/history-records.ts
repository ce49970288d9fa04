import type { FindingCategory } from "../domain/finding.ts";

/** A share with its uncertainty: posterior mean and middle 90 %. */
export interface Share {
  mean: number;
  low: number;
  high: number;
  alpha: number;
  beta: number;
}

export interface Tally {
  right: number;
  wrong: number;
  unresolved: number;
}

/** One agent's record over all deals of a tenant; each question of a deal counts once, as last settled. */
export interface AgentRecord extends Tally {
  agent: string;
  reliability: Share;
  categories: (Tally & { category: FindingCategory | "unknown"; reliability: Share })[];
  /** Claimed confidence against what came of it, in steps of ten points; empty steps are left out. */
  calibration: CalibrationBucket[];
}

export interface CalibrationBucket {
  /** From this confidence … */
  from: number;
  /** … to this one, not included (100 is, in the last). */
  to: number;
  claims: number;
  meanConfidence: number;
  shareRight: number;
}
