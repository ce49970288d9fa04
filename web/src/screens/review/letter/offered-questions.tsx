import type { ReactNode } from "react";
import type { Locale } from "../../../../../src/domain/locale.ts";
import type { QuestionLine } from "../../../../../src/server/contract.ts";
import { useEditQuestion } from "../../../api/letter.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { LETTER } from "../../../i18n/letter.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Failure } from "../../../ui/states.tsx";

interface OfferedQuestionsProps {
  dealId: string;
  questions: readonly QuestionLine[];
  /** The letter's language. */
  locale: Locale;
}

/** What every company of the stage is asked: one tick puts a question into the letter. */
export function OfferedQuestions({ dealId, questions, locale }: OfferedQuestionsProps): ReactNode {
  const words = useWords(LETTER);
  const { locale: reader } = useLanguage();
  const edit = useEditQuestion(dealId, reader);
  if (questions.length === 0) return null;
  return (
    <Panel title={words.offered}>
      <ul lang={locale} className="space-y-0.5">
        {questions.map(({ id, text }) => (
          <li key={id}>
            <label className="flex items-start gap-2 rounded px-1 py-1 text-sm hover:bg-sunk">
              <input
                type="checkbox"
                className="mt-1 accent-accent"
                checked={false}
                onChange={() => edit.mutate({ id, edit: { kept: true } })}
              />
              {text}
            </label>
          </li>
        ))}
      </ul>
      {edit.isError ? <Failure error={edit.error} /> : null}
    </Panel>
  );
}
