import type { ReactNode } from "react";
import type { FactSheet } from "../../../../../src/server/contract.ts";
import { FACTS } from "../../../i18n/facts.ts";
import { useWords } from "../../../i18n/language.tsx";
import { Said } from "../../../ui/said.tsx";
import { Empty } from "../../../ui/states.tsx";
import { VirtualList } from "../../../ui/virtual-list.tsx";
import { numbered } from "../../../view/numbered.ts";
import type { OpenPlace } from "../place-dialog.tsx";

interface MissedProps {
  missed: FactSheet["notUnderstood"];
  /** How many others were read and are to be confirmed. */
  doubted: number;
  onOpen: (place: OpenPlace) => void;
}

/** Figures that stand in the documents and nobody could say the meaning of. */
export function Missed({ missed, doubted, onOpen }: MissedProps): ReactNode {
  const words = useWords(FACTS);
  return (
    <div className="rounded-lg border border-line bg-paper">
      {missed.length === 0 ? (
        <Empty title={doubted === 0 ? words.noMissed : words.onlyDoubted} />
      ) : (
        <>
          <p className="border-b border-line px-4 py-2 text-sm text-ink-soft">{words.missedIntro}</p>
          <VirtualList
            items={numbered(missed)}
            rowHeight={60}
            label={words.views.missed}
            keyOf={({ number }) => number}
          >
            {({ item: { words: said, at, reference } }) => (
              <button
                type="button"
                onClick={() => onOpen({ title: reference, at, words: said })}
                className="flex h-full w-full flex-col justify-center border-b border-line px-4 text-left text-sm hover:bg-wash"
              >
                <Said className="max-w-full truncate whitespace-nowrap">{said}</Said>
                <Said className="max-w-full truncate text-xs whitespace-nowrap text-ink-faint">{`${at.document} · ${reference}`}</Said>
              </button>
            )}
          </VirtualList>
        </>
      )}
    </div>
  );
}
