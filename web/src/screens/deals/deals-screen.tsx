import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { useLocation } from "wouter";
import type { DealLine } from "../../../../src/server/contract.ts";
import { dealsQuery } from "../../api/queries.ts";
import { DEALS } from "../../i18n/deals.ts";
import { useLanguage, useWords } from "../../i18n/language.tsx";
import { useShortcuts } from "../../keyboard/shortcuts.ts";
import { Button, INPUT } from "../../ui/controls.tsx";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { folded } from "../../view/cases.ts";
import { type Sorting, sorted } from "../../view/portfolio.ts";
import { DealTable, linkOf } from "./deal-table.tsx";
import { DropZone } from "./drop-zone.tsx";
import type { DroppedFile } from "./dropped-files.ts";
import { NoDeals } from "./no-deals.tsx";
import { SideBySide } from "./side-by-side.tsx";
import { UploadDialog } from "./upload-dialog.tsx";

/** All deals at a glance, and the place to drop a new one. */
export function DealsScreen(): ReactNode {
  const words = useWords(DEALS);
  const deals = useInfiniteQuery({
    ...dealsQuery,
    refetchInterval: ({ state }) => (dealsOf(state.data).some(isBusy) ? 3_000 : false),
  });
  const all = useMemo(() => dealsOf(deals.data), [deals.data]);
  const [dropped, setDropped] = useState<DroppedFile[]>([]);
  const [search, setSearch] = useState("");
  const [at, setAt] = useState(-1);
  const [, go] = useLocation();
  const { locale } = useLanguage();
  const [sorting, setSorting] = useState<Sorting>({ by: "age", direction: -1 });
  const [compared, setCompared] = useState<readonly string[]>([]);
  const shown = useMemo(() => {
    const wanted = folded(search);
    return sorted(
      all.filter(({ name }) => folded(name).includes(wanted)),
      sorting,
      locale,
    );
  }, [all, search, sorting, locale]);
  const side = all.filter(({ id }) => compared.includes(id));
  const move = (step: number) => setAt((now) => Math.max(0, Math.min(shown.length - 1, now + step)));
  const chosen = shown[at];
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    Enter: () => chosen !== undefined && go(linkOf(chosen)),
  });
  return (
    <div className="mx-auto max-w-6xl space-y-4 px-3 py-5 sm:px-5">
      <title>{`${words.title} · Tribunal`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
        {all.length > 3 ? (
          <input
            type="search"
            className={`${INPUT} max-w-xs`}
            aria-label={words.search}
            placeholder={words.search}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        ) : null}
      </div>
      <DropZone onFiles={(files) => setDropped(files)} />
      <div className="overflow-hidden rounded-lg border border-line bg-paper">
        {deals.isPending ? <Loading /> : null}
        {deals.isError ? <Failure page error={deals.error} retry={() => deals.refetch()} /> : null}
        {deals.isSuccess && all.length === 0 ? <NoDeals /> : null}
        {all.length > 0 && shown.length === 0 ? <Empty title={words.noMatch(search)} /> : null}
        {shown.length > 0 ? (
          <DealTable
            deals={shown}
            chosen={chosen?.id}
            sorting={sorting}
            onSort={setSorting}
            compared={compared}
            onCompare={setCompared}
          />
        ) : null}
        {deals.hasNextPage ? (
          <Button look="quiet" className="w-full" disabled={deals.isFetching} onClick={() => deals.fetchNextPage()}>
            {words.more}
          </Button>
        ) : null}
      </div>
      {all.length > 1 && side.length < 2 ? <p className="text-sm text-ink-faint">{words.compareHint}</p> : null}
      {side.length < 2 ? null : <SideBySide deals={side} />}
      {dropped.length === 0 ? null : <UploadDialog files={dropped} onClose={() => setDropped([])} />}
    </div>
  );
}

const dealsOf = (pages: { pages: { deals: DealLine[] }[] } | undefined): DealLine[] =>
  pages?.pages.flatMap(({ deals }) => deals) ?? [];

const isBusy = ({ latestReview }: DealLine): boolean =>
  latestReview?.status === "queued" || latestReview?.status === "running";
