import { CURRENCY_NAMES } from "../lexicon/currency-words.ts";
import { SCALE_WORDS } from "../lexicon/scales.ts";
import { isDigit, isLetter, lettersAt, skipSpaces, skipSpacesBack } from "./chars.ts";
import { CURRENCY_CODES } from "./currency-codes.ts";
import { unitOfLabel } from "./label-units.ts";

/** A currency beside a number: its ISO code and how far the writing goes. */
export interface CurrencyMark {
  currency: string;
  start: number;
  end: number;
  /** "K€ 42": the scale written before the sign. */
  exponent?: number;
}

/** True for the three capitals of a currency: "EUR". */
export function isCurrencyCode(letters: string): boolean {
  return CURRENCY_CODES.has(letters);
}

/** The renminbi's everyday name beside its code. */
const isoOf = (letters: string) => (letters === "RMB" ? "CNY" : letters);

const SIGNS = new Map<string, string>(
  Object.entries({
    "€": "EUR",
    $: "USD",
    "£": "GBP",
    "¥": "JPY",
    "₹": "INR",
    "₪": "ILS",
    "₦": "NGN",
    "৳": "BDT",
    "₱": "PHP",
    "₵": "GHS",
    "₩": "KRW",
    "₺": "TRY",
    "₫": "VND",
    "₴": "UAH",
    "฿": "THB",
    "₸": "KZT",
  }),
);

/** What stands before "$" and says whose dollar it is. */
const DOLLARS = new Map<string, string>(
  Object.entries({
    R: "BRL",
    US: "USD",
    U: "USD",
    CA: "CAD",
    C: "CAD",
    A: "AUD",
    AU: "AUD",
    HK: "HKD",
    S: "SGD",
    NZ: "NZD",
    MX: "MXN",
  }),
);

const WORDS = new Map(Object.entries(CURRENCY_NAMES));

/** What stands for money in letters directly before a number of a sum, as a pattern: "S/1,420", "Rs 40", "PLN 900". */
export const LETTERS_BEFORE_AMOUNTS = String.raw`(?:S\/\.?|N|Rs\.?|KSh|NGN|INR|CHF|PLN|SEK|NOK|DKK|CZK|HUF|RON|ZAR|KES|GHS|AED|SGD|HKD|MXN|ARS|CLP|XOF|AOA)(?=\s?\d)`;

/** Short names written before a number as a sign would be: "Rs. 500", "S/ 59.90". */
const PREFIXES: [RegExp, string][] = [
  [/(?<![\p{L}\d])S\/\.?$/u, "PEN"],
  [/(?<![\p{L}\d])R[sS]\.?$/u, "INR"],
  [/(?<![\p{L}\d])K[sS]h\.?$/u, "KES"],
];

/** Letters that are money only before what looks like an amount: "R25M", "R18,500", "RM 500k"; "R2" is none. */
const LETTERS = new Map([
  ["R", "ZAR"],
  ["N", "NGN"],
  ["RM", "MYR"],
  ["Rp", "IDR"],
]);
const AMOUNT =
  /^(?:\d{1,3}(?:,\d{3})+(?![\d\p{L}])|\d[\d.,]*\s?(?:[kKmMbB]|[mMbB]n|[mb]illions?|thousand|trillions?)(?![\d\p{L}]))/u;
const HUNDREDS = /^\d{3,}(?![\d\p{L}]|[.-][\d\p{L}])/u;

const PREFIX_SCALES = new Map<string, number>(Object.entries({ k: 3, K: 3, M: 6, Md: 9, Mds: 9 }));

/** Scales between the currency and the number: "R$ mil 1.840", "US$ k 930", "$M 4.5". */
const SCALES_BETWEEN = new Map<string, number>([
  ...PREFIX_SCALES,
  ...Object.entries({ MM: 6, mi: 6, bn: 9, bi: 9 }),
  ...Object.entries(SCALE_WORDS).map(([word, { exponent }]) => [word, exponent] as const),
]);

/** The currency that ends just before `at` ("€", "US$ ", "EUR "), not reaching left of `floor`. */
export function currencyBefore(text: string, at: number, floor: number): CurrencyMark | null {
  const direct = currencyEndingAt(text, at, floor);
  // "R$ mil 2023 2024" heads columns.
  if (direct !== null || /^(?:19|20)\d\d(?![\d.,]\d|\d)/.test(text.slice(at, at + 6))) return direct;
  return scaledBefore(text, at, floor) ?? unitOfLabel(text, at, floor);
}

/** "R$ mil 1.840": a currency, its scale, and only then the number. */
function scaledBefore(text: string, at: number, floor: number): CurrencyMark | null {
  const end = skipSpacesBack(text, at, 2);
  const letters = end === at ? "" : lettersBefore(text, end, floor);
  const exponent = SCALES_BETWEEN.get(letters);
  if (exponent === undefined) return null;
  const mark = currencyEndingAt(text, end - letters.length, floor);
  return mark === null || mark.exponent !== undefined ? null : { ...mark, end, exponent };
}

function currencyEndingAt(text: string, at: number, floor: number): CurrencyMark | null {
  const end = skipSpacesBack(text, at, 2);
  if (end <= floor) return null;
  const sign = SIGNS.get(text[end - 1] ?? "");
  if (sign !== undefined) {
    const letters = lettersBefore(text, end - 1, floor);
    const cedi = text[end - 1] === "₵" && /^GHS?$/.test(letters) ? sign : undefined;
    const dollar = text[end - 1] === "$" ? DOLLARS.get(letters) : cedi;
    if (dollar !== undefined) return { currency: dollar, start: end - 1 - letters.length, end };
    if (letters === "") return codeBeforeSign(text, end - 1, floor) ?? { currency: sign, start: end - 1, end };
    const scaled = text[end - 1] === "$" ? scaledDollar(letters) : null;
    if (scaled !== null)
      return { currency: scaled.currency, exponent: scaled.exponent, start: end - 1 - letters.length, end };
    const exponent = PREFIX_SCALES.get(letters);
    // Letters glued to the sign that are neither a country nor a scale: no money of ours.
    return exponent === undefined ? null : { currency: sign, start: end - 1 - letters.length, end, exponent };
  }
  const prefix = prefixBefore(text, end, floor);
  if (prefix !== null) return prefix;
  const letters = lettersBefore(text, end, floor);
  if (CURRENCY_CODES.has(letters)) return { currency: isoOf(letters), start: end - 3, end };
  // "N500 naira": the letter repeats the word behind the number.
  if (letters === "N" && end === at && /^[\d.,]+\s?(?:[kKM]|mill?ions?)?\s?nairas?\b/.test(text.slice(at, at + 40)))
    return { currency: "NGN", start: end - 1, end };
  const named = LETTERS.get(letters);
  if (named !== undefined && (end === at || letters.length > 1)) {
    const after = text.slice(at, at + 40);
    if (AMOUNT.test(after) || (letters !== "N" && HUNDREDS.test(after)))
      return { currency: named, start: end - letters.length, end };
  }
  const exponent =
    letters.length > 3 && CURRENCY_CODES.has(letters.slice(-3)) ? PREFIX_SCALES.get(letters.slice(0, -3)) : undefined;
  if (exponent === undefined) return null;
  return { currency: letters.slice(-3), start: end - letters.length, end, exponent };
}

/** "CLP $12.000": the code says whose dollars or pesos these are. */
function codeBeforeSign(text: string, sign: number, floor: number): CurrencyMark | null {
  const end = text[sign] === "$" ? skipSpacesBack(text, sign, 1) : sign;
  const letters = end < sign ? lettersBefore(text, end, floor) : "";
  return CURRENCY_CODES.has(letters) ? { currency: isoOf(letters), start: end - 3, end: sign + 1 } : null;
}

/** "kUS$", "MR$": the scale, then whose dollar it is. */
export function scaledDollar(
  letters: string,
): (Pick<CurrencyMark, "currency"> & { exponent: number; country: string }) | null {
  for (const [country, currency] of DOLLARS) {
    const exponent = letters.endsWith(country) ? PREFIX_SCALES.get(letters.slice(0, -country.length)) : undefined;
    if (exponent !== undefined) return { currency, exponent, country };
  }
  return null;
}

function prefixBefore(text: string, end: number, floor: number): CurrencyMark | null {
  if (!"/.sSh".includes(text[end - 1] ?? " ")) return null;
  const before = text.slice(Math.max(floor, end - 5), end);
  for (const [pattern, currency] of PREFIXES) {
    const found = pattern.exec(before);
    if (found !== null) return { currency, start: end - found[0].length, end };
  }
  return null;
}

/** The currency that follows a number or its scale ending at `at`; "d'euros" and "de reais" included. */
export function currencyAfter(text: string, at: number): CurrencyMark | null {
  const start = skipSpaces(text, at);
  const glued = start === at;
  const first = text[start] ?? "";
  const sign = SIGNS.get(first);
  if (sign !== undefined) {
    const end = start + 1;
    // "500 $300": the sign belongs to the next number.
    if (!glued && isDigit(text.charCodeAt(end))) return null;
    if (first === "$" && text.startsWith("US", end) && !isLetter(text.charCodeAt(end + 2))) {
      return { currency: "USD", start, end: end + 2 };
    }
    return { currency: sign, start, end };
  }
  const letters = lettersAt(text, start);
  if (letters === "") return null;
  const end = start + letters.length;
  if (text[end] === "$") {
    const currency = DOLLARS.get(letters);
    const digits = isDigit(text.charCodeAt(skipSpaces(text, end + 1)));
    return currency === undefined || digits ? null : { currency, start, end: end + 1 };
  }
  if (CURRENCY_CODES.has(letters)) return { currency: isoOf(letters), start, end };
  const named = nameAt(text, start, end);
  if (named !== null) return named;
  if (letters === "Kz") return { currency: "AOA", start, end };
  if (/^(?:DHS?|Dhs?)$/.test(letters)) return { currency: "MAD", start, end };
  // Ariary are written "Ar", and "ar" only glued to the digits.
  if (letters === "Ar" || (letters === "ar" && glued)) return { currency: "MGA", start, end };
  return null;
}

/** "euros", "livres sterling"; "2,000 pounds of plastic" are a weight. */
function nameAt(text: string, start: number, end: number): CurrencyMark | null {
  const second = skipSpaces(text, end, 1);
  const longer = second + lettersAt(text, second).length;
  for (const to of [longer, end]) {
    const currency = WORDS.get(text.slice(start, to).toLowerCase().replace("\u00a0", " "));
    if (currency !== undefined)
      return currency === "GBP" && WEIGHED.test(text.slice(to)) ? null : { currency, start, end: to };
  }
  return null;
}

const WEIGHED = /^[ \u00a0]of[ \u00a0]/;

function lettersBefore(text: string, at: number, floor: number): string {
  let start = at;
  while (start > floor && at - start < 8 && isLetter(text.charCodeAt(start - 1))) start--;
  return text.slice(start, at);
}
