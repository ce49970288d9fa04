import type { FileChange, Instant } from "./records.ts";

export type DecisionKind = "accept_position" | "set_value" | "dismiss" | "accept_correction" | "reject_correction";

/** What a person decides instead of the engine. The engine's verdict stays beside it. */
export interface NewDecision {
  reviewId: string;
  /** Either this … */
  contradictionId?: string;
  /** … or this, with the agent whose analysis it is about (ids of critiques are unique per agent). */
  critique?: { agentName: string; id: string };
  kind: DecisionKind;
  /** `accept_position`: the agent that is right. */
  position?: string;
  /** `set_value`: what is true instead. */
  value?: number | string;
  unit?: string;
  /** Why; never empty. */
  reason: string;
  /** Who; never empty. */
  by: string;
}

export interface Decision extends NewDecision {
  id: string;
  dealId: string;
  /** The same question in later reviews of the deal has the same key. */
  topicKey: string;
  /** As people call it. */
  topic: string;
  at: Instant;
  /** The later decision on the same question, which stands instead. */
  supersededBy: string | null;
}

/** Why a decision was not taken. */
export type DecisionRefusal =
  | "reason_required"
  | "name_required"
  | "review_not_found" // or not finished: there is nothing to decide on yet
  | "subject_not_found" // the review has no such contradiction or critique
  | "position_required" // or the agent holds no position in it
  | "value_required"
  | "wrong_kind"; // a correction is accepted or rejected, a contradiction is not

/** A verdict that rests on documents which have changed since. */
export interface StaleVerdict {
  reviewId: string;
  contradictionId: string;
  topic: string;
  topicKey: string;
  /** Only the documents it rests on. */
  changes: FileChange[];
}

export interface Staleness {
  /** The latest finished review, and the files it read against those of today. */
  reviewId: string;
  fromVersion: number;
  toVersion: number;
  /** Every file that is new, gone or replaced, agents' answers among them. */
  changes: FileChange[];
  stale: StaleVerdict[];
}
