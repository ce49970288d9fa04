import type { ReactNode } from "react";
import { ANSWER } from "../../../i18n/answer.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { COLON, SEMICOLON } from "../../../i18n/numbers.ts";
import { Fold } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { useReview } from "../current-review.ts";

/** The memo, every sentence with its sources. */
export function Memo(): ReactNode {
  const words = useWords(ANSWER);
  const { locale } = useLanguage();
  const memo = useReview().review.synthesis?.memo;
  if (memo === undefined) return null;
  return (
    <Fold title={words.memo}>
      <div className="max-w-prose space-y-4">
        {memo.sections.map(({ id, title, sentences }) => (
          <section key={id}>
            <Said as="h3" className="font-semibold">
              {title}
            </Said>
            {sentences.map(({ text, sources }) => (
              <p key={text} className="mt-1">
                <Said>{text}</Said>{" "}
                {sources.length === 0 ? null : (
                  <Said className="text-xs text-ink-faint">{`[${sources.join(SEMICOLON[locale])}]`}</Said>
                )}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Fold>
  );
}

/** What would have to be false. */
export function Assumptions(): ReactNode {
  const words = useWords(ANSWER);
  const { locale } = useLanguage();
  const assumptions = useReview().review.synthesis?.assumptions ?? [];
  if (assumptions.length === 0) return null;
  return (
    <Fold title={words.assumptions}>
      <p className="text-ink-soft">{words.assumptionsIntro}</p>
      <ul className="mt-2 divide-y divide-line">
        {assumptions.map(({ topic, name, statement, value, stressed, carries }) => (
          <li key={topic} className="py-2">
            <Said as="p" className="font-medium">
              {statement}
            </Said>
            <p className="text-ink-soft">
              <Said>{`${name}${COLON[locale]}${value} → ${stressed}`}</Said>
            </p>
            <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
              {carries.map((moved) => (
                <li key={moved.topic} title={moved.calculation}>
                  <Said>{`${moved.name}${COLON[locale]}${moved.before} → ${moved.after}`}</Said>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** The model's own drivers, varied. */
export function Scenarios(): ReactNode {
  const words = useWords(ANSWER);
  const scenarios = useReview().review.synthesis?.scenarios;
  if (scenarios === undefined || scenarios.outcomes.length === 0) return null;
  const cases = [...new Set(scenarios.outcomes.map((outcome) => outcome.case))];
  const names = [...new Set(scenarios.outcomes.map(({ name }) => name))];
  return (
    <Fold title={words.scenarios}>
      <div className="overflow-x-auto">
        <table className="w-full">
          <thead>
            <tr className="text-left text-xs text-ink-faint">
              <td />
              {cases.map((one) => (
                <th key={one} scope="col" className="px-2 py-1 text-right font-medium">
                  {words.cases[one]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {names.map((name) => (
              <tr key={name}>
                <th scope="row" className="py-1.5 pr-2 text-left font-medium">
                  <Said>{name}</Said>
                </th>
                {cases.map((one) => {
                  const outcome = scenarios.outcomes.find((each) => each.name === name && each.case === one);
                  return (
                    <td key={one} className="px-2 py-1.5 text-right" title={outcome?.calculation}>
                      {outcome?.formatted ?? "–"}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}

/** Findings that only look opposed: they speak of different things. */
export function Definitions(): ReactNode {
  const words = useWords(ANSWER);
  const mismatches = useReview().review.detection?.definitionMismatches ?? [];
  if (mismatches.length === 0) return null;
  return (
    <Fold title={`${words.definitions} (${mismatches.length})`}>
      <p className="text-ink-soft">{words.definitionsIntro}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {mismatches.map(({ topic, findingIds, reason }) => (
          <li key={`${topic}${findingIds.join()}`}>
            <Said className="font-medium">{topic}</Said> <Said className="text-ink-soft">{reason}</Said>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
