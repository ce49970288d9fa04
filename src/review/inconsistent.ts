import { apart } from "../domain/inconsistency.ts";
import { INCONSISTENCY_SENTENCES } from "../i18n/inconsistencies.ts";
import { REVIEW_REASONS } from "../i18n/review-reasons.ts";
import type { FounderQuestion, ReviewTrust } from "./answer-shape.ts";
import type { Review } from "./result.ts";

/** What the documents themselves warn of, named by what it is about: the same in every language. */
export interface DocumentFlag {
  id: string;
  text: string;
}

type Told = Pick<Review, "inconsistencies" | "locale">;

/** What cannot be true as printed and what is hidden, each with every figure, its place and what it bears on. */
export function inconsistencyFlags({ inconsistencies }: Told): DocumentFlag[] {
  return inconsistencies
    .filter(({ certainty }) => certainty === "sure")
    .map(({ id, explanation, also, impact }) => ({ id, text: [explanation, ...also, impact].join(" ") }));
}

/** One question for each, gravest first. */
export function inconsistencyQuestions({ inconsistencies, locale }: Told): Omit<FounderQuestion, "id">[] {
  return inconsistencies.map(({ id, severity, question }) => ({
    importance: severity,
    question,
    changes: INCONSISTENCY_SENTENCES[locale].changes,
    from: { kind: "inconsistency" as const, id },
  }));
}

/** More are not named in one sentence. */
const MOST_NAMED = 3;

/** "ARR (Deck, page 8), Dilution (Deck, page 12)": which ones, with where to look first. They are told at length elsewhere. */
function whereToOpen(inconsistencies: Told["inconsistencies"]): string {
  const named = inconsistencies.map(({ name, statements: [first] }) =>
    first === undefined ? name : `${name} (${first.reference})`,
  );
  const each = [...new Set(named)];
  return each.length > MOST_NAMED ? `${each.slice(0, MOST_NAMED).join(", ")} …` : each.join(", ");
}

/**
 * How far the documents' own contradictions let the answer go; null without any. The reason says which and where, of
 * those that were not told yet.
 */
export function inconsistencyCap({
  inconsistencies,
  locale,
}: Told): { at: ReviewTrust; reason: (told: Set<string>) => string | null } | null {
  if (inconsistencies.length === 0) return null;
  const { impossible, toExplain } = apart(inconsistencies);
  const grave = inconsistencies.some(({ certainty, severity }) => certainty === "sure" && severity === "CRITICAL");
  const words = REVIEW_REASONS[locale];
  const wording = impossible.length > 0 ? words.inconsistent : words.openQuestions;
  return {
    at: grave ? "LOW" : "MEDIUM",
    reason: (told) => {
      const left = (impossible.length > 0 ? impossible : toExplain).filter(({ topic }) => !told.has(topic ?? ""));
      for (const { topic } of left) if (topic !== null) told.add(topic);
      return left.length === 0 ? null : wording({ count: left.length, where: whereToOpen(left) });
    },
  };
}
