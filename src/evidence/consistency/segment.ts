import { Locale } from "../../domain/locale.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { isMean } from "../../quantities/topics/cover.ts";
import { canonical, contentKeys } from "../../quantities/topics/index-of-names.ts";
import { spaceOut, wordsOf } from "../../quantities/topics/label.ts";
import { isFiller, isLink, isQualifier, unitOfWord } from "../../quantities/topics/words.ts";

const named = new Map<string, ReadonlySet<string>>();

/** Every word that one of the topic's names is made of. */
function nameWords(topicId: string): ReadonlySet<string> {
  const known = named.get(topicId);
  if (known !== undefined) return known;
  const topic = topicById(topicId);
  const names =
    topic === undefined
      ? []
      : [topic.id, ...Locale.options.flatMap((locale) => [topic.name[locale], ...topic.aliases[locale]])];
  const words = new Set(names.flatMap(contentKeys).flatMap((word) => [word, singular(word)]));
  named.set(topicId, words);
  return words;
}

const singular = (word: string): string => (word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word);

/**
 * What a label says besides the metric, its time, unit and definition: "Revenue, services" speaks of services, "TAM
 * Europe" of Europe. Only figures of the same part may be held against each other. Empty for the whole.
 */
export function segmentOf(label: string, topicId: string | null): string {
  const key = `${topicId ?? ""}|${label}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const segment = readSegment(label, topicId);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, segment);
  return segment;
}

/** "Burn per month", "MRR at the end", "ARR target": how often, when and that it is aimed at, not of what. */
const PER = new Set(
  "per par por final finale end ending closing fin fim cible cibles target targets objectif objectifs goal goals meta metas".split(
    " ",
  ),
);
/** "Fixed costs" are told for all the costs where nothing else is, and are a part of them beside the total. */
const HALVES = new Set(["fixed", "fixe", "fixo", "fixa", "fijo", "fija", "variable", "variavel", "variaveis"]);
/** "Burn (A1)": the plan's first year. */
const OF_PLAN = /^(?:[aymqt]|an|ano|year)\d{1,2}$/u;

const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, string>();

function readSegment(label: string, topicId: string | null): string {
  const spaced = spaceOut(label);
  let text = spaced;
  for (const { start, end } of findPeriods(spaced))
    text = text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
  const own = topicId === null ? new Set<string>() : nameWords(topicId);
  const left = wordsOf(text).flatMap(({ key: raw, text: written }) => {
    const key = canonical(raw);
    const means =
      !PER.has(raw) &&
      // The mean over all stands for all.
      !isMean(raw, topicId ?? "") &&
      !OF_PLAN.test(raw) &&
      !isLink(key) &&
      !isFiller(key) &&
      !isQualifier(key, written) &&
      unitOfWord(key) === undefined &&
      (HALVES.has(singular(raw)) || (!own.has(key) && !own.has(singular(key))));
    return means ? [singular(key)] : [];
  });
  return [...new Set(left)].sort().join(" ");
}
