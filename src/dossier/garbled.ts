import type { Locale } from "../domain/locale.ts";

/**
 * How surprising each letter is after another, in bits (0 expected … 9 almost never), over English, French, Portuguese
 * and four neighbours. One line per preceding letter a … z and word start; columns are a … z and word end.
 * Counted on the translated messages of free software, accents removed.
 */
const SURPRISE = [
  "754497595973535683435698773", // after a
  "379938993592793993564999595", // after b
  "396949924955992995835999995", // after c
  "399729993998993896785999893", // after d
  "674566695995539783356795982", // after e
  "499744891995992995664999894", // after f
  "499829673996745794673999993", // after g
  "299919983996883996855999994", // after h
  "564445599784533675449598965", // after i
  "399618997979962699593899986", // after j
  "477828484988965598445999992", // after k
  "399628762994893999655899693", // after l
  "249929993998473399785999993", // after m
  "495436464978954899435699982", // after n
  "965567696985426593454779993", // after o
  "296738785984993593645999894", // after p
  "999999999994998999980959997", // after q
  "386528694988564875556789782", // after r
  "495939864987895589435999692", // after s
  "398929953998994894665989782", // after t
  "565636794994437493339787985", // after u
  "299919993999993996998999996", // after v
  "297639742986954895597998993", // after w
  "485838992999696399928996692", // after x
  "697959997996345397337999991", // after y
  "298929993997994999876989862", // after z
  "454444664975545475445569989", // at the start of a word
];
const EDGE = 26;

/** Running text has 3.4 to 4.2 bits a letter pair (Polish, the farthest measured, 4.9); shifted or swapped letters 5.1 to 7. */
const LIMIT_OUR_LANGUAGES = 4.6;
const LIMIT_OTHER = 4.95;
/** Fewer letter pairs than this are no proof of anything. */
const FEWEST_PAIRS = 40;
const WINDOW = 200;

/**
 * True where a text layer is not language: letters shifted or swapped, glyphs mapped to symbols, private-use or control
 * characters. Too little text, tables, names and addresses are given the benefit of the doubt.
 */
export function looksGarbled(text: string, language: Locale | "other" | null): boolean {
  const sample = withoutAddresses(text.slice(0, 50_000).normalize("NFC"));
  // Most characters of most pages are plain ones; what there is beside them is little, and is gone through often.
  const rest = sample.replace(/[\t\n\v\f\r -~]+/g, "");
  return (
    hasUnreadableCharacters(sample, rest) ||
    isMostlySymbols(sample, rest) ||
    mixesScripts(sample, rest) ||
    hasUnlikelyLetters(sample, language !== null && language !== "other" && !hasNeighbourLetters(sample, rest))
  );
}

function withoutAddresses(text: string): string {
  return /@|:\/\/|www\./i.test(text) ? text.replace(/\b(?:https?:\/\/|www\.)\S+|\S+@\S+/gi, " ") : text;
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNREADABLE = /[\p{Co}\p{Cn}\uFFFD\u0000-\u0008\u000E-\u001F\u007F-\u009F]/gu;

/** Characters no reader can have seen: private use, control, replacement. A lone one is a bullet or a tick; runs are text. */
function hasUnreadableCharacters(text: string, rest: string): boolean {
  if (countOf(UNREADABLE, rest) < 8) return false;
  let inRuns = 0;
  let visible = 0;
  for (const run of text.match(/\S+/gu) ?? []) {
    const count = countOf(UNREADABLE, run);
    if (count >= 2 || (count === 1 && run.length > 2)) inRuns += count;
    visible += run.length;
  }
  return inRuns >= 8 && inRuns >= visible * 0.04;
}

const FOREIGN = /[\u0080-\u024F]/g;
const SYMBOL = /["#&'*+/:;<=>?@[\\\]^_`{|}~!¤¦§¨¬¯´¶¸×÷]/g;

/** A good part of the text stands in tokens that are neither words, numbers nor the punctuation of tables. */
function isMostlySymbols(text: string, rest: string): boolean {
  const suspects = countOf(FOREIGN, rest) + countOf(SYMBOL, text);
  if (suspects < 10 || suspects < text.length * 0.06) return false;
  let odd = 0;
  let visible = 0;
  for (const token of text.match(/\S+/g) ?? []) {
    visible += token.length;
    if (new Set(token).size <= 2) continue; // dot leaders, rules, ellipses
    const symbols = countOf(SYMBOL, token);
    const isForeign = !/[a-z]/i.test(token) && countOf(FOREIGN, token) >= 2;
    if (isForeign || (symbols >= 2 && symbols * 2 >= token.length)) odd += token.length;
  }
  return visible >= 30 && odd >= visible * 0.4;
}

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Thai}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
];

/** Words whose letters come from several alphabets are glyph tables gone wrong. */
function mixesScripts(text: string, rest: string): boolean {
  if (!/[\u0370-\uFFFF]/.test(rest) || !SCRIPTS.slice(1).some((script) => script.test(rest))) return false;
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const mixed = words.filter((word) => SCRIPTS.filter((script) => script.test(word)).length > 1);
  return words.length >= 12 && mixed.length >= words.length * 0.2;
}

/** Character code → letter 0 … 25, accents removed; other letters are UNKNOWN, anything else is a gap between words. */
const UNKNOWN = 27;
const GAP = 28;
const LETTER = letterTable();

/**
 * Goes through the words in windows of some two hundred letter pairs, so that one broken font among good ones shows.
 * Left aside: words of one or two letters, acronyms, and what was already met three times (an odd name in every row of
 * a table is still one odd name). Words with capitals inside are product names unless there are very many of them.
 */
function hasUnlikelyLetters(text: string, isOurs: boolean): boolean {
  const limit = isOurs ? LIMIT_OUR_LANGUAGES : LIMIT_OTHER;
  const seen = new Map<string, number>();
  const plain = new Tally();
  const mixed = new Tally();
  let judged = false;
  let end = 0;
  for (let start = letterFrom(text, 0); start < text.length; start = letterFrom(text, end)) {
    end = gapFrom(text, start);
    const word = text.slice(start, end);
    const times = seen.get(word) ?? 0;
    if (times >= 3 || word.length < 3 || (word.length <= 5 && word === word.toUpperCase())) continue;
    seen.set(word, times + 1);
    (/\p{Ll}\p{Lu}/u.test(word) ? mixed : plain).add(surpriseOf(text, start, end), word.length + 1);
    if (plain.pairs < WINDOW) continue;
    if (plain.isOver(limit)) return true;
    judged = true;
    plain.clear();
  }
  if (mixed.pairs >= 1.5 * WINDOW && mixed.isOver(limit)) return true;
  return !judged && plain.pairs >= FEWEST_PAIRS && plain.isOver(limit);
}

/** Letters of neighbours (ł, č, ő, ğ): a page in another language than the rest of its document. */
function hasNeighbourLetters(text: string, rest: string): boolean {
  const found = countOf(/[ąćęłńśźżčďěňřšťůžőűğışșțåøđ]/giu, rest);
  return found >= 5 && found >= text.length * 0.01;
}

/** Bits and letter pairs of a stretch of words. */
class Tally {
  pairs = 0;
  #bits = 0;

  add(bits: number, pairs: number): void {
    this.#bits += bits;
    this.pairs += pairs;
  }

  clear(): void {
    this.#bits = 0;
    this.pairs = 0;
  }

  /** The fewer the pairs, the further over the limit they must be. */
  isOver(limit: number): boolean {
    return this.#bits / this.pairs > limit + 2 / Math.sqrt(this.pairs);
  }
}

/** Where the next run of letters begins, and where it ends. */
function letterFrom(text: string, from: number): number {
  let at = from;
  while (at < text.length && letterAt(text, at) === GAP) at++;
  return at;
}

function gapFrom(text: string, from: number): number {
  let at = from;
  while (at < text.length && letterAt(text, at) !== GAP) at++;
  return at;
}

function surpriseOf(text: string, start: number, end: number): number {
  let bits = 0;
  let previous = EDGE;
  for (let i = start; i <= end; i++) {
    const letter = i === end ? EDGE : letterAt(text, i);
    bits += letter === UNKNOWN || previous === UNKNOWN ? 9 : (SURPRISE[previous]?.charCodeAt(letter) ?? 57) - 48;
    previous = letter;
  }
  return bits;
}

function letterAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code < LETTER.length ? (LETTER[code] ?? GAP) : GAP;
}

function letterTable(): Uint8Array {
  const table = new Uint8Array(0x250).fill(GAP);
  const ligatures: Record<string, string> = { œ: "o", æ: "a", ß: "s", ø: "o", ı: "i", ł: "l", đ: "d" };
  for (let code = 0; code < table.length; code++) {
    const character = String.fromCharCode(code).toLowerCase();
    if (!/\p{L}/u.test(character)) continue;
    const base = (ligatures[character] ?? character.normalize("NFKD")).charCodeAt(0) - 97;
    table[code] = base >= 0 && base < 26 ? base : UNKNOWN;
  }
  return table;
}
