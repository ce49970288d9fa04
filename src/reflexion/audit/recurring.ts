import type { Quantity } from "../../domain/quantity.ts";
import { EVERY_MONTH, EVERY_YEAR, OF_ONE_OF_THEM, PART_OF_IT, RECURRING } from "../../lexicon/recurring.ts";
import { findQuantities } from "../../quantities/find.ts";
import { topicsMentioned } from "../../quantities/topics/mentions.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import { COMPARED } from "../words.ts";
import { speaksOfAnother } from "./another.ts";

/** What still belongs to a word of time before its sum: "monthly recurring revenue of". */
const GOES_ON =
  /^(?:\s+(?:recurring|récurrente?s?|recorrentes?))?(?:\s+(?:revenues?|revenus?|receitas?))?(?:\s*(?:of|de|d['’]|at|à|em|:|=))?/iu;

/** A word farther off than this is not about the sum. */
const FARTHEST = 60;
/** The sum itself, then its sentence part: a comma puts as much between two words as some others do. */
const PAUSE = 25;

const OF = /^\s(?:de |d['’]|of |in |en |em )?$/iu;
/** "40k" beside "MRR" is money, with no currency said. */
const SCALED = /[kKmM]$/u;

/** "11.5x ARR", "an ARR multiple of 11.5x": a price told as so many times it. */
const TIMES_IT = /^\s(?:its |the |of |le |l['’]|son |d['’]|o |a |seu )?(?:MRR|ARR|RRM|RRA)(?!\p{L})/iu;
const MULTIPLE_OF_IT =
  /(?:(?:MRR|ARR) multiple|m[uú]ltiplo? (?:of|de|d['’])\s?(?:MRR|ARR)|multiple (?:of|de|d['’])\s?(?:MRR|ARR))[^.;\d]{0,12}$/iu;
/** What a sum is compared with or has become. */
const HELD_TO = new RegExp(`${COMPARED.source}|(?<!\\p{L})(?:to|à|a|para|até)\\s$`, "iu");
/** Names that say by themselves that a sum comes in again and again. */
const NAMED = /^(?:[AM]RR|RR[AM])$/i;

interface Span {
  start: number;
  end: number;
}

/** A sum of recurring revenue, or a price told as so many times it, and whether it is a month's or a year's. */
export interface RecurringSum {
  every: "month" | "year";
  quantity: Quantity;
}

export interface RecurringSums {
  named: RecurringSum[];
  /** Every sum of the text, named or not. */
  all: Quantity[];
}

/**
 * The sums of recurring revenue in a text, each with the time it covers, however that is said: "60 000 € a month in
 * recurring revenue" is an MRR. A word belongs to the sum it stands nearest to, and each sum has its own word first.
 */
export function recurringSums(given: string): RecurringSums {
  // In a sentence a bracket is an aside, not a minus: it belongs to the words before it, and what follows begins anew.
  const text = given.replace(/[([]/gu, " ").replace(/[)\]]/gu, ";");
  if (text.search(RECURRING) < 0) return { named: [], all: [] };
  const all = findQuantities(text).flatMap((one) => ("ambiguous" in one || !isSumOf(one, text) ? [] : [one]));
  const { monthly, yearly, byName } = heldByTime(all, text);
  const recurring = new Set([...holders(RECURRING, all, text), ...byName]);
  // "ARR of 504 k€, nine times the 55 k€ a month of Planifab": a month of what the other is a year of.
  const ofNothingElse = recurring.size === 1 && all.length === 2 && topicsMentioned(text).every(isOfRevenue);
  const ofTwo = speaksOfAnother(text);
  const isHeldTo = ({ start }: Quantity) => HELD_TO.test(text.slice(Math.max(0, start - PAUSE), start));
  const alike = (one: Quantity) => recurring.has(one) || (ofNothingElse && (ofTwo || isHeldTo(one)));
  const named = all.flatMap((quantity): RecurringSum[] => {
    if (!alike(quantity) || monthly.has(quantity) === yearly.has(quantity)) return [];
    const before = text.slice(Math.max(0, quantity.start - 40), quantity.start);
    const after = text.slice(quantity.start + quantity.text.length).slice(0, 40);
    if (PART_OF_IT.test(before) || [before, after].some((near) => OF_ONE_OF_THEM.test(partOf(near, near === before))))
      return [];
    return [{ quantity, every: monthly.has(quantity) ? "month" : "year" }];
  });
  return { named: inOrder(named, all), all };
}

const OF_REVENUE = new Set(["arr", "mrr", "recurring_revenue", "revenue"]);
const isOfRevenue = ({ id }: Topic): boolean => OF_REVENUE.has(id);

/** What stands right before or after a sum, up to the next comma or figure. */
function partOf(near: string, isBefore: boolean): string {
  const parts = near.split(/[.;,\d]/u);
  return (isBefore ? parts.at(-1) : parts[0]) ?? "";
}

/** "MRR/ARR: 42k / 600k": where two names stand before two sums, the month is the smaller one. */
function inOrder(named: readonly RecurringSum[], all: readonly Quantity[]): RecurringSum[] {
  const [first, second] = named.toSorted((a, b) => a.quantity.value - b.quantity.value);
  if (first === undefined || second === undefined || all.length > 2 || first.every === second.every) return [...named];
  const isMultiple = first.quantity.unit === "multiple";
  return [
    { ...first, every: isMultiple ? "year" : "month" },
    { ...second, every: isMultiple ? "month" : "year" },
  ];
}

function isSumOf(one: Quantity, text: string): boolean {
  if (one.unit === "money") return true;
  const end = one.start + one.text.trimEnd().length;
  if (one.unit === "multiple") return TIMES_IT.test(text.slice(end)) || MULTIPLE_OF_IT.test(text.slice(0, one.start));
  return one.unit === "number" && SCALED.test(one.text.trim());
}

/** The sums a month's and a year's words stand nearest to; of all these words each sum is given the nearest first. */
function heldByTime(sums: readonly Quantity[], text: string) {
  const words = [EVERY_MONTH, EVERY_YEAR].flatMap((pattern, at) =>
    [...text.matchAll(pattern)].map((found) => ({ at, word: spanOf(found, text), isName: NAMED.test(found[0]) })),
  );
  const pairs = words
    .flatMap((one) => sums.map((sum) => ({ ...one, sum, gap: gapBetween(one.word, sum, text) })))
    .filter(({ gap }) => gap <= FARTHEST)
    .sort((x, y) => x.gap - y.gap);
  const held = [new Set<Quantity>(), new Set<Quantity>()] as const;
  const byName = new Set<Quantity>();
  const placed = new Set<Span>();
  const taken = new Set<Quantity>();
  for (const { at, word, sum, isName } of pairs) {
    if (placed.has(word) || taken.has(sum)) continue;
    placed.add(word);
    taken.add(sum);
    if (isName) byName.add(sum);
    held[at as 0 | 1].add(sum);
  }
  // "Monthly recurring revenue (MRR) of": a second word of the same sum.
  for (const { at, word, sum } of pairs) {
    if (placed.has(word)) continue;
    placed.add(word);
    held[at as 0 | 1].add(sum);
  }
  return { monthly: held[0], yearly: held[1], byName };
}

function holders(words: RegExp, sums: readonly Quantity[], text: string): Set<Quantity> {
  const nearest = (word: Span) =>
    sums
      .map((sum) => ({ sum, gap: gapBetween(word, sum, text) }))
      .filter(({ gap }) => gap <= FARTHEST)
      .sort((x, y) => x.gap - y.gap)[0]?.sum;
  return new Set([...text.matchAll(words)].flatMap((found) => nearest(spanOf(found, text)) ?? []));
}

function spanOf(found: RegExpExecArray, text: string): Span {
  const end = found.index + found[0].length;
  return { start: found.index, end: end + (GOES_ON.exec(text.slice(end))?.[0].length ?? 0) };
}

function gapBetween(a: Span, b: Span, text: string): number {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  const between = text.slice(first.end, second.start);
  // "42 k€ de MRR à 504 k€": the word belongs to the sum it is said of.
  if (OF.test(between)) return 0;
  return between.length + (/[,;:|]/.test(between) ? PAUSE : 0);
}
