import type { ReactNode } from "react";
import { DECISIONS } from "../../i18n/decisions.ts";
import { useWords } from "../../i18n/language.tsx";
import { Field, INPUT } from "../../ui/controls.tsx";

interface ReasonAndNameProps {
  reason: string;
  onReason: (reason: string) => void;
  by: string;
  onBy: (name: string) => void;
}

/** Why a person decides, and who: asked for every decision that goes on record. */
export function ReasonAndName({ reason, onReason, by, onBy }: ReasonAndNameProps): ReactNode {
  const words = useWords(DECISIONS);
  return (
    <>
      <Field label={words.reason} hint={words.reasonHint}>
        {(given) => (
          <textarea
            {...given}
            className={`${INPUT} min-h-20`}
            required
            maxLength={4000}
            value={reason}
            onChange={({ target }) => onReason(target.value)}
          />
        )}
      </Field>
      <Field label={words.by} hint={words.byHint}>
        {(given) => (
          <input
            {...given}
            className={INPUT}
            required
            maxLength={200}
            autoComplete="name"
            value={by}
            onChange={({ target }) => onBy(target.value)}
          />
        )}
      </Field>
    </>
  );
}
