import type { Basis, Period } from "../domain/quantity.ts";
import { MONTH_PATTERN, monthNumber } from "../lexicon/months.ts";

/** What one written period means. */
interface PeriodMeaning {
  period: Period;
  basis?: Basis;
}

/** A way to write periods: the pattern, and its meaning or null where the numbers make none (month 13). */
interface PeriodRule {
  /** Cheap, and true wherever the pattern can match: most texts hold few of these writings. */
  hint: RegExp;
  pattern: RegExp;
  read: (groups: (string | undefined)[]) => PeriodMeaning | null;
}

/** Not glued to a word or a number on the left, not to letters or digits on the right. */
const rule = (hint: RegExp, source: string, read: PeriodRule["read"], flags = "giu"): PeriodRule => ({
  hint,
  pattern: new RegExp(`(?<![\\p{L}\\d_])(?:${source})(?![\\p{L}\\d_])`, flags),
  read,
});

const GAP = "[ \\u00a0\\u202f\\u2009]";
const YEAR = "((?:19|20)\\d\\d)";
const SHORT_YEAR = "((?:19|20)\\d\\d|\\d\\d)";
/** What may stand between a quarter or half and its year. */
const JOIN = `(?:${GAP}{0,2}(?:FY|de${GAP}|of${GAP}|[-/'’])?${GAP}?)`;
const ORDINAL = "(?:er|re|e|è?me|nd|st|rd|th|º|°|ª|o)?";
const NATURE = "([AEFPBR])?";

/** 24 → 2024, 98 → 1998. */
function fullYear(text: string | undefined): number | null {
  if (text === undefined) return null;
  const year = Number(text);
  return text.length === 4 ? year : year < 70 ? 2000 + year : 1900 + year;
}

function part(kind: "Q" | "H", number: string | undefined, year: string | undefined): PeriodMeaning {
  const known = fullYear(year);
  return { period: known === null ? `${kind}${number}` : `${known}-${kind}${number}` };
}

function month(number: number | null, year: string | undefined): PeriodMeaning | null {
  const known = fullYear(year);
  if (known === null || number === null || number < 1 || number > 12) return null;
  return { period: `${known}-${pad(number)}` };
}

function day(dayText: string | undefined, number: number | null, year: string | undefined): PeriodMeaning | null {
  const inMonth = month(number, year);
  const value = Number(dayText);
  return inMonth === null || !(value >= 1 && value <= 31) ? null : { period: `${inMonth.period}-${pad(value)}` };
}

function numericDate([, first, second, year]: (string | undefined)[]): PeriodMeaning | null {
  return Number(second) > 12 ? day(second, Number(first), year) : day(first, Number(second), year);
}

function natured(year: string | undefined, letter: string | undefined): PeriodMeaning | null {
  const known = fullYear(year);
  if (known === null) return null;
  if (letter === undefined) return { period: `${known}` };
  return { period: `${known}`, basis: { nature: /[ar]/i.test(letter) ? "actual" : "projected" } };
}

const pad = (value: number) => String(value).padStart(2, "0");

const TRAILING =
  "LTM|TTM|(?:les )?(?:12|douze) derniers mois|(?:last|trailing|past) (?:12|twelve) months|(?:nos )?[uú]ltimos (?:12|doze) meses|12[ -]?m glissants|12 mois glissants";
const REACHING = `(?:${GAP}{0,2}(?:@|à fin|au|à|fin|en|in|to|at|as of|até|em|ending|\\()?${GAP}{0,2})`;

const HINTS = {
  trailing: /[lt]tm|12|douze|twelve|doze/i,
  date: /\d[-/.–]\d/,
  month: new RegExp(MONTH_PATTERN, "iu"),
  quarter: /[QT][1-4]|[1-4][QT]|qtr|quarter|trimestre/i,
  half: /[HS][12]|[12][HS]|semestre|half/i,
  fiscal: /FY|CY|F\.Y\.|EF/i,
  year: /ann|year|ano|año|exerc|fiscal/i,
  first: /premi|first|primer|primeiro/i,
  natured: /\d[ \u00a0\u202f\u2009]?\(?[AEFPBR]/i,
  counted: /[yreno][ \u00a0\u202f\u2009]?\d/i,
  ahead: /[MN].?\+/,
  countedMonth: /[msh][ \u00a0\u202f\u2009]{0,2}\d/iu,
};

/** From the longest writings to the shortest; where two overlap the earlier start, then the longer one wins. */
export const PERIOD_RULES: PeriodRule[] = [
  rule(
    HINTS.trailing,
    `(?:${TRAILING})(?:${REACHING}(${MONTH_PATTERN})\\.?(?:${GAP}|[-/'’])(?:de${GAP})?${SHORT_YEAR})?`,
    ([, name, year]) => {
      const at = name === undefined ? null : month(monthNumber(name), year);
      return { period: at === null ? "LTM" : `LTM@${at.period}` };
    },
  ),
  rule(HINTS.date, "(\\d{4})-(\\d\\d)-(\\d\\d)(?:T[\\d:.]+Z?)?", ([, year, number, date]) =>
    day(date, Number(number), year),
  ),
  rule(HINTS.date, `(?<![-/.])(\\d{1,2})([/.-])(\\d{1,2})\\2${SHORT_YEAR}(?![-/.]\\d)`, ([, first, , second, year]) =>
    numericDate([undefined, first, second, year]),
  ),
  rule(HINTS.date, `(?<![-/])${YEAR}-(0[1-9]|1[0-2])(?![-/]\\d)`, ([, year, number]) => month(Number(number), year)),
  rule(HINTS.date, `(?<![-/.,])(0?[1-9]|1[0-2])[/-]${YEAR}(?![-/]\\d)`, ([, number, year]) =>
    month(Number(number), year),
  ),
  rule(
    HINTS.month,
    `(\\d{1,2})(?:er|º|°|st|nd|rd|th)?${GAP}(?:de${GAP})?(${MONTH_PATTERN})\\.?${GAP}(?:de${GAP})?${YEAR}`,
    ([, date, name, year]) => day(date, monthNumber(name ?? ""), year),
  ),
  rule(
    HINTS.month,
    `(${MONTH_PATTERN})\\.?(?:${GAP}(\\d{1,2})(?:st|nd|rd|th)?,?${GAP}${YEAR}|(?:${GAP}{1,2}(?:de${GAP}|of${GAP})?|[-/'’])${YEAR}|${GAP}?[-/'’](\\d\\d))`,
    ([, name, date, dateYear, long, short]) =>
      date === undefined ? month(monthNumber(name ?? ""), long ?? short) : day(date, monthNumber(name ?? ""), dateYear),
  ),
  rule(
    HINTS.month,
    `(${MONTH_PATTERN})\\.?${GAP}?[-/'’]?${GAP}?${SHORT_YEAR}${GAP}?([AEFPB])`,
    ([, name, year, letter]) => {
      const at = month(monthNumber(name ?? ""), year);
      return at === null ? null : { ...at, basis: { nature: letter === "A" ? "actual" : "projected" } };
    },
  ),
  rule(HINTS.quarter, `(?:QTR|Qtr|Quarter|Trimestre)${GAP}?([1-4])(?:${JOIN}${YEAR})?`, ([, quarter, year]) =>
    part("Q", quarter, year),
  ),
  // Two quarters are a half, or most of a year.
  rule(
    HINTS.quarter,
    `[QT]([1-4])${GAP}?[-–/&]${GAP}?[QT]([1-4])${JOIN}${YEAR}`,
    ([, from, to, year]) =>
      from === "1" && to === "2"
        ? part("H", "1", year)
        : from === "3" && to === "4"
          ? part("H", "2", year)
          : natured(year, undefined),
    "gu",
  ),
  rule(
    HINTS.quarter,
    `[QT]([1-4])(?:${JOIN}${YEAR}|${GAP}?[-/'’]?(?:FY)?(\\d\\d)[AEFPB]?)?(?![.,]\\d|${GAP}?%)`,
    ([, quarter, long, short]) => part("Q", quarter, long ?? short),
    "gu",
  ),
  rule(
    HINTS.half,
    `[HS]([12])(?:${JOIN}${YEAR}|${GAP}?[-/'’]?(?:FY)?(\\d\\d)[AEFPB]?)?(?![.,]\\d|${GAP}?%)`,
    ([, half, long, short]) => part("H", half, long ?? short),
    "gu",
  ),
  rule(
    HINTS.quarter,
    `([1-4])[QT]${GAP}?'?${SHORT_YEAR}[AEFPB]?`,
    ([, quarter, year]) => part("Q", quarter, year),
    "gu",
  ),
  rule(HINTS.half, `([12])[HS]${GAP}?'?${SHORT_YEAR}[AEFPB]?`, ([, half, year]) => part("H", half, year), "gu"),
  rule(HINTS.quarter, `${YEAR}[ -]?[QT]([1-4])`, ([, year, quarter]) => part("Q", quarter, year), "gu"),
  rule(HINTS.half, `${YEAR}[ -]?[HS]([12])`, ([, year, half]) => part("H", half, year), "gu"),
  rule(HINTS.quarter, `([1-4])${ORDINAL}${GAP}(?:trimestre|quarter)(?:${JOIN}${YEAR})?`, ([, quarter, year]) =>
    part("Q", quarter, year),
  ),
  rule(HINTS.half, `([12])${ORDINAL}${GAP}(?:semestre|half)(?:${JOIN}${YEAR})?`, ([, half, year]) =>
    part("H", half, year),
  ),
  // "the fourth quarter of fiscal 2019", "quatrième trimestre 2019": only with its year.
  rule(
    HINTS.quarter,
    `(?:(first|premier|primeiro)|(second|deuxi[èe]me|segundo)|(third|troisi[èe]me|terceiro)|(fourth|quatri[èe]me|quarto))[ -](?:quarter|trimestre)(?:${JOIN}|${GAP}(?:of|in|de)${GAP}(?:the${GAP})?(?:fiscal|financial)${GAP}(?:year${GAP})?)${YEAR}`,
    ([, first, second, third, , year]) => part("Q", first ? "1" : second ? "2" : third ? "3" : "4", year),
  ),
  rule(
    HINTS.half,
    `(?:(first|premier|primeiro)|second|deuxi[èe]me|segundo)[ -](?:half|semestre)(?:${JOIN}|${GAP}(?:of|in|de)${GAP}(?:the${GAP})?(?:fiscal|financial)${GAP}(?:year${GAP})?)${YEAR}`,
    ([, first, year]) => part("H", first ? "1" : "2", year),
  ),
  rule(
    HINTS.fiscal,
    `(?:FY|CY|F\\.Y\\.|EF)${GAP}?['’]?${SHORT_YEAR}${GAP}?\\(?([AEFPBR])(?!\\$)\\)?`,
    ([, year, letter]) => natured(year, letter),
  ),
  rule(HINTS.fiscal, `(?:FY|CY|F\\.Y\\.|EF)${GAP}?['’]?${SHORT_YEAR}${NATURE}`, ([, year, letter]) =>
    natured(year, letter),
  ),
  rule(
    HINTS.year,
    `(?:exercice|exercício|exercicio|fiscal year|ann[ée]e fiscale|ano fiscal|ann[ée]e|ano de|ano)${GAP}(?:de${GAP})?${YEAR}${NATURE}`,
    ([, year, letter]) => natured(year, letter),
  ),
  // A fiscal year over two calendar years is the one it ends in.
  rule(HINTS.date, `(?:FY${GAP}?)?(20\\d)(\\d)[-/–](\\d\\d)${NATURE}(?![-/]\\d)`, ([, decade, unit, end, letter]) =>
    Number(end) === (Number(`${decade}${unit}`) + 1) % 100 ? natured(end, letter) : null,
  ),
  rule(HINTS.year, `([1-9])(?:[eè]re|[eè]?me|e|nd|st|rd|th|º|ª|o)${GAP}(?:ann[ée]e|year|ano|año)`, ([, year]) => ({
    period: `Y${year}`,
  })),
  rule(HINTS.first, "(?:premi[èe]re ann[ée]e|first year|primeiro ano|primer año)", () => ({ period: "Y1" })),
  rule(HINTS.ahead, `M${GAP}?\\+${GAP}?([1-9]|[1-5]\\d|60)`, ([, number]) => ({ period: `M${number}` }), "gu"),
  // "N+1" is the first year of a plan.
  rule(HINTS.ahead, "N\\+([1-5])", ([, year]) => ({ period: `Y${year}` }), "gu"),
  rule(HINTS.natured, `${YEAR}${GAP}?\\(?([AEFPBR])(?!\\$)\\)?`, ([, year, letter]) => natured(year, letter), "gu"),
  rule(HINTS.natured, `${YEAR}([aefpbr])`, ([, year, letter]) => natured(year, letter), "gu"),
  rule(
    HINTS.counted,
    `(?:Y|Yr|Year|Ann[ée]e|An|Ano|Año|Exercice|Exerc[íi]cio|Ejercicio)${GAP}?0?([1-9]|10)(?![.,]\\d|${GAP}?(?:%|[kKM]?€|[kKM]€))`,
    ([, year]) => ({
      period: `Y${year}`,
    }),
  ),
  rule(
    HINTS.countedMonth,
    `(?:M|Mois|Month|Mês|Mes|MOIS|MONTH|MÊS|MES|(?<!(?:par|por|per|al|cada|chaque|ce|each|every|este|um|un|\\d)${GAP})(?:mois|month|mês|mes)${GAP})${GAP}?0?([1-9]|[1-5]\\d|60)(?![.,]\\d|${GAP}?(?:%|€))`,
    ([, number]) => ({ period: `M${number}` }),
    "gu",
  ),
];
