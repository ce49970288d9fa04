import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { modelKeysQuery, type Priced, sessionQuery } from "../../api/queries.ts";
import { useLanguage, useWords } from "../../i18n/language.tsx";
import { MODEL_CHOICE } from "../../i18n/model-choice.ts";
import { number } from "../../i18n/numbers.ts";
import { Field, INPUT, Option } from "../../ui/controls.tsx";
import {
  type ChosenOptions,
  chosenOptions,
  forecastFor,
  type ModelChoice,
  providerOf,
  type Reader,
  unchosen,
  usualTokens,
} from "../../view/model-choice.ts";
import { type Forecast, ForecastLine, ForecastNote, useForecast } from "./forecast.tsx";

/** The choice, what it would likely cost, and what it means to the server; until somebody chooses, it is the server's own. */
export function useModelChoice(of: Priced | null): ModelOptionsProps & { options: ChosenOptions } {
  const serverModel = useQuery(sessionQuery).data?.model ?? null;
  const [chosen, choose] = useState<ModelChoice | null>(null);
  const choice = chosen ?? unchosen(serverModel);
  const forecast = useForecast(of, choice);
  const expected = forecast.data === undefined ? {} : { expected: forecastFor(forecast.data, choice) };
  return { choice, choose, forecast, options: chosen === null ? expected : { ...chosenOptions(chosen), ...expected } };
}

interface ModelOptionsProps {
  choice: ModelChoice;
  choose: (choice: ModelChoice) => void;
  forecast: Forecast;
}

/** Which model reads and what it may spend, closed until it is wanted; what that will likely cost, always in sight. */
export function ModelOptions({ choice, choose, forecast }: ModelOptionsProps): ReactNode {
  const words = useWords(MODEL_CHOICE);
  const serverModel = useQuery(sessionQuery).data?.model ?? null;
  const readers: [Reader, string][] = [
    ["none", words.none],
    ...(serverModel === null ? [] : [["server", words.server(serverModel)] satisfies [Reader, string]]),
    ["named", words.named],
  ];
  const given = { choice, choose, forecast };
  return (
    <div className="space-y-2">
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
          {choice.reader === "named" ? <KeyField {...given} /> : null}
          {choice.reader === "none" ? null : <Helpers {...given} />}
          {choice.reader === "none" ? null : <Budget {...given} />}
        </div>
      </details>
      <ForecastLine choice={choice} forecast={forecast} />
    </div>
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
function Helpers({ choice, choose, forecast }: ModelOptionsProps): ReactNode {
  const words = useWords(MODEL_CHOICE);
  return (
    <fieldset className="space-y-1">
      <legend className="mb-1 text-ink-soft">{words.may}</legend>
      {(["crossReading", "analysts", "vision"] as const).map((name) => (
        <label key={name} className="flex items-start gap-2">
          <input
            type="checkbox"
            className="mt-1"
            checked={choice[name]}
            onChange={({ target }) => choose({ ...choice, [name]: target.checked })}
          />
          <span>
            {words[name]}
            <span className="text-ink-faint">
              <ForecastNote part={name} forecast={forecast} />
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Budget({ choice, choose }: ModelOptionsProps): ReactNode {
  const words = useWords(MODEL_CHOICE);
  const { locale } = useLanguage();
  const tokens = (count: number) => number(count, locale, 0);
  const usual = usualTokens(choice);
  const theirs = usual - usualTokens({ ...choice, analysts: false });
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
        {theirs === 0 ? words.emptyLimit(tokens(usual)) : words.emptyLimitAnalysts(tokens(usual), tokens(theirs))}{" "}
        {words.reached} {words.leaves}
      </p>
    </>
  );
}
