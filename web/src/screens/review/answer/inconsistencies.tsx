import type { ReactNode } from "react";
import { REPORT_INCONSISTENCIES } from "../../../../../src/i18n/report-inconsistencies.ts";
import { useWords } from "../../../i18n/language.tsx";
import { SeverityBadge } from "../../../ui/badges.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { useReview } from "../current-review.ts";

/** Where the documents contradict themselves: passages side by side, the sum, what it changes, what to ask. */
export function Inconsistencies(): ReactNode {
  const words = useWords(REPORT_INCONSISTENCIES);
  const { inconsistencies } = useReview().review;
  if (inconsistencies.length === 0) return null;
  return (
    <Panel title={words.title} aside={<span className="text-sm text-ink-faint">{inconsistencies.length}</span>}>
      <p className="text-sm text-ink-soft">{words.intro}</p>
      <ul className="mt-2 divide-y divide-line">
        {inconsistencies.map((one) => (
          <li key={one.id} className="py-3">
            <p className="text-sm">
              <SeverityBadge severity={one.severity} /> <span className="font-semibold">{one.name}</span>{" "}
              <span className={one.certainty === "sure" ? "text-bad" : "text-ink-faint"}>
                {words.certainty[one.certainty]}
              </span>
            </p>
            <Said as="p" className="mt-1 text-sm">
              {one.explanation}
            </Said>
            <div className="mt-2 grid gap-2 sm:grid-cols-2">
              {one.statements.map(({ printed, passage, reference }) => (
                <blockquote
                  key={`${reference} ${passage} ${printed}`}
                  className="rounded border border-line bg-paper px-3 py-2 text-sm"
                >
                  <Said className="font-semibold">{printed}</Said>
                  <Said as="p" className="text-ink-soft">
                    {passage}
                  </Said>
                  <p className="text-xs text-ink-faint">{reference}</p>
                </blockquote>
              ))}
            </div>
            <dl className="mt-2 space-y-1 text-sm">
              <Line label={words.sum} text={one.sum} />
              <Line label={words.also} text={one.also.join(" ")} />
              <Line label={words.impact} text={one.impact} />
              <Line label={words.ask} text={one.question} />
            </dl>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Line({ label, text }: { label: string; text: string | null }): ReactNode {
  if (text === null || text === "") return null;
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-faint">{label}</dt>
      <dd>
        <Said>{text}</Said>
      </dd>
    </div>
  );
}
