import type { Read } from "./fit.ts";

const STOP = /[;•|\n│║]|,\s|[.!?]\s|→|->/g;
const STOP_AFTER = /[;•|\n│║]|,\s|[.!?]\s|\s[–—]\s|→|->/g;
/** Words that open the next figure's name: they are not this one's. */
const OPENS_NEXT = /(?:\b(?:de|of|à|d['’]|is|are|est|sont|at|to|from|vs\.?)|[:=(])\s*[~≈<>≥≤+]*\s*$/iu;
const OPENING = /^[\s•▪●◦■□‣➢✓✔►→*·├└─│┌╰╭>–—-]*(?:\d{1,2}[.)]\s+)?/u;
const CLOSING = /[\s~≈<>≥≤+*–—-]+$/u;

/** The words of a figure's own clause that may name it, the likelier first. */
export function ownLabels(text: string, figures: readonly Read[], at: number): string[] {
  const figure = figures[at] as Read;
  const [previous, next] = [figures[at - 1], figures[at + 1]];
  const left = text.slice(lastStop(text, previous?.end ?? 0, figure.start), figure.start);
  const right = text.slice(figure.end, firstStop(text, figure.end, next?.start ?? text.length));
  const runsOn = next !== undefined && figure.end + right.length === next.start && OPENS_NEXT.test(right);
  const [before, after] = [clean(left.slice(left.lastIndexOf("(") + 1)) || clean(left), runsOn ? "" : clean(right)];
  const named = /[:=(]\s*[~≈<>≥≤+]*\s*$/u.test(left) && hasWords(before);
  if (named) return [before, ...(hasWords(after) ? [after] : [])];
  // "85% ($1.7M)": the second figure says the first again.
  if (previous !== undefined && /^[\s(]*[~≈]?$/u.test(text.slice(previous.end, figure.start)) && !hasWords(after))
    return ownLabels(text, figures.slice(0, at), at - 1);
  if (!hasWords(before)) return hasWords(after) ? [after] : [];
  return hasWords(after) ? [after, before] : [before];
}

/** The sentence a figure stands in. */
export function sentenceAround(text: string, { start, end }: { start: number; end: number }): string {
  let from = 0;
  let to = text.length;
  for (const stop of text.matchAll(/[.!?;]\s+(?=[\p{Lu}•"“(-])|\n|\s[•│]\s/gu)) {
    if (stop.index < start) from = stop.index + stop[0].length;
    else if (stop.index >= end) {
      to = stop.index + 1;
      break;
    }
  }
  return text.slice(from, to).trim();
}

function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

function clean(text: string): string {
  return text
    .replace(OPENING, "")
    .replace(CLOSING, "")
    .replace(/^[\s(),:=+]+|[\s(,:=]+$/gu, "");
}

function lastStop(text: string, from: number, to: number): number {
  let at = from;
  for (const stop of text.slice(from, to).matchAll(STOP)) at = from + stop.index + stop[0].length;
  return at;
}

function firstStop(text: string, from: number, to: number): number {
  const stop = text.slice(from, to).search(STOP_AFTER);
  return stop < 0 ? to : from + stop;
}
