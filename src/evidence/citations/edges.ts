import type { CitationCheck } from "../../domain/citation.ts";
import { isNegation } from "../../lexicon/negations.ts";
import { SCALE_SHORT, SCALE_WORD } from "../../lexicon/scales.ts";
import { classOf, isDigitCode, isWordCode, ZERO } from "./characters.ts";
import { fold } from "./fold.ts";
import { indexAt, type SectionText } from "./section-text.ts";

export type Difference = NonNullable<CitationCheck["differences"]>[number];

/** What is wrong with where a match begins or ends. `"cut"`: inside a word or a number, so it is no match at all. */
export type EdgeFault = "cut" | Difference | null;

const isSpaceCode = (code: number): boolean => code === 0x20 || code === 0xa0 || code === 0x202f || code === 0x2009;

/** Offsets are in the levelled text; `end` is exclusive. */
export function startFault(text: SectionText, start: number): EdgeFault {
  const { text: folded, origin } = text.folded;
  const raw = text.text;
  const at = origin[start] as number;
  const first = folded.charCodeAt(start);
  let previousAt = at - 1;
  while (classOf(raw.charCodeAt(previousAt)) === ZERO) previousAt--;
  const before = previousAt >= 0 ? raw.charCodeAt(previousAt) : 0x0a;
  const digit = first >= 0x30 && first <= 0x39;
  if (!digit) {
    if (isWordCode(before) && !isDigitCode(before)) return "cut";
    return first >= 0x61 ? negationBefore(raw, at) : null;
  }
  if (start === 0) return null;
  const previous = folded.charCodeAt(start - 1);
  if (previous === 0x2d) return { kind: "sign", claimed: numberAt(raw, at), actual: `-${numberAt(raw, at)}` };
  if (isDigitCode(before) || (isWordCode(before) && /\d\p{L}+$/u.test(raw.slice(Math.max(0, at - 12), at))))
    return "cut";
  if ((before === 0x2e || before === 0x2c) && at > 1 && isDigitCode(raw.charCodeAt(at - 2))) return "cut";
  if (previous === 0x20 && isSpaceCode(before) && at > 1 && isDigitCode(raw.charCodeAt(at - 2))) {
    if (isGroupOfThree(raw, at) && digitsBefore(raw, at - 1) <= 3 && sameCell(text, at - 2, at)) return "cut";
  }
  return null;
}

export function endFault(text: SectionText, end: number): EdgeFault {
  const { text: folded, origin } = text.folded;
  const raw = text.text;
  let at = (origin[end - 1] as number) + 1;
  while (classOf(raw.charCodeAt(at)) === ZERO) at++;
  const last = folded.charCodeAt(end - 1);
  const next = at < raw.length ? raw.charCodeAt(at) : 0x0a;
  if (!(last >= 0x30 && last <= 0x39)) return last >= 0x61 && isWordCode(next) && !isDigitCode(next) ? "cut" : null;
  if (isDigitCode(next) || (isWordCode(next) && /^\p{L}+[.,]?\d/u.test(raw.slice(at, at + 12)))) return "cut";
  if ((next === 0x2e || next === 0x2c) && isDigitCode(raw.charCodeAt(at + 1))) return "cut";
  if (isSpaceCode(next) && isGroupOfThree(raw, at + 1) && digitsBefore(raw, at) <= 3 && sameCell(text, at - 1, at + 1))
    return "cut";
  return scaleAfter(raw, at);
}

const SCALE = new RegExp(
  `[ \\u00a0\\u202f\\u2009]?[€$£]?[ \\u00a0\\u202f\\u2009]?(${SCALE_SHORT}|${SCALE_WORD})(?:eur|usd|gbp|brl|chf)?(?![\\p{L}\\d])(?:[ \\u00a0\\u202f]?[€$£])?`,
  "iuy",
);

/** "504" quoted from "504 K€": the number was cut off its scale. */
function scaleAfter(raw: string, at: number): EdgeFault {
  const code = raw.charCodeAt(at);
  if (code === 0x0a || code === 0x09 || Number.isNaN(code)) return null;
  SCALE.lastIndex = at;
  const found = SCALE.exec(raw);
  if (found === null) return null;
  const start = numberStart(raw, at);
  return { kind: "scale", claimed: raw.slice(start, at), actual: raw.slice(start, at + found[0].length).trim() };
}

/** The words just before, as far as the sentence goes: "is not yet" before "profitable". */
export function negationBefore(raw: string, at: number): EdgeFault {
  let from = at;
  let words = 0;
  const startsAnew = /\p{Lu}/u.test(raw[at] ?? "");
  while (from > 0 && at - from < 40) {
    const code = raw.charCodeAt(from - 1);
    if (code === 0x20 || code === 0xa0) {
      if (from < at && isWordCode(raw.charCodeAt(from))) words++;
      if (words >= 3) break;
    } else if (!isWordCode(code) && code !== 0x27 && code !== 0x2019 && (code !== 0x0a || startsAnew)) break;
    from--;
  }
  if (from === at) return null;
  const before = raw.slice(from, at).trim();
  if (before.length === 0) return null;
  const around = raw.slice(Math.max(0, from - 60), at + 60);
  for (const word of before.split(/\s+/)) {
    const folded = fold(word).text;
    if (isNegation(folded, around)) return { kind: "negation", claimed: "", actual: word };
    if (/n['’]t$/i.test(word) || /^n['’]/i.test(word)) return { kind: "negation", claimed: "", actual: word };
  }
  return null;
}

function isGroupOfThree(raw: string, at: number): boolean {
  return (
    isDigitCode(raw.charCodeAt(at)) &&
    isDigitCode(raw.charCodeAt(at + 1)) &&
    isDigitCode(raw.charCodeAt(at + 2)) &&
    !isDigitCode(raw.charCodeAt(at + 3))
  );
}

/** How many digits end at `at` (exclusive), up to five. */
function digitsBefore(raw: string, at: number): number {
  let count = 0;
  while (count < 5 && at - count > 0 && isDigitCode(raw.charCodeAt(at - count - 1))) count++;
  return count;
}

function sameCell(text: SectionText, a: number, b: number): boolean {
  return indexAt(text.cellStarts, a) === indexAt(text.cellStarts, b);
}

function numberStart(raw: string, end: number): number {
  let at = end;
  while (at > 0 && end - at < 30 && /[\d.,'’ \u00a0\u202f\u2009]/.test(raw[at - 1] as string)) at--;
  while (at < end && !isDigitCode(raw.charCodeAt(at))) at++;
  return at;
}

function numberAt(raw: string, start: number): string {
  return /^[\d.,'’\u00a0\u202f\u2009]+(?<=\d)/.exec(raw.slice(start, start + 30))?.[0] ?? "";
}
