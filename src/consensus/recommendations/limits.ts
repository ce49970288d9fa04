import type { Quantity } from "../../domain/quantity.ts";
import { BELOW, BEYOND } from "../../lexicon/offers.ts";
import { AT_LEAST } from "../../lexicon/wanted.ts";
import { numericGap as gapOf } from "../../quantities/compare.ts";
import { findQuantities } from "../../quantities/find.ts";
import { Phrases } from "./phrases.ts";
import { cuesIn } from "./polarity.ts";
import { isRequest } from "./requests.ts";
import type { Segment } from "./segments.ts";
import type { Reading } from "./stances.ts";
import { sharesWord, subjectOf } from "./subject.ts";

/** How much of a named thing a text asks for at the least or at the most: "a salary of at least 60 k€". */
interface Limit {
  end: "least" | "most";
  quantity: Quantity;
  thing: Set<string>;
  text: string;
}

/** What one wants more of than the other would allow. */
export interface LimitsApart {
  a: string;
  b: string;
  bold: "a" | "b";
  subject: string[];
}

const UP_TO = new Phrases(BELOW);
const PAST = new Phrases(BEYOND);
const FROM = new Phrases(AT_LEAST);

/** Where one text's least lies above the other's most of the same thing. */
export function limitsBetween(a: Reading, b: Reading, numericGap: number): LimitsApart[] {
  const theirs = limitsOf(b);
  return limitsOf(a).flatMap((one) =>
    theirs.flatMap((other): LimitsApart[] => {
      const [least, most] = one.end === "least" ? [one, other] : [other, one];
      if (one.end === other.end || !sharesWord(one.thing, other.thing) || !sameMeasure(one, other)) return [];
      const apart = least.quantity.value > most.quantity.value;
      if (!apart || gapOf(least.quantity.value, most.quantity.value) <= numericGap) return [];
      return [{ a: one.text, b: other.text, bold: least === one ? "a" : "b", subject: [...one.thing] }];
    }),
  );
}

const sameMeasure = ({ quantity: x }: Limit, { quantity: y }: Limit): boolean =>
  x.unit === y.unit && x.currency === y.currency && x.noun === y.noun;

function limitsOf(reading: Reading): Limit[] {
  return reading.segments.flat().flatMap((segment) => limitIn(segment, reading) ?? []);
}

function limitIn({ kind, words, depends, reported, sentence }: Segment, { text, languages }: Reading): Limit | null {
  if (kind !== "main" || depends || reported) return null;
  const has = (phrases: Phrases) => phrases.find(words, languages) >= 0;
  const denied = cuesIn(words, 0, words.length, languages, true).length % 2 === 1;
  if (!denied && !isRequest(words, languages)) return null;
  const locale = languages.length === 1 ? languages[0] : undefined;
  // The sign of a currency or a share is no word: it stands behind the last.
  const written = /^[\s€$£%]*/u.exec(text.slice(words.at(-1)?.end ?? 0))?.[0] ?? "";
  const stretch = text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0) + written;
  const [quantity, another] = findQuantities(stretch, { locale });
  if (quantity === undefined || another !== undefined || "ambiguous" in quantity) return null;
  const end = has(FROM) ? (denied ? null : "least") : has(PAST) ? (denied ? "most" : null) : has(UP_TO) ? "most" : null;
  if (end === null || (end === "most" && denied && !has(PAST))) return null;
  const thing = subjectOf(words, languages);
  return { end, quantity, thing, text: text.slice(sentence.start, sentence.end).trim() };
}
