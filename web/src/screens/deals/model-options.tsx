import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { modelKeysQuery, sessionQuery } from "../../api/queries.ts";
import { useWords } from "../../i18n/language.tsx";
import { MODEL_CHOICE } from "../../i18n/model-choice.ts";
import { Field, INPUT, Option } from "../../ui/controls.tsx";
import {
  type ChosenOptions,
  chosenOptions,
  type ModelChoice,
  providerOf,
  type Reader,
  unchosen,
} from "../../view/model-choice.ts";

/** The choice and what it means to the server; until somebody chooses, it is the server's own. */
export function useModelChoice(): {
  choice: ModelChoice;
  choose: (choice: ModelChoice) => void;
  options: ChosenOptions;
} {
  const serverModel = useQuery(sessionQuery).data?.model ?? null;
  const [chosen, choose] = useState<ModelChoice | null>(null);
  const choice = chosen ?? unchosen(serverModel);
  return { choice, choose, options: chosen === null ? {} : chosenOptions(chosen) };
}

interface ModelOptionsProps {
  choice: ModelChoice;
  choose: (choice: ModelChoice) => void;
}

/** Which model reads and what it may spend: closed until it is wanted. */
export function ModelOptions({ choice, choose }: ModelOptionsProps): ReactNode {
  const words = useWords(MODEL_CHOICE);
  const serverModel = useQuery(sessionQuery).data?.model ?? null;
  const readers: [Reader, string][] = [
    ["none", words.none],
    ...(serverModel === null ? [] : [["server", words.server(serverModel)] satisfies [Reader, string]]),
    ["named", words.named],
  ];
  return (
    <details className="rounded-md border border-line bg-paper text-sm">
      <summary className="px-3 py-2 font-medium hover:bg-wash">{words.title}</summary>
      <div className="space-y-3 border-t border-line px-3 py-3">
        <fieldset className="space-y-1">
          <legend className="mb-1 text-ink-soft">{words.who}</legend>
          {readers.map(([reader, name]) => (
            <Option
              key={reader}
              name="reader"
              value={reader}
              chosen={choice.reader}
              onChoose={() => choose({ ...choice, reader })}
            >
              {name}
            </Option>
          ))}
        </fieldset>
        {choice.reader === "named" ? (
          <Field label={words.model} hint={words.modelHint}>
            {(given) => (
              <input
                {...given}
                className={`${INPUT} font-mono`}
                required
                maxLength={200}
                pattern="[a-z][a-z0-9\-]*:\S+"
                title={words.modelHint}
                autoCapitalize="none"
                spellCheck={false}
                value={choice.model}
                onChange={({ target }) => choose({ ...choice, model: target.value })}
              />
            )}
          </Field>
        ) : null}
        {choice.reader === "named" ? <KeyField choice={choice} choose={choose} /> : null}
        {choice.reader === "none" ? null : <Helpers choice={choice} choose={choose} />}
        {choice.reader === "none" ? null : <Budget choice={choice} choose={choose} />}
      </div>
    </details>
  );
}

/** The key of the named model's provider: it is left on the server, sealed, and is not shown again. */
function KeyField({ choice, choose }: ModelOptionsProps): ReactNode {
  const words = useWords(MODEL_CHOICE);
  const keys = useQuery(modelKeysQuery).data;
  if (keys?.takesKeys !== true) return null;
  const provider = providerOf(choice.model);
  const kept = keys.kept.includes(provider);
  return (
    <Field label={words.key} hint={kept ? words.keyKept(provider) : words.keyHint}>
      {(given) => (
        <input
          {...given}
          className={`${INPUT} font-mono`}
          type="password"
          autoComplete="off"
          minLength={8}
          maxLength={500}
          spellCheck={false}
          value={choice.key}
          onChange={({ target }) => choose({ ...choice, key: target.value })}
        />
      )}
    </Field>
  );
}

/** What else the model may do. */
function Helpers({ choice, choose }: ModelOptionsProps): ReactNode {
  const words = useWords(MODEL_CHOICE);
  return (
    <div className="space-y-1">
      {(["analysts", "vision"] as const).map((name) => (
        <label key={name} className="flex items-start gap-2">
          <input
            type="checkbox"
            className="mt-1"
            checked={choice[name]}
            onChange={({ target }) => choose({ ...choice, [name]: target.checked })}
          />
          <span>{words[name]}</span>
        </label>
      ))}
    </div>
  );
}

function Budget({ choice, choose }: ModelOptionsProps): ReactNode {
  const words = useWords(MODEL_CHOICE);
  const fields = [
    ["tokens", words.tokens, "1"],
    ["usd", words.usd, "0.01"],
  ] as const;
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {fields.map(([name, label, step]) => (
          <Field key={name} label={label}>
            {(given) => (
              <input
                {...given}
                className={INPUT}
                type="number"
                min={step}
                step={step}
                value={choice[name]}
                onChange={({ target }) => choose({ ...choice, [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <p className="text-xs text-ink-faint">
        {words.budgetHint} {words.leaves}
      </p>
    </>
  );
}
