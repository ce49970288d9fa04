/** One of the statements somebody holds against each other: a line by its number, and the figure or the words in it. */
export interface ProposedStatement {
  line: number;
  /** Letter for letter as printed: "$1.2M"; for words against words the telling ones. */
  words: string;
}

/**
 * Lines of the documents that somebody takes for a contradiction. `same`: one figure with two values. `sum`: the first
 * is not what the others give. `at_most`: the first is more than they allow. `words`: statements that exclude each other.
 */
export interface ContradictionProposal {
  /** What it is about, in the documents' own words. */
  about: string;
  kind: "same" | "sum" | "at_most" | "words";
  statements: readonly ProposedStatement[];
  /** What the first should be, with the others by their place: "f2 * f3"; null where nothing is computed. */
  sum: string | null;
}

/** Why a proposal was not taken. */
export const PROPOSAL_DECLINED = [
  "no_such_line",
  "not_there",
  "one_place",
  "unreadable_sum",
  "other_unit",
  "other_time",
  "other_subject",
  "holds",
  "told_already",
  "too_many",
] as const;
export type ProposalDeclined = (typeof PROPOSAL_DECLINED)[number];
