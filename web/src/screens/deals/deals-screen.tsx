import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import type { DealLine } from "../../../../src/server/contract.ts";
import { dealsQuery } from "../../api/queries.ts";
import { DEALS } from "../../i18n/deals.ts";
import { useLanguage, useWords } from "../../i18n/language.tsx";
import { ago, moment, number } from "../../i18n/numbers.ts";
import { TERMS } from "../../i18n/terms.ts";
import { useShortcuts } from "../../keyboard/shortcuts.ts";
import { Badge, TrustBadge } from "../../ui/badges.tsx";
import { Button, INPUT } from "../../ui/controls.tsx";
import { Said } from "../../ui/said.tsx";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { folded } from "../../view/cases.ts";
import { DropZone } from "./drop-zone.tsx";
import type { DroppedFile } from "./dropped-files.ts";
import { NoDeals } from "./no-deals.tsx";
import { UploadDialog } from "./upload-dialog.tsx";

const linkOf = ({ id, latestReview }: DealLine): string =>
  latestReview === null ? `/deals/${id}` : `/reviews/${latestReview.id}`;

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
  const shown = useMemo(() => {
    const wanted = folded(search);
    return all.filter(({ name }) => folded(name).includes(wanted));
  }, [all, search]);
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
        {shown.length > 0 ? <DealTable deals={shown} chosen={chosen?.id} /> : null}
        {deals.hasNextPage ? (
          <Button look="quiet" className="w-full" disabled={deals.isFetching} onClick={() => deals.fetchNextPage()}>
            {words.more}
          </Button>
        ) : null}
      </div>
      {dropped.length === 0 ? null : <UploadDialog files={dropped} onClose={() => setDropped([])} />}
    </div>
  );
}

const dealsOf = (pages: { pages: { deals: DealLine[] }[] } | undefined): DealLine[] =>
  pages?.pages.flatMap(({ deals }) => deals) ?? [];

const isBusy = ({ latestReview }: DealLine): boolean =>
  latestReview?.status === "queued" || latestReview?.status === "running";

function DealTable({ deals, chosen }: { deals: readonly DealLine[]; chosen: string | undefined }): ReactNode {
  const { columns } = useWords(DEALS);
  const head = "px-4 py-2 text-left text-xs font-medium text-ink-faint";
  return (
    <table className="w-full text-sm">
      <thead className="border-b border-line bg-wash">
        <tr>
          <th scope="col" className={head}>
            {columns.deal}
          </th>
          <th scope="col" className={head}>
            {columns.trust}
          </th>
          <th scope="col" className={`${head} hidden text-right sm:table-cell`}>
            {columns.score}
          </th>
          <th scope="col" className={`${head} hidden md:table-cell`}>
            {columns.contested}
          </th>
          <th scope="col" className={`${head} hidden text-right sm:table-cell`}>
            {columns.age}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {deals.map((deal) => (
          <DealRow key={deal.id} deal={deal} chosen={deal.id === chosen} />
        ))}
      </tbody>
    </table>
  );
}

function DealRow({ deal, chosen }: { deal: DealLine; chosen: boolean }): ReactNode {
  const words = useWords(DEALS);
  const terms = useWords(TERMS);
  const { locale } = useLanguage();
  const review = deal.latestReview;
  const since = review?.finishedAt ?? review?.createdAt ?? deal.createdAt;
  const contested = review?.contested ?? null;
  return (
    <tr className={`relative hover:bg-wash ${chosen ? "bg-accent-wash" : ""}`} aria-selected={chosen || undefined}>
      <th scope="row" className="max-w-0 w-full px-4 py-3 text-left font-medium sm:max-w-xs">
        <Link href={linkOf(deal)} className="after:absolute after:inset-0">
          <Said className="line-clamp-2">{deal.name}</Said>
        </Link>
        <span className="block text-xs font-normal text-ink-faint sm:hidden">{ago(since, locale)}</span>
      </th>
      <td className="px-4 py-3">
        {review === null ? <span className="text-ink-faint">{words.notReviewed}</span> : null}
        {review?.trust ? <TrustBadge trust={review.trust} /> : null}
        {review && !review.trust ? (
          <Badge tone={review.status === "failed" ? "bad" : "accent"}>{terms.status[review.status]}</Badge>
        ) : null}
      </td>
      <td className="hidden px-4 py-3 text-right font-semibold sm:table-cell">
        {review?.score == null ? <span className="text-ink-faint">–</span> : number(review.score, locale, 1)}
      </td>
      <td className="hidden px-4 py-3 whitespace-nowrap md:table-cell">
        {contested === null ? null : contested === 0 ? (
          <span className="text-ink-faint">{review?.trust === "HIGH" ? words.nothingContested : "–"}</span>
        ) : (
          <span className="font-medium text-warn">{words.contested(contested)}</span>
        )}
      </td>
      <td
        className="hidden px-4 py-3 text-right whitespace-nowrap text-ink-faint sm:table-cell"
        title={moment(since, locale)}
      >
        {ago(since, locale)}
      </td>
    </tr>
  );
}
