import type { Locale } from "../../domain/locale.ts";
import { LOCALES } from "../../domain/locales.ts";
import { once } from "../../domain/once.ts";
import { monthNumber } from "../../lexicon/months.ts";
import { TOPICS } from "./catalogue.ts";
import { spaceOut, wordsOf } from "./label.ts";
import { stemOf } from "./stems.ts";
import type { Topic } from "./topic.ts";
import { isFiller, isLink, isQualifier, unitOfWord } from "./words.ts";

/** A way to reduce words so that spellings of the same name meet: as they are, or by their stems in one language. */
export interface NameIndex {
  how: "alias" | "stem";
  reduce(key: string): string;
  root: NameNode;
}

/** A tree of names, word by word. */
interface NameNode {
  next: Map<string, NameNode>;
  /** The topic whose name ends here. */
  topic?: Topic;
}

/** A name found among words: the `length` words from `start` on. */
export interface Occurrence {
  start: number;
  length: number;
  topic: Topic;
}

/** Every name that stands among these reduced words, longest first. */
export function occurrences({ root }: NameIndex, keys: readonly string[]): Occurrence[] {
  const found: Occurrence[] = [];
  for (let start = 0; start < keys.length; start += 1) {
    let node = root.next.get(keys[start] as string);
    for (let length = 1; node !== undefined; length += 1) {
      if (node.topic !== undefined) found.push({ start, length, topic: node.topic });
      node = start + length < keys.length ? node.next.get(keys[start + length] as string) : undefined;
    }
  }
  return found.length < 2 ? found : found.sort((a, b) => b.length - a.length || a.start - b.start);
}

/** The first topic that claims a name keeps it. */
function addName(root: NameNode, keys: readonly string[], topic: Topic): void {
  let node = root;
  for (const key of keys) {
    let next = node.next.get(key);
    if (next === undefined) {
      next = { next: new Map() };
      node.next.set(key, next);
    }
    node = next;
  }
  node.topic ??= topic;
}

/** The words of a name that count: no articles, "par" and "por" as "per". */
export function contentKeys(name: string): string[] {
  return wordsOf(spaceOut(name))
    .map(({ key }) => canonical(key))
    .filter((key) => !isLink(key));
}

/** "par" and "por" are "per", "avg" is "average". */
export function canonical(key: string): string {
  if (key === "avg") return "average";
  return key === "par" || key === "por" ? "per" : key;
}

/** Ids and display names: what matches one of them is exact. */
export const exactNames = once(
  (): ReadonlyMap<string, Topic> =>
    new Map(
      TOPICS.flatMap((topic) =>
        [topic.id, ...Object.values(topic.name)].map((name) => [contentKeys(name).join(" "), topic] as const),
      ),
    ),
);

/** Plain names first, then stems of each language. */
export const nameIndexes = once((): readonly NameIndex[] => [
  plainIndex(),
  ...LOCALES.map((locale) => stemIndex(locale)),
]);

/** Words that some name is made of: standing beside another name they change what it means. */
export const nameWords = once((): ReadonlySet<string> => new Set(TOPICS.flatMap(namesOf).flatMap(contentKeys)));

/** True where this word alone is a name. */
export function isName(key: string): boolean {
  return nameIndexes()[0]?.root.next.get(key)?.topic !== undefined;
}

/** The same words by their stems, in each language. */
const nameStems = once(() =>
  LOCALES.map((locale) => ({
    locale,
    stems: new Set([...nameWords()].map((word) => stemOf(word, locale))),
  })),
);

/** True where some name holds this word, in this or another form: a label without one needs no closer look. */
export function isNameWord(key: string): boolean {
  return nameWords().has(key) || nameStems().some(({ locale, stems }) => stems.has(stemOf(key, locale)));
}

const labelWords = new Map<string, boolean>();

/**
 * True where a word can be part of a label that names a topic for sure: it is in some name, or leaves names as they are
 * (articles, periods, units, definitions). What is not ends a label in running text.
 */
export function isLabelWord(text: string): boolean {
  const known = labelWords.get(text);
  if (known !== undefined) return known;
  const answer = wordsOf(spaceOut(text)).every(
    ({ key, text: written }) =>
      /\d/.test(key) ||
      isLink(key) ||
      isFiller(key) ||
      unitOfWord(key) !== undefined ||
      monthNumber(key) !== null ||
      PERIODS.test(key) ||
      isQualifier(key, written) ||
      isNameWord(canonical(key)),
  );
  if (labelWords.size > 50_000) labelWords.clear();
  labelWords.set(text, answer);
  return answer;
}

const PERIODS = /^(?:trim|quarter|semestre|half|ltm|ttm)/;

function namesOf(topic: Topic): string[] {
  return [topic.id, ...Object.values(topic.name), ...Object.values(topic.aliases).flat()];
}

function plainIndex(): NameIndex {
  const root: NameNode = { next: new Map() };
  for (const topic of TOPICS) for (const name of namesOf(topic)) addName(root, contentKeys(name), topic);
  return { how: "alias", reduce: (key) => key, root };
}

function stemIndex(locale: Locale): NameIndex {
  const root: NameNode = { next: new Map() };
  const reduce = (key: string) => stemOf(key, locale);
  for (const topic of TOPICS) {
    const names = locale === "en" ? [topic.id, ...topic.aliases.en] : topic.aliases[locale];
    for (const name of [topic.name[locale], ...names]) addName(root, contentKeys(name).map(reduce), topic);
  }
  return { how: "stem", reduce, root };
}
