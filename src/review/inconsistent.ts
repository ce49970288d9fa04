import { INCONSISTENCY_SENTENCES } from "../i18n/inconsistencies.ts";
import { REVIEW_REASONS } from "../i18n/review-reasons.ts";
import type { DocumentFlag } from "./red-flags.ts";
import type { FounderQuestion, Review, ReviewTrust } from "./result.ts";

type Told = Pick<Review, "inconsistencies" | "locale">;

/** More than this many questions about the documents are not asked at once; the rest stands in the list. */
const MOST_QUESTIONS = 12;

/** What cannot be true as printed, each with every figure, its place and what it bears on. */
export function inconsistencyFlags({ inconsistencies }: Told): DocumentFlag[] {
  return inconsistencies
    .filter(({ certainty }) => certainty === "sure")
    .map(({ id, explanation, also, impact }) => ({ id, text: [explanation, ...also, impact].join(" ") }));
}

/** One question for each, gravest first. */
export function inconsistencyQuestions({ inconsistencies, locale }: Told): Omit<FounderQuestion, "id">[] {
  return inconsistencies.slice(0, MOST_QUESTIONS).map(({ id, severity, question }) => ({
    importance: severity,
    question,
    changes: INCONSISTENCY_SENTENCES[locale].changes,
    from: { kind: "inconsistency" as const, id },
  }));
}

/** How far the documents' own contradictions let the answer go, with the first of them as the reason; null without any. */
export function inconsistencyCap({ inconsistencies, locale }: Told): { at: ReviewTrust; reason: string } | null {
  const [first] = inconsistencies;
  if (first === undefined) return null;
  const sure = inconsistencies.filter(({ certainty }) => certainty === "sure");
  const grave = sure.some(({ severity }) => severity === "CRITICAL");
  const words = REVIEW_REASONS[locale];
  const { explanation } = first;
  return sure.length > 0
    ? { at: grave ? "LOW" : "MEDIUM", reason: words.inconsistent({ count: sure.length, explanation }) }
    : { at: "MEDIUM", reason: words.openQuestions({ count: inconsistencies.length, explanation }) };
}
