import type { ReactNode } from "react";
import { verdictStanding } from "../../../../../src/domain/verdict-standing.ts";
import { sayRefusal } from "../../../../../src/i18n/guard-rules.ts";
import { RUNGS } from "../../../../../src/i18n/rungs.ts";
import { CASES } from "../../../i18n/cases.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { measured } from "../../../i18n/numbers.ts";
import { Badge } from "../../../ui/badges.tsx";
import { Fold, Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import type { Case } from "../../../view/cases.ts";

/** What was decided, on what, why the others lost, and what is left to verify. */
export function Verdict({ one }: { one: Case }): ReactNode {
  const words = useWords(CASES);
  const { resolution, explanation } = one;
  if (resolution === null) {
    return (
      <Panel title={words.verdict}>
        <p className="text-sm">
          {one.state === "noted" ? words.noVerdict.noted : words.noVerdict.not_examined}{" "}
          {explanation === null ? null : <Said>{explanation}</Said>}
        </p>
      </Panel>
    );
  }
  const { verdict, baGuidance, unresolvedAspects, redFlags, whatWouldChangeIt } = resolution;
  const { decisiveFactors, rejectedPositionFlaws } = verdict.justification;
  const losers = [...new Set(rejectedPositionFlaws.map(({ position }) => position))];
  return (
    <Panel title={words.verdict}>
      <FinalValue one={one} />
      {redFlags.map((flag) => (
        <p key={flag} className="mt-2 rounded bg-bad-wash px-3 py-2 text-sm text-bad">
          <Said>{flag}</Said>
        </p>
      ))}
      <div className="mt-3 grid gap-x-8 gap-y-4 text-sm md:grid-cols-2 xl:grid-cols-1">
        {decisiveFactors.length === 0 ? null : (
          <Part title={words.whyRetained}>
            {decisiveFactors.map(({ factor, source, weight }) => (
              <li key={`${factor}${source}`}>
                <Said>{factor}</Said>{" "}
                <span className="text-xs text-ink-faint">
                  ({weight === "PRIMARY" ? words.primary : words.supporting})
                </span>
                <Said as="p" className="text-ink-soft">
                  {source}
                </Said>
              </li>
            ))}
          </Part>
        )}
        {losers.map((agent) => (
          <Part key={agent} title={words.whyLost(agent)}>
            {rejectedPositionFlaws
              .filter(({ position }) => position === agent)
              .map(({ flaw, evidence }) => (
                <li key={`${flaw}${evidence}`}>
                  <Said>{flaw}</Said>
                  <Said as="p" className="text-ink-soft">
                    {evidence}
                  </Said>
                </li>
              ))}
          </Part>
        ))}
        {(
          [
            [words.toVerify, baGuidance.whatToVerify],
            [words.ask, baGuidance.questionForFounder],
            [words.wouldChange, whatWouldChangeIt],
          ] as const
        ).map(([title, text]) =>
          text === null ? null : (
            <Part key={title} title={title}>
              <li>
                <Said>{text}</Said>
              </li>
            </Part>
          ),
        )}
        {unresolvedAspects.length === 0 ? null : (
          <Part title={words.unresolved}>
            {unresolvedAspects.map(({ aspect, reason, suggestedAction }) => (
              <li key={aspect}>
                <Said>{aspect}</Said>
                <Said as="p" className="text-ink-soft">
                  {reason}
                </Said>
                <Said as="p" className="text-ink-soft">
                  {suggestedAction}
                </Said>
              </li>
            ))}
          </Part>
        )}
      </div>
    </Panel>
  );
}

function FinalValue({ one }: { one: Case }): ReactNode {
  const words = useWords(CASES);
  const { locale } = useLanguage();
  if (one.resolution === null) return null;
  const { finalValue, baGuidance } = one.resolution;
  const { value, unit, range, derivedFrom, confidence } = finalValue;
  const said = typeof value === "string" ? (words.judged[value] ?? value) : measured(value, unit, locale);
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      {value === null ? null : (
        <p>
          <span className="mr-2 text-xs text-ink-faint">{words.retained}</span>
          <Said className="text-2xl font-semibold">{said}</Said>
          {range === undefined ? null : (
            <span className="ml-2 text-sm text-ink-soft">
              {words.range(measured(range.min, unit, locale), measured(range.max, unit, locale))}
            </span>
          )}
        </p>
      )}
      <Said className={value === null ? "text-lg font-medium" : "text-sm text-ink-soft"}>{baGuidance.oneLiner}</Said>
      <p className="basis-full text-xs text-ink-faint">
        {words.from} <Said>{derivedFrom.source}</Said>
        {derivedFrom.calculation === undefined ? null : (
          <Said className="font-mono">{` · ${derivedFrom.calculation}`}</Said>
        )}{" "}
        · {words.confidence} {Math.round(confidence)}
      </p>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <h3 className="mb-1 text-xs font-semibold tracking-wide text-ink-faint">{title}</h3>
      <ul className="space-y-1.5">{children}</ul>
    </div>
  );
}

/** The rungs that were tried, and why each was not enough. */
export function Path({ one }: { one: Case }): ReactNode {
  const words = useWords(CASES);
  const { rungs, settledHere, endedOpen } = useWords(RUNGS);
  const { locale } = useLanguage();
  if (one.resolution === null) return null;
  const { debateRecord, refusedVerdicts } = one.resolution;
  const named = (rung: string) => rungs[rung] ?? rung;
  return (
    <Fold title={words.path}>
      <ol className="space-y-1.5 text-sm">
        <li className="flex flex-wrap items-baseline gap-x-2 sm:flex-nowrap">
          <span className="text-xs text-ink-faint sm:w-44 sm:shrink-0">{words.why}</span>
          <Said>{one.contradiction.severity.calculation}</Said>
        </li>
        {debateRecord.path.map(({ rung, reason }) => (
          <li key={`${rung}${reason}`} className="flex flex-wrap items-baseline gap-x-2 sm:flex-nowrap">
            <span className="text-xs text-ink-faint sm:w-44 sm:shrink-0">{named(rung)}</span>
            <Said>{reason}</Said>
          </li>
        ))}
        {debateRecord.optimizationApplied === undefined ? null : (
          <li className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-xs font-semibold sm:w-44 sm:shrink-0">{named(debateRecord.optimizationApplied)}</span>
            {one.state === "open" ? (
              <span className="font-medium text-warn">{endedOpen}</span>
            ) : (
              <span className={`font-medium ${verdictStanding(one.resolution) === "held" ? "text-good" : "text-warn"}`}>
                {settledHere}
              </span>
            )}
          </li>
        )}
        {refusedVerdicts.map(({ by, codes }) => (
          <li key={`${by}${codes.join()}`} className="flex flex-wrap items-center gap-2">
            <Badge long tone="bad">
              {words.refused(by)}
            </Badge>
            <span>{sayRefusal(codes, locale)}</span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
