import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { checkedQuery } from "../../../api/queries.ts";
import { CHECK } from "../../../i18n/check.ts";
import { useWords } from "../../../i18n/language.tsx";
import { Button } from "../../../ui/controls.tsx";
import { useReview } from "../current-review.ts";
import { type OpenPlace, PlaceDialog } from "../place-dialog.tsx";
import { Faults } from "./faults.tsx";
import { MarkedText } from "./marked-text.tsx";
import { Tally } from "./tally.tsx";
import { TextForm } from "./text-form.tsx";

/** A memo or a chat answer held against the documents: worst first, then the text with every sentence marked. */
export default function CheckScreen(): ReactNode {
  const words = useWords(CHECK);
  const { record } = useReview();
  const queries = useQueryClient();
  const checked = useQuery(checkedQuery(record.id)).data ?? null;
  const [open, setOpen] = useState<OpenPlace | null>(null);
  const again = () => queries.setQueryData(checkedQuery(record.id).queryKey, null);
  return (
    <div className="mx-auto max-w-7xl space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
          <p className="text-sm text-ink-soft">{words.intro}</p>
        </div>
        {checked === null ? null : <Button onClick={again}>{words.another}</Button>}
      </div>
      {checked === null ? (
        <TextForm />
      ) : (
        <>
          <Tally sentences={checked.sentences} />
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <Faults sentences={checked.sentences} onOpen={setOpen} />
            <MarkedText checked={checked} />
          </div>
        </>
      )}
      {open === null ? null : <PlaceDialog place={open} onClose={() => setOpen(null)} />}
    </div>
  );
}
