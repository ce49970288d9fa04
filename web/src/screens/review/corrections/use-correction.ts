import type { ReviewDocument } from "../../../../../src/server/contract.ts";
import { useDecide } from "../../../api/queries.ts";
import { CORRECTIONS } from "../../../i18n/corrections.ts";
import { useWords } from "../../../i18n/language.tsx";
import { agreedReason } from "../../../view/agreed-reason.ts";
import { rememberedName } from "../contradictions/remembered-name.ts";
import { useReview } from "../current-review.ts";

type Result = ReviewDocument["reflexions"][number]["result"];

/** One objection and what was done about it. */
export interface Correction {
  /** Ids of critiques are unique per agent only. */
  key: string;
  agentName: string;
  tier: number;
  critique: Result["critiques"][number];
  improvement: Result["improvements"][number];
}

/** All corrections of a review, in the order of the analyses. */
export function correctionsOf(review: ReviewDocument): Correction[] {
  return review.reflexions.flatMap(({ agentName, tier, result }) =>
    result.improvements.flatMap((improvement) => {
      const critique = result.critiques.find(({ id }) => id === improvement.critiqueId);
      if (critique === undefined) return [];
      return [{ key: `${agentName}\u0000${critique.id}`, agentName, tier, critique, improvement }];
    }),
  );
}

/** Accepts with one key once there is a name; without one, `ask` is given the correction. */
export function useCorrectionDecision(ask: (correction: Correction) => void) {
  const words = useWords(CORRECTIONS);
  const { record } = useReview();
  const decide = useDecide(record.id, record.dealId);
  return {
    error: decide.error,
    accept(correction: Correction) {
      const by = rememberedName();
      if (decide.isPending) return;
      if (by === "") ask(correction);
      else {
        const critique = { agentName: correction.agentName, critiqueId: correction.critique.id };
        decide.mutate({ kind: "accept_correction", critique, reason: agreedReason(correction, words), by });
      }
    },
  };
}
