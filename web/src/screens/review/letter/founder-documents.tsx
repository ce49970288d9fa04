import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { dealQuery, useStartReview } from "../../../api/queries.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { LETTER } from "../../../i18n/letter.ts";
import { Button } from "../../../ui/controls.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Failure } from "../../../ui/states.tsx";
import { DropZone } from "../../deals/drop-zone.tsx";
import type { DroppedFile } from "../../deals/dropped-files.ts";
import { UploadDialog } from "../../deals/upload-dialog.tsx";
import { useReview } from "../current-review.ts";

/** What the founder sent back: into the deal, and a review of all of it. */
export function FounderDocuments({ dealId }: { dealId: string }): ReactNode {
  const words = useWords(LETTER);
  const { locale } = useLanguage();
  const [, go] = useLocation();
  const { record } = useReview();
  const deal = useQuery(dealQuery(dealId)).data;
  const [dropped, setDropped] = useState<DroppedFile[]>([]);
  const start = useStartReview();
  const rerun = () =>
    start.mutate({ dealId, locale, model: record.model }, { onSuccess: ({ id }) => go(`~/reviews/${id}`) });
  return (
    <Panel
      title={words.documents.title}
      aside={
        <Button onClick={rerun} disabled={start.isPending}>
          {words.documents.rerun}
        </Button>
      }
    >
      <p className="mb-3 text-sm text-ink-soft">{words.documents.hint}</p>
      <DropZone onFiles={setDropped} further={{ title: words.documents.drop }} />
      {start.isError ? <Failure error={start.error} /> : null}
      {dropped.length === 0 || deal === undefined ? null : (
        <UploadDialog
          files={dropped}
          deal={{ id: dealId, name: deal.name, files: deal.files }}
          onClose={() => setDropped([])}
        />
      )}
    </Panel>
  );
}
