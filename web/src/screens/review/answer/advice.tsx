import type { ReactNode } from "react";
import { ANSWER } from "../../../i18n/answer.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { percent } from "../../../i18n/numbers.ts";
import { Badge } from "../../../ui/badges.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { useReview } from "../current-review.ts";

/** Agents that recommend opposite things, and what came of it. */
export function Advice(): ReactNode {
  const words = useWords(ANSWER);
  const { locale } = useLanguage();
  const { recommendations } = useReview().review;
  if (recommendations === null || recommendations.report.conflicts.length === 0) return null;
  return (
    <Panel title={words.advice}>
      <ul className="space-y-4">
        {recommendations.report.conflicts.map(({ conflictId, topic, positions }) => {
          const decided = recommendations.consensus.find((one) => one.conflictId === conflictId);
          return (
            <li key={conflictId}>
              <Said as="h3" className="font-medium">
                {topic}
              </Said>
              <div className="mt-2 grid gap-2 md:grid-cols-2">
                {Object.values(positions)
                  .toSorted((a, b) => a.side.localeCompare(b.side))
                  .map(({ agentName, statement }) => (
                    <blockquote key={agentName} className="border-l-2 border-line-strong pl-3 text-sm">
                      <Said>{statement}</Said>
                      <footer className="text-xs text-ink-faint">{agentName}</footer>
                    </blockquote>
                  ))}
              </div>
              {decided === undefined ? null : (
                <div className="mt-2 rounded bg-wash px-3 py-2 text-sm">
                  <p className="flex flex-wrap items-center gap-2 text-xs text-ink-faint">
                    {words.decidedBy(decided.resolverAgent)} · {percent(decided.confidenceScore, locale)}
                    {decided.accepted ? null : <Badge tone="warn">{words.notAccepted}</Badge>}
                  </p>
                  <Said as="p">{decided.finalDecision}</Said>
                  {decided.tradeOffsAcknowledged.length === 0 ? null : (
                    <details className="mt-1 text-xs text-ink-soft">
                      <summary>{words.tradeOffs}</summary>
                      <ul className="list-disc pl-5">
                        {decided.tradeOffsAcknowledged.map((given) => (
                          <li key={given}>
                            <Said>{given}</Said>
                          </li>
                        ))}
                      </ul>
                    </details>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
