import type { Locale } from "../../domain/locale.ts";
import { adviceForms } from "../../lexicon/verb-forms.ts";
import type { Languages, Word } from "./words.ts";

/**
 * Words and phrases of the three languages, without accents, parted by commas. A star ends a stem ("invest*"),
 * an exclamation mark excludes ("!investor*"). A French or Portuguese infinitive stands for the forms advice takes too.
 */
export type PhraseBook = Record<Locale, string>;

interface Phrase {
  parts: { text: string; stem: boolean }[];
}

/** Finds the phrases of one list among words. */
export class Phrases {
  readonly #first = new Map<Locale, Map<string, Phrase[]>>();
  readonly #excluded = new Map<Locale, Phrase[]>();

  constructor(book: PhraseBook) {
    for (const locale of ["fr", "en", "pt"] as const) {
      const byStart = new Map<string, Phrase[]>();
      const excluded: Phrase[] = [];
      for (const entry of book[locale].split(",").map((text) => text.trim())) {
        if (entry === "") continue;
        if (entry.startsWith("!")) {
          excluded.push(readPhrase(entry.slice(1)));
          continue;
        }
        for (const phrase of [entry, ...adviceForms(entry, locale)].map(readPhrase)) {
          const start = keyOf(phrase.parts[0]?.text ?? "");
          byStart.set(start, [...(byStart.get(start) ?? []), phrase]);
        }
      }
      for (const phrases of byStart.values()) phrases.sort((a, b) => b.parts.length - a.parts.length);
      this.#first.set(locale, byStart);
      this.#excluded.set(locale, excluded);
    }
  }

  /** How many words from `at` on are a phrase of the list; 0 for none. The longest wins. */
  at(words: readonly Word[], at: number, languages: Languages): number {
    const word = words[at];
    if (word === undefined) return 0;
    let longest = 0;
    for (const locale of languages) {
      if (this.#excluded.get(locale)?.some((phrase) => matches(phrase, words, at))) continue;
      const phrase = this.#first
        .get(locale)
        ?.get(keyOf(word.key))
        ?.find((candidate) => matches(candidate, words, at));
      longest = Math.max(longest, phrase?.parts.length ?? 0);
    }
    return longest;
  }

  /** True where the list has this very word. */
  has(word: Word, languages: Languages): boolean {
    return this.at([word], 0, languages) > 0;
  }

  /** Index of the first phrase in the words from `from` up to `to`, or -1. */
  find(words: readonly Word[], languages: Languages, from = 0, to = words.length): number {
    for (let i = from; i < to; i++) if (this.at(words, i, languages) > 0) return i;
    return -1;
  }
}

function readPhrase(text: string): Phrase {
  return {
    parts: text.split(" ").map((part) => ({ text: part.replace("*", ""), stem: part.endsWith("*") })),
  };
}

function matches({ parts }: Phrase, words: readonly Word[], at: number): boolean {
  return parts.every(({ text, stem }, i) => {
    const key = words[at + i]?.key;
    return key !== undefined && (stem ? key.startsWith(text) : key === text);
  });
}

/** Every stem has two letters at least, so two letters find the candidates. */
function keyOf(word: string): string {
  return word.slice(0, 2);
}
