import { type DecidedReview, heldValue, personsWord } from "../../followup/persons-word.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { sayDay } from "../../i18n/tags.ts";
import { asLabel } from "../../i18n/terms.ts";
import type { PriorDecision, Review } from "../../review/result.ts";
import { type Block, list } from "./block.ts";

/** What people decided in this review and in earlier ones, instead of the engine. */
export function decisionBlocks(review: Review): Block[] {
  return list(
    review.decisions.map((decision) => ({ label: decision.topic, text: decisionSentence(decision, review) })),
  );
}

/** "The value is €700,000. Ana, 15 January 2025: she signed the contract." */
export function decisionSentence(decision: PriorDecision, { locale, settled }: DecidedReview): string {
  const { kind, position = "", reason, by, at, contradictionId } = decision;
  const words = REPORT_WORDS[locale];
  const own = settled.find(({ contradiction }) => contradiction.id === contradictionId)?.contradiction;
  const value = heldValue(decision, own, locale);
  const agent = kind === "accept_position" && value !== position ? `${value}${words.colon}` : "";
  const what = kind === "accept_position" ? position : (value ?? "");
  return `${agent}${asLabel(words.decided[kind](what))}. ${words.decidedBy({ by, at: sayDay(new Date(at), locale), reason, again: contradictionId !== null })}`;
}

/** What a person decided on a contradiction; null where nobody did. */
export function decidedOn(contradictionId: string, review: DecidedReview): string | null {
  const person = personsWord(contradictionId, review);
  return person === null ? null : decisionSentence(person.decision, review);
}

/** The person's word first and the engine's sentence below it; the engine's alone where nobody decided. */
export function personFirst(engine: string, contradictionId: string, review: DecidedReview): string {
  const { colon, engineSaid } = REPORT_WORDS[review.locale];
  const person = decidedOn(contradictionId, review);
  return person === null ? engine : `${person} ${engineSaid}${colon}${engine}`;
}
