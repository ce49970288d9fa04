import { CURRENCY_WORD } from "../../lexicon/currency-words.ts";
import { MONTH_PATTERN, monthNumber } from "../../lexicon/months.ts";
import { compatibleBasis, readBasis } from "../../quantities/basis.ts";
import { findPeriods, samePeriod } from "../../quantities/periods.ts";
import { matchTopic, SURE_ENOUGH, type TopicMatch } from "../../quantities/topics/match.ts";
import { fold } from "./fold.ts";
import type { SectionText } from "./section-text.ts";
import { contentWords, sameWord, wordsOutside } from "./text-words.ts";
import { QUALIFIERS } from "./words.ts";

/** The words that name a number, read once. */
export class Label {
  readonly text: string;
  #letters: string | undefined;
  #words: string[] | undefined;
  #topic: TopicMatch | null | undefined;
  #periods: string[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Its letters alone, levelled: equal for "Total assets" and "Totalassets (1)". */
  get letters(): string {
    this.#letters ??= fold(this.text).text.replace(/[^a-z\x80-\xff]/g, "");
    return this.#letters;
  }

  /** The words that carry meaning. */
  get words(): string[] {
    this.#words ??= contentWords(this.text);
    return this.#words;
  }

  get topic(): TopicMatch | null {
    if (this.#topic === undefined) {
      this.#topic = topicOf(this.text) ?? topicOf(this.words.join(" "));
    }
    return this.#topic;
  }

  get periods(): string[] {
    this.#periods ??= /\d|ltm|ttm/i.test(this.text) ? findPeriods(this.text).map(({ period }) => period) : [];
    return this.#periods;
  }

  /** Years written out, and those of its periods. */
  get years(): string[] {
    const written = this.text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
    return [...new Set([...written, ...this.periods.flatMap((period) => /^\d{4}/.exec(period)?.[0] ?? [])])];
  }

  /** Months it names, as 1 to 12; "May" and "mars" may be other words, so they only ever contradict other months. */
  get months(): Set<number> {
    return new Set(this.words.flatMap((word) => monthNumber(word) ?? []));
  }

  /** Words that make another metric of it: net, gross, cost … */
  get qualifiers(): Set<string> {
    return new Set(wordsOutside(this.text).filter((word) => QUALIFIERS.has(word)));
  }

  has(word: string): boolean {
    return this.words.some((other) => sameWord(other, word));
  }
}

function topicOf(text: string): TopicMatch | null {
  const found = text === "" ? null : matchTopic(text);
  return found !== null && found.sureness >= SURE_ENOUGH ? found : null;
}

/** Periods, footnote numbers, units and list marks say nothing about what is measured. */
export function isNeutral(word: string): boolean {
  return (
    /^\d+[a-z]?$/.test(word) || /^(?:fy|q|h|s|t|y)\d+[aefb]?$/.test(word) || NEUTRAL.test(word) || MONTHS.test(word)
  );
}

const NEUTRAL = new RegExp(
  `^(?:k|m|eur|usd|brl|gbp|keur|kusd|meur|actuals?|reel|real|realise|realizado|value|valeur|valor|amount|montant|montante|year|annee|ano|month|mois|mes|about|environ|cerca|approximately|roughly|${CURRENCY_WORD})$`,
);

const MONTHS = new RegExp(`^(?:${MONTH_PATTERN})$`);

/** The same metric under another name or in another language, with no definition that contradicts. */
export function sameTopic(a: Label, b: Label): boolean {
  const one = a.topic;
  const other = b.topic;
  if (one === null || other === null || one.topic.id !== other.topic.id) return false;
  return compatibleBasis(one.basis, other.basis) && isPlan(a) === isPlan(b);
}

/** A target or a forecast is never said of what is, nor the other way round. */
export function isPlan(label: Label): boolean {
  return PLAN.test(label.text);
}

const PLAN =
  /(?<![\p{L}])(?:objectifs?|cibles?|visée?s?|pr[ée]visions?|pr[ée]visionnel(?:le)?s?|pr[ée]vue?s?|projet[ée]e?s?|projections?|budg[eé]t[ée]?s?|targets?|goals?|forecast(?:s|ed)?|projected|planned|expected|metas?|alvos?|previs[tã]\p{L}*|projetad[oa]s?|proje[çc][õãoa]\p{L}*|or[çc]ament\p{L}*)(?![\p{L}])/iu;

const RHYTHMS = { monthly: "month", quarterly: "quarter", annual: "year" } as const;

/** The claim says monthly where the number is by the year, or the like. */
export function rhythmsDiffer(claimed: Label, around: Label, per: string | undefined): boolean {
  const { rhythm } = readBasis(claimed.text);
  if (rhythm === undefined) return false;
  const other = readBasis(around.text).rhythm;
  return (
    (per !== undefined && per in { month: 1, quarter: 1, year: 1 } && RHYTHMS[rhythm] !== per) ||
    (other !== undefined && other !== rhythm)
  );
}

/** Where both say when, they say the same time. */
export function periodsAgree(some: readonly string[], others: readonly string[]): boolean {
  if (some.length === 0 || others.length === 0) return true;
  return some.some((period) => others.some((other) => covers(period, other)));
}

/**
 * The time a claim speaks of is that of the number, where one is said; and every year it names stands somewhere on the
 * page or in the headings of the row.
 */
export function periodsFit(text: SectionText, claimed: Label, own: readonly string[], headers = ""): boolean {
  if (!periodsAgree(claimed.periods, own)) return false;
  const known = `${text.folded.text} ${headers}`;
  return claimed.years.every(
    (year) =>
      known.includes(year) ||
      new RegExp(`(?:fy|q[1-4]|[hst][1-4]|[a-z]{3})\\W?${year.slice(2)}(?!\\d)`, "i").test(known),
  );
}

/** Both name months, and none in common. */
export function monthsDiffer(a: Label, b: Label): boolean {
  const some = a.months;
  const others = b.months;
  return some.size > 0 && others.size > 0 && ![...some].some((month) => others.has(month));
}

/** "2024" is said of December 2024 and the other way round; two different months are two times. */
function covers(a: string, b: string): boolean {
  return samePeriod(a, b) || a.startsWith(`${b}-`) || b.startsWith(`${a}-`);
}

/** Pre- or post-money, gross or net: said of the number and not by the claim, or the other way round. */
export function definitionsDiffer(a: Label, b: Label): boolean {
  const some = readBasis(a.text);
  const others = readBasis(b.text);
  return some.money !== others.money || some.gross !== others.gross;
}

/** Words that make another metric of a label, in either but not in both. */
export function qualifiersDiffer(a: Label, b: Label): boolean {
  const some = a.qualifiers;
  const others = b.qualifiers;
  return some.size !== others.size || [...some].some((word) => !others.has(word));
}
