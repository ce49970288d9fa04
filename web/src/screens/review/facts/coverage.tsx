import type { ReactNode } from "react";
import type { FactSheet } from "../../../../../src/server/contract.ts";
import { FACTS } from "../../../i18n/facts.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { number } from "../../../i18n/numbers.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import type { OpenPlace } from "../place-dialog.tsx";
import { Share } from "./share.tsx";

interface CoverageProps {
  documents: FactSheet["coverage"]["byDocument"];
  onOpen: (place: OpenPlace) => void;
}

/** How many of the figures on each page, slide and sheet were understood. */
export function Coverage({ documents, onOpen }: CoverageProps): ReactNode {
  const words = useWords(FACTS);
  const { locale } = useLanguage();
  const of = (understood: number, seen: number) => `${number(understood, locale)} / ${number(seen, locale)}`;
  return (
    <div className="space-y-4">
      {documents.map(({ document, name, seen, understood, places }) => (
        <Panel
          key={document}
          title={<Said>{name}</Said>}
          aside={<span className="text-sm text-ink-faint">{`${words.understood} ${of(understood, seen)}`}</span>}
        >
          {places.length === 0 ? null : (
            <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
              {places.map((place) => (
                <li key={place.name} className="text-sm">
                  <button
                    type="button"
                    onClick={() => onOpen({ title: `${name} · ${place.name}`, at: place.at })}
                    className="w-full rounded px-1 py-1.5 text-left hover:bg-sunk"
                  >
                    <span className="flex items-baseline justify-between gap-2">
                      <Said className="min-w-0 truncate whitespace-nowrap">{place.name}</Said>
                      <span
                        className={`shrink-0 text-xs ${place.understood < place.seen ? "text-warn" : "text-ink-faint"}`}
                      >
                        {of(place.understood, place.seen)}
                      </span>
                    </span>
                    <Share understood={place.understood} seen={place.seen} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      ))}
    </div>
  );
}
