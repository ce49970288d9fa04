import type { Address } from "../../domain/address.ts";
import type { Box } from "../../domain/document.ts";
import type { Locale } from "../../domain/locale.ts";
import { placeKey } from "../../domain/place-key.ts";
import { describeAddress } from "../../dossier/describe-address.ts";
import type { Review, SettledContradiction } from "../../review/result.ts";

/** A place of a document that the report shows as a picture: one page with all its marks. */
export interface EvidencePlace {
  /** The same for the same page and the same marks. */
  key: string;
  address: Address;
  /** Boxes on a page or slide; else the cell, row, paragraph or path that is marked. */
  marks: Box[] | string;
  /** The words that are marked. */
  passages: string[];
}

/** A page as it is shown. */
export interface EvidencePicture {
  /** A PNG as a data address: the page fetches nothing. */
  src: string;
  width: number;
  height: number;
  /** False where the words' place on the page is not known. */
  marked: boolean;
}

/** Why a place has no picture. */
export interface PictureLeftOut {
  place: EvidencePlace;
  reason: "count" | "size" | "not_drawn";
  /** For people, where there is more to say. */
  message?: string;
}

/** The pictures of a report, by the place's key, and those it has to do without. */
export interface EvidencePictures {
  byKey: ReadonlyMap<string, EvidencePicture>;
  leftOut: PictureLeftOut[];
}

interface Cited {
  address: Address;
  passage: string;
  /** The document's own words; else ours about a citation. */
  own: boolean;
}

/** Where the evidence of a contradiction stands: what decided first, then what was cited and found to be otherwise. */
export function placesOfCase({ resolution }: SettledContradiction): EvidencePlace[] {
  const found = resolution.evidence.flatMap(({ support, against }) =>
    [...support, ...against].flatMap(({ addresses, passage }) =>
      addresses.map((address) => ({ address, passage, own: true })),
    ),
  );
  const cited = resolution.evidence.flatMap(({ citations }) =>
    citations.flatMap(({ at, quote, status, explanation }) => {
      if (at === undefined) return [];
      const verified = status === "verified" && quote !== undefined;
      return { address: at, passage: verified ? quote : explanation, own: false };
    }),
  );
  return group([...found, ...cited]);
}

/** Where the deck and the model differ. */
export function placesOfGrid({ synthesis }: Review): EvidencePlace[] {
  const rows = (synthesis?.reconciliation ?? []).filter(({ status }) => status === "differ");
  const sides = rows.flatMap(({ deck, model }) => [deck, model].filter((side) => side !== undefined));
  return group(
    sides.flatMap(({ address, quote, alsoSays }) => [
      { address, passage: quote, own: true },
      ...alsoSays.map((other) => ({ address: other.address, passage: other.quote, own: true })),
    ]),
  );
}

/** Every place the report shows, each once: contradictions first, most severe first. */
export function placesOfReview(review: Review): EvidencePlace[] {
  const all = [...review.settled.flatMap(placesOfCase), ...placesOfGrid(review)];
  return [...new Map(all.map((place) => [place.key, place])).values()];
}

/** A place as a person says it, with the document's name. */
export function nameOf({ address }: EvidencePlace, { documents }: Review, locale: Locale): string {
  const name = documents.find(({ id }) => id === address.document)?.name ?? address.document;
  const place = describeAddress(address, locale);
  return `${name}, ${address.kind === "path" ? place : place.charAt(0).toLowerCase() + place.slice(1)}`;
}

/** One place per page, with the boxes of all that stands on it; cells, rows and paragraphs each have their own. */
function group(cited: readonly Cited[]): EvidencePlace[] {
  const byPage = Map.groupBy(cited, ({ address }) => placeKey(address, "cell"));
  return [...byPage.values()].map((all) => {
    const { address } = all[0] as Cited;
    const own = all.filter((one) => one.own);
    const passages = [...new Set((own.length === 0 ? all : own).map(({ passage }) => passage))];
    const marks = marksOf(all.map((one) => one.address));
    return { key: JSON.stringify([placeKey(address, "cell"), marks]), address, marks, passages };
  });
}

function marksOf(addresses: readonly Address[]): Box[] | string {
  const [first] = addresses;
  if (first?.kind === "cell") return first.cell ?? String(first.row);
  if (first?.kind === "paragraph") return String(first.paragraph);
  if (first?.kind === "path") return first.path;
  const boxes = addresses.flatMap((address) => ("boxes" in address ? (address.boxes ?? []) : []));
  const distinct = new Map(boxes.map((box) => [JSON.stringify([box.x, box.y, box.width, box.height]), box]));
  return [...distinct.values()].toSorted((a, b) => a.y - b.y || a.x - b.x || a.width - b.width);
}
