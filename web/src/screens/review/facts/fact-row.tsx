import { memo, type ReactNode } from "react";
import { FACT_SHEET_WORDS, subjectName } from "../../../../../src/i18n/fact-sheet.ts";
import { sayPeriod } from "../../../../../src/i18n/periods.ts";
import type { FactLine } from "../../../../../src/server/contract.ts";
import { FACTS } from "../../../i18n/facts.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { Badge, LevelBadge } from "../../../ui/badges.tsx";
import { Said } from "../../../ui/said.tsx";

/** Pixels of one figure: three lines where there is no room for columns. */
export const FACT_ROW = 78;

/** The columns of a figure where there is room for columns. */
export const FACT_COLUMNS =
  "lg:grid lg:grid-cols-[minmax(0,2.4fr)_minmax(0,1.3fr)_minmax(0,1.2fr)_minmax(0,1.5fr)_minmax(0,1.3fr)] lg:gap-x-4";

interface FactRowProps {
  fact: FactLine;
  onOpen: (fact: FactLine) => void;
}

/** One figure: what it is called, as written, of when and whom, what it rests on, where. */
export const FactRow = memo(function FactRow({ fact, onOpen }: FactRowProps): ReactNode {
  const words = useWords(FACTS);
  const names = useWords(FACT_SHEET_WORDS);
  const { locale } = useLanguage();
  const { name, label, printed, period, nature, readBy, sure, only, level, reference } = fact;
  const when = period === null ? null : sayPeriod(period, locale);
  const whose = subjectName(fact.subject, names);
  return (
    <button
      type="button"
      onClick={() => onOpen(fact)}
      className={`flex h-full w-full flex-col justify-center gap-y-0.5 overflow-hidden border-b border-line px-4 text-left text-sm hover:bg-wash lg:items-center ${FACT_COLUMNS}`}
    >
      <span className="flex w-full min-w-0 items-baseline justify-between gap-3 lg:block">
        <Said className="min-w-0 truncate font-medium whitespace-nowrap lg:block">{name ?? label}</Said>
        <Said className="shrink-0 font-semibold whitespace-nowrap lg:hidden">{printed}</Said>
        {name === null || name === label ? null : (
          <Said className="hidden truncate text-xs whitespace-nowrap text-ink-faint lg:block">{label}</Said>
        )}
      </span>
      <span className="hidden min-w-0 lg:block">
        <Said className="block truncate font-semibold whitespace-nowrap">{printed}</Said>
        {when === null ? null : <span className="block truncate text-xs text-ink-faint">{when}</span>}
      </span>
      <span className="block w-full min-w-0 truncate text-xs text-ink-soft lg:text-sm">
        <span className="lg:hidden">{when === null ? null : `${when} · `}</span>
        {names.natures[nature]}
        {whose === names.natures[nature] ? null : (
          <Said className="text-ink-faint before:content-['_·_'] lg:block lg:truncate lg:text-xs lg:whitespace-nowrap lg:before:content-none">
            {whose}
          </Said>
        )}
        <span className="text-ink-faint lg:hidden"> · {reference}</span>
      </span>
      <span className="flex max-w-full min-w-0 items-center gap-1 overflow-hidden">
        {level === null ? null : <LevelBadge level={level} />}
        {sure ? null : <Badge tone="warn">{words.unsure}</Badge>}
        {only === null ? null : <Badge>{words.only[only]}</Badge>}
      </span>
      <span className="hidden min-w-0 lg:block">
        <Said className="block truncate whitespace-nowrap">{reference}</Said>
        <span className="block text-xs text-ink-faint">{names.readBy[readBy]}</span>
      </span>
    </button>
  );
});
