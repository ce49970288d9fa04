import { REPORT_WORDS } from "../../i18n/report.ts";
import type { PriorDecision, Review } from "../../review/result.ts";
import { type Block, list } from "./block.ts";
import { printNumber } from "./print.ts";

/** What people decided in earlier reviews, instead of the engine. */
export function decisionBlocks(review: Review): Block[] {
  return list(
    review.decisions.map((decision) => ({ label: decision.topic, text: decisionSentence(decision, review) })),
  );
}

/** "financial-auditor is held to be right. Ana, 2025-01-15: she signed the contract." */
export function decisionSentence(
  { kind, position, value, unit, reason, by, at, contradictionId }: PriorDecision,
  { locale }: Pick<Review, "locale">,
): string {
  const words = REPORT_WORDS[locale];
  const printed = typeof value === "number" ? printNumber(value, locale) : value;
  const what = kind === "set_value" ? [printed, unit].filter((one) => one !== undefined).join(" ") : (position ?? "");
  return `${words.decided[kind](what)}. ${words.decidedBy({ by, at: at.slice(0, 10), reason, again: contradictionId !== null })}`;
}
