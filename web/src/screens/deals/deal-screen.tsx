import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link, useLocation } from "wouter";
import { formatBytes } from "../../../../src/i18n/measures.ts";
import { dealQuery, staleQuery, useRecheck, useStartReview } from "../../api/queries.ts";
import { DEALS } from "../../i18n/deals.ts";
import { useLanguage, useWords } from "../../i18n/language.tsx";
import { moment, number } from "../../i18n/numbers.ts";
import { TERMS } from "../../i18n/terms.ts";
import { Badge, TrustBadge } from "../../ui/badges.tsx";
import { Button } from "../../ui/controls.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Said } from "../../ui/said.tsx";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { ProgressPanel } from "../review/letter/progress-panel.tsx";
import { DealName } from "./deal-name.tsx";
import { DropZone } from "./drop-zone.tsx";
import type { DroppedFile } from "./dropped-files.ts";
import { ModelOptions, useModelChoice } from "./model-options.tsx";
import { UploadDialog } from "./upload-dialog.tsx";

/** One deal: its files, its reviews, and what a replaced document has made doubtful. */
export default function DealScreen({ id }: { id: string }): ReactNode {
  const words = useWords(DEALS);
  const terms = useWords(TERMS);
  const { locale } = useLanguage();
  const [, go] = useLocation();
  const deal = useQuery(dealQuery(id));
  const [dropped, setDropped] = useState<DroppedFile[]>([]);
  const start = useStartReview();
  const { options, ...model } = useModelChoice(deal.data ? { deal: { id, version: deal.data.version } } : null);
  if (deal.isPending) return <Loading />;
  if (deal.isError) return <Failure page error={deal.error} retry={() => deal.refetch()} />;
  const { name, version, files, reviews } = deal.data;
  const [latest] = reviews;
  const notYet = latest !== undefined && latest.dealVersion < version;
  const review = (event: FormEvent) => {
    event.preventDefault();
    start.mutate({ dealId: id, locale, ...options }, { onSuccess: (started) => go(`/reviews/${started.id}`) });
  };
  return (
    <div className="mx-auto max-w-6xl space-y-4 px-3 py-5 sm:px-5">
      <title>{`${name} · Tribunal`}</title>
      <div className="space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <DealName id={id} name={name} />
            <p className="text-sm text-ink-faint">{words.deal.version(version)}</p>
          </div>
          <Button look="primary" type="submit" form="new-review" disabled={start.isPending}>
            {notYet ? words.earlier.again : words.deal.newReview}
          </Button>
        </div>
        {notYet ? (
          <p
            role="status"
            className="rounded-lg border border-warn bg-warn-wash px-4 py-3 text-sm font-medium text-warn"
          >
            {words.earlier.notYet(version, latest?.dealVersion ?? 0)}
          </p>
        ) : null}
        <form id="new-review" onSubmit={review}>
          <ModelOptions {...model} />
        </form>
      </div>
      {start.isError ? <Failure error={start.error} /> : null}
      <StaleVerdicts dealId={id} />
      {reviews.filter(({ status }) => status === "done").length < 2 ? null : <ProgressPanel dealId={id} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title={words.deal.reviews}>
          {reviews.length === 0 ? <Empty title={words.deal.noReview} /> : null}
          <ul className="divide-y divide-line">
            {reviews.map((one) => (
              <li key={one.id} className="relative flex flex-wrap items-center gap-3 py-2 text-sm hover:bg-wash">
                <Link href={`/reviews/${one.id}`} className="font-medium after:absolute after:inset-0">
                  {moment(one.createdAt, locale)}
                </Link>
                <span className="text-ink-faint">{words.deal.version(one.dealVersion)}</span>
                <span className="ml-auto flex items-center gap-2">
                  {one.score === null ? null : number(one.score, locale, 1)}
                  {one.trust === null ? <Badge>{terms.status[one.status]}</Badge> : <TrustBadge trust={one.trust} />}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={words.deal.files}>
          <ul className="divide-y divide-line text-sm">
            {files.map(({ path, size }) => (
              <li key={path} className="flex justify-between gap-3 py-1.5">
                <Said>{path}</Said>
                <span className="shrink-0 text-ink-faint">{formatBytes(size, locale)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <DropZone onFiles={setDropped} further={{ title: words.deal.replace, hint: words.deal.replaceHint }} />
      {dropped.length === 0 ? null : (
        <UploadDialog files={dropped} deal={{ id, name, files }} onClose={() => setDropped([])} />
      )}
    </div>
  );
}

function StaleVerdicts({ dealId }: { dealId: string }): ReactNode {
  const words = useWords(DEALS);
  const [, go] = useLocation();
  const stale = useQuery(staleQuery(dealId));
  const recheck = useRecheck(stale.data?.reviewId ?? "");
  if (!stale.data || stale.data.reviewId === null || stale.data.verdicts.length === 0) return null;
  const check = () => recheck.mutate(undefined, { onSuccess: (started) => go(`/reviews/${started.id}`) });
  return (
    <section className="rounded-lg border border-warn bg-warn-wash px-4 py-3 text-sm">
      <h2 className="font-semibold text-warn">{words.deal.stale(stale.data.verdicts.length)}</h2>
      <p>{words.deal.staleBody}</p>
      <ul className="my-2 list-disc pl-5">
        {stale.data.verdicts.map(({ contradictionId, topic, documents }) => (
          <li key={contradictionId}>
            <Said>{topic}</Said> <span className="text-ink-soft">({documents.join(", ")})</span>
          </li>
        ))}
      </ul>
      {recheck.isError ? <Failure error={recheck.error} /> : null}
      <Button onClick={check} disabled={recheck.isPending}>
        {words.deal.recheck}
      </Button>
    </section>
  );
}
