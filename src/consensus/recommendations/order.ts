import { Phrases } from "./phrases.ts";
import { cuesIn } from "./polarity.ts";
import type { Reading } from "./stances.ts";
import { contentKey, isEmptyWord, sameStem } from "./subject.ts";
import type { Languages, Sentence, Word } from "./words.ts";

const THEN = new Phrases({
  fr: "puis,ensuite,avant de,avant d,avant,suivi de,suivi d,suivie de,et apres",
  en: "then,before,followed by,and afterwards,afterwards,prior to,next",
  pt: "depois,em seguida,antes de,antes do,antes da,antes,seguido de,seguida de,e a seguir",
});
const AFTER = new Phrases({
  fr: "apres,une fois,apres avoir",
  en: "after,once,only after,following",
  pt: "apos,depois de,depois do,depois da,so depois de",
});
const NEUTRAL = new Phrases({
  fr: "recommand*,faire,faut,il,devr*,d abord,abord,premier,lieu,commencer,conseill*,lancer,prioris*,temps,seulement",
  en: "recommend*,do,doing,first,should,start*,begin*,we,advis*,only,launch*",
  pt: "recomend*,fazer,primeiro,deve*,comecar,comece,aconselh*,sugir*,seguida,lugar,so",
});

/** Two steps in an order. */
export interface Order {
  first: Set<string>;
  second: Set<string>;
  text: string;
  sentence: number;
}

/** The orders of steps a text asks for: "A then B", "B after A". */
export function ordersOf(reading: Reading): Order[] {
  return reading.sentences.flatMap((sentence, i) => {
    const order = orderIn(sentence, reading);
    return order === null ? [] : [{ ...order, sentence: i }];
  });
}

function orderIn(sentence: Sentence, { text, languages }: Reading): Omit<Order, "sentence"> | null {
  const { words } = sentence;
  for (let i = 0; i < words.length; i++) {
    const after = AFTER.at(words, i, languages);
    const then = after > 0 ? 0 : THEN.at(words, i, languages);
    if (after === 0 && then === 0) continue;
    const length = Math.max(after, then);
    const pause = i === 0 ? words.findIndex(({ afterPause }, at) => at > 0 && afterPause) : -1;
    if (i === 0 && pause < 0) continue;
    const left = steps(i === 0 ? words.slice(length, pause) : words.slice(0, i), text, languages);
    const right = steps(words.slice(i === 0 ? pause : i + length), text, languages);
    if (left.size === 0 || right.size === 0) continue;
    // "After B, A" and "A after B" both put B first; "Before B, A" puts A first.
    // "Never sign before you have read" puts the reading first.
    const denied = then > 0 && i > 0 && cuesIn(words, 0, i, languages).length % 2 === 1;
    const leftFirst = (after > 0 === (i === 0)) !== denied;
    const [first, second] = leftFirst ? [left, right] : [right, left];
    return { first, second, text: text.slice(sentence.start, sentence.end).trim() };
  }
  return null;
}

function steps(words: readonly Word[], text: string, languages: Languages): Set<string> {
  const keys = new Set<string>();
  for (const word of words) {
    const written = text.slice(word.start, word.end);
    const short = text === text.toUpperCase() ? /^\p{Lu}$/u : /^\p{Lu}{1,3}$/u;
    if (short.test(written) && word.start > 0 && !(languages.includes("en") && written === "I")) keys.add(written);
    else if (!isEmptyWord(word.key) && word.key.length > 1 && !NEUTRAL.has(word, languages))
      keys.add(contentKey(word, languages));
  }
  return keys;
}

/** True where two texts want the same two steps the other way round. */
export function isReversed(a: Order, b: Order): boolean {
  return alike(a.first, b.second) && alike(a.second, b.first) && !alike(a.first, b.first);
}

/** The sentences in which two texts want the same two steps the same way round: "not B before A", "A, then B". */
export function sameOrder(a: readonly Order[], b: readonly Order[]): { a: Set<number>; b: Set<number> } {
  const pairs = a.flatMap((one) =>
    b.filter((other) => alike(one.first, other.first) && alike(one.second, other.second)).map((other) => [one, other]),
  );
  return {
    a: new Set(pairs.map(([one]) => one?.sentence as number)),
    b: new Set(pairs.map(([, other]) => other?.sentence as number)),
  };
}

function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  let common = 0;
  for (const one of a) if ([...b].some((other) => sameStem(one, other))) common++;
  return common > 0 && common * 2 >= Math.min(a.size, b.size);
}
