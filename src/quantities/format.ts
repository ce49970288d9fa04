import { TribunalError } from "../domain/errors.ts";
import { requireObject } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import type { Quantity } from "../domain/quantity.ts";
import { TAGS } from "../i18n/tags.ts";

/** What is printed. Without `decimals` two at most are shown, and none for whole numbers. */
export interface Printable extends Pick<Quantity, "value" | "unit"> {
  currency?: string | undefined;
  decimals?: number | undefined;
  durationUnit?: Quantity["durationUnit"] | undefined;
  noun?: string | undefined;
}

const NBSP = "\u00a0";
const SIGNS: Record<Locale, Map<string, string>> = {
  fr: new Map([
    ["EUR", "€"],
    ["USD", "$"],
    ["GBP", "£"],
    ["BRL", "R$"],
  ]),
  en: new Map([
    ["EUR", "€"],
    ["USD", "$"],
    ["GBP", "£"],
    ["BRL", "R$"],
    ["JPY", "¥"],
  ]),
  pt: new Map([
    ["EUR", "€"],
    ["USD", "US$"],
    ["GBP", "£"],
    ["BRL", "R$"],
  ]),
};
const SCALES: Record<Locale, [number, string][]> = {
  fr: [
    [9, "Md"],
    [6, "M"],
    [3, "K"],
  ],
  en: [
    [9, "B"],
    [6, "M"],
    [3, "K"],
  ],
  pt: [
    [9, "bi"],
    [6, "mi"],
    [3, "mil"],
  ],
};
const POINTS: Record<Locale, string> = { fr: "pts", en: "pp", pt: "p.p." };
const DURATIONS: Record<Locale, Record<NonNullable<Quantity["durationUnit"]>, [string, string]>> = {
  fr: { day: ["jour", "jours"], week: ["semaine", "semaines"], month: ["mois", "mois"], year: ["an", "ans"] },
  en: { day: ["day", "days"], week: ["week", "weeks"], month: ["month", "months"], year: ["year", "years"] },
  pt: { day: ["dia", "dias"], week: ["semana", "semanas"], month: ["mês", "meses"], year: ["ano", "anos"] },
};

/**
 * Prints a quantity the way its readers write it: "504 000 €", "€504,000", "R$ 504.000"; with "short" the scale in
 * letters: "504 K€", "€504K", "R$ 504 mil". Read back with the same locale it gives the printed value. Spaces are the
 * no-break ones of typography, so a number never parts from its unit.
 *
 * ```ts
 * const read = parseQuantity("1,2 M€");
 * if (read !== null && !("ambiguous" in read)) formatQuantity(read, "en", "short");
 * ```
 */
export function formatQuantity(quantity: Printable, locale: Locale, style: "full" | "short" = "full"): string {
  requireObject("The quantity", quantity);
  const { value, unit } = quantity;
  if (!Number.isFinite(value))
    throw new TribunalError("bad_input", `Only finite numbers can be printed, not ${value}.`);
  switch (unit) {
    case "money":
    case "number":
    case "count":
      return style === "short"
        ? short(quantity, locale)
        : withMoney(digits(value, quantity, locale), "", quantity, locale);
    case "percent":
      return `${digits(value, quantity, locale)}${locale === "fr" ? NBSP : ""}%`;
    case "multiple":
      return `${digits(value, quantity, locale)}x`;
    case "points":
      return `${digits(value, quantity, locale)}${NBSP}${POINTS[locale]}`;
    case "duration": {
      const [one, many] = DURATIONS[locale][quantity.durationUnit ?? "month"];
      // French counts less than two as singular: 1,5 an.
      const single = locale === "en" ? value === 1 : Math.abs(value) < 2;
      return `${digits(value, quantity, locale)}${NBSP}${single ? one : many}`;
    }
  }
}

function short(quantity: Printable, locale: Locale): string {
  const { value } = quantity;
  for (const [exponent, letter] of SCALES[locale]) {
    const scaled = value / 10 ** exponent;
    // 999 999 prints as 1 M, not as 1 000 K.
    if (Math.abs(Number(scaled.toFixed(quantity.decimals ?? 2))) < 1) continue;
    return withMoney(digits(scaled, quantity, locale, true), letter, quantity, locale);
  }
  return withMoney(digits(value, quantity, locale), "", quantity, locale);
}

function withMoney(number: string, letter: string, { currency, noun }: Printable, locale: Locale): string {
  const tail = noun === undefined ? "" : `${NBSP}${noun}`;
  if (currency === undefined) return `${number}${letter === "" || locale === "en" ? letter : NBSP + letter}${tail}`;
  const sign = SIGNS[locale].get(currency) ?? currency;
  const minus = number.startsWith("-") ? "-" : "";
  const size = number.slice(minus.length);
  const gap = /^[A-Z]{3}$/.test(sign) ? NBSP : "";
  const gapAfterLetter = letter !== "" && /^[A-Z]/.test(sign) ? NBSP : "";
  if (locale === "fr") return `${number}${NBSP}${letter}${gapAfterLetter}${sign}`;
  if (locale === "en") return `${minus}${sign}${gap}${size}${letter}`;
  return `${minus}${sign}${NBSP}${size}${letter === "" ? "" : NBSP + letter}`;
}

interface KnownFormat {
  format: Intl.NumberFormat;
  /** What was printed lately: the same few figures come again and again. */
  printed: Map<number, string>;
}
const FORMATS: Readonly<Record<Locale, Map<number, KnownFormat>>> = { fr: new Map(), en: new Map(), pt: new Map() };
const MOST_PRINTED = 2_000;

function digits(value: number, { unit, decimals }: Printable, locale: Locale, scaled = false): string {
  // Three decimals look like a group of thousands: one more makes the comma a comma again.
  const fixed = decimals === 3 && unit !== "number" ? 4 : decimals;
  const minimum = fixed ?? (unit === "money" && !scaled && !Number.isInteger(value) ? 2 : 0);
  const maximum = fixed ?? 2;
  const key = minimum * 1_000 + maximum;
  let known = FORMATS[locale].get(key);
  if (known === undefined) {
    const format = new Intl.NumberFormat(TAGS[locale], {
      minimumFractionDigits: minimum,
      maximumFractionDigits: maximum,
    });
    known = { format, printed: new Map() };
    FORMATS[locale].set(key, known);
  }
  const before = known.printed.get(value);
  if (before !== undefined) return before;
  const written = known.format.format(value);
  const text = /[1-9]/.test(written) ? written : written.replace("-", "");
  if (known.printed.size >= MOST_PRINTED) known.printed.clear();
  known.printed.set(value, text);
  return text;
}
