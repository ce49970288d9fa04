import type { Dossier } from "../domain/dossier.ts";
import type { Locale } from "../domain/locale.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import { rankOf } from "../domain/source.ts";
import { addressOfRow } from "../dossier/row-address.ts";
import { normalizeLabel } from "../quantities/topics/match.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { referenceTo } from "./reference.ts";

const NEGATION =
  /\b(no|not|none|without|never|lacks?|aucune?s?|pas|ni|sans|jamais|nao|nenhuma?s?|sem|nunca|n a pas|n ont pas)\b/;

/** A passage that names a thing. */
export interface Mention {
  item: EvidenceItem;
  /** It is named to say that it is not there. */
  denied: boolean;
}

/** Visible passages that name a thing, each with whether it is named to deny it. */
export function mentionsOf(dossier: Dossier, topic: Topic | null, label: string, locale: Locale): Mention[] {
  const names = namesOf(topic, label);
  const found: Mention[] = [];
  for (const document of dossier.documents) {
    for (const section of document.sections) {
      for (const row of section.rows) {
        const passage = row.cells.map((cell) => cell.text).join(" ");
        const words = ` ${normalizeLabel(passage)} `;
        if (!names.some((name) => words.includes(` ${name} `) || words.includes(` ${name}s `))) continue;
        const address = addressOfRow(document, section, row);
        const item: EvidenceItem = {
          source: document.source,
          rank: rankOf(document.source) === "primary" ? "primary" : "secondary",
          reference: referenceTo(document.source, address, dossier, locale),
          passage,
          value: null,
          addresses: [address],
        };
        found.push({ item, denied: NEGATION.test(words) });
      }
    }
  }
  return found;
}

/** Every name of a thing, levelled: the label itself, and the catalogue's names in all languages. */
export function namesOf(topic: Topic | null, label: string): string[] {
  const names =
    topic === null ? [label] : [label, ...Object.values(topic.name), ...Object.values(topic.aliases).flat()];
  return [...new Set(names.map(normalizeLabel))].filter((name) => name.length > 2);
}
