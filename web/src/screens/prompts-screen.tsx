import Copy from "lucide-react/icons/copy";
import { type ReactNode, useState } from "react";
import type { Locale } from "../../../src/domain/locale.ts";
import { ANALYST_ROLES, type AnalystRole, analystPrompt } from "../../../src/i18n/analyst-prompts.ts";
import { LANGUAGES, useLanguage, useWords } from "../i18n/language.tsx";
import { PROMPTS } from "../i18n/prompts.ts";
import { Button, Choice, Field } from "../ui/controls.tsx";
import { Panel } from "../ui/panel.tsx";
import { Scroller } from "../ui/scroller.tsx";

/** What to paste into a chat window so that its answer can be checked: the same words as `tribunal prompt`. */
export default function PromptsScreen(): ReactNode {
  const words = useWords(PROMPTS);
  const { locale } = useLanguage();
  const [role, setRole] = useState<AnalystRole>("financial-auditor");
  const [chosen, setChosen] = useState<Locale | null>(null);
  const [told, setTold] = useState("");
  const spoken = chosen ?? locale;
  const prompt = analystPrompt(role, spoken);
  const copy = () =>
    navigator.clipboard.writeText(prompt).then(
      () => setTold(words.copied),
      () => setTold(words.copyFailed),
    );
  return (
    <div className="mx-auto max-w-4xl space-y-4 px-3 py-5 sm:px-5">
      <title>{`${words.title} · Tribunal`}</title>
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
        <p className="text-sm text-ink-soft">{words.intro}</p>
      </div>
      <Panel title={words.stepsTitle}>
        <ol className="list-decimal space-y-1 pl-5 text-sm">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Panel>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={words.role}>
          {(given) => (
            <Choice
              {...given}
              label={words.role}
              value={role}
              onChange={({ target }) => {
                setRole(target.value as AnalystRole);
                setTold("");
              }}
            >
              {ANALYST_ROLES.map((one) => (
                <option key={one} value={one}>
                  {words.roles[one]}
                </option>
              ))}
            </Choice>
          )}
        </Field>
        <Field label={words.language}>
          {(given) => (
            <Choice
              {...given}
              label={words.language}
              value={spoken}
              onChange={({ target }) => {
                setChosen(target.value as Locale);
                setTold("");
              }}
            >
              {Object.entries(LANGUAGES).map(([tag, name]) => (
                <option key={tag} value={tag} lang={tag}>
                  {name}
                </option>
              ))}
            </Choice>
          )}
        </Field>
        <Button look="primary" onClick={copy}>
          <Copy aria-hidden size={15} /> {words.copy}
        </Button>
        <p role="status" className="text-sm font-medium">
          {told}
        </p>
      </div>
      <Scroller label={words.prompt} className="max-h-[60vh] overflow-auto rounded-lg border border-line bg-paper">
        <pre lang={spoken} className="p-4 font-mono text-xs whitespace-pre-wrap">
          {prompt}
        </pre>
      </Scroller>
    </div>
  );
}
