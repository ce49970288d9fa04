import type { LeverRow } from "../../lexicon/levers.ts";
import { type Axis, FAMILIES, KEEPS, LOWERS, RAISES, SPENDING, UNWANTED } from "./families.ts";
import { leverAt } from "./levers.ts";
import { isEmptyWord, subjectOf } from "./subject.ts";
import type { Languages, Word } from "./words.ts";

/** A word of a family, found. `level`: "raise" or "lower" of a named thing. */
export interface Hit {
  axis: Axis | "level";
  end: 0 | 1;
  kind: "act" | "thing" | "manner";
  from: number;
  to: number;
  /** "Keep": it opposes only what would change the very thing it names. */
  weak: boolean;
  /** Told by what it would do, not by a word of the families: "open a shop" spends. */
  implied: boolean;
  about: LeverRow["about"] | null;
  /** Where its object stands, if it is known by one. */
  object?: [number, number];
}

const PLAIN = { implied: false, about: null };

/** The family words of a stretch, with "raise" and "lower" understood by what they govern. */
export function hitsIn(words: readonly Word[], languages: Languages): Hit[] {
  const hits: Hit[] = [];
  for (let i = 0; i < words.length; ) {
    const object = hits.find(({ object: own }) => own !== undefined && own[0] === i && own[1] > i)?.object;
    if (object !== undefined) {
      i = object[1];
      continue;
    }
    const hit = hitAt(words, i, languages);
    const lever = leverAt(words, i, languages);
    // "Delay the launch": what waits is no act of its own.
    if (lever?.axis === "launch" && hits.at(-1)?.axis === "timing" && hits.at(-1)?.end === 1) {
      i = lever.to;
      continue;
    }
    if (lever !== null && outdoes(lever, hit)) {
      hits.push(lever);
      i = lever.to;
      continue;
    }
    if (hit === null) {
      i += 1;
      continue;
    }
    const objectAt = objectIndex(words, hit.to, languages);
    const governed = words[objectAt];
    const unwanted = governed !== undefined && UNWANTED.has(governed, languages);
    const lowering = hit.axis === "level" || (hit.axis === "money" && hit.end === 1);
    const spends = SPENDING.at(words, objectAt, languages) > 0;
    // "Reduce", and nothing more: what is spent.
    const bare = hit.axis === "level" && hit.end === 1 && hit.to === words.length;
    if (lowering && unwanted) i = objectAt + 1;
    else if (bare) {
      hits.push({ ...hit, axis: "money" });
      i = hit.to;
    } else if (hit.axis === "level" && spends) {
      hits.push({ ...hit, axis: "money", to: isInvesting(governed as Word, languages) ? objectAt + 1 : hit.to });
      i = objectAt + 1;
    } else if (hit.axis === "money" && spends && isInvesting(governed as Word, languages)) {
      hits.push({ ...hit, to: objectAt + 1 });
      i = objectAt + 1;
    } else {
      hits.push(hit);
      i = hit.to;
    }
  }
  return hits;
}

/** A verb read with its object says more than the verb alone, and no more than a phrase that holds both. */
function outdoes(lever: Hit, plain: Hit | null): boolean {
  return plain === null || lever.to > plain.to || (lever.object !== undefined && lever.object[1] > plain.to);
}

function hitAt(words: readonly Word[], at: number, languages: Languages): Hit | null {
  let best: Hit | null = null;
  for (const { axis, end, kind, words: phrases } of FAMILIES) {
    const length = phrases.at(words, at, languages);
    if (length > 0 && (best === null || length > best.to - at))
      best = { axis, end, kind, from: at, to: at + length, weak: false, ...PLAIN };
  }
  for (const [end, phrases] of [
    [0, RAISES],
    [1, LOWERS],
  ] as const) {
    const length = phrases.at(words, at, languages);
    if (length > 0 && (best === null || length > best.to - at))
      best = { axis: "level", end, kind: "act", from: at, to: at + length, weak: false, ...PLAIN };
  }
  if (best !== null) return best;
  const keeps = KEEPS.at(words, at, languages);
  if (keeps === 0) return null;
  const rest = words.slice(at + keeps);
  const thing = rest.slice(0, 3).some((_, i) => FAMILIES.some((f) => f.words.at(rest, i, languages) > 0));
  if (thing) return null;
  const weak = subjectOf(rest, languages).size > 0;
  return { axis: "reach", end: 1, kind: "act", from: at, to: at + keeps, weak, ...PLAIN };
}

/** The first word after `from` that says something. */
function objectIndex(words: readonly Word[], from: number, languages: Languages): number {
  let i = from;
  while (i < words.length && i < from + 4 && isEmptyWord((words[i] as Word).key)) i++;
  const first = words[i];
  if (first === undefined) return from;
  // "nos despesas", "operational costs": an adjective may stand before the noun.
  const next = words[i + 1];
  const plain = !SPENDING.has(first, languages) && !UNWANTED.has(first, languages);
  const nextTells = next !== undefined && (SPENDING.has(next, languages) || UNWANTED.has(next, languages));
  return plain && nextTells && languages.includes("en") ? i + 1 : i;
}

function isInvesting(word: Word, languages: Languages): boolean {
  return FAMILIES.some(({ axis, end, words }) => axis === "money" && end === 0 && words.has(word, languages));
}
