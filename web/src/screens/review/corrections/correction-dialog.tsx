import { type FormEvent, type ReactNode, useState } from "react";
import { useDecide } from "../../../api/queries.ts";
import { CORRECTIONS } from "../../../i18n/corrections.ts";
import { DECISIONS } from "../../../i18n/decisions.ts";
import { useWords } from "../../../i18n/language.tsx";
import { Button, Field, INPUT } from "../../../ui/controls.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Failure } from "../../../ui/states.tsx";
import { rememberedName, rememberName } from "../contradictions/remembered-name.ts";
import { useReview } from "../current-review.ts";
import type { Correction } from "./use-correction.ts";

interface CorrectionDialogProps {
  correction: Correction;
  /** What was asked for, and the only thing this dialog does. */
  kind: "accept_correction" | "reject_correction";
  onClose: () => void;
}

/** Asks who decides on a correction, and why. */
export function CorrectionDialog({ correction, kind, onClose }: CorrectionDialogProps): ReactNode {
  const words = useWords(DECISIONS);
  const corrections = useWords(CORRECTIONS);
  const { record } = useReview();
  const accepting = kind === "accept_correction";
  const [reason, setReason] = useState(accepting ? corrections.agreed : "");
  const [by, setBy] = useState(rememberedName);
  const decide = useDecide(record.id, record.dealId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const critique = { agentName: correction.agentName, critiqueId: correction.critique.id };
    const onSuccess = () => {
      rememberName(by);
      onClose();
    };
    decide.mutate({ kind, critique, reason: reason.trim(), by: by.trim() }, { onSuccess });
  };
  const verb = accepting ? corrections.accept : corrections.reject;
  return (
    <Dialog title={`${verb} · ${corrections.type[correction.critique.type]}`} onClose={onClose}>
      <form onSubmit={submit} className="space-y-4">
        <Field label={words.reason} hint={words.reasonHint}>
          {(given) => (
            <textarea
              {...given}
              className={`${INPUT} min-h-20`}
              maxLength={4000}
              required
              value={reason}
              onChange={({ target }) => setReason(target.value)}
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
              onChange={({ target }) => setBy(target.value)}
            />
          )}
        </Field>
        {decide.isError ? <Failure error={decide.error} /> : null}
        <div className="flex justify-end">
          <Button look={accepting ? "primary" : "danger"} type="submit" disabled={decide.isPending}>
            {verb}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
