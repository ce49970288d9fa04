import { memo, type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import type { Address } from "../../../../src/domain/address.ts";
import type { CitationStatus } from "../../../../src/domain/citation.ts";
import type { Locale } from "../../../../src/domain/locale.ts";
import type { ReviewDocument } from "../../../../src/server/contract.ts";
import { CITATIONS } from "../../i18n/citations.ts";
import { useLanguage, useWords } from "../../i18n/language.tsx";
import { number } from "../../i18n/numbers.ts";
import { TERMS } from "../../i18n/terms.ts";
import { Badge, CitationBadge } from "../../ui/badges.tsx";
import { Choice, INPUT } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Quoted } from "../../ui/quoted.tsx";
import { Said } from "../../ui/said.tsx";
import { Empty } from "../../ui/states.tsx";
import { VirtualList } from "../../ui/virtual-list.tsx";
import { folded } from "../../view/cases.ts";
import { ExhibitView } from "./contradictions/exhibit-view.tsx";
import { useReview } from "./current-review.ts";

type Verification = NonNullable<ReviewDocument["verification"]>;
type Checked = Verification["citations"][number] & { key: number; haystack: string };

const ROW = 88;

/** Every citation with its verdict, worst first; thousands of them scroll like ten. */
export default function CitationsScreen(): ReactNode {
  const words = useWords(CITATIONS);
  const { verification } = useReview().review;
  if (verification === null) return <Empty page title={words.failed} />;
  return <Citations verification={verification} />;
}

function Citations({ verification }: { verification: Verification }): ReactNode {
  const words = useWords(CITATIONS);
  const terms = useWords(TERMS);
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<Checked | null>(null);
  const [status, agent] = [query.get("status") ?? "", query.get("agent") ?? ""];
  const narrow = (name: string, value: string) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const all = useMemo<Checked[]>(() => verification.citations.map(indexed), [verification]);
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => {
    const parts = folded(wanted).split(/\s+/).filter(Boolean);
    return all.filter(
      (one) =>
        (status === "" || one.check.status === status) &&
        (agent === "" || one.agentName === agent) &&
        parts.every((part) => one.haystack.includes(part)),
    );
  }, [all, wanted, status, agent]);
  return (
    <div className="mx-auto max-w-6xl space-y-4">
      <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
      <div className="flex flex-wrap gap-2">
        <input
          type="search"
          className={`${INPUT} min-w-0 flex-1 basis-60`}
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Choice label={words.status} value={status} onChange={({ target }) => narrow("status", target.value)}>
          <option value="">{`${words.status} · ${words.all}`}</option>
          {Object.entries(terms.citation).map(([value, name]) => (
            <option key={value} value={value}>
              {`${name} (${verification.counts.citations[value as CitationStatus]})`}
            </option>
          ))}
        </Choice>
        <Choice label={words.agent} value={agent} onChange={({ target }) => narrow("agent", target.value)}>
          <option value="">{`${words.agent} · ${words.all}`}</option>
          {verification.byAgent.map(({ agentName }) => (
            <option key={agentName}>{agentName}</option>
          ))}
        </Choice>
      </div>
      <p role="status" className="text-xs text-ink-faint">
        {words.shown(shown.length, all.length)}
        {verification.unchecked.length === 0 ? null : ` · ${words.unchecked(verification.unchecked.length)}`}
      </p>
      <div className="rounded-lg border border-line bg-paper">
        {shown.length === 0 ? (
          <Empty title={words.none.title}>{words.none.body}</Empty>
        ) : (
          <VirtualList items={shown} rowHeight={ROW} label={words.title} keyOf={({ key }) => key}>
            {(one) => <CitationRow one={one} onShow={setOpen} />}
          </VirtualList>
        )}
      </div>
      <Sums calculations={verification.calculations} />
      {open === null ? null : <CitationDialog one={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

function indexed(one: Verification["citations"][number], key: number): Checked {
  const { agentName, metric, citation, check } = one;
  const text = [agentName, metric, citation.reference, citation.quote, check.found, check.explanation];
  return { ...one, key, haystack: folded(text.filter(Boolean).join("\n")) };
}

interface CitationRowProps {
  one: Checked;
  onShow: (one: Checked) => void;
}

/** A value that is cited without words. */
const printed = (value: number | string | undefined, locale: Locale): string =>
  typeof value === "number" ? number(value, locale) : (value ?? "");

const CitationRow = memo(function CitationRow({ one, onShow }: CitationRowProps): ReactNode {
  const { locale } = useLanguage();
  const { agentName, metric, citation, check } = one;
  const from = `${agentName} · ${citation.reference}`;
  return (
    <button
      type="button"
      onClick={() => onShow(one)}
      className="flex h-full w-full flex-col justify-center gap-0.5 border-b border-line px-4 text-left text-sm hover:bg-wash"
    >
      <span className="flex max-w-full items-center gap-2 overflow-hidden whitespace-nowrap">
        <CitationBadge status={check.status} />
        <Said className="truncate font-medium">{metric}</Said>
        <Said className="truncate text-xs text-ink-faint max-sm:hidden">{from}</Said>
      </span>
      <Said className="max-w-full truncate text-xs whitespace-nowrap text-ink-faint sm:hidden">{from}</Said>
      {citation.quote === undefined ? (
        <Said className="max-w-full truncate whitespace-nowrap">{printed(citation.value, locale)}</Said>
      ) : (
        <Quoted className="max-w-full truncate whitespace-nowrap">{citation.quote}</Quoted>
      )}
      <Said className="max-w-full truncate whitespace-nowrap text-xs text-ink-soft">{check.explanation}</Said>
    </button>
  );
});

function CitationDialog({ one, onClose }: { one: Checked; onClose: () => void }): ReactNode {
  const { agentName, metric, citation, check } = one;
  return (
    <Dialog wide={check.at !== undefined} title={metric} onClose={onClose}>
      <div className="space-y-2 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <CitationBadge status={check.status} />
          <Said className="text-ink-faint">{`${agentName} · ${citation.reference}`}</Said>
        </p>
        {citation.quote === undefined ? null : (
          <Quoted as="p" className="font-medium">
            {citation.quote}
          </Quoted>
        )}
        <Said as="p">{check.explanation}</Said>
        {check.at === undefined ? null : <ExhibitView address={check.at as Address} />}
      </div>
    </Dialog>
  );
}

function Sums({ calculations }: { calculations: Verification["calculations"] }): ReactNode {
  const words = useWords(CITATIONS);
  if (calculations.length === 0) return null;
  return (
    <Panel title={words.sums}>
      <ul className="divide-y divide-line text-sm">
        {calculations.map(({ agentName, findingId, metric, calculation, check }) => {
          const status = check.ok ? "right" : check.reason === "wrong_result" ? "wrong" : "unreadable";
          return (
            <li key={`${agentName}${findingId}${calculation}`} className="row-lazy py-2">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={status === "right" ? "good" : status === "wrong" ? "bad" : "plain"}>
                  {words.sum[status]}
                </Badge>
                <Said className="font-mono text-xs">{calculation}</Said>
                <Said className="text-xs text-ink-faint">{`${metric} · ${agentName}`}</Said>
              </p>
              <Said as="p" className="text-xs text-ink-soft">
                {check.explanation}
              </Said>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
