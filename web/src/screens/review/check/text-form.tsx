import { type DragEvent, type FormEvent, type ReactNode, useState } from "react";
import { useCheck } from "../../../api/queries.ts";
import { CHECK } from "../../../i18n/check.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { Button, Field, INPUT, PICKER } from "../../../ui/controls.tsx";
import { Failure } from "../../../ui/states.tsx";
import { useReview } from "../current-review.ts";

/** Where a text is pasted, dropped or chosen. */
export function TextForm(): ReactNode {
  const words = useWords(CHECK);
  const { locale } = useLanguage();
  const { record } = useReview();
  const [text, setText] = useState("");
  const [over, setOver] = useState(false);
  const check = useCheck(record.id, locale);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check.mutate({ text });
  };
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) check.mutate({ file });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <form
      onSubmit={submit}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      data-testid="check-form"
      className={`space-y-3 rounded-lg border p-4 ${over ? "border-accent bg-accent-wash" : "border-line bg-paper"}`}
    >
      <Field label={words.label} hint={words.kinds}>
        {(given) => (
          <textarea
            {...given}
            className={`${INPUT} min-h-64 font-mono text-xs`}
            placeholder={words.placeholder}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {check.isError ? <Failure error={check.error} /> : null}
      <div className="flex flex-wrap items-center gap-3" aria-live="polite">
        <Button look="primary" type="submit" disabled={text.trim() === "" || check.isPending}>
          {check.isPending ? words.checking : words.check}
        </Button>
        <span className="text-sm text-ink-soft">{words.drop}</span>
        <label className={PICKER}>
          {words.choose}
          <input
            type="file"
            accept=".md,.markdown,.txt,.docx,.pdf"
            className="sr-only"
            onChange={({ target }) => {
              take(target.files);
              target.value = "";
            }}
          />
        </label>
      </div>
    </form>
  );
}
