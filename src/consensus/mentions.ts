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
  const thing = thingOf(topic, label);
  const found: Mention[] = [];
  for (const document of dossier.documents) {
    for (const section of document.sections) {
      for (const row of section.rows) {
        const passage = row.cells.map((cell) => cell.text).join(" ");
        const mention = namedIn(passage, thing);
        if (mention === null) continue;
        const address = addressOfRow(document, section, row);
        const item: EvidenceItem = {
          source: document.source,
          rank: rankOf(document.source) === "primary" ? "primary" : "secondary",
          reference: referenceTo(document.source, address, dossier, locale),
          passage,
          value: null,
          addresses: [address],
          ...(mention.partly && { partial: true }),
        };
        found.push({ item, denied: mention.denied });
      }
    }
  }
  return found;
}

/** A thing by its names, and by the parts of its name. */
export interface NamedThing {
  names: string[];
  parts: string[];
}

/** What to look for in a passage that speaks of a thing. */
export function thingOf(topic: Topic | null, label: string): NamedThing {
  return { names: namesOf(topic, label).map(singular), parts: topic === null ? partsOf(label) : [] };
}

/** Whether a passage names a thing, and whether it does so to deny it; null where it speaks of something else. */
export function namedIn(passage: string, { names, parts }: NamedThing): { denied: boolean; partly: boolean } | null {
  const words = ` ${singular(normalizeLabel(passage))} `;
  const named = names.some((name) => words.includes(` ${name} `));
  if (!named && !namesInParts(passage, parts)) return null;
  return { denied: NEGATION.test(words), partly: !named };
}

/** "Brevets déposés" and "brevet déposé" are one name. */
function singular(words: string): string {
  return words.replace(/(?<=\p{L}{3})s(?!\p{L})/gu, "");
}

/** The words of a name of several: "Contrat-cadre Orvale". */
function partsOf(label: string): string[] {
  const words = singular(normalizeLabel(label))
    .split(" ")
    .filter((word) => word.length > 2);
  return words.length > 1 ? words : [];
}

/** Words that may stand among those of a name: "contrat-cadre signé avec la société Orvale". */
const FEW_WORDS = 5;

/** Whether one sentence has all the words of a name near each other, in any order. */
function namesInParts(passage: string, parts: readonly string[]): boolean {
  if (parts.length === 0) return false;
  return passage.split(/[.;!?](?:\s|$)/).some((sentence) => {
    const words = singular(normalizeLabel(sentence)).split(" ");
    const places = parts.map((part) => words.indexOf(part));
    return places.every((at) => at >= 0) && Math.max(...places) - Math.min(...places) < parts.length + FEW_WORDS;
  });
}

/** Every name of a thing, levelled: the label itself, and the catalogue's names in all languages. */
export function namesOf(topic: Topic | null, label: string): string[] {
  const names =
    topic === null ? [label] : [label, ...Object.values(topic.name), ...Object.values(topic.aliases).flat()];
  return [...new Set(names.map(normalizeLabel))].filter((name) => name.length > 2);
}
