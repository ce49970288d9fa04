/** One code per rule of the guard. */
export type GuardCode =
  | "BAD_SHAPE"
  | "WINNER_NOT_A_PARTY"
  | "DECISION_WINNER_MISMATCH"
  | "NO_VERIFIED_EVIDENCE"
  | "AGAINST_VERIFIED_EVIDENCE"
  | "BOTH_SIDES_PHANTOM"
  | "VALUE_NOT_FOUNDED"
  | "VALUE_OUTSIDE_RANGE"
  | "VALUE_NOT_THE_WINNERS"
  | "UNRESOLVED_WITH_VALUE"
  | "WRONG_ARITHMETIC"
  | "TRUST_TOO_HIGH"
  | "CAN_TRUST_UNFOUNDED"
  | "MISSING_WHAT_TO_VERIFY"
  | "MISSING_QUESTION"
  | "LOSER_WITHOUT_FLAW"
  | "UNKNOWN_SOURCE"
  | "NO_DECISIVE_FACTOR"
  | "HEDGED"
  | "ONE_LINER_TOO_LONG";

/** One rule a verdict breaks, and how. */
export interface GuardFault {
  code: GuardCode;
  /** What is wrong, with the offending text: sent back to whoever wrote the verdict. */
  detail: string;
}
