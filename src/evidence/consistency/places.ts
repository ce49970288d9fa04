import type { Address } from "../../domain/address.ts";
import type { Dossier } from "../../domain/dossier.ts";
import { placeKey } from "./statement.ts";

/** Fewer headings than this do not part a text into pages. */
const FEWEST_PAGES = 5;

const known = new WeakMap<Dossier, (address: Address) => string>();

/** The page, slide or sheet a place lies on; in a text without pages what stands under one heading is a page. */
export function placesOf(dossier: Dossier): (address: Address) => string {
  const before = known.get(dossier);
  if (before !== undefined) return before;
  const starts = new Map(dossier.documents.map((document) => [document.id, pageStarts(document)]));
  const place = (address: Address): string => {
    const pages = address.kind === "paragraph" ? (starts.get(address.document) ?? []) : [];
    if (address.kind !== "paragraph" || pages.length < FEWEST_PAGES) return placeKey(address);
    return `${address.document}|§${pages.findLastIndex((start) => start <= address.paragraph)}`;
  };
  known.set(dossier, place);
  return place;
}

/** Where the headings stand that are as high as there are enough of. */
function pageStarts({ sections }: Dossier["documents"][number]): number[] {
  const headings = sections.flatMap(({ rows }) =>
    rows.flatMap(({ heading, number }) => (heading === undefined || number === undefined ? [] : [{ heading, number }])),
  );
  for (const level of [1, 2, 3]) {
    const pages = headings.filter(({ heading }) => heading <= level);
    if (pages.length >= FEWEST_PAGES) return pages.map(({ number }) => number);
  }
  return [];
}
