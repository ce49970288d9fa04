import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Address } from "../../../../../src/domain/address.ts";
import type { TextSection } from "../../../../../src/server/contract.ts";
import { pictureOf, textQuery } from "../../../api/queries.ts";
import { EVIDENCE } from "../../../i18n/evidence.ts";
import { useWords } from "../../../i18n/language.tsx";
import { Button } from "../../../ui/controls.tsx";
import { Said } from "../../../ui/said.tsx";
import { Scroller } from "../../../ui/scroller.tsx";
import { Failure, Loading } from "../../../ui/states.tsx";
import { numbered } from "../../../view/numbered.ts";
import { useReview } from "../current-review.ts";

type PageAddress = Extract<Address, { kind: "page" | "slide" }>;

/** The page as it looks, and the passage marked on it: the marks stand where the text's own boxes are. */
export function PageView({ address }: { address: PageAddress }): ReactNode {
  const { record } = useReview();
  const text = useQuery(
    textQuery({ reviewId: record.id, documentId: address.document, section: String(address.page) }),
  );
  if (text.isPending) return <Loading />;
  if (text.isError) return <Failure error={text.error} retry={() => text.refetch()} />;
  return <Page key={`${address.document}${address.page}`} address={address} section={text.data} reviewId={record.id} />;
}

function Page({
  address,
  section,
  reviewId,
}: {
  address: PageAddress;
  section: TextSection;
  reviewId: string;
}): ReactNode {
  const words = useWords(EVIDENCE);
  const [zoomed, setZoomed] = useState(false);
  const [broken, setBroken] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const boxes = address.boxes ?? [];
  const { width, height } = section;
  // A tall page, or an enlarged one, is scrolled to what is cited.
  const passage = `${zoomed} ${width} ${height} ${JSON.stringify(boxes[0])}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `passage` names them all by value
  useEffect(() => {
    const element = frame.current;
    const box = boxes[0];
    if (element === null || box === undefined || width === null || height === null) return;
    const scale = element.scrollWidth / width;
    element.scrollLeft = (box.x + box.width / 2) * scale - element.clientWidth / 2;
    element.scrollTop = (box.y + box.height / 2) * scale - element.clientHeight / 2;
  }, [passage]);
  return (
    <figure className="rounded-md border border-line">
      <figcaption className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-wash px-3 py-1.5 text-xs text-ink-soft">
        <span>
          <Said className="font-medium">{section.documentName}</Said> · {words.page(section.number, section.sections)}
        </span>
        <Button look="quiet" className="min-h-7 px-2 text-xs" aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
          {zoomed ? words.zoomOut : words.zoomIn}
        </Button>
      </figcaption>
      <Scroller
        at={frame}
        label={words.picture(section.documentName, section.number)}
        className="max-h-[36rem] overflow-auto bg-sunk"
      >
        {broken ? null : (
          <div
            className={`relative ${zoomed ? "w-[220%]" : "w-full"}`}
            style={width === null || height === null ? {} : { aspectRatio: `${width} / ${height}` }}
          >
            <img
              src={pictureOf(reviewId, address.document, section.number)}
              alt={words.picture(section.documentName, section.number)}
              className="block h-full w-full"
              onError={() => setBroken(true)}
            />
            {width === null || height === null
              ? null
              : boxes.map((box) => (
                  <div
                    key={`${box.x},${box.y}`}
                    className="highlight"
                    data-testid="highlight"
                    title={words.highlighted}
                    style={{
                      left: `${(box.x / width) * 100}%`,
                      top: `${(box.y / height) * 100}%`,
                      width: `${(box.width / width) * 100}%`,
                      height: `${(box.height / height) * 100}%`,
                    }}
                  />
                ))}
          </div>
        )}
      </Scroller>
      <details className="border-t border-line text-sm" open={broken}>
        <summary className="px-3 py-1.5 text-xs text-ink-soft">{words.pageText}</summary>
        <ol className="space-y-0.5 px-3 pb-3">
          {numbered(section.rows).map(({ number, item: row }) => (
            <li key={number} className={row.hidden === null ? "" : "text-ink-faint italic"}>
              <Said asWritten>{row.cells.map((cell) => cell.text).join("   ")}</Said>
              {row.hidden === null ? null : ` (${words.hiddenRow})`}
            </li>
          ))}
        </ol>
      </details>
    </figure>
  );
}
