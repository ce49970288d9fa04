import { type FormEvent, type ReactNode, useState } from "react";
import { useDecide } from "../../../api/queries.ts";
import { DECISIONS } from "../../../i18n/decisions.ts";
import { useWords } from "../../../i18n/language.tsx";
import { Button, Field, INPUT } from "../../../ui/controls.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Said } from "../../../ui/said.tsx";
import { Failure } from "../../../ui/states.tsx";
import type { Case } from "../../../view/cases.ts";
import { useReview } from "../current-review.ts";
import { rememberedName, rememberName } from "./remembered-name.ts";
import type { Choice } from "./use-acceptance.ts";

interface DecisionDialogProps {
  one: Case;
  /** Set where the verdict is accepted as it is: only reason and name are asked for. */
  accepting: Choice | null;
  onClose: () => void;
}

/** A person decides, with a reason and a name. */
export function DecisionDialog({ one, accepting, onClose }: DecisionDialogProps): ReactNode {
  const words = useWords(DECISIONS);
  const { record } = useReview();
  const { contradiction, resolution } = one;
  const [chosen, setChosen] = useState("");
  const [value, setValue] = useState("");
  const [unit, setUnit] = useState(resolution?.finalValue.unit ?? contradiction.currency ?? "");
  const [reason, setReason] = useState(accepting === null ? "" : words.agreed);
  const [by, setBy] = useState(rememberedName);
  const decide = useDecide(record.id, record.dealId);

  const choice = (): Choice | null => {
    if (accepting !== null) return accepting;
    if (chosen === "") return null;
    if (chosen === "dismiss") return { kind: "dismiss", contradictionId: one.id };
    if (chosen === "value") {
      return { kind: "set_value", contradictionId: one.id, value: asNumber(value), ...(unit === "" ? {} : { unit }) };
    }
    const position = contradiction.positions[Number(chosen)]?.agentName;
    return position === undefined ? null : { kind: "accept_position", contradictionId: one.id, position };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const decision = choice();
    if (decision === null) return;
    await decide.mutateAsync({ ...decision, reason: reason.trim(), by: by.trim() });
    rememberName(by);
    onClose();
  };
  return (
    <Dialog
      title={accepting === null ? words.title(contradiction.topic) : words.acceptTitle(contradiction.topic)}
      onClose={onClose}
    >
      <form onSubmit={submit} className="space-y-4">
        {accepting === null ? (
          <fieldset className="space-y-1.5">
            <legend className="mb-1 text-sm font-medium">{words.what}</legend>
            {contradiction.positions.map(({ agentName, claim, findingId }, at) => (
              <Option key={`${agentName}${findingId}`} value={String(at)} chosen={chosen} onChoose={setChosen}>
                <Said>{words.position(agentName, claim)}</Said>
              </Option>
            ))}
            <Option value="value" chosen={chosen} onChoose={setChosen}>
              {words.otherValue}
            </Option>
            {chosen === "value" ? (
              <div className="grid grid-cols-[1fr_7rem] gap-2 pl-7">
                <Field label={words.value}>
                  {(given) => (
                    <input
                      {...given}
                      className={INPUT}
                      required
                      value={value}
                      onChange={({ target }) => setValue(target.value)}
                    />
                  )}
                </Field>
                <Field label={words.unit}>
                  {(given) => (
                    <input
                      {...given}
                      className={INPUT}
                      maxLength={40}
                      value={unit}
                      onChange={({ target }) => setUnit(target.value)}
                    />
                  )}
                </Field>
              </div>
            ) : null}
            <Option value="dismiss" chosen={chosen} onChoose={setChosen}>
              {words.dismiss}
            </Option>
          </fieldset>
        ) : null}
        <Field label={words.reason} hint={words.reasonHint}>
          {(given) => (
            <textarea
              {...given}
              className={`${INPUT} min-h-20`}
              required
              maxLength={4000}
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
          <Button look="primary" type="submit" disabled={decide.isPending}>
            {decide.isPending ? words.recording : words.record}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface OptionProps {
  value: string;
  chosen: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Option({ value, chosen, onChoose, children }: OptionProps): ReactNode {
  return (
    <label className="flex items-start gap-2 rounded px-1 py-1 text-sm hover:bg-sunk">
      <input
        type="radio"
        name="choice"
        required
        className="mt-1 accent-accent"
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}

/** "1 234,5" is a number; what is not one stays the words it is. */
function asNumber(text: string): number | string {
  const plain = text
    .trim()
    .replaceAll(/[\s\u00a0\u202f]/g, "")
    .replace(/^(-?\d+),(\d+)$/, "$1.$2");
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text.trim();
}
