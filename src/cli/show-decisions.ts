import type { Locale } from "../domain/locale.ts";
import { DECISION_WORDS } from "../i18n/cli-decisions.ts";
import { sayDay } from "../i18n/tags.ts";
import { oneLine, printNumber } from "../report/view/print.ts";
import type { PriorDecision } from "../review/result.ts";

/** What a person decided, on one line. */
export function describeDecision(
  { topic, kind, position = "", value = "", unit, reason, by, at }: Omit<PriorDecision, "contradictionId">,
  locale: Locale,
): string {
  const words = DECISION_WORDS[locale];
  const printed = typeof value === "number" ? printNumber(value, locale) : value;
  const decided = {
    accept_position: () => words.accepted(topic, position),
    set_value: () => words.valueSet(topic, unit === undefined ? printed : `${printed} ${unit}`),
    dismiss: () => words.dismissed(topic),
    accept_correction: () => words.correctionAccepted(topic),
    reject_correction: () => words.correctionRejected(topic),
  }[kind]();
  return oneLine(`${decided}. ${words.why(reason, by, sayDay(new Date(at), locale))}`);
}
