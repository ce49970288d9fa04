import type { UnitKind } from "../../domain/quantity.ts";
import { topicById } from "./catalogue.ts";
import { isName, type NameIndex, nameIndexes, nameWords, occurrences } from "./index-of-names.ts";
import type { LabelWord } from "./label.ts";
import type { Topic } from "./topic.ts";
import { isFiller, isQualifier, unitOfWord } from "./words.ts";

/** From here on a match may be acted upon. "ARR Europe" stays below it: it may be a part of the ARR. */
export const SURE_ENOUGH = 0.7;

/** What the words of a label were taken for. */
export interface Reading {
  topic: Topic;
  how: "alias" | "stem";
  sureness: number;
  /** The words that no name covers. */
  left: LabelWord[];
  covered: number;
}

/** The surer of two readings; among sure ones the one whose name says more. */
export function better(first: Reading | null, second: Reading | null): Reading | null {
  if (first === null || second === null) return first ?? second;
  const bothSure = Math.min(first.sureness, second.sureness) >= SURE_ENOUGH;
  if (bothSure && first.covered !== second.covered) return second.covered > first.covered ? second : first;
  return second.sureness > first.sureness ? second : first;
}

/** Reads the words with each index; `all` are the words before qualifiers and fillers were set aside. */
export function matchWords(words: LabelWord[], all: LabelWord[] = words): Reading | null {
  let best: Reading | null = null;
  for (const index of nameIndexes()) {
    best = better(best, coverWith(index, words, all));
    if (best !== null && best.left.length === 0) return best;
  }
  return best;
}

/** Covers the words with names, longest first. Two different topics in one label cancel each other. */
function coverWith(index: NameIndex, words: LabelWord[], all: LabelWord[]): Reading | null {
  const keys = words.map(({ key }) => index.reduce(key));
  const covered = new Set<number>();
  let topic: Topic | null = null;
  for (const { start, length, topic: found } of occurrences(index, keys)) {
    const places = Array.from({ length }, (_, offset) => start + offset);
    if (places.some((place) => covered.has(place))) continue;
    if (topic !== null && topic !== found) return null;
    topic = found;
    for (const place of places) covered.add(place);
  }
  if (topic === null) return null;
  const used = new Set(words.filter((_, position) => covered.has(position)));
  return weigh(
    topic,
    index.how,
    all.filter((word) => !used.has(word)),
    used.size,
    index.how === "stem" && used.size === 1 && !isPlural(words[[...covered][0] ?? 0]?.key ?? ""),
  );
}

/** "revenues" is a form of "revenue"; "granted" is no form of "grants" that one word alone can vouch for. */
function isPlural(key: string): boolean {
  const forms = [
    `${key}s`,
    `${key}es`,
    key.replace(/e?s$/, ""),
    key.replace(/s$/, ""),
    key.replace(/ies$/, "y"),
    key.replace(/oes$/, "ao"),
    key.replace(/(?<=a)ux$/, "l"),
  ];
  return forms.some((form) => form !== key && isName(form));
}

/** How sure the reading is with these words left over; null where one of them makes another metric of it. */
export function weigh(
  topic: Topic,
  how: "alias" | "stem",
  left: LabelWord[],
  covered: number,
  doubtful = false,
): Reading | null {
  let meant = topic;
  let unknown = 0;
  for (const [position, { key, text }] of left.entries()) {
    if (key === "per" && isTime(left[position + 1]?.key)) continue;
    if (isTime(key) && left[position - 1]?.key === "per") continue;
    if (AVERAGE_WORDS.has(key) && AVERAGES.has(topic.id)) continue;
    const unit = unitOfWord(key);
    if (unit !== undefined && unit !== meant.unit) {
      const twin = meant.twins?.[unit];
      const other = twin === undefined ? undefined : topicById(twin);
      if (other === undefined) return null;
      meant = other;
    } else if (unit === undefined && !isFiller(key) && !isQualifier(key, text)) {
      if (changesMeaning(key)) return null;
      unknown += 1;
    }
  }
  if (unknown > 2 || unknown > covered + 1) return null;
  const known = doubtful ? 0.6 : how === "alias" ? 0.95 : 0.85;
  return { topic: meant, how, left, covered, sureness: unknown === 0 ? known : Math.min(known, 0.6) - 0.1 * unknown };
}

const TIMES = new Set("an annee year mois month mes ano trimestre quarter".split(" "));

function isTime(key: string | undefined): boolean {
  return key !== undefined && TIMES.has(key);
}

/** Metrics that are averages by nature: calling them so changes nothing. */
const AVERAGES = new Set(
  "cac ltv ltv_cac cac_payback arpa acv churn customer_churn sales_cycle contract_length average_order_value price nps customer_lifetime take_rate".split(
    " ",
  ),
);
const AVERAGE_WORDS = new Set(
  "average avg mean blended moyen moyenne moyens medio media combinado combinada ponderado ponderada pondere ponderee".split(
    " ",
  ),
);

const OF_RATES = new Set<UnitKind | null | undefined>(["percent", "multiple", "duration"]);

/** True where a word only says that a rate is the mean over all: it names no part. What is no rate is "combined" by adding. */
export const isMean = (word: string, topic: string): boolean =>
  AVERAGE_WORDS.has(word) && (AVERAGES.has(topic) || OF_RATES.has(topicById(topic)?.unit));

const CHANGERS = new Set(
  "per benchmark median mediane mediana average moyen moyenne media medio industry sector secteur setor competitor concurrent concorrente peer peers growth croissance crescimento multiple margin marge margem cost cout couts custo target goal ratio share part churn target potential potentiel missing manquant without sans sem hors excluding increase decrease hausse baisse variation change delta evolution cumulative cumule non not nao".split(
    " ",
  ),
);

function changesMeaning(key: string): boolean {
  return CHANGERS.has(key) || nameWords().has(key);
}
