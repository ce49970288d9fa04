import type { ReactNode } from "react";
import { Link } from "wouter";
import { ANSWER } from "../../../i18n/answer.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { number } from "../../../i18n/numbers.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { isIncomplete } from "../../../view/failed.ts";
import { useAsked } from "../asked.ts";
import { useReview } from "../current-review.ts";

/** As many as are read at once. */
const FIRST = 5;

/** The first questions for the founder, and the way to all of them. */
export function ToAsk(): ReactNode {
  const words = useWords(ANSWER);
  const { locale } = useLanguage();
  const { review } = useReview();
  const { questions } = review.answer;
  const { sent, raised } = useAsked();
  const incomplete = isIncomplete("contradictions", review) || isIncomplete("corrections", review);
  return (
    <Panel
      id="to-ask"
      className="scroll-mt-16"
      title={words.questions}
      aside={<span className="text-sm text-ink-faint">{number(sent, locale)}</span>}
    >
      {questions.length === 0 ? (
        <p className="text-sm text-ink-soft">{incomplete ? words.questionsFailed : words.noQuestions}</p>
      ) : null}
      <ol className="space-y-3 text-sm">
        {questions.slice(0, FIRST).map(({ id, question, changes }, at) => (
          <li key={id} className="flex gap-3">
            <span aria-hidden className="font-semibold text-accent">
              {at + 1}
            </span>
            <div className="min-w-0">
              <Said as="p">{question}</Said>
              {changes === null ? null : (
                <p className="text-xs text-ink-faint">
                  {words.changes} <Said>{changes}</Said>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {questions.length === 0 ? null : (
        <Link href="/questions" className="mt-3 inline-block text-sm font-medium text-accent underline">
          {words.allQuestions(sent)}
        </Link>
      )}
      {sent === raised ? null : <p className="mt-1 text-xs text-ink-faint">{words.taken({ sent, raised })}</p>}
    </Panel>
  );
}
