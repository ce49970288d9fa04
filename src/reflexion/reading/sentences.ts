import { sentenceEnd } from "../../lexicon/sentence-ends.ts";

/** A sentence inside a text, with its place there. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

const LONGEST_BRACKET = 1_000;
/** What is longer is no sentence: it is read in pieces. */
const LONGEST_SENTENCE = 4_000;

/** Sentences and lines, in order. What stands in brackets is never cut: "(row 8: 507 − 142. Sum: 365)". */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let depth = 0;
  let opened = 0;
  let start = 0;
  const close = (end: number) => {
    const raw = text.slice(start, end);
    const lead = raw.length - raw.trimStart().length;
    const trimmed = raw.trim();
    if (trimmed !== "") sentences.push({ text: trimmed, start: start + lead, end: start + lead + trimmed.length });
    start = end;
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // A bracket that nobody closes ends where no bracket would go on.
    if (depth > 0 && at - opened > LONGEST_BRACKET) depth = 0;
    if (at - start >= LONGEST_SENTENCE && code === 32) close(at);
    if (code === 40 || code === 91) {
      if (depth++ === 0) opened = at;
    } else if (code === 41 || code === 93) depth = Math.max(0, depth - 1);
    else if (code === 10) {
      if (goesOn(text, at)) continue;
      depth = 0;
      close(at + 1);
    } else if ((code === 46 || code === 33 || code === 63) && depth === 0) {
      const end = sentenceEnd(text, at, start);
      if (end === null) continue;
      close(end);
      at = end - 1;
    }
  }
  close(text.length);
  return sentences;
}

/** Shorter lines are not broken to fit a width: what follows them is a line of its own. */
const SHORTEST_WRAPPED = 40;

/** A line broken to fit a width goes on in the next: no stop at its end, and no capital, figure or mark behind it. */
function goesOn(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  if (line.length < SHORTEST_WRAPPED || line.includes("|") || !/[\p{L}\d%€$£,)]$/u.test(line)) return false;
  return /^ {0,4}\p{Ll}\p{L}*[ ,'’]/u.test(text.slice(at + 1, at + 40));
}
