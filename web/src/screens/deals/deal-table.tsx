import type { ReactNode } from "react";
import { Link } from "wouter";
import type { FigureSlot } from "../../../../src/domain/figure-slots.ts";
import { SLOT_NAMES } from "../../../../src/i18n/figure-slots.ts";
import type { DealLine } from "../../../../src/server/contract.ts";
import { DEALS } from "../../i18n/deals.ts";
import { useLanguage, useWords } from "../../i18n/language.tsx";
import { ago, moment, number } from "../../i18n/numbers.ts";
import { TERMS } from "../../i18n/terms.ts";
import { Badge, TrustBadge } from "../../ui/badges.tsx";
import { Said } from "../../ui/said.tsx";
import { figureOf, printed, type Sorting, type SortKey } from "../../view/portfolio.ts";

/** Where a deal opens: at its latest review, where it has one. */
export const linkOf = ({ id, latestReview }: DealLine): string =>
  latestReview === null ? `/deals/${id}` : `/reviews/${latestReview.id}`;

/** The figures a list has room for. */
const SHOWN = ["revenue", "multiple", "runway"] as const satisfies readonly FigureSlot[];

interface DealTableProps {
  deals: readonly DealLine[];
  chosen: string | undefined;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  compared: readonly string[];
  onCompare: (deals: readonly string[]) => void;
}

/** All deals with what they are compared by, in any order. */
export function DealTable({ deals, chosen, sorting, onSort, compared, onCompare }: DealTableProps): ReactNode {
  const words = useWords(DEALS);
  const slots = useWords(SLOT_NAMES);
  const columns: [key: SortKey, name: string, look: string][] = [
    ["deal", words.columns.deal, ""],
    ["trust", words.columns.trust, ""],
    ...SHOWN.map((slot): [SortKey, string, string] => [slot, slots[slot], "hidden text-right md:table-cell"]),
    ["questions", words.columns.questions, "hidden text-right lg:table-cell"],
    ["contested", words.columns.contested, "hidden lg:table-cell"],
    ["age", words.columns.age, "hidden text-right sm:table-cell"],
  ];
  const toggle = (id: string) =>
    onCompare(compared.includes(id) ? compared.filter((one) => one !== id) : [...compared, id]);
  const sort = (by: SortKey) =>
    onSort({ by, direction: sorting.by === by ? (sorting.direction === 1 ? -1 : 1) : by === "deal" ? 1 : -1 });
  return (
    <table className="w-full text-sm">
      <thead className="border-b border-line bg-wash">
        <tr>
          {deals.length < 2 ? null : <td className="w-8" />}
          {columns.map(([key, name, look]) => (
            <th
              key={key}
              scope="col"
              aria-sort={sorting.by === key ? (sorting.direction === 1 ? "ascending" : "descending") : undefined}
              className={`px-3 py-1 text-left text-xs font-medium text-ink-soft ${look}`}
            >
              <button
                type="button"
                title={words.sortBy(name)}
                onClick={() => sort(key)}
                className="min-h-7 cursor-pointer hover:underline"
              >
                {name}
                {sorting.by === key ? <span aria-hidden> {sorting.direction === 1 ? "↑" : "↓"}</span> : null}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {deals.map((deal) => (
          <DealRow
            key={deal.id}
            deal={deal}
            chosen={deal.id === chosen}
            compared={deals.length < 2 ? null : compared.includes(deal.id)}
            onCompare={() => toggle(deal.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface DealRowProps {
  deal: DealLine;
  chosen: boolean;
  /** Null: there is nothing to compare it with. */
  compared: boolean | null;
  onCompare: () => void;
}

function DealRow({ deal, chosen, compared, onCompare }: DealRowProps): ReactNode {
  const words = useWords(DEALS);
  const terms = useWords(TERMS);
  const { locale } = useLanguage();
  const review = deal.latestReview;
  const since = review?.finishedAt ?? review?.createdAt ?? deal.createdAt;
  const contested = review?.contested ?? null;
  const cell = "px-3 py-3";
  // On a narrow screen the figures have no columns of their own.
  const known = SHOWN.flatMap((slot) => {
    const figure = figureOf(deal, slot);
    if (figure === undefined) return [];
    const note = figure.level === "planned" ? words.planned : figure.monthly === true ? words.aMonth : null;
    return [note === null ? printed(figure, locale) : `${printed(figure, locale)} (${note})`];
  });
  return (
    <tr className={`relative hover:bg-wash ${chosen ? "bg-accent-wash" : ""}`} aria-selected={chosen || undefined}>
      {compared === null ? null : (
        <td className="relative z-10 w-8 pl-3">
          <input type="checkbox" checked={compared} onChange={onCompare} aria-label={words.compare(deal.name)} />
        </td>
      )}
      <th scope="row" className={`${cell} w-full max-w-0 text-left font-medium sm:max-w-xs`}>
        <Link href={linkOf(deal)} className="after:absolute after:inset-0">
          <Said className="line-clamp-2">{deal.name}</Said>
        </Link>
        {known.length === 0 ? null : (
          <span className="block text-xs font-normal text-ink-soft tabular-nums md:hidden">{known.join(" · ")}</span>
        )}
        <span className="block text-xs font-normal text-ink-faint sm:hidden">{ago(since, locale)}</span>
      </th>
      <td className={cell}>
        {review === null ? <span className="text-ink-faint">{words.notReviewed}</span> : null}
        {review?.trust ? <TrustBadge trust={review.trust} /> : null}
        {review?.trust && review.dealVersion < deal.version ? (
          <span className="mt-0.5 block text-xs text-warn">{words.earlier.short}</span>
        ) : null}
        {review && !review.trust ? (
          <Badge tone={review.status === "failed" ? "bad" : "accent"}>{terms.status[review.status]}</Badge>
        ) : null}
      </td>
      {SHOWN.map((slot) => (
        <td key={slot} className={`${cell} hidden text-right whitespace-nowrap tabular-nums md:table-cell`}>
          <Figure deal={deal} slot={slot} />
        </td>
      ))}
      <td className={`${cell} hidden text-right tabular-nums lg:table-cell`}>
        {review?.questions == null ? <span className="text-ink-faint">–</span> : number(review.questions, locale)}
      </td>
      <td className={`${cell} hidden whitespace-nowrap lg:table-cell`}>
        {contested === null ? null : contested === 0 ? (
          <span className="text-ink-faint">{review?.trust === "HIGH" ? words.nothingContested : "–"}</span>
        ) : (
          <span className="font-medium text-warn">{words.contested(contested)}</span>
        )}
      </td>
      <td
        className={`${cell} hidden text-right whitespace-nowrap text-ink-faint sm:table-cell`}
        title={moment(since, locale)}
      >
        {ago(since, locale)}
      </td>
    </tr>
  );
}

/** One figure of a deal, with a word where it is a plan or of a month; a dash where the documents are silent. */
export function Figure({ deal, slot }: { deal: DealLine; slot: FigureSlot }): ReactNode {
  const words = useWords(DEALS);
  const { locale } = useLanguage();
  const figure = figureOf(deal, slot);
  if (figure === undefined) return <span className="text-ink-faint">–</span>;
  return (
    <>
      {printed(figure, locale)}
      {figure.monthly === true ? <span className="block text-xs text-ink-faint">{words.aMonth}</span> : null}
      {figure.level === "planned" ? <span className="block text-xs text-ink-faint">{words.planned}</span> : null}
    </>
  );
}
