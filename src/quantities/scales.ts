import { SCALE_WORDS } from "../lexicon/scales.ts";
import { isDigit, isLetter, lettersAt, skipSpaces } from "./chars.ts";
import { isCurrencyCode, scaledDollar } from "./currencies.ts";

/** "K", "Mds", "milhões": what the digits before it are multiplied with, as a power of ten. */
export interface ScaleMark {
  exponent: number;
  end: number;
  /** The other power of ten it may mean: "$5 mil" is five thousand in Portuguese, five million in casual English. */
  otherwise?: number;
  /** The language this spelling belongs to, where only one has it. */
  language?: "fr" | "en" | "pt";
}

/** Abbreviations, exactly as written: "m" is not "M". */
const SHORT = new Map<string, number>(
  Object.entries({
    k: 3,
    K: 3,
    M: 6,
    MM: 6,
    Mio: 6,
    mio: 6,
    MIO: 6,
    mln: 6,
    Mln: 6,
    mn: 6,
    Mn: 6,
    mi: 6,
    Mi: 6,
    MI: 6,
    bn: 9,
    Bn: 9,
    BN: 9,
    Md: 9,
    Mds: 9,
    md: 9,
    mds: 9,
    MD: 9,
    MDS: 9,
    Mrd: 9,
    Mld: 9,
    mld: 9,
    bi: 9,
    Bi: 9,
    BI: 9,
    tn: 12,
    Tn: 12,
    tri: 12,
  }),
);

/** Short forms that need money beside them, or digits glued to them, to be a scale at all. */
const ONLY_WITH_MONEY = new Map<string, number>(Object.entries({ m: 6, mm: 6, B: 9, b: 9, G: 9, T: 12 }));

/** The short forms that only one language has. */
const SHORT_LANGUAGES = new Map<string, "fr" | "en" | "pt">(
  Object.entries({ b: "en", bn: "en", tn: "en", mi: "pt", bi: "pt", tri: "pt", md: "fr", mds: "fr" } as const),
);

const WORDS = new Map<string, Omit<ScaleMark, "end">>(Object.entries(SCALE_WORDS));

/** Where the scale is read, and what is known of the money around it. */
interface ScaleSurroundings {
  /** A currency stands before the number. */
  currencyBefore: boolean;
  /** That currency is a dollar. */
  dollarBefore: boolean;
  /** That currency is the rupee. */
  rupeesBefore?: boolean;
}

/** The scale that follows a number ending at `at`, or null. */
export function readScale(
  text: string,
  at: number,
  { currencyBefore, dollarBefore, rupeesBefore = false }: ScaleSurroundings,
): ScaleMark | null {
  const spaced = skipSpaces(text, at);
  const start = currencyBefore ? skipSlash(text, spaced) : spaced;
  const letters = lettersAt(text, start);
  if (letters === "") return null;
  const end = start + letters.length;
  if (isDigit(text.charCodeAt(end))) return null;
  if (start > spaced && WORDS.get(letters.toLowerCase()) === undefined) return null;
  if (/^Crs?$/.test(letters) || (rupeesBefore && /^crs?$/.test(letters))) return { exponent: 7, end };
  if (rupeesBefore && letters === "L") return ofCrores(text, end) ?? { exponent: 5, end };

  const word = WORDS.get(letters.toLowerCase());
  if (word !== undefined)
    return continued(text, end, dollarBefore && word.exponent === 3 && letters.toLowerCase() === "mil", word);

  if (start > at && !currencyBefore && opensAName(text, end)) return null;
  const short = SHORT.get(letters);
  if (short !== undefined) return { exponent: short, end, ...languageOf(letters) };

  const shy = ONLY_WITH_MONEY.get(letters);
  const moneyAfter = moneySign(text.charCodeAt(skipSpaces(text, end, 1)));
  if (shy !== undefined) {
    const wanted =
      letters === "G"
        ? moneyAfter
        : letters === "T"
          ? currencyBefore || moneyAfter || (start === at && isDecimal(text, at) && !weighs(text, end))
          : currencyBefore || moneyAfter || (start === at && letters !== "b");
    return wanted ? { exponent: shy, end, ...languageOf(letters) } : null;
  }
  if (text[end] === "$") return gluedToDollar(start, letters);
  return (currencyBefore ? gluedToMetric(text, start, letters) : null) ?? gluedToCode(text, start, letters);
}

/** "1.3T": nobody counts in tenths of a thing. */
function isDecimal(text: string, at: number): boolean {
  return /\d[.,]\d{1,2}$/.test(text.slice(Math.max(0, at - 6), at));
}

/** "2.5T CO₂", "3.5T truck", "1.2T/day": tonnes. */
function weighs(text: string, end: number): boolean {
  return TONNES.test(text.slice(end, end + LONGEST_NAME));
}
const TONNES =
  /^\s?(?:\/|eq|(?:of |de |d['’])?(?:CO[2₂]|carbon|waste|d[ée]chets|res[íi]duos|payload|trucks?|vans?|vehicles?|camions?|caminh|GVW|capacity)|(?:per|par|por) (?:day|year|hour|ha|jour|an|heure|dia|ano|hora))/iu;

/** "$8.5MARR": a picture is often read without the space before the name. */
function gluedToMetric(text: string, start: number, letters: string): ScaleMark | null {
  const [, scale] = /^([kKMB])(?:C?ARR|MRR|GMV|ACV|TCV|TAM|SAM|SOM|EBITDA)$/.exec(letters) ?? [];
  const end = start + 1;
  if (scale === undefined || isDigit(text.charCodeAt(start + letters.length))) return null;
  return { exponent: scale === "B" ? 9 : scale === "M" ? 6 : 3, end };
}

/** "130,000 K-12 schools", "40 M-commerce sites": a letter set apart and joined to what follows belongs to that; "5 K-10 K" is a range. */
function opensAName(text: string, end: number): boolean {
  const joined = /^[-‑](?:\p{L}|\d[\d.,]*(\s?[\p{L}\p{Sc}%]+)?)/u.exec(text.slice(end, end + LONGEST_NAME));
  if (joined === null) return false;
  const unit = joined[1]?.trim() ?? "";
  if (/[\p{Sc}%]/u.test(unit) || isCurrencyCode(unit.slice(-3))) return false;
  return !SHORT.has(unit) && !ONLY_WITH_MONEY.has(unit) && !WORDS.has(unit.toLowerCase());
}
const LONGEST_NAME = 40;

/** "930 kUS$": the scale ends before the dollar's country. */
function gluedToDollar(start: number, letters: string): ScaleMark | null {
  const dollar = scaledDollar(letters);
  return dollar === null ? null : { exponent: dollar.exponent, end: start + letters.length - dollar.country.length };
}

/** "$4.0 /billion": some set the scale apart with a stroke. Nothing is paid per billion. */
function skipSlash(text: string, at: number): number {
  return text[at] === "/" ? skipSpaces(text, at + 1) : at;
}

function languageOf(letters: string): Pick<ScaleMark, "language"> {
  const language = SHORT_LANGUAGES.get(letters.toLowerCase());
  return language === undefined ? {} : { language };
}

/** "mil milhões" is 10⁹; "$5 mil" may be thousands or millions. */
function continued(text: string, end: number, dubious: boolean, word: Omit<ScaleMark, "end">): ScaleMark {
  const crores = word.exponent === 5 ? ofCrores(text, end) : null;
  if (crores !== null) return crores;
  if (word.exponent === 3) {
    const start = skipSpaces(text, end);
    const next = lettersAt(text, start);
    const second = WORDS.get(next.toLowerCase());
    if (start > end && second?.exponent === 6) return { exponent: 9, end: start + next.length, language: "pt" };
  }
  return dubious ? { exponent: 3, otherwise: 6, end } : { ...word, end };
}

/** "₹12L Cr", "2 lakh crore": so many hundred thousand times ten million. */
function ofCrores(text: string, end: number): ScaleMark | null {
  const start = skipSpaces(text, end);
  const next = lettersAt(text, start);
  return start > end && /^(?:crs?|crores?)$/iu.test(next) ? { exponent: 12, end: start + next.length } : null;
}

/** "KEUR", "MUSD": the scale ends before the currency code. */
function gluedToCode(text: string, start: number, letters: string): ScaleMark | null {
  if (letters.length < 4 || letters.length > 6) return null;
  if (!isCurrencyCode(letters.slice(-3))) return null;
  const exponent = SHORT.get(letters.slice(0, -3)) ?? ONLY_WITH_MONEY.get(letters.slice(0, -3));
  const end = start + letters.length - 3;
  return exponent === undefined || isLetter(text.charCodeAt(end + 3)) ? null : { exponent, end };
}

function moneySign(code: number): boolean {
  return code === 0x20ac || code === 0x24 || code === 0xa3 || code === 0xa5;
}
