import type { ReactNode } from "react";
import { memoFileOf } from "../../../api/queries.ts";
import { DECIDE } from "../../../i18n/decide.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { SHELL } from "../../../i18n/shell.ts";
import { useReview } from "../current-review.ts";
import { Checklist } from "./checklist.tsx";
import { CommentsPanel } from "./comments-panel.tsx";
import { ConclusionPanel } from "./conclusion-panel.tsx";
import { SharePanel } from "./share-panel.tsx";

/** What is left to verify, the decision itself, and who else may read the review. */
export default function DecideScreen(): ReactNode {
  const words = useWords(DECIDE);
  const shell = useWords(SHELL);
  const { locale } = useLanguage();
  const { record } = useReview();
  return (
    <div className="mx-auto max-w-5xl space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
        <p className="flex flex-wrap gap-2">
          {(["docx", "pdf"] as const).map((format) => (
            <a
              key={format}
              href={memoFileOf(record.id, format, locale)}
              download
              className="inline-flex min-h-9 items-center rounded-md border border-line bg-paper px-3 text-sm hover:bg-sunk"
            >
              {shell.memo(format === "docx" ? "Word" : "PDF")}
            </a>
          ))}
        </p>
      </div>
      <ConclusionPanel dealId={record.dealId} reviewId={record.id} />
      <Checklist dealId={record.dealId} />
      <CommentsPanel dealId={record.dealId} />
      <SharePanel dealId={record.dealId} reviewId={record.id} />
    </div>
  );
}
