import { TOO_MUCH, UNWISE } from "../../lexicon/leanings.ts";
import { BELOW, BEYOND, OWN_STAKE, PASSES_AT, PRICED, RIGHT_SUM, TOO_DEAR } from "../../lexicon/offers.ts";
import { numericGap as gapOf } from "../../quantities/compare.ts";
import { amountsIn } from "./amounts.ts";
import { Phrases } from "./phrases.ts";
import { cuesIn } from "./polarity.ts";
import { isRequest } from "./requests.ts";
import type { Segment } from "./segments.ts";
import type { Reading } from "./stances.ts";

/** What a text would put in, or pay for the company: the sum it takes, the most it would, or one it calls too much. */
interface Offer {
  what: "ticket" | "price";
  sum: number;
  bound: "takes" | "most" | "refuses";
  text: string;
}

/** Two texts that name the same kind of sum: whether they can both be followed. */
export interface OffersHeld {
  apart: boolean;
  what: Offer["what"];
  a: string;
  b: string;
  bold: "a" | "b";
}

const KINDS = { ticket: new Phrases(OWN_STAKE), price: new Phrases(PRICED) };
const BOUNDS = { below: new Phrases(BELOW), beyond: new Phrases(BEYOND) };
/** So many words a sum in a stretch of its own has: "à 7 M€ pré-money". */
const LONGEST_SUM = 6;
const PASSED = new Phrases(PASSES_AT);
const CALLED_RIGHT = new Phrases(RIGHT_SUM);
const WRONG = new Phrases(UNWISE);
const MUCH = new Phrases(TOO_MUCH);
const DEAR = new Phrases(TOO_DEAR);

/** The sums of one kind that two texts name, held against each other; null where they name none of one kind. */
export function offersBetween(a: Reading, b: Reading, numericGap: number): OffersHeld | null {
  const theirs = offersOf(b);
  for (const one of offersOf(a)) {
    const other = theirs.find(({ what }) => what === one.what);
    if (other === undefined) continue;
    const [more, less] = one.sum > other.sum || other.bound === "refuses" ? [one, other] : [other, one];
    if (more.sum < less.sum) continue;
    // What stays under the other's most is within it, and two bounds only differ in how far each would go.
    const apart = more.bound === "takes" && (less.bound === "refuses" || gapOf(more.sum, less.sum) > numericGap);
    return { apart, what: one.what, a: one.text, b: other.text, bold: more === one ? "a" : "b" };
  }
  return null;
}

function offersOf(reading: Reading): Offer[] {
  return reading.segments.flatMap((sentence) =>
    sentence.flatMap((segment, at) => {
      const before = sentence[at - 1];
      // "À 7 M€, c'est trop cher": the sum stands in a stretch of its own.
      const whole =
        before?.kind === "main" && before.words.length <= LONGEST_SUM && !before.depends
          ? { ...segment, words: [...before.words, ...segment.words] }
          : segment;
      return offerIn(segment, reading) ?? offerIn(whole, reading) ?? [];
    }),
  );
}

function offerIn(segment: Segment, { text, languages }: Reading): Offer | null {
  const { words, sentence, kind, depends, reported } = segment;
  if (kind !== "main" || depends || reported) return null;
  const has = (phrases: Phrases) => phrases.find(words, languages) >= 0;
  const what = has(KINDS.ticket) ? "ticket" : has(KINDS.price) || has(DEAR) ? "price" : null;
  if (what === null) return null;
  if (has(PASSED)) return null;
  const [sum, another] = amountsIn(text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0), languages);
  if (sum === undefined || another !== undefined) return null;
  const denied = cuesIn(words, 0, words.length, languages, true).length % 2 === 1;
  const refused = denied !== (has(WRONG) || has(MUCH) || has(DEAR));
  const asks = isRequest(words, languages) || words.some(({ key }) => key === "would");
  if (!asks && !refused && !has(CALLED_RIGHT)) return null;
  const whole = text.slice(sentence.start, sentence.end).trim();
  // "Not above 6", "anything above 6 is too much" and "at most 6" are one bound; "not at most" says nothing.
  if (has(BOUNDS.beyond)) return refused ? { what, sum, bound: "most", text: whole } : null;
  if (refused) return { what, sum, bound: "refuses", text: whole };
  if (has(BOUNDS.below)) return { what, sum, bound: "most", text: whole };
  return { what, sum, bound: "takes", text: whole };
}
