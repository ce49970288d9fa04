import type { Contradiction } from "../domain/contradiction.ts";
import type { Locale } from "../domain/locale.ts";
import { formatQuantity } from "../quantities/format.ts";
import type { PriorDecision, Review } from "../review/result.ts";

/** What a person holds instead of the engine, or with it. */
export interface PersonsWord {
  decision: PriorDecision;
  /** As the reader writes it; null where the contradiction was dismissed. */
  value: string | null;
  /** What the engine's verdict holds, in the same form; null where it holds no figure. */
  engine: string | null;
}

/** What people decided: every surface says it before the engine's verdict. */
export type DecidedReview = Pick<Review, "decisions" | "settled" | "locale">;

/** The last word of a person on a contradiction of the review; null where nobody decided. */
export function personsWord(contradictionId: string, review: DecidedReview): PersonsWord | null {
  const decision = review.decisions.findLast((one) => one.contradictionId === contradictionId);
  if (decision === undefined) return null;
  const own = review.settled.find(({ contradiction }) => contradiction.id === contradictionId);
  const { value = null, unit } = own?.resolution.finalValue ?? {};
  return {
    decision,
    value: heldValue(decision, own?.contradiction, review.locale),
    engine: typeof value === "number" ? printed(value, unit, review.locale) : null,
  };
}

/** The same, for the contradiction on a topic. */
export function personsWordOnTopic(topic: string, review: DecidedReview): PersonsWord | null {
  const own = review.settled.find(({ contradiction }) => contradiction.topicId === topic);
  return own === undefined ? null : personsWord(own.contradiction.id, review);
}

/** "700 000 €": what somebody set, or what the agent held to be right says. */
export function heldValue(
  { kind, value, unit, position }: PriorDecision,
  of: Contradiction | undefined,
  locale: Locale,
): string | null {
  if (kind === "set_value") return value === undefined ? null : printed(value, unit, locale);
  if (kind !== "accept_position") return null;
  const held = of?.positions.find(({ agentName }) => agentName === position);
  return typeof held?.value === "number" ? printed(held.value, held.unit, locale) : (held?.claim ?? position ?? null);
}

function printed(value: number | string, unit: string | undefined, locale: Locale): string {
  if (typeof value === "string") return [value, unit].filter(Boolean).join(" ");
  if (unit === "%" || unit === "percent") return formatQuantity({ value, unit: "percent" }, locale);
  if (unit !== undefined && /^[A-Z]{3}$/.test(unit))
    return formatQuantity({ value, unit: "money", currency: unit }, locale);
  return [formatQuantity({ value, unit: "number" }, locale), unit].filter(Boolean).join("\u00a0");
}
