import type { ReactNode } from "react";
import type { AgentRecord } from "../../../src/server/contract.ts";
import { AGENTS } from "../i18n/agents.ts";
import { useLanguage, useWords } from "../i18n/language.tsx";
import { percent } from "../i18n/numbers.ts";
import { CalibrationPlot } from "../plots/calibration-plot.tsx";
import { Interval } from "../plots/interval.tsx";

/** What verdicts and people have said of one agent so far. */
export function Record({ record }: { record: AgentRecord }): ReactNode {
  const words = useWords(AGENTS);
  const { locale } = useLanguage();
  const { right, wrong, unresolved, reliability, calibration } = record;
  // Where nobody was judged there is nothing to tell but what we assume of everybody.
  const byCategory = record.byCategory.filter((one) => one.right + one.wrong > 0);
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      <div>
        <h3 className="text-xs font-semibold text-ink-faint">{words.reliability}</h3>
        {right + wrong === 0 ? null : <Interval {...reliability} />}
        <p className="mt-1 text-xs text-ink-soft">{words.tally(right, wrong, unresolved)}</p>
        {byCategory.length < 2 ? null : (
          <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 text-xs">
            {byCategory.map(({ category, reliability: own }) => (
              <div key={category} className="contents">
                <dt>{words.category[category as keyof typeof words.category] ?? category}</dt>
                <dd className="text-right">
                  <span className="font-medium">{percent(own.mean, locale)}</span>{" "}
                  <span className="text-ink-faint">{`${percent(own.low, locale)}–${percent(own.high, locale)}`}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {calibration.length === 0 ? null : (
        <div>
          <h3 className="mb-1 text-xs font-semibold text-ink-faint">{words.calibration}</h3>
          <CalibrationPlot buckets={calibration} />
        </div>
      )}
    </div>
  );
}
