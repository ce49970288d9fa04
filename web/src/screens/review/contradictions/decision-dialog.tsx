import { type FormEvent, type ReactNode, useState } from "react";
import { useDecide } from "../../../api/queries.ts";
import { DECISIONS } from "../../../i18n/decisions.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { measured } from "../../../i18n/numbers.ts";
import { Button, Field, INPUT, Option } from "../../../ui/controls.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Said } from "../../../ui/said.tsx";
import { Failure } from "../../../ui/states.tsx";
import type { Case } from "../../../view/cases.ts";
import { typedNumber } from "../../../view/typed-number.ts";
import { useReview } from "../current-review.ts";
import { ReasonAndName } from "../reason-and-name.tsx";
import { rememberedName, rememberName } from "./remembered-name.ts";
import type { Choice } from "./use-acceptance.ts";

interface DecisionDialogProps {
  one: Case;
  /** Set where the verdict is accepted as it is: only reason and name are asked for. */
  accepting: Choice | null;
  /** There is no verdict to set aside. */
  open: boolean;
  onClose: () => void;
}

/** A person decides, with a reason and a name. */
export function DecisionDialog({ one, accepting, open, onClose }: DecisionDialogProps): ReactNode {
  const words = useWords(DECISIONS);
  const { locale } = useLanguage();
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
      return {
        kind: "set_value",
        contradictionId: one.id,
        value: typedNumber(value, locale) ?? value.trim(),
        ...(unit === "" ? {} : { unit }),
      };
    }
    const position = contradiction.positions[Number(chosen)]?.agentName;
    return position === undefined ? null : { kind: "accept_position", contradictionId: one.id, position };
  };
  const reading = (): string => {
    const number = typedNumber(value, locale);
    return number === null ? words.readAsWords : words.readAs(measured(number, unit.trim() || null, locale));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const decision = choice();
    if (decision === null) return;
    const onSuccess = () => {
      rememberName(by);
      onClose();
    };
    decide.mutate({ ...decision, reason: reason.trim(), by: by.trim() }, { onSuccess });
  };
  return (
    <Dialog
      title={(accepting !== null ? words.acceptTitle : open ? words.decideTitle : words.title)(contradiction.topic)}
      onClose={onClose}
    >
      <form onSubmit={submit} className="space-y-4">
        {accepting === null ? (
          <fieldset className="space-y-1.5">
            <legend className="mb-1 text-sm font-medium">{words.what}</legend>
            {contradiction.positions.map(({ agentName, claim, findingId }, at) => (
              <Option
                name="choice"
                key={`${agentName}${findingId}`}
                value={String(at)}
                chosen={chosen}
                onChoose={setChosen}
              >
                <Said>{words.position(agentName, claim)}</Said>
              </Option>
            ))}
            <Option name="choice" value="value" chosen={chosen} onChoose={setChosen}>
              {words.otherValue}
            </Option>
            {chosen === "value" ? (
              <div className="grid grid-cols-[1fr_7rem] gap-2 pl-7">
                <Field label={words.value} {...(value.trim() === "" ? {} : { hint: reading() })}>
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
            <Option name="choice" value="dismiss" chosen={chosen} onChoose={setChosen}>
              {words.dismiss}
            </Option>
          </fieldset>
        ) : null}
        <ReasonAndName reason={reason} onReason={setReason} by={by} onBy={setBy} />
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
