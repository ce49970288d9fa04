import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import { FACT_SHEET_WORDS } from "../../../../../src/i18n/fact-sheet.ts";
import { KEY_FIGURE_WORDS } from "../../../../../src/i18n/key-figures.ts";
import type { FactLine, FactSheet } from "../../../../../src/server/contract.ts";
import { FACTS } from "../../../i18n/facts.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { number } from "../../../i18n/numbers.ts";
import { Choice, INPUT } from "../../../ui/controls.tsx";
import { Empty } from "../../../ui/states.tsx";
import { VirtualList } from "../../../ui/virtual-list.tsx";
import { FACT_FILTERS, narrowed, searchable } from "../../../view/facts.ts";
import { FACT_COLUMNS, FACT_ROW, FactRow } from "./fact-row.tsx";

interface FactListProps {
  facts: readonly FactLine[];
  documents: FactSheet["coverage"]["byDocument"];
  onOpen: (fact: FactLine) => void;
}

/** All figures, to be searched and narrowed down; thousands of them scroll like ten. */
export function FactList({ facts, documents, onOpen }: FactListProps): ReactNode {
  const words = useWords(FACTS);
  const names = useWords(FACT_SHEET_WORDS);
  const { locale } = useLanguage();
  const [search, setSearch] = useState("");
  const [chosen, choose] = useChoices();
  const wanted = useDeferredValue(search);
  const all = useMemo(() => searchable(facts), [facts]);
  const shown = useMemo(() => narrowed(all, { ...chosen, search: wanted }), [all, chosen, wanted]);
  const options = useOptions(facts, documents);
  return (
    <>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <input
          type="search"
          className={`${INPUT} col-span-2 min-w-0 sm:flex-1 sm:basis-full`}
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {FACT_FILTERS.filter((filter) => options[filter].of.length > 1).map((filter) => (
          <Choice
            key={filter}
            label={options[filter].name}
            className="w-full sm:w-auto"
            value={chosen[filter]}
            onChange={({ target }) => choose(filter, target.value)}
          >
            <option value="">{`${options[filter].name} · ${words.all}`}</option>
            {options[filter].of.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Choice>
        ))}
      </div>
      <p role="status" className="text-xs text-ink-faint">
        {words.shown(number(shown.length, locale), number(facts.length, locale))}
      </p>
      <div className="rounded-lg border border-line bg-paper">
        {shown.length === 0 ? (
          <Empty title={facts.length === 0 ? names.none : words.none} />
        ) : (
          <>
            <div
              aria-hidden
              className={`hidden border-b border-line px-4 py-1.5 text-xs text-ink-faint ${FACT_COLUMNS}`}
            >
              <span>{names.columns.topic}</span>
              <span>{names.columns.value}</span>
              <span>{names.columns.nature}</span>
              <span>{options.level.name}</span>
              <span>{names.columns.place}</span>
            </div>
            <VirtualList items={shown} rowHeight={FACT_ROW} label={words.title} keyOf={({ id }) => id}>
              {(fact) => <FactRow fact={fact} onOpen={onOpen} />}
            </VirtualList>
          </>
        )}
      </div>
    </>
  );
}

type Filter = (typeof FACT_FILTERS)[number];

/** What the list is narrowed down to stands in the address: it can be sent, and comes back with the page. */
function useChoices(): [Record<Filter, string>, (filter: Filter, value: string) => void] {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const chosen = useMemo(() => {
    const given = new URLSearchParams(text);
    return Object.fromEntries(FACT_FILTERS.map((one) => [one, given.get(one) ?? ""])) as Record<Filter, string>;
  }, [text]);
  const choose = (filter: Filter, value: string) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        if (value === "") next.delete(filter);
        else next.set(filter, value);
        return next;
      },
      { replace: true },
    );
  return [chosen, choose];
}

type Options = Record<Filter, { name: string; of: (readonly [string, string])[] }>;

/** Only what occurs can be chosen. */
function useOptions(facts: readonly FactLine[], documents: FactListProps["documents"]): Options {
  const words = useWords(FACTS);
  const names = useWords(FACT_SHEET_WORDS);
  const levels = useWords(KEY_FIGURE_WORDS);
  return useMemo(() => {
    const some = <Key extends string>(all: Record<Key, string>, has: (fact: FactLine, key: Key) => boolean) =>
      (Object.entries(all) as [Key, string][]).filter(([key]) => facts.some((fact) => has(fact, key)));
    return {
      document: { name: words.document, of: documents.map(({ document, name }) => [document, name] as const) },
      nature: { name: names.columns.nature, of: some(names.natures, ({ nature }, key) => nature === key) },
      whose: {
        name: names.columns.subject,
        of: some(words.whose, ({ subject }, key) =>
          key === "others" ? subject !== "company" && subject !== "market" : subject === key,
        ),
      },
      level: { name: levels.restsOn, of: some(levels.level, ({ level }, key) => level === key) },
      readBy: { name: names.columns.readBy, of: some(names.readBy, ({ readBy }, key) => readBy === key) },
      reading: { name: words.reading, of: some(words.readings, ({ sure }, key) => sure === (key === "sure")) },
    };
  }, [facts, documents, words, names, levels]);
}
