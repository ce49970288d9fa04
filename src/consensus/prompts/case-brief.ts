import type { Instructions } from "../../model/prompt/instructions.ts";

/** What stands around the case in a prompt: the documents, and instructions of the user's own. */
export interface PromptSetting {
  documents?: string | undefined;
  instructions?: Instructions | undefined;
}

/** What a model is told of a case. Built by code from the case file; the same for both debaters and the arbitrator. */
export interface CaseBrief {
  topic: string;
  type: string;
  /** CRITICAL to MINOR. */
  severity: string;
  period?: string;
  /** What a wrong answer would cost the investor. */
  stakes?: string;
  A: PartyBrief;
  B: PartyBrief;
  /** Sides that are heard on paper only. */
  others?: { agents: string[]; value: unknown }[];
  ledger: LedgerRow[];
  /** Sums of code by name, each with the row it can be cited by. */
  sums?: [name: string, sum: string, entry: number][];
}

/** One side: who holds it, what, how sure, and what became of its own citations and sums. */
export interface PartyBrief {
  agents: string[];
  claim: string;
  value: unknown;
  confidence: number;
  /** Place and verdict of each citation, and the words quoted: ["Slide 8", "verified", "MRR: 42 K€"]. */
  cited: [place: string, verdict: string, quote?: string][];
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
