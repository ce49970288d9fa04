import { FILLERS, LOOKS_INTO, OFF, TOO_MUCH, UNWISE, WORTHWHILE } from "../../lexicon/leanings.ts";
import { TIMES } from "../../lexicon/lever-words.ts";
import { GIVES_UP, KEEPS_ON, NEEDED, OF_WHAT_FOLLOWS, PARTED, SPOILS, WANTS } from "../../lexicon/wanted.ts";
import { SUFFICES } from "./alternatives.ts";
import { AND, FINITE, OPENERS, RECOMMENDS } from "./cues.ts";
import { LOWERS, RAISES } from "./families.ts";
import { refersBack } from "./leanings.ts";
import { nameOthers } from "./levers.ts";
import { Phrases } from "./phrases.ts";
import { cuesIn } from "./polarity.ts";
import { isRequest } from "./requests.ts";
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

const KEPT = new Phrases(KEEPS_ON);
const ASKED = new Phrases(WANTS);
const LEFT = new Phrases(GIVES_UP);
const NEED = new Phrases(NEEDED);
const RIGHT = new Phrases(WORTHWHILE);
const WRONG = [UNWISE, SPOILS, TOO_MUCH].map((book) => new Phrases(book));
/** More or less of a thing is not to have it or to have none, and whoever looks into it asks for neither. */
const NEITHER = [RAISES, LOWERS, ...[OFF, LOOKS_INTO].map((book) => new Phrases(book))];
const FILLER = new Phrases(FILLERS);
const WHEN = new Phrases(TIMES);
const LIGHT = new Phrases(OF_WHAT_FOLLOWS);
/** What ends the name of a thing. */
const LINK =
  /^(of|for|from|in|on|at|to|by|with|as|de|d|du|des|pour|en|dans|sur|par|avec|chez|do|da|dos|das|no|na|em|por|com|para|au|aux|ao)$/;
const INFINITIVE = /(er|ir|re|ar)$/;
/** "Can do without". */
const CAN = /^(can|could|peut|peuvent|pourrait|pode|podem|poderia)$/;
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

function wishesOf({ segments, text, languages }: Reading): Wish[] {
  return segments.flatMap((sentence) => {
    const asks = sentence.some(({ words }) => isRequest(words, languages));
    return sentence.flatMap((segment, at): Wish[] => {
      if (segment.depends || segment.reported) return [];
      const instead = segment.kind === "instead" && asks;
      const found = instead ? givenUp(segment, languages) : wishIn(segment, languages);
      if (found === null) return [];
      const before = sentence[at - 1];
      // "Consulting pays the salaries: keep it".
      const named = refersBack(segment.words) && before !== undefined;
      const thing = named ? thingAfter(before.words, 0, languages) : found.thing;
      if (thing.size === 0) return [];
      return [{ ...found, thing, text: text.slice(segment.sentence.start, segment.sentence.end).trim() }];
    });
  });
}

/** "Rather than a board seat": what stands there is done without. */
function givenUp({ words }: Segment, languages: Languages) {
  return { wanted: false, thing: thingAfter(words, 0, languages) };
}

function wishIn({ kind, words }: Segment, languages: Languages): Omit<Wish, "text"> | null {
  if (kind !== "main") return null;
  const cues = cuesIn(words, 0, words.length, languages);
  const left = find([LEFT], words, languages) ?? partedVerb(words, languages);
  const judged = find([RIGHT, ...WRONG], words, languages);
  if (left !== null && (isRequest(words, languages, left.from) || CAN.test(words[left.from - 1]?.key ?? ""))) {
    const denied = cues.filter((cue) => cue < left.from).length % 2 === 1;
    const behind = thingAfter(words, left.to, languages);
    return { wanted: denied, thing: behind.size > 0 ? behind : thingBefore(words, left.from, languages) };
  }
  // "1x is enough": that is what it wants, and no more.
  const enough = SUFFICES.find(words, languages);
  if (enough > 0 && cues.length === 0) return { wanted: true, thing: thingBefore(words, enough, languages) };
  if (judged !== null && judged.from > 0) {
    const denied = cues.length % 2 === 1;
    return { wanted: (judged.phrases === RIGHT) !== denied, thing: thingBefore(words, judged.from, languages) };
  }
  const unneeded = NEED.find(words, languages);
  if (unneeded >= 0 && cues.length % 2 === 1) {
    const before = thingBefore(words, unneeded, languages);
    return { wanted: false, thing: before.size > 0 ? before : thingAfter(words, unneeded + 1, languages) };
  }
  const had = find([KEPT, ASKED], words, languages);
  const verb = had ?? { from: 0, to: 1 };
  if (had === null && find(NEITHER, words, languages) !== null) return null;
  if (!isRequest(words, languages, had?.from)) return null;
  const behind = thingAfter(words, markerEnd(words, verb.to, languages), languages);
  return { wanted: cues.length % 2 === 0, thing: behind.size > 0 ? behind : thingBefore(words, verb.from, languages) };
}

function partedVerb(words: readonly Word[], languages: Languages) {
  if (!languages.includes("en")) return null;
  const from = words.findIndex(({ key }) => PARTED[0].test(key));
  const particle = words.findIndex(({ key }, i) => i > from + 1 && PARTED[1].test(key));
  return from < 0 || particle < 0 ? null : { from, to: from + 1 };
}

/** Behind "we should", "il faut", and the verb that follows. */
function markerEnd(words: readonly Word[], from: number, languages: Languages): number {
  const marker = RECOMMENDS.find(words, languages);
  if (marker < 0) return from;
  const end = Math.max(from, marker + RECOMMENDS.at(words, marker, languages));
  const verb = words.findIndex(({ key }, i) => i >= end && !isEmptyWord(key));
  return INFINITIVE.test(words[verb]?.key ?? "") && !languages.includes("en") ? verb + 1 : end;
}

function find(lists: readonly Phrases[], words: readonly Word[], languages: Languages) {
  const found = lists
    .map((phrases) => ({ phrases, from: phrases.find(words, languages) }))
    .filter(({ from }) => from >= 0)
    .sort((x, y) => x.from - y.from)[0];
  return found === undefined ? null : { ...found, to: found.from + found.phrases.at(words, found.from, languages) };
}

/** The name that begins there: up to its first link, and past it where its head only says what kind of thing follows. */
function thingAfter(words: readonly Word[], from: number, languages: Languages): Set<string> {
  let thing = new Set<string>();
  for (let i = from; i < words.length; i++) {
    const word = words[i] as Word;
    if ((LINK.test(word.key) || AND.at(words, i, languages) > 0) && thing.size > 0) break;
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
      word.key.length > 1 &&
      !/^\p{N}/u.test(word.key) &&
      [FILLER, LIGHT, OPENERS, RECOMMENDS, WHEN].every((phrases) => !phrases.has(word, languages)),
  );
  return contentOf(said, languages);
}
