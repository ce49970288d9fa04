import type { ReactNode } from "react";
import { ANSWER } from "../../../i18n/answer.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { number } from "../../../i18n/numbers.ts";
import { Said } from "../../../ui/said.tsx";
import { useReview } from "../current-review.ts";

/** The score, with every step of its sum one click away. */
export function Score(): ReactNode {
  const words = useWords(ANSWER);
  const { locale } = useLanguage();
  const { answer, synthesis } = useReview().review;
  const lines = synthesis?.score.lines ?? [];
  return (
    <section className="rounded-lg border border-line bg-paper px-5 py-4">
      <h2 className="text-sm text-ink-faint">{words.score}</h2>
      {answer.score === null ? (
        <p className="mt-2 font-medium">{words.noScore}</p>
      ) : (
        <>
          <p className="mt-1">
            <span className="text-5xl leading-none font-semibold tracking-tight">
              {number(answer.score, locale, 1)}
            </span>{" "}
            <span className="text-sm text-ink-faint">{words.outOf}</span>
          </p>
          <div aria-hidden className="mt-3 h-1.5 rounded bg-sunk">
            <div
              className="h-full rounded bg-accent"
              style={{ width: `${Math.max(0, Math.min(100, answer.score))}%` }}
            />
          </div>
        </>
      )}
      {lines.length === 0 ? null : (
        <details className="mt-3 text-sm">
          <summary className="font-medium text-accent">{words.arithmetic}</summary>
          <dl className="mt-2 space-y-2">
            {lines.map(({ label, calculation }) => (
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
          {synthesis === null ? null : (
            <Said as="p" className="mt-2 text-xs text-ink-soft">
              {synthesis.score.completeness.explanation}
            </Said>
          )}
        </details>
      )}
    </section>
  );
}
