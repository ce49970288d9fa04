import type { CitationStatus } from "../../domain/citation.ts";
import { FIRST_QUESTIONS } from "../../domain/founder-questions.ts";
import { type VerdictStanding, verdictStanding } from "../../domain/verdict-standing.ts";
import { MORE_QUESTIONS } from "../../i18n/founder-questions.ts";
import { RED_FLAG_SENTENCES } from "../../i18n/red-flags.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { claimsOfAnalysts } from "../../review/claims.ts";
import type { Review } from "../../review/result.ts";
import { type Block, type Item, list, text } from "./block.ts";
import { personFirst } from "./decisions.ts";
import { printNumber } from "./print.ts";

/**
 * How many were settled, how many are contested, how many of the analysts' citations do not hold: in one sentence. What
 * we copied ourselves is no achievement: null where nobody else spoke and nothing was heard.
 */
export function countsSentence(review: Review): string | null {
  const { settled, notExamined, verification, locale, builtInAnalysts } = review;
  if (builtInAnalysts && settled.length + notExamined.length === 0) return null;
  const standing = (asked: VerdictStanding) =>
    settled.filter(({ resolution }) => verdictStanding(resolution) === asked).length;
  const { citations } = claimsOfAnalysts(review);
  const count = (...statuses: CitationStatus[]) =>
    citations.filter(({ check }) => statuses.includes(check.status)).length;
  return REPORT_WORDS[locale].answer({
    proven: standing("held"),
    denied: standing("denied"),
    unproven: standing("unproven"),
    contested: standing("open"),
    notExamined: notExamined.length,
    citations:
      verification === null
        ? null
        : {
            false: count("phantom", "altered", "unsupported"),
            unverifiable: count("unverifiable"),
            all: citations.length,
          },
  });
}

/** How far the analysis can be trusted; the documents, where no analyst spoke. */
export function trustSentence({ answer: { trust }, builtInAnalysts, locale }: Review): string {
  const words = REPORT_WORDS[locale];
  return (builtInAnalysts ? words.documentsTrust : words.reviewTrust)[trust];
}

/** The deal's score, or that there is none. */
export function scoreSentence({ answer: { score }, synthesis, locale }: Review): string {
  const scored = (synthesis?.score.dimensions ?? []).filter((one) => one.score !== null);
  const weight = scored.reduce((sum, one) => sum + one.weight, 0);
  return REPORT_WORDS[locale].score(score === null ? null : printNumber(score, locale), weight);
}

/** Stages that failed, and everything else the review could not do. */
export function failureSentences({ stages, gaps, locale }: Review): string[] {
  const words = REPORT_WORDS[locale];
  const broken = stages
    .filter(({ status }) => status === "failed")
    .map(({ stage, reason = "" }) => words.stageFailed(words.stages[stage], reason).trim());
  const told = new Set(stages.map(({ reason }) => reason));
  const others = gaps.filter(({ message }) => !told.has(message));
  return [...broken, ...others.map(({ stage, message }) => `${words.stages[stage]}${words.colon}${message}`)];
}

/** Something of the answer as it is read, and what it is of. */
type ItemOf<Told> = Item & { of: Told };

/** The questions for the founder, most important first, each with what an answer changes: those read at once, and more. */
export function questionItems({
  answer: { questions },
  locale,
}: Review): Record<"first" | "further", ItemOf<Review["answer"]["questions"][number]>[]> {
  const words = REPORT_WORDS[locale];
  const items = questions.map((one) => ({
    label: words.severity[one.importance],
    text: one.question,
    notes: one.changes === null ? [] : [{ label: words.answerChanges, text: one.changes }],
    of: one,
  }));
  return { first: items.slice(0, FIRST_QUESTIONS), further: items.slice(FIRST_QUESTIONS) };
}

export function questionBlocks(review: Review): Block[] {
  const { locale } = review;
  const { first, further } = questionItems(review);
  if (first.length === 0) return [text(REPORT_WORDS[locale].nothingHere.questions)];
  return [
    { kind: "list", items: first, ordered: true },
    ...(further.length === 0
      ? []
      : [{ kind: "list" as const, label: MORE_QUESTIONS[locale](further.length), items: further }]),
  ];
}

/** What must be known at once, each with what it may cost and what to ask. */
export function redFlagItems({ answer: { redFlags }, locale }: Review): ItemOf<Review["answer"]["redFlags"][number]>[] {
  const words = RED_FLAG_SENTENCES[locale];
  // What cannot be true has a part of its own.
  const warnings = redFlags.filter(({ from }) => from.kind !== "inconsistency");
  return warnings.map((one) => ({
    label: one.severity === null ? undefined : words.severity[one.severity],
    text: one.text,
    notes: [
      ...(one.because === undefined ? [] : [{ label: words.because, text: one.because }]),
      ...(one.impact === undefined ? [] : [{ label: words.impact, text: one.impact }]),
      ...(one.question === undefined ? [] : [{ label: words.question, text: one.question }]),
    ],
    of: one,
  }));
}

export const redFlagBlocks = (review: Review): Block[] => list(redFlagItems(review));

/** What stays open after the verdicts. */
export function contestedItems(review: Review): ItemOf<Review["answer"]["contested"][number]>[] {
  const { severity } = REPORT_WORDS[review.locale];
  return review.answer.contested.map((one) => ({
    label: severity[one.severity],
    text: personFirst(one.oneLiner, one.contradictionId, review),
    of: one,
  }));
}

export function contestedBlocks(review: Review): Block[] {
  const { colon } = REPORT_WORDS[review.locale];
  return list(
    contestedItems(review).map(({ label, text, of: { topic } }) => ({
      label,
      // "Headcount: the deck gives none": what names its matter first is not headed with it once more.
      text: text.startsWith(topic) ? text : `${topic}${colon}${text}`,
    })),
  );
}
