import type { SourceDocument } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Fact as AnyFact } from "../../domain/fact.ts";
import { addAll } from "../../domain/many.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { numberHabit } from "../../quantities/habits.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { type Fact, findFacts, readDossier } from "../facts/find.ts";
import { isPlan } from "../facts/plan.ts";
import { reportedYearOf } from "../facts/reported-year.ts";
import { isLight } from "./keys.ts";
import {
  type Mention,
  MentionsByValue,
  mentionsInFacts,
  mentionsInSeries,
  mentionsOf,
  type TimesByPassage,
  timesByPassage,
} from "./mentions.ts";
import { type DocumentSentence, proseOf } from "./prose.ts";
import type { Series } from "./series.ts";
import type { Above } from "./table-reader.ts";
import { tableSeries } from "./tables.ts";

/** Everything the documents of a deal say that a claim can be held against, found by its words. */
export interface EvidenceIndex {
  series: Series[];
  sentences: DocumentSentence[];
  /** By stem and by meaning: the series whose label has it as its rarest one. A label cannot be meant without it. */
  byWord: Map<string, number[]>;
  byMeaning: Map<string, number[]>;
  /** By stem: which sentences hold it. */
  bySentenceWord: Map<string, number[]>;
  mentions: MentionsByValue;
  factsByTopic: Map<string, Fact[]>;
  timesByPassage: TimesByPassage;
  /** What the figures of a place were read as, by `figureKey`. */
  topicsAt: Map<string, Set<string>>;
  /** The last year the documents report on: what lies after it is a plan. */
  lastYear: number | null;
}

/** The index of a dossier, made once. Only what a person sees is in it. */
export const evidenceIndex = rememberedFor((dossier: Dossier): EvidenceIndex => {
  const facts = findFacts(dossier);
  const { all } = readDossier(dossier);
  const lastYear = reportedYearOf(dossier);
  const index: EvidenceIndex = {
    series: [],
    sentences: [],
    byWord: new Map(),
    byMeaning: new Map(),
    bySentenceWord: new Map(),
    mentions: new MentionsByValue([]),
    factsByTopic: Map.groupBy(facts, ({ topic }) => topic),
    timesByPassage: timesByPassage(facts),
    topicsAt: topicsAt(all),
    lastYear,
  };
  let tables = 0;
  const mentions: Mention[] = [];
  for (const document of dossier.documents) addDocument(index, document, mentions, () => ++tables);
  for (const series of index.series) if (series.kind === "figure") addAll(mentions, mentionsInSeries(series));
  for (const mention of mentionsInFacts(all, (fact) => isPlan({ ...fact, topic: fact.topic ?? "" }, lastYear)))
    mentions.push(mention);
  index.mentions = new MentionsByValue(mentions);
  index.byWord = byRarest(index.series.map(({ keys }) => keys.words));
  index.byMeaning = byRarest(index.series.map(({ keys }) => keys.meanings));
  for (const [at, { stems }] of index.sentences.entries()) {
    for (const stem of stems) push(index.bySentenceWord, stem, at);
  }
  return index;
});

function addDocument(
  index: EvidenceIndex,
  document: SourceDocument,
  mentions: Mention[],
  newTable: () => number,
): void {
  if (document.issues.some(({ level, section }) => level === "blocking" && section === undefined)) return;
  const sections = document.sections.filter(
    ({ hidden, issues }) => hidden === undefined && !issues.some(({ level }) => level === "blocking"),
  );
  const texts = sections.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ text }) => text)));
  const options: QuantityOptions = {
    habit: numberHabit(texts),
    ...(document.language === "other" || document.language === null ? {} : { locale: document.language }),
  };
  const above: Above = {
    captions: [],
    opening: [],
    nearest: [],
    open: false,
    headings: null,
    counted: null,
    scale: null,
  };
  const [first, told] = [index.series.length, mentions.length];
  for (const section of sections) {
    // A loop: a long document has more series than a call may have arguments.
    for (const one of tableSeries(document, section, options, above, newTable)) index.series.push(one);
    const prose = proseOf(document, section, options, newTable);
    for (const one of prose.series) index.series.push(one);
    for (const one of prose.sentences) index.sentences.push(one);
    for (const one of mentionsOf(document, section, options)) mentions.push(one);
  }
  const currency = mainCurrency(mentions.slice(told));
  if (currency !== undefined) for (const one of index.series.slice(first)) one.currency = currency;
}

/** The currency of nine figures in ten that name one; undefined where a document names several or none. */
function mainCurrency(mentions: readonly Mention[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { quantity } of mentions)
    if (quantity.currency !== undefined) counts.set(quantity.currency, (counts.get(quantity.currency) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return most !== undefined && most[1] >= 0.9 * all ? most[0] : undefined;
}

/** A figure and the page, sheet or text it stands in. */
export function figureKey({ quantity, address }: Pick<Mention, "quantity" | "address">): string {
  const place = "page" in address ? address.page : "sheet" in address ? address.sheet : "";
  return `${address.document} ${place} ${quantity.value}`;
}

function topicsAt(facts: readonly AnyFact[]): Map<string, Set<string>> {
  const topics = new Map<string, Set<string>>();
  for (const fact of facts) {
    const key = figureKey(fact);
    if (fact.topic !== null && fact.sureness >= SURE_ENOUGH)
      topics.set(key, (topics.get(key) ?? new Set<string>()).add(fact.topic));
  }
  return topics;
}

/** Each label under its rarest word; words that may be left out come last. */
function byRarest(labels: readonly ReadonlySet<string>[]): Map<string, number[]> {
  const counts = new Map<string, number>();
  for (const label of labels) for (const word of label) counts.set(word, (counts.get(word) ?? 0) + 1);
  const map = new Map<string, number[]>();
  for (const [at, label] of labels.entries()) {
    let rarest: string | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const word of label) {
      const count = (counts.get(word) ?? 0) + (isLight(word) ? labels.length : 0);
      if (count < fewest) [rarest, fewest] = [word, count];
    }
    if (rarest !== undefined) push(map, rarest, at);
  }
  return map;
}

function push(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
