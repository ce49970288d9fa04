import { CURRENCY_WORD } from "../lexicon/currency-words.ts";
import { SCALE_WORD } from "../lexicon/scales.ts";
import type { CurrencyMark } from "./currencies.ts";
import { readScaleHeader } from "./scale-header.ts";

const BRACKETS = /\(([^()\n]{2,28})\)[ \t\u00a0]{0,2}:?[ \t\u00a0]{0,2}$/u;
const BEFORE_COLON =
  /(?:[,–—-][ \u00a0]?|[ \u00a0](?=(?:in|en|em) ))([^:,()\n]{2,28}?)[ \u00a0]{0,2}:[ \t\u00a0]{0,2}$/u;
const BEHIND = /[ \t\u00a0]{0,2}\(([^()\n]{2,28})\)(?![ \u00a0]?:)/uy;
const SIGNS = /US\$|R\$|[€$£]|EUR|USD|BRL|GBP|CHF/gu;
const WORDS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${CURRENCY_WORD}|${SCALE_WORD}|in|en|em|of|de|d|k|MM?|mi?|bi|bn|Mds?|Mio|mln|000s?)(?![\p{L}\d])|['’\s]`,
  "giu",
);
const LONGEST = 34;

/**
 * The currency and scale that a label gives to the number right behind it: "Revenue 2024 (kUS$): 930", "CA en milliers
 * d'euros : 930". Null where the words before the number are no unit, or a percentage follows.
 */
export function unitOfLabel(text: string, at: number, floor: number): CurrencyMark | null {
  if (!/[:)] {0,2}$/.test(text.slice(Math.max(floor, at - 3), at))) return null;
  if (/^[\d., {2}\u00a0\u202f]*%/u.test(text.slice(at, at + 16))) return null;
  const before = text.slice(Math.max(floor, at - LONGEST), at);
  const found = BRACKETS.exec(before) ?? BEFORE_COLON.exec(before);
  const unit = found === null ? null : moneyIn(found[1] as string);
  if (found === null || unit === null) return null;
  const start =
    at - before.length + found.index + (found[0].startsWith("(") ? 0 : found[0].indexOf(found[1] as string));
  return { ...unit, start, end: at };
}

/** The same behind the number: "Receita 2024: 1.840 (em R$ mil)". */
export function unitBehind(text: string, at: number): CurrencyMark | null {
  if (/(?<!\d)(?:19|20)\d\d$/.test(text.slice(Math.max(0, at - 5), at))) return null;
  BEHIND.lastIndex = at;
  const found = BEHIND.exec(text);
  const unit = found === null ? null : moneyIn(found[1] as string);
  return unit === null ? null : { ...unit, start: at, end: BEHIND.lastIndex };
}

/** A currency with its scale and nothing else: "k€", "US$ thousand", "em milhares de reais". */
function moneyIn(words: string): Pick<CurrencyMark, "currency" | "exponent"> | null {
  const header = readScaleHeader(words);
  if (header?.currency === undefined || header.scale === 1) return null;
  if (words.replace(SIGNS, " ").replace(WORDS, "") !== "") return null;
  return { currency: header.currency, exponent: Math.round(Math.log10(header.scale)) };
}
