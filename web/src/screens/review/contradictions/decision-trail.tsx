import type { ReactNode } from "react";
import type { Decision } from "../../../../../src/server/contract.ts";
import { DECISIONS } from "../../../i18n/decisions.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { measured, moment } from "../../../i18n/numbers.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import type { Case } from "../../../view/cases.ts";
import { decisionsOn, useReview } from "../current-review.ts";

/** Who decided what, when and why, the engine's verdict first among them; nothing is ever taken off. */
export function DecisionTrail({ one }: { one: Case }): ReactNode {
  const words = useWords(DECISIONS);
  const { locale } = useLanguage();
  const current = useReview();
  const decisions = decisionsOn(one.id, current);
  return (
    <Panel title={words.history}>
      {decisions.length === 0 ? (
        <p className="mb-2 text-sm text-ink-soft">{one.state === "settled" ? words.none : words.noneOpen}</p>
      ) : null}
      <ol className="space-y-3" data-testid="decisions">
        {decisions.map((decision) => (
          <Taken key={decision.id} decision={decision} here={decision.reviewId === current.record.id} />
        ))}
        {one.resolution === null ? null : (
          <li className="border-l-2 border-line pl-3 text-sm text-ink-soft">
            <p>
              <span className="font-medium">{words.engine}</span> · {moment(one.resolution.resolvedAt, locale)}
            </p>
            <Said>{one.resolution.baGuidance.oneLiner}</Said>
          </li>
        )}
      </ol>
    </Panel>
  );
}

function Taken({ decision, here }: { decision: Decision; here: boolean }): ReactNode {
  const words = useWords(DECISIONS);
  const { locale } = useLanguage();
  const what = decision.position ?? measured(decision.value, decision.unit, locale);
  const old = decision.supersededBy !== null;
  return (
    <li className={`border-l-2 pl-3 text-sm ${old ? "border-line text-ink-faint" : "border-accent"}`}>
      <p>
        <Said className="font-semibold">{decision.by}</Said> <Said>{words.did[decision.kind](what)}</Said>{" "}
        <span className="text-xs text-ink-faint">
          · {moment(decision.at, locale)}
          {here ? null : ` · ${words.elsewhere}`}
          {old ? ` · ${words.superseded}` : null}
        </span>
      </p>
      <Said as="p" className="text-ink-soft">
        {decision.reason}
      </Said>
    </li>
  );
}
