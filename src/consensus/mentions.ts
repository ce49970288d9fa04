import type { Locale } from "../domain/locale.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import { rankOf } from "../domain/source-rank.ts";
import { referenceTo } from "../dossier/describe-address.ts";
import { addressOfPassage } from "../evidence/passages.ts";
import type { Witness } from "../evidence/witness.ts";
import { NOT_YET } from "../lexicon/existence.ts";
import { type Standing, singular, type ThingSaid, thingSaid } from "../quantities/thing-said.ts";
import { normalizeLabel } from "../quantities/topics/match.ts";
import type { Topic } from "../quantities/topics/topic.ts";

/** A passage that names a thing. */
export interface Mention {
  item: EvidenceItem;
  standing: Standing;
}

/** Visible passages that name a thing, each with what it says of it. */
export function mentionsOf(witness: Witness, topic: Topic | null, label: string, locale: Locale): Mention[] {
  const thing = thingOf(topic, label);
  const found: Mention[] = [];
  for (const passage of witness.passages()) {
    const mention = namedIn(passage.text, thing);
    if (mention === null) continue;
    const { source } = passage.document;
    const address = addressOfPassage(passage);
    const item: EvidenceItem = {
      source,
      rank: rankOf(source) === "primary" ? "primary" : "secondary",
      reference: referenceTo(source, address, witness.dossier, locale),
      passage: passage.text,
      value: null,
      addresses: [address],
      ...(mention.partly && { partial: true }),
    };
    found.push({ item, standing: mention.standing });
  }
  return found;
}

/** A thing by its names, and by the parts of its name. */
export interface NamedThing {
  label: string;
  names: string[];
  parts: string[];
  /** What is under way is there already: a lawsuit is, a patent is not. */
  thereWhenUnderWay: boolean;
}

/** What to look for in a passage that speaks of a thing. */
export function thingOf(topic: Topic | null, label: string): NamedThing {
  return {
    label,
    names: namesOf(topic, label).map(singular),
    parts: topic === null ? partsOf(label) : [],
    thereWhenUnderWay:
      topic?.higherIsBetter === false ||
      [label, ...Object.values(topic?.name ?? {})].some((name) => NOT_YET.test(name)),
  };
}

/** Whether a passage names a thing, and what it says of it; null where it speaks of something else. */
export function namedIn(passage: string, { names, parts, thereWhenUnderWay, label }: NamedThing): ThingSaid | null {
  const words = ` ${singular(normalizeLabel(passage))} `;
  const name = names.find((one) => words.includes(` ${one} `));
  if (name === undefined && !namesInParts(passage, parts)) return null;
  const own = new Set(name === undefined ? parts : name.split(" "));
  const said = thingSaid(passage, { isOwn: (word) => own.has(word), thereWhenUnderWay, label });
  return said === null ? null : { ...said, partly: said.partly || name === undefined };
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
