import type { Locale } from "../../src/domain/locale.ts";
import type { Kind } from "./metrics.ts";
import type { Currency } from "./world.ts";

/** A figure as it is printed, and what the print says: rounding is part of it. */
export interface Written {
  text: string;
  value: number;
}

export type Scale = "units" | "thousands" | "millions";

/** How a company's people type amounts: as usual, without spaces, with the scale in words, by currency code, with fixed spaces. */
export type Style = "usual" | "tight" | "words" | "code" | "fixed";

const GROUP: Record<Locale, string> = { fr: " ", en: ",", pt: "." };
const SYMBOL: Record<Currency, string> = { EUR: "€", USD: "$", GBP: "£", BRL: "R$" };

/** 1234567.5 → "1 234 567,5". */
export function writeNumber(value: number, locale: Locale, decimals = 0): string {
  const [whole = "", rest] = Math.abs(value).toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, GROUP[locale]);
  const fraction = rest === undefined ? "" : `${locale === "en" ? "." : ","}${rest}`;
  return `${value < 0 ? "-" : ""}${grouped}${fraction}`;
}

const shortest = (value: number, most: number): number => {
  for (let decimals = 0; decimals < most; decimals += 1) {
    if (Math.abs(value - Number(value.toFixed(decimals))) < 1e-9) return decimals;
  }
  return most;
};

/** An amount in the scale a deck uses, with the rounding that scale brings. */
export function writeMoney(value: number, locale: Locale, currency: Currency, scale: Scale): Written {
  const symbol = SYMBOL[currency];
  const usable: Scale = scale === "millions" && Math.abs(value) < 1_000_000 ? "thousands" : scale;
  if (usable === "units" || (usable === "thousands" && Math.abs(value) < 10_000)) {
    const text = writeNumber(value, locale);
    const before = locale === "en" ? `${symbol}${text}` : `${symbol} ${text}`;
    return { text: locale === "en" || currency !== "EUR" ? before : `${text} ${symbol}`, value };
  }
  const big = Math.abs(value) >= 1_000_000_000;
  const size = big ? 1_000_000_000 : usable === "thousands" ? 1_000 : 1_000_000;
  const decimals = !big && usable === "thousands" ? 0 : shortest(value / size, 2);
  const printed = Number((value / size).toFixed(decimals));
  const text = writeNumber(printed, locale, decimals);
  const exact = printed * size;
  if (big) return { text: writeBillions(text, printed, locale, symbol), value: exact };
  if (locale === "en") return { text: `${symbol}${text}${usable === "thousands" ? "K" : "M"}`, value: exact };
  if (locale === "pt" && currency === "BRL") {
    const word = usable === "thousands" ? "mil" : printed >= 2 ? "milhões" : "milhão";
    return { text: `${symbol} ${text} ${word}`, value: exact };
  }
  return { text: `${text} ${usable === "thousands" ? "K" : "M"}${symbol}`, value: exact };
}

function writeBillions(text: string, printed: number, locale: Locale, symbol: string): string {
  if (locale === "en") return `${symbol}${text}B`;
  if (locale === "fr") return `${text} Md${symbol}`;
  return `${symbol} ${text} ${printed >= 2 ? "bilhões" : "bilhão"}`;
}

const MONTHS_WORD: Record<Locale, string> = { fr: "mois", en: "months", pt: "meses" };

/** Any figure as a deck prints it. */
export function writeFigure(
  value: number,
  kind: Kind,
  locale: Locale,
  currency: Currency,
  scale: Scale,
  style: Style = "usual",
): Written {
  if (kind === "money") {
    const written = writeMoney(value, locale, currency, scale);
    return { ...written, text: restyle(written.text, locale, currency, style) };
  }
  if (kind === "percent") {
    const text = writeNumber(value, locale, shortest(value, 1));
    return { text: locale === "fr" ? `${text} %` : `${text}%`, value: Number(value.toFixed(1)) };
  }
  const text = writeNumber(Math.round(value), locale);
  return { text: kind === "months" ? `${text} ${MONTHS_WORD[locale]}` : text, value: Math.round(value) };
}

/** "42 000 × 12 = 504 000" with its own numbers. */
export function writeSum(parts: (number | string)[], locale: Locale): string {
  return parts
    .map((part) => (typeof part === "string" ? part : writeNumber(part, locale, shortest(part, 1))))
    .join(" ");
}

const IN_WORDS: Record<Locale, Partial<Record<Currency, string>>> = {
  fr: { EUR: "d'euros" },
  en: {},
  pt: { EUR: "de euros" },
};

/** The same amount as other people type it. */
function restyle(text: string, locale: Locale, currency: Currency, style: Style): string {
  const symbol = SYMBOL[currency];
  if (style === "fixed") return text.replaceAll(" ", "\u00a0");
  if (style === "tight") {
    const closed = text
      .replace(/ (?=[KM€])/g, "")
      .replace(/ milh(?:ões|ão)$/, "M")
      .replace(/ mil$/, "K");
    return locale === "en" ? closed.replace(/K$/, "k").replace(/M$/, "m") : closed;
  }
  if (style === "code")
    return text.startsWith(symbol)
      ? text.replace(/^\D+/, `${currency} `)
      : text.replace(symbol, locale === "fr" && /[KM]€$/.test(text) ? "EUR" : " EUR").replace("  ", " ");
  const euros = IN_WORDS[locale][currency];
  if (style === "words" && /\dM$/.test(text)) return text.replace(/M$/, " million");
  if (style === "words" && euros !== undefined && /\sM€$/.test(text)) {
    return text.replace(/\sM€$/, ` ${locale === "fr" ? "millions" : "milhões"} ${euros}`);
  }
  return text;
}
