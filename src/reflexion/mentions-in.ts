import type { Address } from "../domain/address.ts";
import type { Section, SourceDocument } from "../domain/document.ts";
import type { Dossier } from "../domain/dossier.ts";
import { rankOf } from "../domain/source.ts";
import { matchTopic, SURE_ENOUGH } from "../quantities/topics/match.ts";
import type { Topic } from "../quantities/topics/topic.ts";

/** A place that names a metric, whether or not its value could be read there. */
export interface Mention {
  topic: Topic;
  /** The words that name it. */
  label: string;
  document: SourceDocument;
  section: Section;
  address: Address;
}

const LONGEST_LABEL = 80;
/** Cells looked at: labels stand in the first ones of any real document. */
const MOST_CELLS = 50_000;

/** Every short text of the company's documents that names a metric. */
export function mentionsIn(dossier: Dossier): Mention[] {
  const mentions: Mention[] = [];
  let cells = 0;
  for (const document of dossier.documents) {
    if (rankOf(document.source) !== "primary") continue;
    for (const section of document.sections) {
      if (section.hidden !== undefined || section.issues.some(({ level }) => level === "blocking")) continue;
      for (const row of section.rows) {
        for (const { text } of row.cells) {
          if (cells++ > MOST_CELLS) return mentions;
          if (text.length > LONGEST_LABEL || !/\p{L}{2}/u.test(text)) continue;
          const match = matchTopic(text.replace(/[,:;].*$/u, "").trim());
          if (match === null || match.sureness < SURE_ENOUGH) continue;
          const address = addressOf(document, section, row.number);
          mentions.push({ topic: match.topic, label: text, document, section, address });
        }
      }
    }
  }
  return mentions;
}

function addressOf(document: SourceDocument, section: Section, row: number | undefined): Address {
  if (section.kind === "sheet")
    return { kind: "cell", document: document.id, sheet: section.name ?? "", row: row ?? 1 };
  return { kind: section.kind === "slide" ? "slide" : "page", document: document.id, page: section.number };
}
