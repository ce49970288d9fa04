import type { Evidence, FindingCategory, ScoredFinding, Tier } from "../domain/finding.ts";
import type { NumberHabit } from "../quantities/numerals.ts";

/** What is known about the agent before its output is read. */
export interface AgentFrame {
  agentName: string;
  tier: Tier;
  /** It writes its confidences from 0 to 1. */
  unitScale: boolean;
  /** The agent's own overall confidence, for findings that give none. */
  confidence: ScoredFinding["confidence"] | null;
  category: FindingCategory | null;
  /** How it writes its numbers. */
  habit: NumberHabit;
}

/** What the objects around a part of an output say about it. */
export interface Surroundings {
  /** What it is about: the nearest name above it. */
  label: string | null;
  /** Where it says it stands: "Deck, slide 4". */
  place: string;
  period: string | null;
  confidence: ScoredFinding["confidence"] | null;
  category: FindingCategory | null;
  unit: string | null;
  /** One of several things that a list tells of: "Starter" among plans, a rival among rivals. */
  of: string | null;
  /** What the object around several values quotes for them. */
  quotes: readonly Evidence[];
  /** The same output states its findings elsewhere: what stands here is said in passing. */
  inPassing: boolean;
}

/** Nothing is known yet. */
export const NOWHERE: Surroundings = {
  label: null,
  place: "",
  period: null,
  confidence: null,
  category: null,
  unit: null,
  of: null,
  quotes: [],
  inPassing: false,
};
