import { EVERY_MONTH, EVERY_YEAR, RECURRING } from "../../lexicon/recurring.ts";
import { findQuantities } from "../../quantities/find.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import type { Figure } from "../reading/figures.ts";
import type { Passage } from "../reading/passages.ts";

/** What still belongs to a word of time before its sum: "monthly recurring revenue of". */
const GOES_ON =
  /^(?:\s+(?:recurring|récurrente?s?|recorrentes?))?(?:\s+(?:revenues?|revenus?|receitas?))?(?:\s*(?:of|de|d['’]|at|à|em|:|=))?/iu;

/** A word farther off than this is not about the sum. */
const FARTHEST = 60;
/** The sum itself, then its sentence part: a comma puts as much between two words as some others do. */
const PAUSE = 25;

const OF = /^\s(?:de |d['’]|of |in |en |em )$/iu;

interface Span {
  start: number;
  end: number;
}

/**
 * The sums of recurring revenue in a sentence, each with the time it covers, however that is said: "60 000 € a month in
 * recurring revenue" is an MRR. A word belongs to the sum it stands nearest to.
 */
export function recurringFigures(passage: Passage): Figure[] {
  // In a sentence a bracket is an aside, not a minus: it belongs to the words before it, and what follows begins anew.
  const text = passage.text.replace(/[([]/gu, " ").replace(/[)\]]/gu, ";");
  const [arr, mrr] = [topicById("arr"), topicById("mrr")];
  if (arr === undefined || mrr === undefined || text.search(RECURRING) < 0) return [];
  const sums = findQuantities(text).flatMap((one) => ("ambiguous" in one || one.unit !== "money" ? [] : [one]));
  const holders = (words: RegExp) =>
    new Set([...text.matchAll(words)].flatMap((found) => nearest(found, sums, text) ?? []));
  const [recurring, monthly, yearly] = [holders(RECURRING), holders(EVERY_MONTH), holders(EVERY_YEAR)];
  return sums.flatMap((quantity): Figure[] => {
    if (!recurring.has(quantity) || monthly.has(quantity) === yearly.has(quantity)) return [];
    const topic: Topic = monthly.has(quantity) ? mrr : arr;
    const start = passage.start + quantity.start;
    const end = start + quantity.text.trimEnd().length;
    return [{ topic, quantity, label: "", basis: {}, sureness: 1, leaf: passage.leaf, passage, start, end, factor: 1 }];
  });
}

function nearest<T extends Span>(found: RegExpExecArray, sums: readonly T[], text: string): T | null {
  const end = found.index + found[0].length;
  const word = { start: found.index, end: end + (GOES_ON.exec(text.slice(end))?.[0].length ?? 0) };
  const [best] = sums
    .map((sum) => ({ sum, gap: gapBetween(word, sum, text) }))
    .filter(({ gap }) => gap <= FARTHEST)
    .sort((x, y) => x.gap - y.gap);
  return best?.sum ?? null;
}

function gapBetween(a: Span, b: Span, text: string): number {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  const between = text.slice(first.end, second.start);
  // "42 k€ de MRR à 504 k€": the word belongs to the sum it is said of.
  if (OF.test(between)) return 0;
  return between.length + (/[,;:]/.test(between) ? PAUSE : 0);
}
