import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import type { Locale } from "../../../../../src/domain/locale.ts";
import type { QuestionLine } from "../../../../../src/server/contract.ts";
import { useEditQuestion } from "../../../api/letter.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { LETTER } from "../../../i18n/letter.ts";
import { day } from "../../../i18n/numbers.ts";
import { Badge, SeverityBadge, type Tone } from "../../../ui/badges.tsx";
import { Button, INPUT } from "../../../ui/controls.tsx";
import { Said } from "../../../ui/said.tsx";
import { Failure } from "../../../ui/states.tsx";
import { readersChanges } from "../../../view/readers-changes.ts";
import { useReview } from "../current-review.ts";
import { FounderAnswer } from "./founder-answer.tsx";

const STATE_TONE: Record<QuestionLine["state"], Tone> = {
  draft: "plain",
  sent: "accent",
  answered: "warn",
  closed: "good",
};

interface QuestionCardProps {
  question: QuestionLine;
  /** The letter's language. */
  locale: Locale;
  /** In the letter; absent where it is not in it. */
  number?: number | undefined;
  above?: QuestionLine | undefined;
  below?: QuestionLine | undefined;
}

/** One question: its words, where it comes from, whether it is sent, and what came back. */
export function QuestionCard({ question, locale, number, above, below }: QuestionCardProps): ReactNode {
  const words = useWords(LETTER);
  const { locale: reader } = useLanguage();
  const { record, review } = useReview();
  const edit = useEditQuestion(record.dealId, reader);
  const [text, setText] = useState<string | null>(null);
  const { id, kind, kept, state } = question;
  const changes = readersChanges(question, review.answer.questions);
  const change = (changed: Parameters<typeof edit.mutate>[0]["edit"], of = id) =>
    edit.mutate({ id: of, edit: changed });
  const rewrite = () => {
    if (text !== null && text.trim() !== question.text)
      change({ text: text.trim() === question.original ? null : text });
    setText(null);
  };
  const swapWith = (other: QuestionLine) => {
    change({ place: other.place });
    change({ place: question.place }, other.id);
  };
  const known = number ?? 0;
  return (
    <li
      className={`list-none rounded-lg border px-4 py-3 ${kept ? "border-line bg-paper" : "border-dashed border-line bg-wash"}`}
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-faint">
        {number === undefined ? null : <span className="text-base font-semibold text-accent">{number}</span>}
        {question.importance === null ? null : <SeverityBadge severity={question.importance} />}
        {state === "draft" ? null : <Badge tone={STATE_TONE[state]}>{words.state[state]}</Badge>}
        {question.sentAt === null ? null : <span>{words.sentOn(day(question.sentAt, reader))}</span>}
        {question.from === null ? null : <span>{words.from[question.from.kind]}</span>}
        {question.from?.kind === "contradiction" ? (
          <Link href={`/contradictions/${question.from.id}`} className="text-accent underline">
            {words.open}
          </Link>
        ) : null}
        {kind === "before" ? null : (
          <span className="ml-auto flex items-center gap-1">
            {number === undefined ? null : (
              <>
                <Button
                  look="quiet"
                  className="min-h-8 px-1.5"
                  aria-label={words.up(known)}
                  title={words.up(known)}
                  disabled={above === undefined || edit.isPending}
                  onClick={() => above && swapWith(above)}
                >
                  <ArrowUp aria-hidden size={15} />
                </Button>
                <Button
                  look="quiet"
                  className="min-h-8 px-1.5"
                  aria-label={words.down(known)}
                  title={words.down(known)}
                  disabled={below === undefined || edit.isPending}
                  onClick={() => below && swapWith(below)}
                >
                  <ArrowDown aria-hidden size={15} />
                </Button>
              </>
            )}
            <label className="flex min-h-8 items-center gap-1.5 text-sm text-ink">
              <input
                type="checkbox"
                className="accent-accent"
                checked={kept}
                onChange={({ target }) => change({ kept: target.checked })}
              />
              {words.include}
            </label>
          </span>
        )}
      </div>
      {kind === "before" ? (
        <p lang={locale} className="text-sm">
          <Said>{question.text}</Said>
        </p>
      ) : (
        <textarea
          aria-label={number === undefined ? question.text : words.edit(number)}
          dir="auto"
          lang={locale}
          maxLength={4000}
          className={`${INPUT} field-sizing-content min-h-10 resize-y`}
          value={text ?? question.text}
          onChange={({ target }) => setText(target.value)}
          onBlur={rewrite}
        />
      )}
      {question.original === null ? null : (
        <Button look="quiet" className="mt-1 min-h-7 px-2 text-xs" onClick={() => change({ text: null })}>
          {words.reset}
        </Button>
      )}
      {changes === null ? null : (
        <p className="mt-1.5 text-xs text-ink-soft">
          <span className="text-ink-faint">{words.forYou}</span> <Said>{changes}</Said>
        </p>
      )}
      {edit.isError ? <Failure error={edit.error} /> : null}
      {state === "draft" ? null : <FounderAnswer question={question} onChange={change} busy={edit.isPending} />}
    </li>
  );
}
