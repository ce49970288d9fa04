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

/** Accept or reject with a reason and a name. */
export function RejectDialog({ correction, onClose }: { correction: Correction; onClose: () => void }): ReactNode {
  const words = useWords(DECISIONS);
  const corrections = useWords(CORRECTIONS);
  const { record } = useReview();
  const [reason, setReason] = useState("");
  const [by, setBy] = useState(rememberedName);
  const decide = useDecide(record.id, record.dealId);
  const take = async (kind: "accept_correction" | "reject_correction") => {
    const critique = { agentName: correction.agentName, critiqueId: correction.critique.id };
    await decide.mutateAsync({ kind, critique, reason: reason.trim(), by: by.trim() });
    rememberName(by);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void take(submitter?.getAttribute("value") === "accept" ? "accept_correction" : "reject_correction");
  };
  return (
    <Dialog title={`${correction.critique.id} · ${corrections.type[correction.critique.type]}`} onClose={onClose}>
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
        <div className="flex justify-end gap-2">
          <Button type="submit" value="accept" disabled={decide.isPending}>
            {corrections.accept}
          </Button>
          <Button look="danger" type="submit" value="reject" disabled={decide.isPending}>
            {corrections.reject}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
