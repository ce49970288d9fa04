/** What a model is told of a case. Built by code from the case file; the same for both debaters and the arbitrator. */
export interface CaseBrief {
  topic: string;
  type: string;
  period?: string;
  /** What a wrong answer would cost the investor. */
  stakes?: string;
  A: PartyBrief;
  B: PartyBrief;
  /** Sides that are heard on paper only. */
  others?: { agents: string[]; value: unknown }[];
  ledger: LedgerRow[];
}

/** One side: who holds it, what, how sure, and what became of its own citations and sums. */
export interface PartyBrief {
  agents: string[];
  claim: string;
  value: unknown;
  confidence: number;
  /** Place and verdict of each citation: ["Slide 8", "verified"]. */
  cited: [place: string, verdict: string][];
}

/** Number, place, rank, passage, and where there is one the value it states. */
export type LedgerRow = [entry: number, place: string, rank: string, passage: string, value?: number | string];

/** What a debater said, after code has struck what was false. */
export interface PleaBrief {
  value: unknown;
  points: [entry: number, shows: string][];
  sums?: string[];
  weaknesses: string[];
  confidence: number;
  /** Evidence that was not true. */
  struck?: number;
  conceded?: boolean;
}
