import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { textQuery } from "../../../api/queries.ts";
import { EVIDENCE } from "../../../i18n/evidence.ts";
import { useWords } from "../../../i18n/language.tsx";
import { Said } from "../../../ui/said.tsx";
import { Scroller } from "../../../ui/scroller.tsx";
import { Failure, Loading } from "../../../ui/states.tsx";
import { numbered } from "../../../view/numbered.ts";
import { useReview } from "../current-review.ts";

/** The lines around a paragraph or a path, with the one in question marked. */
export function TextView({ documentId, around }: { documentId: string; around: string }): ReactNode {
  const words = useWords(EVIDENCE);
  const { record } = useReview();
  const text = useQuery(textQuery({ reviewId: record.id, documentId, section: "auto", around }));
  const marked = useRef<HTMLLIElement>(null);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (text.isSuccess && frame.current && marked.current) frame.current.scrollTop = marked.current.offsetTop - 60;
  }, [text.isSuccess]);
  if (text.isPending) return <Loading />;
  if (text.isError) return <Failure error={text.error} retry={() => text.refetch()} />;
  const { rows, documentName } = text.data;
  return (
    <figure className="rounded-md border border-line">
      <figcaption className="border-b border-line bg-wash px-3 py-1.5 text-xs text-ink-soft">
        <Said className="font-medium">{documentName}</Said> · <Said>{around}</Said>
      </figcaption>
      <Scroller at={frame} label={documentName} className="relative max-h-80 overflow-y-auto px-3 py-2 text-sm">
        <ol className="space-y-0.5">
          {numbered(rows).map(({ number, item: row }) => {
            const here = row.path === around || (row.number !== null && String(row.number) === around);
            return (
              <li
                key={number}
                ref={here ? marked : null}
                data-testid={here ? "highlight-line" : undefined}
                className={here ? "rounded bg-[#ffe38a] px-1 font-medium text-[#14181f]" : "px-1"}
              >
                {row.path === null ? null : <Said className="mr-2 font-mono text-xs opacity-80">{row.path}</Said>}
                <Said>{row.cells.map((cell) => cell.text).join("   ")}</Said>
                {row.hidden === null ? null : <em className="opacity-80"> ({words.hiddenRow})</em>}
              </li>
            );
          })}
        </ol>
      </Scroller>
    </figure>
  );
}
