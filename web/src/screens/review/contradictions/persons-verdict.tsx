import type { ReactNode } from "react";
import { CASES } from "../../../i18n/cases.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { moment } from "../../../i18n/numbers.ts";
import { OVERVIEW } from "../../../i18n/overview.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import type { Case } from "../../../view/cases.ts";
import { personsWord } from "../../../view/decided.ts";
import { decisionsOn, useReview } from "../current-review.ts";

/** What a person decided, before what the engine says; nothing where nobody did. */
export function PersonsVerdict({ one }: { one: Case }): ReactNode {
  const words = useWords(CASES);
  const { person } = useWords(OVERVIEW);
  const { locale } = useLanguage();
  const current = useReview();
  const said = personsWord(one, decisionsOn(one.id, current), locale);
  if (said === null) return null;
  const { by, at, reason } = said.decision;
  return (
    <Panel
      title={<Said className="inline-block first-letter:uppercase">{person(by)}</Said>}
      aside={<span className="text-xs text-ink-faint">{moment(at, locale)}</span>}
    >
      <p data-testid="persons-value">
        <Said className="text-2xl font-semibold">{said.value ?? words.dismissed}</Said>
      </p>
      <Said as="p" className="text-sm text-ink-soft">
        {reason}
      </Said>
      <p className="mt-1 text-xs text-ink-faint">{words.engineBelow}</p>
    </Panel>
  );
}
