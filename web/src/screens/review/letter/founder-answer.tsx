import { type ReactNode, useState } from "react";
import type { CheckedClaim, QuestionEdit, QuestionLine } from "../../../../../src/server/contract.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { LETTER } from "../../../i18n/letter.ts";
import { ago } from "../../../i18n/numbers.ts";
import { Badge, type Tone } from "../../../ui/badges.tsx";
import { Button, Field, INPUT } from "../../../ui/controls.tsx";
import { Said } from "../../../ui/said.tsx";

const TONE: Record<CheckedClaim["verdict"], Tone> = {
  supported: "good",
  contradicted: "bad",
  not_found: "plain",
  unclear: "warn",
};

interface FounderAnswerProps {
  question: QuestionLine;
  onChange: (edit: QuestionEdit) => void;
  busy: boolean;
}

/** What the founder said to a question, and what the documents say to that. */
export function FounderAnswer({ question, onChange, busy }: FounderAnswerProps): ReactNode {
  const words = useWords(LETTER);
  const { locale } = useLanguage();
  const [draft, setDraft] = useState<string | null>(null);
  const { answer, answeredAt, checked, state } = question;
  const text = draft ?? answer ?? "";
  const save = () => {
    onChange({ answer: text.trim() === "" ? null : text });
    setDraft(null);
  };
  return (
    <div className="mt-3 space-y-2 border-t border-line pt-3">
      <Field label={words.answer.label} hint={words.answer.hint}>
        {(given) => (
          <textarea
            {...given}
            dir="auto"
            maxLength={20_000}
            className={`${INPUT} field-sizing-content min-h-16 resize-y`}
            value={text}
            onChange={({ target }) => setDraft(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2 text-xs text-ink-faint">
        <Button disabled={busy || draft === null || draft === (answer ?? "")} onClick={save}>
          {words.answer.save}
        </Button>
        {answer === null ? null : (
          <Button look="quiet" disabled={busy} onClick={() => onChange({ closed: state !== "closed" })}>
            {state === "closed" ? words.answer.reopen : words.answer.close}
          </Button>
        )}
        {answeredAt === null ? null : words.answer.saved(ago(answeredAt, locale))}
      </div>
      {answer === null ? null : checked === null ? (
        <p className="text-xs text-ink-faint">{words.answer.nothing}</p>
      ) : (
        <ul className="space-y-1.5 text-sm">
          {checked.map(({ quote, verdict, explanation, found, reference }) => (
            <li key={`${quote}${reference}`} className="rounded-md bg-sunk px-3 py-2">
              <Badge tone={TONE[verdict]}>{words.answer.verdict[verdict]}</Badge> <Said>{quote}</Said>
              <span className="block text-xs text-ink-soft">
                <Said>{explanation}</Said>
                {found === null ? null : (
                  <>
                    {" "}
                    <Said>{found}</Said>
                    {reference === null ? null : ` (${reference})`}
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
