import type { ReactNode } from "react";
import { CASES } from "../i18n/cases.ts";
import { EVIDENCE } from "../i18n/evidence.ts";
import { useLanguage, useWords } from "../i18n/language.tsx";
import { measured } from "../i18n/numbers.ts";
import { Said } from "../ui/said.tsx";
import type { RangePlotData } from "../view/range.ts";
import { placed, scaleOf } from "../view/scale.ts";

/** One row per source, one mark per row; the retained value runs through all of them. */
export function RangePlot({ data }: { data: RangePlotData }): ReactNode {
  const words = useWords(CASES);
  const { evidence } = useWords(EVIDENCE);
  const { locale } = useLanguage();
  const { marks, retained, range, unit } = data;
  const scale = scaleOf([
    ...marks.map(({ value }) => value),
    ...(retained === null ? [] : [retained]),
    ...(range === null ? [] : [range.min, range.max]),
  ]);
  const at = (value: number) => `${placed(value, scale)}%`;
  return (
    <figure>
      <div className="grid grid-cols-[1fr_auto] sm:grid-cols-[minmax(6rem,30%)_1fr_auto] items-center gap-x-3 text-sm">
        {marks.map(({ value, label, kind }) => (
          <div key={`${label}${value}`} className="contents">
            <Said className="pt-1 text-ink-soft max-sm:col-span-2 max-sm:text-xs sm:py-1">{label}</Said>
            <div aria-hidden className="relative h-full min-h-7 border-x border-line">
              <div className="absolute top-1/2 right-0 left-0 h-px bg-line" />
              {range === null ? null : (
                <div
                  className="absolute inset-y-0 bg-good-wash"
                  style={{
                    left: at(range.min),
                    width: `max(4px, ${placed(range.max, scale) - placed(range.min, scale)}%)`,
                  }}
                />
              )}
              {retained === null ? null : (
                <div className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-good" style={{ left: at(retained) }} />
              )}
              <div
                className={`absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 ${kind === "position" ? "rounded-full border-2 border-accent bg-paper" : "rotate-45 bg-accent"}`}
                style={{ left: at(value) }}
              />
            </div>
            <span className="py-1 text-right font-medium whitespace-nowrap">{measured(value, unit, locale)}</span>
          </div>
        ))}
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-faint">
        <span>
          <span aria-hidden className="mr-1 inline-block size-2.5 rounded-full border-2 border-accent align-middle" />
          {words.positions}
        </span>
        <span>
          <span aria-hidden className="mr-1 inline-block size-2 rotate-45 bg-accent align-middle" />
          {evidence}
        </span>
        {retained === null ? null : (
          <span>
            <span aria-hidden className="mr-1 inline-block h-3 w-0.5 bg-good align-middle" />
            {words.retainedMark} {measured(retained, unit, locale)}
            {range === null
              ? null
              : ` (${words.range(measured(range.min, unit, locale), measured(range.max, unit, locale))})`}
          </span>
        )}
        {scale.logarithmic ? <span>{words.valuesLog}</span> : null}
      </figcaption>
    </figure>
  );
}
