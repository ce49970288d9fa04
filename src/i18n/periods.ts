import type { Locale } from "../domain/locale.ts";
import { once } from "../domain/once.ts";
import type { Period } from "../domain/quantity.ts";
import { DAY_TAGS } from "./tags.ts";

interface PeriodWords {
  years: string;
  months: string;
  year: (count: string) => string;
  month: (count: string) => string;
  quarter: (count: string, year?: string) => string;
  half: (count: string, year?: string) => string;
  lastTwelve: (end?: string) => string;
}

const WORDS: Record<Locale, PeriodWords> = {
  en: {
    years: "years",
    months: "months",
    year: (count) => `year ${count}`,
    month: (count) => `month ${count}`,
    quarter: (count, year) => (year === undefined ? `Q${count}` : `Q${count} ${year}`),
    half: (count, year) => (year === undefined ? `H${count}` : `H${count} ${year}`),
    lastTwelve: (end) => (end === undefined ? "last twelve months" : `twelve months to ${end}`),
  },
  fr: {
    years: "années",
    months: "mois",
    year: (count) => `année ${count}`,
    month: (count) => `mois ${count}`,
    quarter: (count, year) => (year === undefined ? `T${count}` : `T${count} ${year}`),
    half: (count, year) => (year === undefined ? `S${count}` : `S${count} ${year}`),
    lastTwelve: (end) => (end === undefined ? "douze derniers mois" : `douze mois jusqu’à ${end}`),
  },
  pt: {
    years: "anos",
    months: "meses",
    year: (count) => `ano ${count}`,
    month: (count) => `mês ${count}`,
    quarter: (count, year) => (year === undefined ? `${count}.º trimestre` : `${count}.º trimestre de ${year}`),
    half: (count, year) => (year === undefined ? `${count}.º semestre` : `${count}.º semestre de ${year}`),
    lastTwelve: (end) => (end === undefined ? "últimos doze meses" : `doze meses até ${end}`),
  },
};

/**
 * A period as a person says it: "2024-12" is "December 2024", "2024-Q3" "T3 2024" in French, "Y3" "year 3". What is not
 * one of the canonical spellings is given back as it stands.
 *
 * @example sayPeriod("2024-12", "fr") // "décembre 2024"
 */
export function sayPeriod(period: Period, locale: Locale): string {
  const words = WORDS[locale];
  const [, unit, from, to] = /^([YM])(\d+)–\1(\d+)$/u.exec(period) ?? [];
  if (unit !== undefined) return `${unit === "Y" ? words.years : words.months} ${from}–${to}`;
  const [first, last, ...more] = period.split("–");
  if (first !== undefined && last !== undefined && more.length === 0)
    return `${sayPeriod(first, locale)}–${sayPeriod(last, locale)}`;
  const plan = /^([YM])(\d+)$/u.exec(period);
  if (plan !== null) return (plan[1] === "Y" ? words.year : words.month)(plan[2] as string);
  const twelve = /^LTM(?:@(.+))?$/u.exec(period);
  if (twelve !== null) return words.lastTwelve(twelve[1] === undefined ? undefined : sayPeriod(twelve[1], locale));
  const part = /^(?:(\d{4})-)?([QH])([1-4])$/u.exec(period);
  if (part !== null) return (part[2] === "Q" ? words.quarter : words.half)(part[3] as string, part[1]);
  const date = /^(\d{4})-(\d\d)(?:-(\d\d))?$/u.exec(period);
  if (date === null) return period;
  const [, year, month, day] = date;
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)));
  if (moment.getUTCMonth() !== Number(month) - 1) return period;
  return (day === undefined ? MONTHS : DAYS)[locale]().format(moment);
}

const formats = (more: Intl.DateTimeFormatOptions): Record<Locale, () => Intl.DateTimeFormat> => {
  const format = (tag: string) =>
    once(() => new Intl.DateTimeFormat(tag, { year: "numeric", month: "long", timeZone: "UTC", ...more }));
  return { en: format(DAY_TAGS.en), fr: format(DAY_TAGS.fr), pt: format(DAY_TAGS.pt) };
};

const MONTHS = formats({});
const DAYS = formats({ day: "numeric" });
