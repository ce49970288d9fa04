import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { commentsQuery } from "../../../api/follow-up.ts";
import { COMMENTS } from "../../../i18n/comments.ts";
import { useWords } from "../../../i18n/language.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { CommentList } from "../comments.tsx";
import { type OpenPlace, PlaceDialog } from "../place-dialog.tsx";

/** Everything that was said at passages of this deal's documents. */
export function CommentsPanel({ dealId }: { dealId: string }): ReactNode {
  const words = useWords(COMMENTS);
  const said = useQuery(commentsQuery(dealId)).data ?? [];
  const [open, setOpen] = useState<OpenPlace | null>(null);
  return (
    <Panel title={words.title}>
      {said.length === 0 ? <p className="text-sm text-ink-soft">{words.none}</p> : null}
      <div className="text-sm">
        <CommentList
          comments={said}
          dealId={dealId}
          onOpen={({ place, words: passage }) =>
            setOpen({ title: words.title, at: place, ...(passage !== null && { words: passage }) })
          }
        />
      </div>
      {open === null ? null : <PlaceDialog place={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}
