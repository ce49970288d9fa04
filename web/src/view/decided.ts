import type { Locale } from "../../../src/domain/locale.ts";
import type { Decision } from "../../../src/server/contract.ts";
import { measured } from "../i18n/numbers.ts";
import type { Case } from "./cases.ts";

/** What a person says instead of the engine, or with it. */
export interface PersonsWord {
  decision: Decision;
  /** The value as the reader writes it; null where the contradiction was dismissed. */
  value: string | null;
}

/** The decision of a person that stands on a contradiction, with its value; null where nobody decided. */
export function personsWord(one: Case, decisions: readonly Decision[], locale: Locale): PersonsWord | null {
  const decision = decisions.find(({ supersededBy }) => supersededBy === null);
  if (decision === undefined) return null;
  if (decision.kind === "accept_position") {
    const held = one.contradiction.positions.find(({ agentName }) => agentName === decision.position);
    return { decision, value: held?.claim ?? decision.position };
  }
  return { decision, value: decision.kind === "set_value" ? measured(decision.value, decision.unit, locale) : null };
}
