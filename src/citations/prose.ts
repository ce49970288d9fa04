import { figuresOfRow, type PlacedFigure } from "./figures.ts";
import { isNeutral, Label, periodsAgree, qualifiersDiffer, sameTopic } from "./labels.ts";
import type { Passage, SectionText } from "./section-text.ts";
import { rowShape } from "./table.ts";
import { denies } from "./text-words.ts";
import { directionOf } from "./words.ts";

/** The lines a sentence runs over. */
export function sentenceAround(text: SectionText, row: number): { first: number; last: number } {
  let first = row;
  while (first > 0 && row - first < 4 && continues(text, first - 1)) first--;
  let last = row;
  while (last - row < 4 && continues(text, last)) last++;
  return { first, last };
}

/** Whether a line goes on in the next one: not a table, not finished, and the next does not start anew. */
function continues(text: SectionText, row: number): boolean {
  const line = text.rows[row]?.cells;
  const next = text.rows[row + 1]?.cells;
  if (line?.length !== 1 || next?.length !== 1) return false;
  if (rowShape(text, row).tabular || rowShape(text, row + 1).tabular) return false;
  const ending = line[0]?.text.trimEnd() ?? "";
  const opening = next[0]?.text.trimStart() ?? "";
  return ending.length >= 25 && !/[.!?:;]$/.test(ending) && /^[\p{Ll}\d€$£(]/u.test(opening);
}

const PAUSE = /[.;!?|\t](?:\s|$)|,\s|\s(?:and|et|e|while|tandis que|enquanto)\s/gu;

/** The part of a sentence that speaks of one number: back to the number or the pause before it, on to the next. */
export function clauseAround(text: SectionText, figure: PlacedFigure): Passage {
  const { first, last } = sentenceAround(text, figure.row);
  let start = text.rowStarts[first] as number;
  let end = (text.rowStarts[last + 1] as number) - 1;
  for (let row = first; row <= last; row++) {
    for (const other of figuresOfRow(text, row)) {
      if (other.end <= figure.start) start = Math.max(start, other.end);
      if (other.start >= figure.end) end = Math.min(end, other.start);
    }
  }
  const before = text.text.slice(start, figure.start);
  for (const pause of before.matchAll(PAUSE)) {
    const after = pause.index + pause[0].length;
    if (/\p{L}/u.test(before.slice(after))) start = Math.max(start, figure.start - before.length + after);
  }
  const stop = text.text.slice(figure.end, end).search(PAUSE);
  if (stop >= 0) end = figure.end + stop;
  return { start, end };
}

/** Share of the claim's words that must stand in the sentence, and in the part of it around the number. */
const IN_SENTENCE = 0.6;
const AROUND = 0.5;

/**
 * Whether the sentence around a number says this of it: most of the words are there, those of its own part of the
 * sentence among them, nothing that defines the metric was dropped or added, and nothing is denied on one side only.
 */
export function proseAgrees(text: SectionText, figure: PlacedFigure, claimed: Label): boolean {
  const { first, last } = sentenceAround(text, figure.row);
  const sentence = new Label(text.text.slice(text.rowStarts[first], text.rowStarts[last + 1]));
  const meant = claimed.words.filter((word) => !isNeutral(word));
  const clause = clauseAround(text, figure);
  const before = new Label(text.text.slice(clause.start, figure.start).replace(/[:=–—-]\s*$/, ""));
  const near = new Label(`${before.text} ${text.text.slice(figure.end, clause.end)}`);
  const topic = sameTopic(claimed, before) || sameTopic(claimed, near);
  if (!topic) {
    const found = meant.filter((word) => sentence.has(word));
    const nearby = meant.filter((word) => near.has(word));
    if (meant.length === 0 || found.length < IN_SENTENCE * meant.length || nearby.length < AROUND * meant.length)
      return false;
    if (qualifiersDiffer(claimed, near)) return false;
  }
  if (directionOf(claimed.words) * directionOf(near.words) < 0) return false;
  return denies(claimed.text) === denies(near.text) && periodsAgree(claimed.periods, sentence.periods);
}
