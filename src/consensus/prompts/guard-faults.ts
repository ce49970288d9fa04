import type { GuardCode, GuardFault } from "../guard-fault.ts";

/** Each rule of the guard, told to whoever broke it. */
const FAULTS: Record<GuardCode, string> = {
  BAD_SHAPE: "The answer does not have the asked shape",
  WINNER_NOT_A_PARTY: "The winner must be one of the parties",
  DECISION_WINNER_MISMATCH: "The decision and the winner do not belong together",
  NO_VERIFIED_EVIDENCE: "No verified row bears out the side you chose; choose one that has a row, or UNRESOLVED",
  AGAINST_VERIFIED_EVIDENCE: "Verified primary rows speak for the other side",
  BOTH_SIDES_PHANTOM: "Both sides cite sources that do not exist: only UNRESOLVED is possible",
  VALUE_NOT_FOUNDED: "The value is neither a position's nor a row's; copy one of them",
  VALUE_OUTSIDE_RANGE: "The value lies outside its own range",
  VALUE_NOT_THE_WINNERS: "The value is not the one the chosen side holds",
  UNRESOLVED_WITH_VALUE: "UNRESOLVED has no value",
  WRONG_ARITHMETIC: "A sum is wrong",
  TRUST_TOO_HIGH: "The rows do not carry that much trust",
  CAN_TRUST_UNFOUNDED: "Nothing verified allows this to be trusted",
  MISSING_WHAT_TO_VERIFY: "What to verify is missing",
  MISSING_QUESTION: "The question for the founder is missing",
  LOSER_WITHOUT_FLAW: "Say what is wrong with the losing side",
  UNKNOWN_SOURCE: "A cited source or quotation is not in the documents",
  NO_DECISIVE_FACTOR: "Give at least one reason that names a row",
  HEDGED: "You hedge; state what the passages show, or choose UNRESOLVED",
  ONE_LINER_TOO_LONG: "The summary is too long",
};

/** The faults in plain words. What was offending is quoted as JSON: it may hold anything. */
export function tellFaults(faults: readonly GuardFault[]): string[] {
  const told = faults.map(({ code, detail }) => `${FAULTS[code]}: ${JSON.stringify(detail.slice(0, 120))}`);
  return [...new Set(told)].slice(0, 6).map((line) => line.replace(/[<>]/g, ""));
}
