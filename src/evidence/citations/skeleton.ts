import { rememberedFor } from "../../domain/remembered.ts";
import { isDigitCode, isWordCode } from "./characters.ts";
import type { SectionText } from "./section-text.ts";

/** A levelled text with "#" for each number, so that the same words with other numbers are found. */
export interface Skeleton {
  text: string;
  /** For each character of `text`, where it starts in the levelled text; one more for the end. */
  starts: Int32Array;
}

const isPart = (code: number): boolean => (code >= 0x30 && code <= 0x39) || code === 0x2e || code === 0x2c;

export function skeletonOf(folded: string): Skeleton {
  const starts = new Int32Array(folded.length + 1);
  let text = "";
  let length = 0;
  let at = 0;
  let run = 0;
  while (at < folded.length) {
    const code = folded.charCodeAt(at);
    if (code >= 0x61) {
      starts[length++] = at++;
      continue;
    }
    text += folded.slice(run, at);
    const start = at;
    if (code === 0x2d) at++;
    while (at < folded.length && isPart(folded.charCodeAt(at))) at++;
    if (at > start) {
      text += "#";
      starts[length++] = start;
    } else {
      if (code !== 0x20) {
        text += folded[at];
        starts[length++] = at;
      }
      at++;
    }
    run = at;
  }
  text += folded.slice(run, at);
  starts[length] = folded.length;
  return { text, starts: starts.slice(0, length + 1) };
}

const sectionSkeleton = rememberedFor((text: SectionText): Skeleton => skeletonOf(text.folded.text));

/** Where the same words stand with other numbers. Offsets are in the levelled text. */
export interface SkeletonMatch {
  start: number;
  end: number;
  /** The numbers that differ, as levelled: claimed and actual, with where the actual one stands. */
  changed: { claimed: string; actual: string; at: number }[];
  numbers: number;
}

const MAX_OCCURRENCES = 64;

/** The occurrence with the fewest changed numbers; null where the words are not there in this order. */
export function findSkeleton(text: SectionText, folded: string, quote: Skeleton): SkeletonMatch | null {
  const section = sectionSkeleton(text);
  let best: SkeletonMatch | null = null;
  let from = section.text.indexOf(quote.text);
  for (let count = 0; from >= 0 && count < MAX_OCCURRENCES; count++) {
    const match = compare(text, section, from, folded, quote);
    if (match !== null && (best === null || match.changed.length < best.changed.length)) best = match;
    from = section.text.indexOf(quote.text, from + 1);
  }
  return best;
}

function compare(text: SectionText, section: Skeleton, from: number, folded: string, quote: Skeleton) {
  const start = section.starts[from] as number;
  const end = endOf(section, from + quote.text.length - 1, text.folded.text);
  if (!wholeWords(text, start, end)) return null;
  const match: SkeletonMatch = { start, end, changed: [], numbers: 0 };
  for (let index = 0; index < quote.text.length; index++) {
    if (quote.text.charCodeAt(index) !== 0x23) continue;
    match.numbers++;
    const claimed = folded.slice(quote.starts[index], endOf(quote, index, folded));
    const at = section.starts[from + index] as number;
    const actual = text.folded.text.slice(at, endOf(section, from + index, text.folded.text));
    if (claimed !== actual) match.changed.push({ claimed, actual, at });
  }
  return match;
}

function endOf(skeleton: Skeleton, index: number, folded: string): number {
  const next = skeleton.starts[index + 1] as number;
  return folded.charCodeAt(next - 1) === 0x20 ? next - 1 : next;
}

function wholeWords(text: SectionText, start: number, end: number): boolean {
  const { origin } = text.folded;
  const first = origin[start] as number;
  const last = origin[end - 1] as number;
  const before = first > 0 ? text.text.charCodeAt(first - 1) : 0x0a;
  const after = text.text.charCodeAt(last + 1);
  const letterFirst = text.folded.text.charCodeAt(start) >= 0x61;
  const letterLast = text.folded.text.charCodeAt(end - 1) >= 0x61;
  if (letterFirst && isWordCode(before) && !isDigitCode(before)) return false;
  return !(letterLast && isWordCode(after) && !isDigitCode(after));
}
