import type { Period } from "../../domain/quantity.ts";
import { numbersFrom } from "../../lexicon/small-numbers.ts";
import type { FoundPeriod } from "../../quantities/periods.ts";
import type { Figure } from "./figures.ts";

/** Words before a period that make it the one compared with. */
const COMPARED =
  /(?<!\p{L})(?:compared (?:to|with)|versus|vs\.?|against|relative to|on|over|from|than in|than|par rapport [àa]u?|contre|sur|comparé à|em relação [àa]|ante|frente a|sobre|contra|comparado (?:a|com)|as compared (?:to|with))\s+(?:the\s+|l['’]exercice\s+|o\s+|a\s+|fiscal\s+|year-end\s+|fin\s+|en\s+|in\s+|em\s+|year ended\s+|the year ended\s+)*$/iu;

/** Words before a figure that make it the one compared with. */
const COMPARED_WITH =
  /(?<!\p{L})(?:compared (?:to|with)|versus|vs\.?|against|contre|contra|par rapport [àa]|from)\s*$/iu;

/** "the prior year": one period before. */
const BEFORE =
  /\b(?:prior|previous|preceding|last|earlier)[ -](?:year|period)|year[- ]on[- ]year|year[- ]over[- ]year|yoy\b|same (?:period|quarter) (?:of|in|a|last)|ann[ée]e pr[ée]c[ée]dente|exercice pr[ée]c[ée]dent|sur un an|un an plus t[ôo]t|ano anterior|exerc[íi]cio anterior|mesmo per[íi]odo/iu;

/** The time of one figure; `assumed` where the sentence only says that it is the one before ("from 0.48 a year earlier"). */
export interface FigureTime {
  period?: Period;
  assumed?: true;
}

/** The time each figure of a clause speaks of; empty where the clause does not say. */
export function periodsOf(text: string, figures: readonly Figure[], periods: readonly FoundPeriod[]): FigureTime[] {
  const levels = figures.filter(({ role }) => role !== "change" && role !== "share");
  const last = levels.at(-1);
  const trailing = last === undefined ? [] : periods.filter(({ start }) => start >= last.end);
  const between =
    last === undefined ? [] : periods.filter(({ start }) => start >= (levels[0]?.end ?? 0) && start < last.start);
  // "from 5 to 7 between 2018 and 2019", "5 and 7 in 2019 and 2018, respectively"
  if (levels.length >= 2 && trailing.length >= levels.length && between.length === 0)
    return figures.map((figure) => timeFrom(trailing[levels.indexOf(figure)]?.period));
  // "in 2019 and 2018 they were 7 and 5, respectively"
  const leading = levels[0] === undefined ? [] : periods.filter(({ end }) => end <= (levels[0]?.start ?? 0));
  const each = leading.length;
  if (each >= 2 && levels.length % each === 0 && periods.length === each && IN_ORDER.test(text))
    return figures.map((figure) => timeFrom(leading[levels.indexOf(figure) % each]?.period));
  // "fell in 2016, from 54 to 51": the one time before a way is that of its end.
  const [way, goal] = levels;
  const [when] = periods;
  if (
    levels.length === 2 &&
    way?.role === "from" &&
    goal?.role === "to" &&
    when !== undefined &&
    periods.length === 1 &&
    when.end <= way.start
  ) {
    const before = LONGER.test(text) ? null : /^(\d{4})$/.exec(when.period);
    const start: FigureTime = before === null ? {} : { period: String(Number(before[1]) - 1), assumed: true };
    return figures.map((figure) => (figure === way ? start : figure === goal ? { period: when.period } : {}));
  }
  const times: FigureTime[] = [];
  const used = new Set<FoundPeriod>();
  for (const [index, figure] of figures.entries()) {
    const previous = figures[index - 1];
    const own = nearest(text, figure, previous, figures[index + 1], periods, used);
    if (own !== undefined) {
      used.add(own);
      times.push({ period: own.period });
    } else if (figure.quantity.period !== undefined && figure.role !== "change")
      times.push({ period: figure.quantity.period });
    else
      times.push(
        inherited(
          text,
          figure,
          previous,
          times.findLast(({ period }) => period !== undefined),
        ),
      );
  }
  return figures.map(
    (_, at) =>
      (times[at]?.period === undefined
        ? (yearBefore(text, figures, times, at) ?? sharedTime(text, figures, periods, at))
        : times[at]) ?? {},
  );
}

const IN_ORDER = /(?<!\p{L})(?:respectively|respectivement|respectivamente)(?!\p{L})/iu;

/** Words that make the way from one figure to the other longer than a year. */
const LONGER = new RegExp(
  String.raw`(?<!\p{L})(?:since|over|within|depuis|desde|between|entre|(?:in|en|em) (?:\d+|${numbersFrom(2)}) (?:years|ans|anos))(?!\p{L})`,
  "iu",
);

/** "rose from 5 to 7 in 2021": what it rose from is the year before's, as far as the sentence says. */
function yearBefore(
  text: string,
  figures: readonly Figure[],
  times: readonly FigureTime[],
  at: number,
): FigureTime | undefined {
  const then = times[at + 1]?.period;
  if (figures[at]?.role !== "from" || figures[at + 1]?.role !== "to" || then === undefined) return undefined;
  const year = /^(\d{4})$/.exec(then)?.[1];
  return year === undefined || LONGER.test(text) ? undefined : { period: String(Number(year) - 1), assumed: true };
}

/** "3 M€ of ARR and 2 500 customers at month 24": the time behind figures joined by "and" is that of each. */
function sharedTime(
  text: string,
  figures: readonly Figure[],
  periods: readonly FoundPeriod[],
  at: number,
): FigureTime | undefined {
  const [figure, next, beyond] = [figures[at], figures[at + 1], figures[at + 2]];
  if (figure === undefined || next === undefined || !JOINED.test(text.slice(figure.end, next.start))) return undefined;
  const behind = periods.find(({ start }) => start >= next.end && (beyond === undefined || start < beyond.start));
  return behind === undefined ? sharedTime(text, figures, periods, at + 1) : { period: behind.period };
}

/** A few words of the first figure, then "and". */
const JOINED = /^(?:\s*[\p{L}'’]+){0,4}\s+(?:and|et|e|&)\s+(?:[~≈]|about |environ |cerca de )?\p{Sc}?$/iu;

function timeFrom(period: Period | undefined): FigureTime {
  return period === undefined ? {} : { period };
}

/** A figure without a time of its own has that of the figures before it, or the one before that where it is compared. */
function inherited(
  text: string,
  figure: Figure,
  previous: Figure | undefined,
  known: FigureTime | undefined,
): FigureTime {
  if (previous === undefined || known?.period === undefined) return {};
  const compared = figure.role === "from" || COMPARED_WITH.test(text.slice(previous.end, figure.start));
  if (!compared) return known;
  const year = /^(\d{4})(.*)$/.exec(known.period);
  return year === null ? {} : { period: `${Number(year[1]) - 1}${year[2]}`, assumed: true };
}

function nearest(
  text: string,
  figure: Figure,
  previous: Figure | undefined,
  next: Figure | undefined,
  periods: readonly FoundPeriod[],
  used: ReadonlySet<FoundPeriod>,
): FoundPeriod | undefined {
  const after = periods.find(
    (period) =>
      period.start >= figure.end &&
      (next === undefined || period.start < next.start) &&
      // "1.2 years (2018: 0.8 years)": what stands before a colon dates the next one.
      !/^\s*:/.test(text.slice(period.end)) &&
      !COMPARED.test(text.slice(figure.end, period.start)),
  );
  if (after !== undefined) return after;
  return periods.findLast(
    (period) => period.end <= figure.start && period.start >= (previous?.end ?? 0) && !used.has(period),
  );
}

/** The time a movement ends and the time it starts from, as far as the clause says them. */
export function comparison(text: string, periods: readonly FoundPeriod[]): { period?: Period; base?: Period } {
  const named = [...new Set(periods.map(({ period }) => period))].sort(byTime);
  const [first, second] = named;
  if (first === undefined) return {};
  if (second !== undefined) {
    // "rose in 2017 compared to 2018": what it is compared with is the base, whichever came first.
    const bases = periods.filter(({ start }) => COMPARED.test(text.slice(0, start)));
    const [base] = bases;
    const other = named.find((period) => period !== base?.period);
    if (named.length === 2 && bases.length === 1 && base !== undefined && other !== undefined)
      return { period: other, base: base.period };
    const last = named.at(-1) as Period;
    return named.length === 2 ? { period: second, base: first } : { period: last, base: named.at(-2) as Period };
  }
  const only = periods[0] as FoundPeriod;
  if (COMPARED.test(text.slice(0, only.start))) return { base: first };
  const year = BEFORE.test(text) ? /^(\d{4})(.*)$/.exec(first) : null;
  return year === null ? { period: first } : { period: first, base: `${Number(year[1]) - 1}${year[2]}` };
}

/** Years first, then what lies inside them: the canonical spelling sorts by time within one kind. */
function byTime(a: Period, b: Period): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const MONTHS: Record<string, number> = {
  three: 3,
  six: 6,
  nine: 9,
  twelve: 12,
  trois: 3,
  neuf: 9,
  douze: 12,
  tres: 3,
  três: 3,
  seis: 6,
  nove: 9,
  doze: 12,
};
const LENGTH =
  /(?<![\p{L}\d])(three|six|nine|twelve|trois|neuf|douze|três|tres|seis|nove|doze|3|6|9|12)[ -](?:months?|mois|meses)(?![\p{L}])(?=[ -](?:period|ended|ending|clos|au|jusqu|encerrad|findos?|terminad|to|of))/giu;

/** "the nine months ended": how long the time spoken of is. */
export function lengthIn(text: string): { months: number; start: number; end: number } | null {
  const match = [...text.matchAll(LENGTH)][0];
  if (match === undefined) return null;
  const word = (match[1] ?? "").toLowerCase();
  return { months: MONTHS[word] ?? Number(word), start: match.index, end: match.index + match[0].length };
}
