import { CURRENCY_NAMES, CURRENCY_WORD } from "../lexicon/currency-words.ts";
import { BILLIONS, MILLIONS, THOUSANDS } from "../lexicon/scales.ts";
import { CURRENCY_CODES } from "./currency-codes.ts";

/** What a heading says about every number under it. */
export interface ScaleHeader {
  /** 1e3 for "in thousands"; 1 where only a currency is named. */
  scale: number;
  currency?: string;
}

const CURRENCIES: [RegExp, string][] = [
  [/^(?:€|EUR)$/i, "EUR"],
  [/^(?:R\$|BRL)$/i, "BRL"],
  [/^(?:US\$|U\$|\$|USD)$/i, "USD"],
  [/^(?:£|GBP)$/i, "GBP"],
  [/^CHF$/i, "CHF"],
  [/^(?:₹|INR|Rs\.?)$/i, "INR"],
  [/^(?:F[ \u00a0]?CFA|XOF)$/i, "XOF"],
  [/^(?:MAD|DHS?)$/i, "MAD"],
  [/^(?:AOA|Kz)$/i, "AOA"],
  [/^RM$/, "MYR"],
  [/^RMB$/, "CNY"],
];

const CODES = [...CURRENCY_CODES].join("|");
const SIGN = `€|R\\$|US\\$|U\\$|\\$|£|₹|${CODES}|RM|Rs\\.?|F[ \\u00a0]?CFA|DHS?|Kz`;
const CRORES = "crores?|Crores?|Cr\\.?|CR";
const LAKHS = "lakhs?|Lakhs?|lacs?|Lacs?|L";
/** "42 K€" is a quantity, not a heading. */
const NO_NUMBER = "(?<!\\d[ \\u00a0\\u202f]?)";

const patterns = [
  // "in thousands of euros", "en milliers d'euros", "em milhares de reais", "$ in millions", "R$ mil"
  `(?:(?:${NO_NUMBER}(?<lead>${SIGN})[ \\u00a0]?(?:in |en |em )?)|(?:^|[ (])(?:in|en|em)[ \\u00a0](?:(?<lead2>${SIGN})[ \\u00a0])?)(?:(?<t1>${THOUSANDS})|(?<m1>${MILLIONS})|(?<b1>${BILLIONS}))(?![\\p{L}])(?:[ \\u00a0](?:of |de |d['’])?(?:US )?(?<tail>${CURRENCY_WORD}|${SIGN})(?![\\p{L}]))?`,
  // "thousands of euros", "milliers d'euros", "milhões de reais", "EUR thousand" is above
  `(?:^|(?<!\\d)[ (])(?:(?<t1>${THOUSANDS})|(?<m1>${MILLIONS})|(?<b1>${BILLIONS}))[ \\u00a0](?:of |de |d['’])(?<tail>${CURRENCY_WORD}|${SIGN})(?![\\p{L}])`,
  `^(?:(?<t1>${THOUSANDS})|(?<m1>${MILLIONS})|(?<b1>${BILLIONS}))$`,
  // "(mil €)", "(milliers €)", "(million USD)"; "(000 EUR)", "(mi R$)"
  `(?:^|\\()(?:(?<t1>${THOUSANDS})|(?<m1>${MILLIONS})|(?<b1>${BILLIONS}))[ \\u00a0]?(?<tail>${SIGN})(?:\\)|$)`,
  `(?:^|\\()(?:(?<t1>['’]?000)|(?<m1>mi))[ \\u00a0]?(?<tail>${SIGN})(?:\\)|$)`,
  // "K€", "M EUR", "kUSD", "Mds€"
  `${NO_NUMBER}(?<![\\p{L}])(?:(?<t1>k|K)|(?<m1>M|m|MM|Mio|mln)|(?<b1>Mds?|bn|Mrd))[ \\u00a0]?(?<tail>${SIGN})(?![\\p{L}])`,
  // "€k", "USD m", "R$ MM", "€ '000", "$000s"
  `${NO_NUMBER}(?<![\\p{L}])(?<lead>${SIGN})[ \\u00a0]?(?:(?<t1>k|K|['’]?000['’]?s?)|(?<m1>M|m|MM|mm|mn|mi|Mio)|(?<b1>bn|B|bi|Mds?))(?![\\p{L}\\d])`,
  // "₹ Cr", "INR lakhs", "Revenue (Cr)"
  `${NO_NUMBER}(?<![\\p{L}])(?<lead>${SIGN})[ \\u00a0]?(?:in )?(?:(?<c1>${CRORES})|(?<l1>${LAKHS}))(?![\\p{L}\\d])`,
  `\\((?:in )?(?:(?<c1>${CRORES})|(?<l1>lakhs?|Lakhs?|lacs?))\\)`,
  // "Revenue (M)", "Volume (Mds)"
  "\\p{L}{2}[^()]*\\((?:(?<t1>[kK])|(?<m1>M|MM)|(?<b1>Mds?|bn))\\)$",
  // "'000", "(000s)"
  "(?:^|[ (])(?<t1>['’]000s?|000s|000['’]s)(?![\\p{L}\\d])",
  // "(€/month)", "($ per seat)": what is counted so is counted in units
  `\\((?<lead>${SIGN})[ \\u00a0]?(?:/|per |par |por )[^)]{1,24}\\)`,
  // "Prix €/mois", "MZN/mês": the same at the end of a heading
  `(?:^|[ (])(?<lead>${SIGN})[ \\u00a0]?/[ \\u00a0]?\\p{L}{1,12}$`,
  // a currency alone: "(€)", "in EUR", "en euros", "em reais"
  `(?:^|\\(|(?:^|[ (])(?:in|en|em)[ \\u00a0])(?:US[ \\u00a0])?(?<lead>${SIGN}|${CURRENCY_WORD})(?:\\)|$)`,
].map((source) => ({ pattern: new RegExp(source, "u"), inWords: source.includes(THOUSANDS) }));

/** Without one of these words no pattern that counts in words can match. */
const SCALE_WORD = new RegExp(`${THOUSANDS}|${MILLIONS}|${BILLIONS}`, "u");

const SCALES: [string, number][] = [
  ["t1", 1e3],
  ["m1", 1e6],
  ["b1", 1e9],
  ["c1", 1e7],
  ["l1", 1e5],
];

/** Headings are short; what is longer is a sentence. */
const LONGEST_HEADING = 300;

/**
 * The scale and currency a heading or column title gives to the numbers under it: "(in thousands, except per share
 * data)", "en K€", "R$ mil", "€ '000". A quantity of its own ("42 K€") is not a heading. Null where none is named.
 */
export function readScaleHeader(text: string): ScaleHeader | null {
  if (text.length > LONGEST_HEADING) return null;
  const small = lowered(text);
  const counted = SCALE_WORD.test(text) || SCALE_WORD.test(small);
  for (const { pattern, inWords } of patterns) {
    if (inWords && !counted) continue;
    const groups = (pattern.exec(text) ?? (small === text ? null : pattern.exec(small)))?.groups;
    if (groups === undefined) continue;
    const scale = SCALES.find(([group]) => groups[group] !== undefined)?.[1] ?? 1;
    const written = groups.tail ?? groups.lead ?? groups.lead2;
    const currency = written === undefined ? currencyNamed(text) : currencyOf(written);
    return currency === undefined ? { scale } : { scale, currency };
  }
  return null;
}

/** Words over a table or beside it are few: what is longer is a sentence about thousands of something. */
const LONGEST_NOTE = 90;

/** The same for words that only stand near the numbers: a note sets their scale, a sentence does not. */
export function scaleOfNote(text: string): ScaleHeader | null {
  return text.length > LONGEST_NOTE ? null : readScaleHeader(text);
}

/** "IN THOUSANDS" and "En Milliers" read like their small-letter forms; the signs and short forms keep their case. */
function lowered(text: string): string {
  return text.replace(/\p{L}{2,}/gu, (word) =>
    CURRENCY_CODES.has(word) || /^(?:US|MM|F|CFA|FCFA|DHS?|Kz|RM)$/.test(word) ? word : word.toLowerCase(),
  );
}

function currencyOf(written: string): string | undefined {
  // The other codes are their own names.
  const named = CURRENCIES.find(([pattern]) => pattern.test(written))?.[1] ?? CURRENCY_NAMES[written.toLowerCase()];
  return named ?? (/^[A-Z]{3}$/.test(written) ? written : undefined);
}

/** "(EUR, in thousands)": the currency may stand apart from the scale. */
function currencyNamed(text: string): string | undefined {
  const sign = /(?<![\p{L}])(?:€|R\$|US\$|\$|£|EUR|BRL|USD|GBP|CHF)(?![\p{L}])/u.exec(text)?.[0];
  return sign === undefined ? undefined : currencyOf(sign);
}
