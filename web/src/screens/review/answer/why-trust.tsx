import type { ReactNode } from "react";
import { SPOKEN_IN } from "../../../../../src/i18n/spoken-in.ts";
import { ANSWER } from "../../../i18n/answer.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { number } from "../../../i18n/numbers.ts";
import { OVERVIEW } from "../../../i18n/overview.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { useReview } from "../current-review.ts";

/** As many reasons as are read at once. */
const FIRST = 4;

/** Can it be trusted, and why not more: the reasons, most important first; the score and its sum where there is one. */
export function WhyTrust(): ReactNode {
  const words = useWords(ANSWER);
  const overview = useWords(OVERVIEW);
  const { review } = useReview();
  const { answer } = review;
  const reason = (said: string) => (
    <li key={said}>
      <Said>{said}</Said>
    </li>
  );
  return (
    <Panel title={review.builtInAnalysts ? words.questionOfDocuments : words.question}>
      <ul className="list-disc space-y-1 pl-5 text-sm">{answer.reasons.slice(0, FIRST).map(reason)}</ul>
      {answer.reasons.length <= FIRST ? null : (
        <details className="mt-1 text-sm">
          <summary className="font-medium text-accent">{overview.allReasons(answer.reasons.length - FIRST)}</summary>
          <ul className="mt-1 list-disc space-y-1 pl-5">{answer.reasons.slice(FIRST).map(reason)}</ul>
        </details>
      )}
      <Score />
      {review.recheck === undefined ? null : (
        <p className="mt-2 text-xs text-ink-faint">{words.recheck(review.recheck.settledAgain.length)}</p>
      )}
      {review.builtInAnalysts ? <p className="mt-2 text-xs text-ink-faint">{words.builtIn}</p> : null}
      {review.spokenIn === undefined ? null : (
        <p className="mt-2 text-xs text-ink-faint">{SPOKEN_IN[review.locale][review.spokenIn]}</p>
      )}
    </Panel>
  );
}

/** The score in a line, with every step of its sum one click away; on thin ground there is none. */
function Score(): ReactNode {
  const words = useWords(ANSWER);
  const { locale } = useLanguage();
  const { answer, synthesis } = useReview().review;
  if (answer.score === null || synthesis === null)
    return <p className="mt-2 text-xs text-ink-faint">{words.noScore}</p>;
  return (
    <details className="mt-3 border-t border-line pt-2 text-sm">
      <summary>
        {words.score} <span className="font-semibold">{number(answer.score, locale, 1)}</span> {words.outOf}{" "}
        <span className="font-medium text-accent">{words.arithmetic}</span>
      </summary>
      <dl className="mt-2 space-y-2">
        {synthesis.score.lines.map(({ label, calculation }) => (
          <div key={label}>
            <dt className="text-xs text-ink-faint">
              <Said>{label}</Said>
            </dt>
            <dd className="font-mono text-xs">
              <Said>{calculation}</Said>
            </dd>
          </div>
        ))}
      </dl>
      <Said as="p" className="mt-2 text-xs text-ink-soft">
        {synthesis.score.completeness.explanation}
      </Said>
    </details>
  );
}
