import type { ReactNode } from "react";
import { FACT_SHEET_WORDS, subjectName } from "../../../../../src/i18n/fact-sheet.ts";
import { KEY_FIGURE_WORDS } from "../../../../../src/i18n/key-figures.ts";
import { sayPeriod } from "../../../../../src/i18n/periods.ts";
import type { FactLine } from "../../../../../src/server/contract.ts";
import { FACTS } from "../../../i18n/facts.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { measured, type number } from "../../../i18n/numbers.ts";
import { LevelBadge } from "../../../ui/badges.tsx";
import { Said } from "../../../ui/said.tsx";

/** All that is known of a figure, above its place. */
export function FactDetail({ fact }: { fact: FactLine }): ReactNode {
  const words = useWords(FACTS);
  const names = useWords(FACT_SHEET_WORDS);
  const levels = useWords(KEY_FIGURE_WORDS);
  const { locale } = useLanguage();
  const { columns } = names;
  const lines: [string, ReactNode][] = [
    [columns.label, <Said key="label">{fact.label}</Said>],
    [columns.value, <Said key="value">{`${fact.printed} (${words.readAs} ${readValue(fact, locale)})`}</Said>],
    ...(fact.period === null ? [] : [[columns.period, sayPeriod(fact.period, locale)] satisfies [string, string]]),
    [columns.subject, <Said key="whose">{subjectName(fact.subject, names)}</Said>],
    [
      columns.nature,
      [names.natures[fact.nature], fact.only === null ? null : words.only[fact.only]].filter(Boolean).join(", "),
    ],
    [columns.readBy, `${names.readBy[fact.readBy]}, ${fact.sure ? words.readings.sure.toLowerCase() : words.unsure}`],
    ...(fact.level === null
      ? []
      : [
          [
            levels.restsOn,
            <span key="level">
              <LevelBadge level={fact.level} />
              {fact.borneOutBy === 0 ? null : ` ${words.borneOut(fact.borneOutBy)}`}
            </span>,
          ] satisfies [string, ReactNode],
        ]),
  ];
  return (
    <dl className="mb-3 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2 lg:grid-cols-4">
      {lines.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-ink-faint">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function readValue({ value, low, high, unit, currency }: FactLine, locale: Parameters<typeof number>[1]): string {
  const sign = unit === "percent" ? "%" : unit === "money" ? currency : null;
  if (low === null || high === null) return measured(value, sign, locale);
  return `${measured(low, sign, locale)}–${measured(high, sign, locale)}`;
}
