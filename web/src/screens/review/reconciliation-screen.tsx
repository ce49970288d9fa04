import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import type { Address } from "../../../../src/domain/address.ts";
import { hasModel } from "../../../../src/domain/source-rank.ts";
import { sayGridDistance } from "../../../../src/i18n/distance.ts";
import { sayPeriod } from "../../../../src/i18n/periods.ts";
import type { ReviewDocument } from "../../../../src/server/contract.ts";
import { useLanguage, useWords } from "../../i18n/language.tsx";
import { RECONCILIATION } from "../../i18n/reconciliation.ts";
import { Badge } from "../../ui/badges.tsx";
import { Choice } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Quoted } from "../../ui/quoted.tsx";
import { Said } from "../../ui/said.tsx";
import { Scroller } from "../../ui/scroller.tsx";
import { Empty } from "../../ui/states.tsx";
import { inBoth } from "../../view/compared.ts";
import { ExhibitView } from "./contradictions/exhibit-view.tsx";
import { useReview } from "./current-review.ts";

type Row = NonNullable<ReviewDocument["synthesis"]>["reconciliation"][number];
type Side = NonNullable<Row["deck"]>;

const TONE = { agree: "good", differ: "bad", deck_only: "plain", model_only: "plain" } as const;

/** The grid: metric by metric, what each document says and where. */
export default function ReconciliationScreen(): ReactNode {
  const words = useWords(RECONCILIATION);
  const { synthesis, documents } = useReview().review;
  const [status, setStatus] = useState("");
  const [shown, setShown] = useState<Row | null>(null);
  if (synthesis === null) return <Empty page title={words.failed} />;
  const all = synthesis.reconciliation;
  if (!all.some(inBoth)) {
    const told = hasModel(documents) ? words.none : words.noModel;
    return (
      <Empty page title={told.title}>
        <p>{told.body}</p>
        <Link href="/facts" className="mt-2 inline-block font-medium text-accent underline">
          {words.allFigures}
        </Link>
      </Empty>
    );
  }
  const rows = status === "" ? all : all.filter((row) => row.status === status);
  const count = (one: Row["status"]) => all.filter((row) => row.status === one).length;
  const head = "px-1.5 py-2 sm:px-3 text-left text-xs font-medium text-ink-faint";
  return (
    <div className="mx-auto max-w-6xl space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
          <p className="text-sm text-ink-soft">{words.intro}</p>
        </div>
        <Choice label={words.filter} value={status} onChange={({ target }) => setStatus(target.value)}>
          <option value="">{`${words.filter} · ${words.all}`}</option>
          {Object.entries(words.status).map(([value, name]) => (
            <option key={value} value={value}>{`${name} (${count(value as Row["status"])})`}</option>
          ))}
        </Choice>
      </div>
      <p role="status" className="text-sm font-medium">
        {words.counts(count("agree"), count("differ"))}
      </p>
      <Scroller label={words.title} className="overflow-x-auto rounded-lg border border-line bg-paper">
        <table className="w-full text-sm">
          <thead className="border-b border-line bg-wash">
            <tr>
              <th scope="col" className={head}>
                {words.metric}
              </th>
              <th scope="col" className={`${head} max-sm:hidden`}>
                {words.period}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {words.deck}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {words.model}
              </th>
              <th scope="col" className={`${head} text-right max-sm:hidden`}>
                {words.gap}
              </th>
              <th scope="col" className={`${head} max-sm:hidden`}>
                {words.filter}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <GridRow
                key={`${row.topic}${row.period ?? ""}${row.deck?.formatted ?? ""}${row.model?.formatted ?? ""}${row.projected}`}
                row={row}
                onShow={() => setShown(row)}
              />
            ))}
          </tbody>
        </table>
      </Scroller>
      {shown === null ? null : (
        <Dialog wide title={shown.name} onClose={() => setShown(null)}>
          <Said as="p" className="mb-3 text-sm">
            {shown.explanation}
          </Said>
          <div className={shown.deck && shown.model ? "grid gap-4 lg:grid-cols-2" : ""}>
            {[shown.deck, shown.model].map((side) =>
              side === undefined ? null : <Source key={side.reference} side={side} />,
            )}
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Source({ side }: { side: Side }): ReactNode {
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-semibold">
        <Said>{side.reference}</Said>
      </h3>
      <Quoted as="p" className="mb-2 text-sm">
        {side.quote}
      </Quoted>
      <ExhibitView address={side.address as Address} />
    </div>
  );
}

function GridRow({ row, onShow }: { row: Row; onShow: () => void }): ReactNode {
  const words = useWords(RECONCILIATION);
  const { locale } = useLanguage();
  const outcome = <Badge tone={TONE[row.status]}>{words.status[row.status]}</Badge>;
  const gap = sayGridDistance(row, locale);
  const when = (
    <>
      {row.period !== undefined ? sayPeriod(row.period, locale) : row.projected ? null : words.today}
      {row.projected ? <span className="text-xs text-ink-faint"> {words.planned}</span> : null}
    </>
  );
  return (
    <tr title={row.explanation} className="hover:bg-wash">
      <th scope="row" className="px-1.5 py-2 sm:px-3 text-left font-medium">
        <Said>{row.name}</Said>
        <span className="block space-y-1 text-xs font-normal text-ink-soft sm:hidden">
          <span className="block">{when}</span>
          {outcome} {row.gap === null ? null : gap}
        </span>
      </th>
      <td className="px-1.5 py-2 sm:px-3 whitespace-nowrap text-ink-soft max-sm:hidden">{when}</td>
      <SideCell side={row.deck} onShow={onShow} />
      <SideCell side={row.model} onShow={onShow} />
      <td className="px-1.5 py-2 sm:px-3 text-right whitespace-nowrap max-sm:hidden">{gap}</td>
      <td className="px-1.5 py-2 sm:px-3 max-sm:hidden">{outcome}</td>
    </tr>
  );
}

function SideCell({ side, onShow }: { side: Side | undefined; onShow: () => void }): ReactNode {
  const words = useWords(RECONCILIATION);
  if (side === undefined) return <td className="px-1.5 py-2 sm:px-3 text-right text-ink-faint">–</td>;
  return (
    <td className="px-1.5 py-2 sm:px-3 text-right">
      <button
        type="button"
        onClick={onShow}
        className="font-medium max-sm:text-xs underline decoration-line-strong underline-offset-2 hover:decoration-accent"
      >
        {side.formatted}
      </button>
      <Said className="block text-xs text-ink-faint">{side.calculation ?? side.reference}</Said>
      {side.alsoSays.map(({ formatted, reference }) => (
        <Said key={`${formatted}${reference}`} className="block text-xs text-warn">
          {`${words.alsoSays} ${formatted} (${reference})`}
        </Said>
      ))}
    </td>
  );
}
