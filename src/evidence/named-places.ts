import type { Address } from "../domain/address.ts";
import type { DocumentCard, SectionCard } from "../domain/document.ts";
import type { Dossier } from "../domain/dossier.ts";
import { rankOf } from "../domain/source-rank.ts";
import { matchTopic, SURE_ENOUGH } from "../quantities/topics/match.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { passagesOf } from "./passages.ts";

/** A place that names a metric, whether or not its value could be read there. */
export interface NamedPlace {
  topic: Topic;
  /** The words that name it. */
  label: string;
  document: DocumentCard;
  section: SectionCard;
  address: Address;
}

const LONGEST_LABEL = 80;
/** Cells looked at: labels stand in the first ones of any real document. */
const MOST_CELLS = 50_000;

/** Every short text of the company's documents that names a metric. */
export function namedPlaces(dossier: Dossier): NamedPlace[] {
  const named: NamedPlace[] = [];
  let cells = 0;
  for (const { document, section, row } of passagesOf(dossier)) {
    if (rankOf(document.source) !== "primary") continue;
    for (const { text } of row.cells) {
      if (cells++ > MOST_CELLS) return named;
      if (text.length > LONGEST_LABEL || !/\p{L}{2}/u.test(text)) continue;
      const match = matchTopic(text.replace(/[,:;].*$/u, "").trim());
      if (match === null || match.sureness < SURE_ENOUGH) continue;
      named.push({
        topic: match.topic,
        label: text,
        document,
        section,
        address: lineOf(document, section, row.number),
      });
    }
  }
  return named;
}

function lineOf(document: DocumentCard, section: SectionCard, row: number | undefined): Address {
  if (section.kind === "sheet")
    return { kind: "cell", document: document.id, sheet: section.name ?? "", row: row ?? 1 };
  return { kind: section.kind === "slide" ? "slide" : "page", document: document.id, page: section.number };
}
