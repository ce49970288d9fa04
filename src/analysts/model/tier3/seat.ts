import type { ZodType } from "zod";
import type { Consolidated } from "../../synthesis/consolidated.ts";
import type { SynthesisProposals } from "../../synthesis/proposals.ts";

/** Why a proposal was not taken. */
export type Declined =
  | "no_such_finding"
  | "contested"
  | "judged_already"
  | "not_a_known_figure"
  | "out_of_bounds"
  | "another_metric";

/** What became of a proposal that was not taken. */
export interface DeclinedProposal {
  analyst: string;
  /** The number it gave the finding. */
  finding: number;
  why: Declined;
}

/** A finding by the number the model was shown. */
export type FindingNumbered = (number: number) => Consolidated | undefined;

/** One analyst of tier 3: it chooses among consolidated findings, by number, and says nothing in words of its own. */
export interface Seat<Answer> {
  name: string;
  /** In one sentence, addressed to the model. */
  mission: string;
  deliver: readonly string[];
  schema: ZodType<Answer>;
  /** What of an answer may count; the rest is declined, each with its reason. */
  dispose(
    answer: Answer,
    numbered: FindingNumbered,
  ): { proposals: Partial<SynthesisProposals>; declined: Omit<DeclinedProposal, "analyst">[] };
}
