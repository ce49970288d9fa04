import { rememberedByText } from "../../domain/remembered.ts";
import { FINANCE_TERMS } from "../../lexicon/finance-terms.ts";
import { fold } from "../../lexicon/fold.ts";
import { SCALE_WORD } from "../../lexicon/scales.ts";
import { stemOf } from "../../quantities/topics/stems.ts";
import { isLink } from "../../quantities/topics/words.ts";

/** A label reduced to what two wordings of it share. */
export interface LabelKeys {
  /** Its words as stems. */
  words: Set<string>;
  /** What its words mean, whatever the language: "chiffre d'affaires net" and "net sales" agree. */
  meanings: Set<string>;
  /** Stems of what stands in brackets: it may be left out. */
  asides: Set<string>;
}

const FOOTNOTE =
  /\((?:\d{1,2}|[a-z]|[ivx]{1,4}|\*+)\)|\[\w{1,2}\]|[*†‡§¹²³⁴⁵]+|\((?:see )?notes?\s[^)]*\)|(?<=\p{L})\d{1,2}(?=\s|$)/giu;
const SCALE_ASIDE = new RegExp(
  String.raw`\(?(?:(?:us|u\.s\.)?\s?[$€£]?\s?(?:in|en|em)\s(?:${SCALE_WORD})[^)]*)\)?`,
  "giu",
);
const WORD = /[\p{L}\p{N}]+(?:['’]s)?(?:&[\p{L}]+)?|%/gu;
const REMEMBERED = 50_000;

/** The words of a text, folded, links left out, "non-current" as one. */
export function wordsIn(text: string): string[] {
  const words: string[] = [];
  for (const [match] of fold(text)
    .replace(/\b(non|pre)[- ](?=\p{L})/gu, "$1")
    .replace(/\b([a-z])\.([a-z])\.?(?![a-z])/g, "$1$2")
    .matchAll(WORD)) {
    const word = match.replace(/['’]s$/, "");
    if (word === "%") words.push("percent");
    else if (!isLink(word) || word === "us") words.push(word);
  }
  return words;
}

/** The keys of a label. */
export const keysOf = rememberedByText((label: string): LabelKeys => {
  const text = label.replace(FOOTNOTE, " ").replace(SCALE_ASIDE, " ");
  const core = text.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, " ");
  const main = /\p{L}/u.test(core) ? core : text;
  const words = wordsIn(main);
  const asides = main === core ? wordsIn(text).filter((word) => !words.includes(word)) : [];
  return {
    words: new Set(words.map(stem)),
    meanings: new Set(meaningsOf(words)),
    asides: new Set(asides.map(stem)),
  };
}, REMEMBERED);

/** Words that may be missing or too many without making another label. */
const LIGHT = new Set("total amount compani report our overall figur valu year annual consolid item line".split(" "));

/** True for a stem that a label may have or not: "total", "amount". */
export function isLight(word: string): boolean {
  return LIGHT.has(word);
}

/** Stems of the words of any text: captions, headings, a claim's asides. */
export function stemsIn(text: string): Set<string> {
  return new Set(wordsIn(text).map(stem));
}

/** What the words of any text mean. */
export function meaningsIn(text: string): Set<string> {
  return new Set(meaningsOf(wordsIn(text)));
}

function stem(word: string): string {
  return stemOf(word, "en");
}

const TERMS = new Map([...FINANCE_TERMS].map(([phrase, meaning]) => [wordsIn(phrase).join(" "), meaning] as const));
const LONGEST = Math.max(...[...TERMS.keys()].map((phrase) => phrase.split(" ").length));

/** The meanings of words in order, the longest phrases first; a word of no phrase means its stem. */
function meaningsOf(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST, words.length - at);
    while (length > 0 && !TERMS.has(words.slice(at, at + length).join(" "))) length--;
    if (length === 0) {
      found.push(stem(words[at] as string));
      at++;
    } else {
      found.push(...(TERMS.get(words.slice(at, at + length).join(" ")) ?? []));
      at += length;
    }
  }
  return found;
}
