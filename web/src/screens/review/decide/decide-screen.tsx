import type { ReactNode } from "react";
import { DECIDE } from "../../../i18n/decide.ts";
import { useWords } from "../../../i18n/language.tsx";
import { useReview } from "../current-review.ts";
import { Checklist } from "./checklist.tsx";
import { ConclusionPanel } from "./conclusion-panel.tsx";
import { SharePanel } from "./share-panel.tsx";

/** What is left to verify, the decision itself, and who else may read the review. */
export default function DecideScreen(): ReactNode {
  const words = useWords(DECIDE);
  const { record } = useReview();
  return (
    <div className="mx-auto max-w-5xl space-y-4">
      <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
      <ConclusionPanel dealId={record.dealId} reviewId={record.id} />
      <Checklist dealId={record.dealId} />
      <SharePanel dealId={record.dealId} reviewId={record.id} />
    </div>
  );
}
