import { DAY_AND_MONTH, MONTH_PATTERN } from "../lexicon/months.ts";
import { PLACE_NAMES } from "../lexicon/places.ts";
import { isDigit, isLetter } from "./chars.ts";
import type { Numeral } from "./numerals.ts";
import { phraseBefore, phraseTable } from "./phrases.ts";

/** "transparent" and "tab" are words of their own, too. */
const NAMES_OF_PLACES = Object.values(PLACE_NAMES)
  .flat()
  .filter((word) => word !== "transparent" && word !== "tab")
  .flatMap((word) => (word.endsWith(".") ? [word] : [word, `${word}s`]));

const REFERENCES = phraseTable<"place" | "name">(
  [NAMES_OF_PLACES.join("|"), "place"],
  [
    "n°|nº|no.|#|numéro|numero|número|siren|siret|rcs|cnpj|cpf|iso|iso/iec|iec|soc|pci dss|ias|ifrs|fortune|forbes",
    "place",
  ],
  [
    "figure|figures|fig.|figura|figuras|tableau|table|tables|tabela|tabelas|exhibit|annexe|annexes|appendix|anexo",
    "name",
  ],
  [
    "étape|étapes|step|steps|etapa|etapas|section|sections|seção|chapitre|chapter|capítulo|article|art.|artigo|phase|fase",
    "name",
  ],
  ["note|notes|nota|notas|top|tops|version|versão|lot|tier|round|niveau|level|nível|question|série|series|trl", "name"],
  [
    "tva|vat|windows|office|soc|report|rapport|relatório|week|weeks|semaine|semana|sprint|pillar|pilier|pilar|módulo|module",
    "name",
  ],
);

/**
 * "Slide 8", "n° 4" give a place: the number there is never a measure. "Top 10", "Round 2" name a thing unless a unit
 * follows: "Round 2 M€". Null for every other word.
 */
export function referenceBefore(text: string, at: number): "place" | "name" | null {
  let end = at;
  while (end > 0 && at - end < 3 && "#:( ".includes(text[end - 1] ?? "-")) end--;
  if (text.slice(end, at).includes("#")) return "place";
  const found = phraseBefore(REFERENCES, text, at, 0) ?? (end < at ? phraseBefore(REFERENCES, text, end, 0) : null);
  return found?.meaning ?? null;
}

const SHARE = /\d[\d.,]{0,9}[ \u00a0\u202f]?%/y;
/** "En ligne (15 %)" is no line 15: no place is a percentage. */
export function isShare(text: string, at: number): boolean {
  SHARE.lastIndex = at;
  return SHARE.test(text);
}

const IDENTIFIERS = [
  /\+\d{1,3}[ .\-\u00a0]?(?:\(\d{1,4}\)[ .-]?)?\d(?:[ .\-\u00a0]?\d){6,12}(?![\d])/y,
  /0\d(?:[ .\-\u00a0]?\d\d){4}(?!\d)/y,
  /0800(?:[ .-]?\d{2,3}){2,3}(?!\d)/y,
  /\(\d{2,3}\) ?\d{3,5}-\d{4}(?!\d)/y,
  /\d{3}[-.]\d{3}[-.]\d{4}(?!\d)/y,
  /\d{5}-\d{4}(?!\d)/y,
  // times, ratios, fractions and identifiers in three parts
  /\d{1,2}[:h]\d\d(?::\d\d)?(?![\d\p{L}])/uy,
  /(?!(?!1:)\d{1,3}:1(?![\d:/.,]\d|\d))\d+[:/]\d+(?:[:/]\d+)*/y,
  /\d+(?:[-–]\d+){2,}/y,
  // "501(c)(3)": a paragraph of a law
  /\d{3}\([a-z]\)(?:\(\d+\))?/y,
];

/** Telephone numbers start with "+", "(" or "0"; everything else here has one of these signs after its first digits. */
function mayIdentify(text: string, at: number): boolean {
  const before = text[at - 1];
  if (text[at] === "0" || before === "+" || before === "(") return true;
  let end = at;
  while (isDigit(text.charCodeAt(end))) end++;
  return ":/h.-–(".includes(text[end] ?? " ");
}

/** The end of the telephone number, time, ratio, date or identifier that starts at `at`; 0 where there is none. */
export function skipIdentifier(text: string, at: number): number {
  if (!mayIdentify(text, at)) return 0;
  for (const start of [at, at - 1]) {
    if (start < at && !"+(".includes(text[start] ?? " ")) continue;
    for (const pattern of IDENTIFIERS) {
      pattern.lastIndex = start;
      if (pattern.test(text)) return pattern.lastIndex;
    }
  }
  return 0;
}

/** "3D", "1er", "2nd", "5G", "4ᵉ", "360°": letters glued to the digits that are no unit. */
export function hasForeignTail(text: string, end: number): boolean {
  const code = text.charCodeAt(end);
  // "$2■M": a digit that somebody is still to fill in.
  if (code >= 0x2580 && code <= 0x25a2) return true;
  return isLetter(code) || code === 0xba || code === 0xaa || code === 0xb0 || code === 0x5f || code === 0x1d49;
}

/** A number glued to letters ("B2B", "v2.1", "GPT-4", "CRT-001"), to a path or to another number. */
export function hasForeignHead(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (isLetter(before) || isDigit(before) || "_/@#&=".includes(text[at - 1] ?? " ")) return true;
  const twoBefore = text.charCodeAt(at - 2);
  if ("-–".includes(text[at - 1] ?? " ")) return isLetter(twoBefore) || isDigit(twoBefore);
  return ".,:'’".includes(text[at - 1] ?? " ") && isDigit(twoBefore);
}

/** "1. Produit", "2) Marché", "(3) Équipe" at the start of a line. "(71)" alone is a number, "1." alone is not. */
export function numbersAList(text: string, start: number, end: number): boolean {
  const mark = text[end];
  if (end - start > 2 || (mark !== "." && mark !== ")")) return false;
  if (!/^(?:\s|$)/.test(text.slice(end + 1, end + 2))) return false;
  const wrapped = text[start - 1] === "(";
  if (wrapped && !/^[ \t\u00a0]+\p{L}/u.test(text.slice(end + 1, end + 5))) return false;
  let position = wrapped ? start - 1 : start;
  while (position > 0 && /[ \t]/.test(text[position - 1] ?? "")) position--;
  return position === 0 || text[position - 1] === "\n";
}

/** "8.4 Rentabilité" at the start of a line, where decimals are written with a comma: the number of a chapter. */
export function numbersAChapter(text: string, start: number, end: number): boolean {
  if (!/^\d{1,2}\.\d{1,2}$/.test(text.slice(start, end))) return false;
  return /(?:^|\n)[ \t]*$/.test(text.slice(0, start)) && /^[ \u00a0]+\p{Lu}\p{L}{2}/u.test(text.slice(end, end + 6));
}

/** A year as people print it: four plain digits, near our time. 2000 alone is rather a round number. */
export function looksLikeYear(numeral: Numeral): boolean {
  if (numeral.text.length !== 4) return false;
  const value = Number(numeral.text);
  return value >= 1980 && value <= 2060 && value !== 2000;
}

/** "en 2000", "since 1998": the word before makes any four digits a year. */
export function introducesYear(text: string, at: number): boolean {
  return /(?:^|[^\p{L}])(?:en|in|em|since|depuis|desde|fin|fiscal|exercice|année|year|ano|until|by|d['’]ici|©)[ \u00a0]$/iu.test(
    text.slice(Math.max(0, at - 10), at),
  );
}

const DAY_OF_MONTH = new RegExp(DAY_AND_MONTH, "iuy");
const AFTER_MONTH = new RegExp(`(?<!\\p{L})(?:${MONTH_PATTERN})\\.?[ \\u00a0]$`, "iu");
const LEADS_TO_DAY = new RegExp(`(?:at|on|to|by|of|until|,|\\()[ \\u00a0]?(?:${MONTH_PATTERN})\\.?[ \\u00a0]$`, "iu");
const DAY_ALONE = /(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?=\s?[:)])/y;

/** The end of a day that begins at `at`, without its year: "31 December", "as of December 31:"; 0 where there is none. */
export function skipDay(text: string, at: number): number {
  const before = /[ \u00a0]/.test(text[at - 1] ?? "") ? text.slice(Math.max(0, at - 24), at) : "";
  // "Jan 10 Feb 12": what each month had.
  const [pattern, isDay] =
    before !== "" && AFTER_MONTH.test(before) ? [DAY_ALONE, LEADS_TO_DAY.test(before)] : [DAY_OF_MONTH, true];
  pattern.lastIndex = at;
  return isDay && pattern.test(text) ? pattern.lastIndex : 0;
}

const REFERENCE = /\d+(?:\.\d+)*\p{L}?/uy;
const NEXT_REFERENCE = /(?: ?[-–,/&] ?| (et|and|e|à|to|ou|or) )(\d{1,3})(?![\d.,]|\s?[%€$kKMx])/uy;
/** "Slides 8 and 40"; "slide 8 and 9" is written, too, and "slide 1 and 180 of them" speaks of no second slide. */
const SEVERAL = /s\.?[ \u00a0]$/u;
const FARTHEST = 20;

/** The end of "8", "8-10" or "8, 9 et 12" after a word that names places. */
export function skipReference(text: string, at: number): number {
  const several = SEVERAL.test(text.slice(Math.max(0, at - 3), at));
  const first = matchAt(REFERENCE, text, at);
  if (first === null) return at + 1;
  let [end, last] = [REFERENCE.lastIndex, Number.parseInt(first[0], 10)];
  for (let next = matchAt(NEXT_REFERENCE, text, end); next !== null; next = matchAt(NEXT_REFERENCE, text, end)) {
    const number = Number(next[2]);
    if (next[1] !== undefined && !several && (number <= last || number - last > FARTHEST)) break;
    [end, last] = [NEXT_REFERENCE.lastIndex, number];
  }
  return Math.max(end, at + 1);
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
