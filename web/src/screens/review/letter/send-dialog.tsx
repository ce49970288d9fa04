import { useQuery } from "@tanstack/react-query";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import Mail from "lucide-react/icons/mail";
import { type ReactNode, useState } from "react";
import { FOUNDER_LETTER } from "../../../../../src/i18n/founder-letter.ts";
import type { Letter, QuestionLine } from "../../../../../src/server/contract.ts";
import { type LetterChoice, letterFileOf, useMarkSent } from "../../../api/letter.ts";
import { useWords } from "../../../i18n/language.tsx";
import { LETTER } from "../../../i18n/letter.ts";
import { Button, Field, INPUT } from "../../../ui/controls.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Failure } from "../../../ui/states.tsx";
import { rememberedName, rememberName } from "../contradictions/remembered-name.ts";
import { useReview } from "../current-review.ts";

/** What mail programs take of a link at least. */
const LONGEST_LINK = 1_900;

interface SendDialogProps {
  letter: Letter;
  choice: LetterChoice;
  questions: readonly QuestionLine[];
  onClose: () => void;
  onSent: () => void;
}

/** The letter as it will be read, and the ways it can leave. */
export function SendDialog({ letter, choice, questions, onClose, onSent }: SendDialogProps): ReactNode {
  const words = useWords(LETTER).dialog;
  const { record } = useReview();
  const [from, setFrom] = useState(rememberedName);
  const [told, setTold] = useState("");
  const exact = { ...choice, lang: letter.locale };
  const fileOf = (format: "docx" | "xlsx" | "txt") => letterFileOf(record.dealId, format, exact, from);
  const text = useQuery({
    queryKey: ["deal", record.dealId, "letter-text", exact, from, questions.map(({ id, text: said }) => [id, said])],
    queryFn: async () => (await fetch(fileOf("txt"), { credentials: "same-origin" })).text(),
  });
  const sent = useMarkSent(record.dealId);
  const copy = () =>
    navigator.clipboard.writeText(text.data ?? "").then(
      () => setTold(words.copied),
      () => setTold(words.copyFailed),
    );
  const subject = FOUNDER_LETTER[letter.locale].subject({ deal: letter.deal });
  const whole = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.data ?? "")}`;
  const isLong = whole.length > LONGEST_LINK;
  const mail = async () => {
    rememberName(from);
    if (isLong) {
      await copy();
      setTold(words.mailLong);
    }
    location.assign(isLong ? `mailto:?subject=${encodeURIComponent(subject)}` : whole);
  };
  const mark = () => {
    rememberName(from);
    const asked = questions.map(({ id, group, text: said }) => ({ id, group, text: said }));
    sent.mutate({ by: from, questions: asked }, { onSuccess: onSent });
  };
  const file =
    "inline-flex min-h-9 items-center gap-1.5 rounded-md border border-line-strong bg-paper px-3 text-sm font-medium hover:bg-sunk";
  return (
    <Dialog title={words.title} onClose={onClose} wide>
      <div className="space-y-4">
        <p className="text-sm text-ink-soft">{words.body}</p>
        <div className="flex flex-wrap items-end gap-2">
          <div className="w-56">
            <Field label={words.signed}>
              {(given) => (
                <input
                  {...given}
                  className={INPUT}
                  maxLength={200}
                  autoComplete="name"
                  value={from}
                  onChange={({ target }) => setFrom(target.value)}
                />
              )}
            </Field>
          </div>
          <Button look="primary" disabled={text.data === undefined} onClick={mail}>
            <Mail aria-hidden size={15} /> {words.mail}
          </Button>
          <Button disabled={text.data === undefined} onClick={copy}>
            <Copy aria-hidden size={15} /> {words.copy}
          </Button>
          <a href={fileOf("docx")} download className={file}>
            <Download aria-hidden size={15} /> {words.word}
          </a>
          <a href={fileOf("xlsx")} download className={file}>
            <Download aria-hidden size={15} /> {words.excel}
          </a>
        </div>
        <p role="status" className="text-sm font-medium text-good empty:hidden">
          {told}
        </p>
        <textarea
          aria-label={words.preview}
          readOnly
          lang={letter.locale}
          className={`${INPUT} min-h-80 resize-y leading-relaxed`}
          value={text.data ?? ""}
        />
        {sent.isError ? <Failure error={sent.error} /> : null}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p className="text-xs text-ink-faint">{words.sentHint}</p>
          <Button onClick={mark} disabled={sent.isPending}>
            {words.sent}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
