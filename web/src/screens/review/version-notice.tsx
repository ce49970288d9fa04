import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { dealQuery, useStartReview } from "../../api/queries.ts";
import { DEALS } from "../../i18n/deals.ts";
import { useLanguage, useWords } from "../../i18n/language.tsx";
import { moment } from "../../i18n/numbers.ts";
import { Button } from "../../ui/controls.tsx";
import { Failure } from "../../ui/states.tsx";
import { useReview } from "./current-review.ts";

const PRIMARY =
  "inline-flex min-h-9 items-center rounded-md bg-accent px-3 text-sm font-medium text-accent-ink hover:opacity-90";

/** That the documents are others now than those this review read, or that a later review is there; and what to do. */
export function VersionNotice(): ReactNode {
  const words = useWords(DEALS).earlier;
  const { record, isEarlier } = useReview();
  const { locale } = useLanguage();
  const [, go] = useLocation();
  const deal = useQuery(dealQuery(record.dealId)).data;
  const start = useStartReview();
  if (deal === undefined) return null;
  const later = deal.reviews.find(
    ({ createdAt, dealVersion, status }) =>
      createdAt > record.createdAt && dealVersion === deal.version && ["done", "queued", "running"].includes(status),
  );
  if (!isEarlier && later === undefined) return null;
  const again = () =>
    start.mutate(
      { dealId: record.dealId, locale, model: null },
      { onSuccess: (started) => go(`~/reviews/${started.id}`) },
    );
  return (
    <section
      role="status"
      lang={locale}
      className={`mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border px-4 py-3 text-sm print:hidden ${isEarlier ? "border-warn bg-warn-wash" : "border-line bg-wash"}`}
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 className={`font-semibold ${isEarlier ? "text-warn" : ""}`}>
          {isEarlier ? words.title(record.dealVersion, deal.version) : words.laterTitle}
        </h2>
        <p>
          {later === undefined
            ? words.body
            : later.status === "done"
              ? words.later(moment(later.createdAt, locale))
              : words.underway}
        </p>
      </div>
      {later !== undefined ? (
        <Link href={`~/reviews/${later.id}`} className={PRIMARY}>
          {words.open}
        </Link>
      ) : record.model === null ? (
        <Button look="primary" onClick={again} disabled={start.isPending}>
          {words.again}
        </Button>
      ) : (
        // What it may cost is told there before it begins.
        <Link href={`~/deals/${record.dealId}`} className={PRIMARY}>
          {words.again}
        </Link>
      )}
      {start.isError ? <Failure error={start.error} /> : null}
    </section>
  );
}
