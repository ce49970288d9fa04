import type { NewDecision } from "../../../../../src/server/contract.ts";
import { useDecide } from "../../../api/queries.ts";
import { DECISIONS } from "../../../i18n/decisions.ts";
import { useWords } from "../../../i18n/language.tsx";
import type { Case } from "../../../view/cases.ts";
import { useReview } from "../current-review.ts";
import { rememberedName } from "./remembered-name.ts";

/** A decision but for who takes it and why. */
export type Choice =
  | { kind: "accept_position"; contradictionId: string; position: string }
  | { kind: "set_value"; contradictionId: string; value: number | string; unit?: string }
  | { kind: "dismiss"; contradictionId: string };

/** What accepting the verdict means; null where there is no verdict to accept. */
export function acceptedBy({ id, resolution }: Case): Choice | null {
  if (resolution === null || resolution.verdict.decision === "UNRESOLVED") return null;
  const { winner } = resolution.verdict;
  if (winner !== null) return { kind: "accept_position", contradictionId: id, position: winner };
  const { value, unit } = resolution.finalValue;
  if (value === null) return null;
  return { kind: "set_value", contradictionId: id, value, ...(unit === undefined ? {} : { unit }) };
}

/** Accepts the verdict with one key, once the person has given a name. `ask` is called to get it. */
export function useAcceptance(one: Case, ask: () => void) {
  const { record } = useReview();
  const words = useWords(DECISIONS);
  const decide = useDecide(record.id, record.dealId);
  const decision = acceptedBy(one);
  return {
    decision,
    isPending: decide.isPending,
    isSuccess: decide.isSuccess,
    isError: decide.isError,
    error: decide.error,
    accept() {
      const by = rememberedName();
      if (decision === null || decide.isPending) return;
      if (by === "") ask();
      else decide.mutate({ ...decision, reason: words.agreed, by } satisfies NewDecision);
    },
  };
}
