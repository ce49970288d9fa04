import { type FormEvent, type ReactNode, useState } from "react";
import { QUESTION_GROUPS, type QuestionGroup } from "../../../../../src/domain/follow-up.ts";
import { FOUNDER_LETTER } from "../../../../../src/i18n/founder-letter.ts";
import { useEditQuestion } from "../../../api/letter.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { LETTER } from "../../../i18n/letter.ts";
import { Button, Choice, INPUT } from "../../../ui/controls.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Failure } from "../../../ui/states.tsx";

/** A question that only the investor has. */
export function AddQuestion({ dealId, places }: { dealId: string; places: readonly number[] }): ReactNode {
  const words = useWords(LETTER);
  const groups = useWords(FOUNDER_LETTER).groups;
  const { locale } = useLanguage();
  const edit = useEditQuestion(dealId, locale);
  const [text, setText] = useState("");
  const [group, setGroup] = useState<QuestionGroup>("numbers");
  const add = (event: FormEvent) => {
    event.preventDefault();
    const place = Math.max(0, ...places.filter((one) => one < Number.MAX_SAFE_INTEGER)) + 10;
    const id = `own-${crypto.randomUUID().slice(0, 13)}`;
    edit.mutate({ id, edit: { text, group, kept: true, place } }, { onSuccess: () => setText("") });
  };
  return (
    <Panel title={words.own.title}>
      <form onSubmit={add} className="flex flex-wrap items-start gap-2">
        <textarea
          aria-label={words.own.text}
          placeholder={words.own.text}
          dir="auto"
          required
          maxLength={4000}
          className={`${INPUT} field-sizing-content min-h-10 flex-1 basis-72 resize-y`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Choice
          label={words.own.group}
          value={group}
          onChange={({ target }) => setGroup(target.value as QuestionGroup)}
        >
          {QUESTION_GROUPS.map((one) => (
            <option key={one} value={one}>
              {groups[one]}
            </option>
          ))}
        </Choice>
        <Button type="submit" disabled={text.trim() === "" || edit.isPending}>
          {words.own.add}
        </Button>
      </form>
      {edit.isError ? <Failure error={edit.error} /> : null}
    </Panel>
  );
}
