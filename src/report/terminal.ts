import { REPORT_WORDS } from "../i18n/report.ts";
import type { Review } from "../review.ts";
import { answerOf, comparedOf, scoreOf } from "./markdown.ts";

/** The review in a screenful: the answer, each verdict in a line, the questions, where the report is. */
export function showReview(review: Review, files: string[]): string {
  const words = REPORT_WORDS[review.locale];
  const verdicts = review.settled.map(({ contradiction, resolution }) => {
    const mark = resolution.verdict.decision === "UNRESOLVED" ? "?" : "✓";
    return `  ${mark} ${contradiction.severity.level.padEnd(8)} ${resolution.baGuidance.oneLiner} (${words.trust[resolution.baGuidance.trustLevel]})`;
  });
  const flags = [...new Set(review.settled.flatMap(({ resolution }) => resolution.redFlags))].map(
    (flag) => `  ! ${flag}`,
  );
  const questions = review.settled.flatMap(({ resolution }) => resolution.baGuidance.questionForFounder ?? []);
  const blocks: [title: string, lines: string[]][] = [
    [words.contradictions, verdicts],
    [words.redFlags, flags],
    [words.questions, questions.map((question, i) => `  ${i + 1}. ${question}`)],
    [words.report, files.map((file) => `  ${file}`)],
  ];
  const shown = blocks.filter(([, lines]) => lines.length > 0).map(([title, lines]) => [title, ...lines].join("\n"));
  const compared = comparedOf(review);
  const answer = [
    answerOf(review),
    ...(compared === null ? [] : [compared]),
    scoreOf(review),
    ...(review.builtInAnalysts ? [words.builtIn] : []),
  ].join("\n");
  return `${[words.title(review.deal.name), answer, ...shown].join("\n\n")}\n`;
}
