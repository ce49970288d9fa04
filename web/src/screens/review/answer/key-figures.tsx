import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import type { Address } from "../../../../../src/domain/address.ts";
import { KEY_FIGURE_WORDS, together } from "../../../../../src/i18n/key-figures.ts";
import type { ReviewDocument } from "../../../../../src/server/contract.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { number } from "../../../i18n/numbers.ts";
import { periodName } from "../../../i18n/period.ts";
import { LevelBadge } from "../../../ui/badges.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { Table } from "../../../ui/table.tsx";
import { useReview } from "../current-review.ts";
import { type OpenPlace, PlaceDialog } from "../place-dialog.tsx";

type KeyFigure = NonNullable<ReviewDocument["answer"]["keyFigures"]>[number];
type Side = NonNullable<KeyFigure["deck"]>;

/** The figures a decision rests on: deck, model, what each rests on; each opens its place. */
export function KeyFigures(): ReactNode {
  const words = useWords(KEY_FIGURE_WORDS);
  const { keyFigures } = useReview().review.answer;
  const { planned = [] } = useReview().review.answer;
  const { locale } = useLanguage();
  const [shown, setShown] = useState<OpenPlace | null>(null);
  if (keyFigures === undefined) return null;
  const rows = keyFigures.map((one) => {
    const open = ({ reference, address, passage }: Side) =>
      setShown({ title: `${one.name} · ${reference}`, at: address as Address, words: passage });
    return [
      <Said key="name">{one.name}</Said>,
      <Stated key="deck" side={one.deck} onOpen={open} />,
      <Stated key="model" side={one.model} onOpen={open} />,
      <RestsOn key="level" figure={one} />,
    ];
  });
  return (
    <Panel title={words.title}>
      {rows.length === 0 && planned.length === 0 ? <p className="text-sm">{words.none}</p> : null}
      {rows.length === 0 ? null : (
        <Table head={[words.figure, words.deck, words.model, words.restsOn]} rows={rows} left={4} />
      )}
      {planned.length === 0 ? null : (
        <div className={`text-sm ${rows.length === 0 ? "" : "mt-3"}`}>
          <p className={rows.length === 0 ? "font-medium" : "text-ink-soft"}>{words.planned(rows.length === 0)}</p>
          <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
            {planned.map(({ topic, name, printed, period, passage, reference, address }) => (
              <li key={topic}>
                <Said>{name}</Said>{" "}
                <button
                  type="button"
                  title={words.open(reference)}
                  onClick={() => setShown({ title: `${name} · ${reference}`, at: address as Address, words: passage })}
                  className="font-medium underline decoration-line-strong underline-offset-2 hover:decoration-accent"
                >
                  {printed}
                </button>{" "}
                <span className="text-xs text-ink-faint">
                  {[period === undefined ? null : periodName(period, locale), together(reference)]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Understood />
      {shown === null ? null : <PlaceDialog place={shown} onClose={() => setShown(null)} />}
    </Panel>
  );
}

function Stated({ side, onOpen }: { side: Side | undefined; onOpen: (side: Side) => void }): ReactNode {
  const words = useWords(KEY_FIGURE_WORDS);
  if (side === undefined) return <span className="text-ink-faint">–</span>;
  return (
    <>
      <button
        type="button"
        title={words.open(side.reference)}
        onClick={() => onOpen(side)}
        className="font-medium underline decoration-line-strong underline-offset-2 hover:decoration-accent"
      >
        {side.formatted}
      </button>
      <Said className="block text-xs whitespace-normal text-ink-faint">{together(side.reference)}</Said>
    </>
  );
}

function RestsOn({ figure: { level, against, deck, model, formatted, reference } }: { figure: KeyFigure }): ReactNode {
  const elsewhere = deck === undefined && model === undefined ? [`${formatted} (${reference})`] : [];
  return (
    <>
      <LevelBadge level={level} />
      {[...elsewhere, ...against].map((said) => (
        <Said key={said} className="block text-xs whitespace-normal text-ink-soft">
          {said}
        </Said>
      ))}
    </>
  );
}

/** How much of the documents' figures was understood, and where the others stand. */
function Understood(): ReactNode {
  const words = useWords(KEY_FIGURE_WORDS);
  const { locale } = useLanguage();
  const { facts, documents } = useReview().review;
  if (facts === undefined || facts.seen === 0) return null;
  const unplaced = facts.notPlaced.map(({ document, pages, sheets }) => ({
    name: documents.find(({ id }) => id === document)?.name ?? document,
    pages,
    sheets,
  }));
  return (
    <p className="mt-2 text-xs text-ink-faint">
      <Said>
        {words.coverage({
          understood: number(facts.understood, locale),
          seen: number(facts.seen, locale),
          unplaced,
          more: 0,
        })}
      </Said>{" "}
      <Link href="/facts" className="text-accent underline">
        {words.all}
      </Link>
    </p>
  );
}
