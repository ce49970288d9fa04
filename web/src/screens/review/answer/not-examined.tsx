import type { ReactNode } from "react";
import { Link } from "wouter";
import { CROSS_READING_WORDS, whatTheCheckSees } from "../../../../../src/i18n/cross-reading.ts";
import { documentKinds } from "../../../../../src/i18n/sources.ts";
import { ANSWER } from "../../../i18n/answer.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { TERMS } from "../../../i18n/terms.ts";
import { SeverityBadge } from "../../../ui/badges.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { useReview } from "../current-review.ts";

/** As many of a kind as are read at once. */
const FIRST = 6;

/** Everything the review did not see or could not judge, each with its reason: a gap is never a pass. */
export function NotExamined(): ReactNode {
  const words = useWords(ANSWER);
  const terms = useWords(TERMS);
  const reading = useWords(CROSS_READING_WORDS);
  const { review } = useReview();
  const { locale } = useLanguage();
  const failed = review.stages.filter(({ status }) => status === "failed");
  const groups: [keyof typeof words.missing, ReactNode[]][] = [
    ["stages", failed.map(({ stage, reason }) => line(stage, terms.stage[stage], reason ?? ""))],
    [
      "gaps",
      [
        ...review.gaps.map(({ stage, subject, message }) =>
          line(`${stage}${subject ?? ""}${message}`, subject ?? terms.stage[stage], message),
        ),
        ...(review.synthesis?.gaps ?? []).map(({ code, message }) => line(`${code}${message}`, "", message)),
        ...(review.detection?.gaps ?? []).map(({ topic, reason }) => line(`gap ${topic}`, topic, reason)),
      ],
    ],
    [
      "refused",
      (review.detection?.refused ?? []).map(({ findingId, agentName, metric, reason }) =>
        line(`${agentName}${findingId}`, `${metric} · ${agentName}`, reason),
      ),
    ],
    ["unreadable", review.unreadable.map(({ id, name, message }) => line(id, name, message))],
    [
      "contradictions",
      review.notExamined.map(({ contradiction, explanation }) => (
        <li key={contradiction.id}>
          <Link href={`/contradictions/${contradiction.id}`} className="font-medium underline">
            <Said>{contradiction.topic}</Said>
          </Link>{" "}
          <SeverityBadge severity={contradiction.severity.level} /> <Said className="text-ink-soft">{explanation}</Said>
        </li>
      )),
    ],
    ["agents", review.notReflected.map(({ agentName, explanation }) => line(agentName, agentName, explanation))],
    [
      "court",
      review.cost.leftToCourt.map(({ contradictionId, topic, reason }) => line(contradictionId, topic, reason)),
    ],
    ["warnings", review.warnings.map(({ code, file, message }) => line(`${code}${file ?? ""}${message}`, "", message))],
  ];
  const kinds = documentKinds(review.documents, locale);
  const told = groups.filter(([, lines]) => lines.length > 0);
  return (
    <Panel title={words.notExamined}>
      {told.length === 0 ? (
        <p className="text-sm text-ink-soft">{words.everythingExamined}</p>
      ) : (
        <>
          <p className="text-sm text-ink-soft">{words.notExaminedIntro}</p>
          <div className={`mt-2 grid gap-x-8 gap-y-3 ${told.length > 1 ? "md:grid-cols-2" : ""}`}>
            {told.map(([group, lines]) => (
              <div key={group}>
                <h3 className="text-sm font-semibold">{words.missing[group]}</h3>
                <ul
                  className={`mt-1 list-disc space-y-1 pl-5 text-sm ${told.length > 1 ? "" : "gap-10 md:columns-2 *:break-inside-avoid"}`}
                >
                  {lines.slice(0, FIRST)}
                </ul>
                {lines.length <= FIRST ? null : (
                  <details className="mt-1 text-sm">
                    <summary className="text-accent">{words.more(lines.length - FIRST)}</summary>
                    <ul className="mt-1 list-disc space-y-1 pl-5">{lines.slice(FIRST)}</ul>
                  </details>
                )}
              </div>
            ))}
          </div>
        </>
      )}
      <h3 className="mt-4 text-sm font-semibold">{reading.title}</h3>
      <p className="mt-1 text-sm text-ink-soft">
        <Said>{whatTheCheckSees(review.facts?.crossReading, locale).join(" ")}</Said>
      </p>
      <h3 className="mt-4 text-sm font-semibold">{words.read}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        {review.documents.map(({ id, name, sections }, at) => (
          <li key={id}>
            <Said className="font-medium text-ink">{name}</Said> · {kinds[at]} · {words.sections(sections)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function line(key: string, what: string, why: string): ReactNode {
  return (
    <li key={key}>
      {what === "" ? null : <Said className="font-medium">{what}</Said>} <Said className="text-ink-soft">{why}</Said>
    </li>
  );
}
