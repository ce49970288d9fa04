import { FILLERS, UNWISE, WORTHWHILE } from "../../lexicon/leanings.ts";
import { GIVES_UP, KEEPS_ON, OF_WHAT_FOLLOWS, SPOILS, WANTS } from "../../lexicon/wanted.ts";
import { FINITE, OPENERS, RECOMMENDS } from "./cues.ts";
import { nameOthers } from "./levers.ts";
import { Phrases } from "./phrases.ts";
import { cuesIn } from "./polarity.ts";
import type { Segment } from "./segments.ts";
import type { Reading } from "./stances.ts";
import { contentOf, isEmptyWord, sharesWord } from "./subject.ts";
import type { Languages, Word } from "./words.ts";

/** A thing by its name that a text wants to have or keep, or would do without. */
interface Wish {
  wanted: boolean;
  thing: Set<string>;
  text: string;
}

/** The same thing wanted by one and done without by the other. */
export interface WishesApart {
  a: string;
  b: string;
  bold: "a" | "b";
  subject: string[];
}

const HAVING = [WANTS, KEEPS_ON].map((book) => new Phrases(book));
const DOING_WITHOUT = [GIVES_UP].map((book) => new Phrases(book));
const RIGHT = new Phrases(WORTHWHILE);
const WRONG = [UNWISE, SPOILS].map((book) => new Phrases(book));
const FILLER = new Phrases(FILLERS);
const LIGHT = new Phrases(OF_WHAT_FOLLOWS);
/** What ends the name of a thing. */
const LINK =
  /^(of|for|from|in|on|at|to|by|with|as|de|d|du|des|pour|en|dans|sur|par|avec|chez|do|da|dos|das|no|na|em|por|com|para|au|aux|ao)$/;
const NOUGHT = /^(no|zero|aucun|aucune|nenhum|nenhuma|sem|sans|without)$/;
/** So many words into a stretch a bare request begins. */
const OPENING = 3;

export function wishesBetween(a: Reading, b: Reading): WishesApart[] {
  const [own, theirs] = [wishesOf(a), wishesOf(b)];
  return own.flatMap((one) =>
    theirs.flatMap((other): WishesApart[] => {
      const same = sharesWord(one.thing, other.thing) && !nameOthers(one.thing, other.thing);
      if (one.wanted === other.wanted || !same) return [];
      return [{ a: one.text, b: other.text, bold: one.wanted ? "a" : "b", subject: [...one.thing] }];
    }),
  );
}

export function wishesOf({ segments, text, languages }: Reading): Wish[] {
  return segments.flat().flatMap((segment): Wish[] => {
    if (segment.depends || segment.reported) return [];
    const found = segment.kind === "instead" ? givenUp(segment, languages) : wishIn(segment, languages);
    if (found === null || found.thing.size === 0) return [];
    return [{ ...found, text: text.slice(segment.sentence.start, segment.sentence.end).trim() }];
  });
}

/** "Rather than a board seat": what stands there is done without. */
function givenUp({ words }: Segment, languages: Languages) {
  return { wanted: false, thing: thingAfter(words, 0, languages) };
}

function wishIn({ kind, words }: Segment, languages: Languages): Omit<Wish, "text"> | null {
  if (kind !== "main") return null;
  const cues = cuesIn(words, 0, words.length, languages);
  const verb = firstOf([...HAVING, ...DOING_WITHOUT], words, languages);
  const judged = firstOf([RIGHT, ...WRONG], words, languages);
  if (verb !== null && isAsked(words, verb.at, languages)) {
    const without = DOING_WITHOUT.includes(verb.phrases);
    const denied = cues.filter((cue) => cue < verb.at).length % 2 === 1;
    const behind = thingAfter(words, verb.to, languages);
    return { wanted: without === denied, thing: behind.size > 0 ? behind : thingBefore(words, verb.at, languages) };
  }
  if (judged !== null && judged.at > 0) {
    const denied = cues.length % 2 === 1;
    const right = judged.phrases === RIGHT;
    return { wanted: right !== denied, thing: thingBefore(words, judged.at, languages) };
  }
  const nought = NOUGHT.test(words[0]?.key ?? "") || (cues[0] === 0 && words[1]?.key === "de");
  return nought && FINITE.find(words, languages) < 0 ? { wanted: false, thing: thingAfter(words, 1, languages) } : null;
}

function firstOf(lists: readonly Phrases[], words: readonly Word[], languages: Languages) {
  const found = lists
    .map((phrases) => ({ phrases, at: phrases.find(words, languages) }))
    .filter(({ at }) => at >= 0)
    .sort((x, y) => x.at - y.at)[0];
  return found === undefined ? null : { ...found, to: found.at + found.phrases.at(words, found.at, languages) };
}

/** "We should keep", "keep", "do not keep". */
function isAsked(words: readonly Word[], verb: number, languages: Languages): boolean {
  const marker = RECOMMENDS.find(words, languages);
  if (marker >= 0 && marker <= verb) return true;
  return verb < OPENING && words.slice(0, verb).every((_, i) => OPENERS.at(words, i, languages) > 0);
}

/** The name that begins there: up to its first link, and past it where its head only says what kind of thing follows. */
function thingAfter(words: readonly Word[], from: number, languages: Languages): Set<string> {
  let thing = new Set<string>();
  for (let i = from; i < words.length; i++) {
    const word = words[i] as Word;
    if (LINK.test(word.key) && thing.size > 0) break;
    if (FINITE.has(word, languages)) break;
    thing = new Set([...thing, ...nameIn([word], languages)]);
  }
  return thing;
}

function thingBefore(words: readonly Word[], to: number, languages: Languages): Set<string> {
  const end = words.findIndex((word, i) => i > 0 && (FINITE.has(word, languages) || RECOMMENDS.has(word, languages)));
  return thingAfter(words.slice(0, end < 0 ? to : Math.min(end, to)), 0, languages);
}

function nameIn(words: readonly Word[], languages: Languages): Set<string> {
  const said = words.filter(
    (word) =>
      !isEmptyWord(word.key) &&
      !/^\p{N}/u.test(word.key) &&
      [FILLER, LIGHT, OPENERS, RECOMMENDS].every((phrases) => !phrases.has(word, languages)),
  );
  return contentOf(said, languages);
}
