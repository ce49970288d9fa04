import { type FormEvent, type ReactNode, useState } from "react";
import { useDecide } from "../../../api/queries.ts";
import { CORRECTIONS } from "../../../i18n/corrections.ts";
import { useWords } from "../../../i18n/language.tsx";
import { Button } from "../../../ui/controls.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Failure } from "../../../ui/states.tsx";
import { agreedReason } from "../../../view/agreed-reason.ts";
import { rememberedName, rememberName } from "../contradictions/remembered-name.ts";
import { useReview } from "../current-review.ts";
import { ReasonAndName } from "../reason-and-name.tsx";
import type { Correction } from "./use-correction.ts";

interface CorrectionDialogProps {
  correction: Correction;
  /** What was asked for, and the only thing this dialog does. */
  kind: "accept_correction" | "reject_correction";
  onClose: () => void;
}

/** Asks who decides on a correction, and why. */
export function CorrectionDialog({ correction, kind, onClose }: CorrectionDialogProps): ReactNode {
  const corrections = useWords(CORRECTIONS);
  const { record } = useReview();
  const accepting = kind === "accept_correction";
  const [reason, setReason] = useState(accepting ? agreedReason(correction, corrections) : "");
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
        <ReasonAndName reason={reason} onReason={setReason} by={by} onBy={setBy} />
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
