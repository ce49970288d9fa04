import type { ReactNode } from "react";
import { Link } from "wouter";
import type { CitationStatus } from "../../../src/domain/citation.ts";
import { useWords } from "../i18n/language.tsx";
import { TERMS } from "../i18n/terms.ts";

/** From the best to the worst; each has its own pattern of colour, and its number and name beneath. */
const ORDER: readonly [CitationStatus, string][] = [
  ["verified", "bg-good"],
  ["relocated", "bg-accent"],
  ["unverifiable", "bg-line-strong"],
  ["unsupported", "bg-warn"],
  ["altered", "bg-bad opacity-60"],
  ["phantom", "bg-bad"],
];

interface CitationBarProps {
  counts: Record<CitationStatus, number>;
  /** Where the list of those citations is. */
  linkTo: (status: CitationStatus) => string;
}

/** How an agent's citations were judged, as shares of one bar, with the words under it. */
export function CitationBar({ counts, linkTo }: CitationBarProps): ReactNode {
  const words = useWords(TERMS);
  const there = ORDER.filter(([status]) => counts[status] > 0);
  return (
    <div>
      <div aria-hidden className="flex h-2.5 gap-px overflow-hidden rounded">
        {there.map(([status, colour]) => (
          <div key={status} className={colour} style={{ flexGrow: counts[status] }} />
        ))}
      </div>
      <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-xs">
        {there.map(([status, colour]) => (
          <li key={status}>
            <Link
              href={linkTo(status)}
              title={words.citationMeans[status]}
              className="inline-flex items-center gap-1 hover:underline"
            >
              <span aria-hidden className={`size-2 rounded-sm ${colour}`} />
              <span className="font-semibold">{counts[status]}</span>{" "}
              {counts[status] > 1 ? words.citations[status] : words.citation[status].toLowerCase()}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
