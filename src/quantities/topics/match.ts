import { requireText } from "../../domain/known-options.ts";
import type { Basis, Period } from "../../domain/quantity.ts";
import { DAY_AND_MONTH, MONTH_AND_DAY } from "../../lexicon/months.ts";
import { readBasis } from "../basis.ts";
import { findPeriods } from "../periods.ts";
import { TOPICS } from "./catalogue.ts";
import { better, matchWords, type Reading, weigh } from "./cover.ts";
import { canonical, exactNames, isNameWord } from "./index-of-names.ts";
import { type LabelWord, spaceOut, wordsOf } from "./label.ts";
import type { Topic } from "./topic.ts";
import { basisOfWords, isFiller, isLink, isQualifier, unitOfWord } from "./words.ts";

export { SURE_ENOUGH } from "./cover.ts";
export { normalizeLabel } from "./label.ts";

/** What a label means, and how far to believe it. */
export interface TopicMatch {
  topic: Topic;
  /** `exact`: its id or display name. `alias`: another name of it. `stem`: the same words in another form. */
  how: "exact" | "alias" | "stem";
  /** 0 to 1. Below `SURE_ENOUGH` (0.7) the label holds words nobody accounted for: a hint, not a match. */
  sureness: number;
  /** The definition the label names besides the topic: net, projected, monthly … */
  basis: Basis;
  period?: Period;
}

const LONGEST_LABEL = 160;
const MAY_HOLD_PERIOD = /\d|\b(?:ltm|ttm|ytd)\b/i;
const DAYS = new RegExp(`(?<![\\p{L}\\d])(?:${DAY_AND_MONTH}|${MONTH_AND_DAY})`, "giu");
const FORMULA = /\([^)]*(?:[×*÷=+]|\sx\s|\/)[^)]*\)/;
const REMEMBERED = 20_000;
const remembered = new Map<string, TopicMatch | null>();

/**
 * The topic a label names, or null. The longest name wins, and words that make another metric of it ("revenue growth",
 * "cost of revenue", "ARR multiple") are never dropped to reach a match.
 *
 * ```ts
 * matchTopic("revenu récurrent annuel")?.topic.id; // "arr"
 * ```
 */
export function matchTopic(label: string): TopicMatch | null {
  requireText("A label", label);
  const known = remembered.get(label);
  if (known !== undefined) return known;
  const match = label.length > LONGEST_LABEL ? null : read(label);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(label, match);
  return match;
}

/**
 * The topic of the same family that this definition names: a valuation said to be pre-money is that topic. What has a
 * name of its own keeps it: the cap of a SAFE may be pre-money too, and is no price of the round.
 */
export function byDefinition(topic: Topic, basis: Basis): Topic {
  if (topic.id !== topic.family || basis.money === undefined) return topic;
  return TOPICS.find(({ family, basis: fixed }) => family === topic.family && fixed?.money === basis.money) ?? topic;
}

function read(label: string): TopicMatch | null {
  const spaced = spaceOut(label);
  const whole = contentOf(spaced);
  if (!whole.some(({ key }) => isNameWord(key))) return null;
  const periods = MAY_HOLD_PERIOD.test(spaced) ? findPeriods(spaced) : [];
  let text = spaced;
  for (const { start, end } of periods) text = text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
  if (/\d/.test(text)) text = text.replace(DAYS, (day) => " ".repeat(day.length));
  const exact = exactNames().get(whole.map(({ key }) => key).join(" "));
  if (exact !== undefined) return { topic: exact, how: "exact", sureness: 1, basis: { ...exact.basis } };

  if (/[×*÷=+]/.test(text.replace(/\([^)]*\)/g, ""))) return null;
  const words = contentOf(text);
  const asides = words.filter(({ aside }) => aside);
  const main = asides.length === words.length ? words : words.filter(({ aside }) => !aside);
  const best = better(
    matchWords(main),
    matchWords(
      main.filter((word) => !isAround(word)),
      main,
    ),
  );
  if (best === null) return null;
  const judged = asides.length === words.length ? best : withAsides(best, asides, FORMULA.test(spaced));
  if (judged === null) return null;
  const period = periods[0];
  const basis = {
    ...judged.topic.basis,
    ...period?.basis,
    ...whoPays(words),
    ...paceOf(judged.topic, label),
    ...basisOfWords(judged.left),
  };
  return {
    topic: byDefinition(judged.topic, basis),
    how: judged.how,
    sureness: judged.sureness,
    basis,
    ...(period === undefined ? {} : { period: period.period }),
  };
}

/** A growth "m/m" is a month's, also where a name of the topic says it. */
export function paceOf({ unit }: Pick<Topic, "unit">, label: string): Basis {
  const { rhythm } = unit === "percent" ? readBasis(label) : {};
  return rhythm === undefined ? {} : { rhythm };
}

/** Paying or registered is a definition even where a name of the topic says it. */
function whoPays(words: LabelWord[]): Basis {
  const { customers } = basisOfWords(words);
  return customers === undefined ? {} : { customers };
}

function contentOf(text: string): LabelWord[] {
  return wordsOf(text)
    .map((word) => ({ ...word, key: canonical(word.key) }))
    .filter(({ key }) => !isLink(key));
}

function isAround({ key, text }: LabelWord): boolean {
  return isFiller(key) || isQualifier(key, text);
}

/** A bracket may repeat the name, give its unit, period, definition or formula; anything else narrows the metric. */
function withAsides(reading: Reading, asides: LabelWord[], formula: boolean): Reading | null {
  if (asides.length === 0) return reading;
  const said = asides.filter((word) => !isAround(word) && unitOfWord(word.key) === undefined);
  const left = [...reading.left, ...asides];
  const units = asides.filter(({ key }) => unitOfWord(key) !== undefined);
  const inUnit =
    units.length === asides.length || said.length === 0 ? weigh(reading.topic, reading.how, units, 1) : reading;
  if (inUnit === null) return null;
  const named = said.length === 0 || [said, asides].some((words) => matchWords(words)?.topic === reading.topic);
  if (named) return { ...reading, topic: inUnit.topic, left };
  return { ...reading, left, sureness: Math.min(reading.sureness, formula ? 0.8 : 0.5) };
}
