import type { Locale } from "../../../src/domain/locale.ts";

const TAGS: Record<Locale, string> = { fr: "fr-FR", en: "en-US", pt: "pt-BR" };

/** Between a name and what it is: the French set it apart. */
export const COLON: Record<Locale, string> = { fr: "\u00a0: ", en: ": ", pt: ": " };

/** Between things of a list whose own words may hold commas. */
export const SEMICOLON: Record<Locale, string> = { fr: "\u00a0; ", en: "; ", pt: "; " };

const made = new Map<string, Intl.NumberFormat>();

function formatter(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}${JSON.stringify(options)}`;
  const known = made.get(key) ?? new Intl.NumberFormat(TAGS[locale], options);
  made.set(key, known);
  return known;
}

/** With a true minus, as sums and gaps are written. */
const said = (value: number, locale: Locale, options: Intl.NumberFormatOptions): string =>
  formatter(locale, options).format(value).replace("-", "−");

/** "12,5" · "12.5": at most `decimals` of them. */
export const number = (value: number, locale: Locale, decimals = 2): string =>
  said(value, locale, { maximumFractionDigits: decimals });

/** A share of 1 as "72 %" · "72%". */
export const percent = (share: number, locale: Locale, decimals = 0): string =>
  said(share, locale, { style: "percent", maximumFractionDigits: decimals });

/** A part of a whole as "72 %": all of it only where it is all of it. */
export const portion = (part: number, whole: number, locale: Locale): string =>
  percent(whole === 0 ? 0 : Math.floor((part / whole) * 100) / 100, locale);

/** Small sums keep enough digits to be told from nothing. */
export const dollars = (usd: number, locale: Locale): string =>
  formatter(locale, {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: usd !== 0 && Math.abs(usd) < 1 ? 4 : 2,
  }).format(usd);

/** A sum that is only likely: two digits are all that is known of it. */
export const roughDollars = (usd: number, locale: Locale): string =>
  formatter(locale, { style: "currency", currency: "USD", maximumSignificantDigits: 2 }).format(usd);

/** A count that is only likely. */
export const roughly = (count: number, locale: Locale): string => number(Number(count.toPrecision(2)), locale, 0);

/** "4,2 Md €" instead of ten digits, where nothing is lost by it. */
const isRoundMillions = (value: number): boolean =>
  Math.abs(value) >= 1_000_000 && Number(value.toPrecision(3)) === value;

/** "$" and not "$US", as in every report. */
const SIGNED_IN_FRENCH = new Set(["USD", "GBP"]);

/** A value with the unit it was given in: ISO codes become a currency, "%" stays a percentage. */
export function measured(value: unknown, unit: string | null | undefined, locale: Locale): string {
  if (value === null || value === undefined) return "–";
  if (typeof value !== "number") return [String(value), unit].filter(Boolean).join(" ");
  if (unit === "%" || unit === "percent") return percent(value / 100, locale, 2);
  if (unit && /^[A-Z]{3}$/.test(unit))
    return said(value, locale, {
      style: "currency",
      currency: unit,
      ...(locale === "fr" && { currencyDisplay: SIGNED_IN_FRENCH.has(unit) ? "narrowSymbol" : "symbol" }),
      maximumFractionDigits: 2,
      minimumFractionDigits: 0,
      ...(isRoundMillions(value) && { notation: "compact" }),
    });
  return [number(value, locale), unit].filter(Boolean).join("\u00a0");
}

/** "17 mois". */
export const months = (value: number, locale: Locale): string =>
  formatter(locale, { style: "unit", unit: "month", unitDisplay: "long", maximumFractionDigits: 1 })
    .format(value)
    .replaceAll(" ", "\u00a0");

/** "16 nov. 2026, 14:05". */
export function moment(at: string | Date, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));
}

/** "16 nov. 2026". */
export const day = (at: string | Date, locale: Locale): string =>
  new Intl.DateTimeFormat(TAGS[locale], { dateStyle: "medium" }).format(new Date(at));

/** "il y a 3 jours": the largest unit that is at least one. */
export function ago(at: string | Date, locale: Locale, now = Date.now()): string {
  const seconds = Math.min(0, (new Date(at).getTime() - now) / 1000);
  const units = [
    ["year", 31_557_600],
    ["month", 2_629_800],
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ] as const;
  const [unit, size] = units.find(([, length]) => -seconds >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(TAGS[locale], { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** "850 ms", "12,4 s", "3 min 05 s". */
export function lasting(milliseconds: number, locale: Locale): string {
  if (milliseconds < 1000) return `${number(milliseconds, locale, 0)}\u00a0ms`;
  if (milliseconds < 60_000) return `${number(milliseconds / 1000, locale, 1)}\u00a0s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}\u00a0min ${String(seconds % 60).padStart(2, "0")}\u00a0s`;
}
