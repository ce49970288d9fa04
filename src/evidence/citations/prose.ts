import type { Box } from "../../domain/document.ts";
import { denies } from "../../lexicon/negations.ts";
import { figuresOfRow, type PlacedFigure } from "./figures.ts";
import {
  definitionsDiffer,
  isNeutral,
  isPlan,
  Label,
  monthsDiffer,
  periodsAgree,
  periodsFit,
  qualifiersDiffer,
  rhythmsDiffer,
  sameTopic,
} from "./labels.ts";
import type { Passage, SectionText } from "./section-text.ts";
import { rowShape } from "./table.ts";
import { directionOf } from "./words.ts";

/** The lines a sentence runs over. */
export function sentenceAround(text: SectionText, row: number): { first: number; last: number } {
  let first = row;
  while (first > 0 && row - first < 4 && continuesBelow(text, first - 1)) first--;
  let last = row;
  while (last - row < 4 && continuesBelow(text, last)) last++;
  return { first, last };
}

/** Whether a line goes on in the next one: not a table, not finished, and the next does not start anew. */
export function continuesBelow(text: SectionText, row: number): boolean {
  const line = text.rows[row]?.cells;
  const next = text.rows[row + 1]?.cells;
  if (line?.length !== 1 || next?.length !== 1) return false;
  if (rowShape(text, row).tabular || rowShape(text, row + 1).tabular) return false;
  const ending = line[0]?.text.trimEnd() ?? "";
  const opening = next[0]?.text.trimStart() ?? "";
  return ending.length >= 25 && !/[.!?:;]$/.test(ending) && /^[\p{Ll}\d€$£(]/u.test(opening);
}

const PAUSE = /\s(?:vs\.?|versus)\s|[.;!?|\t](?:\s|$)|,\s|\s(?:and|et|e|while|tandis que|enquanto)\s/gu;

/** The part of a sentence that speaks of one number: back to the number or the pause before it, on to the next. */
export function clauseAround(text: SectionText, figure: PlacedFigure): Passage {
  const { first, last } = sentenceAround(text, figure.row);
  const previous = figureBefore(text, figure);
  let start = previous?.end ?? (text.rowStarts[first] as number);
  let end = (text.rowStarts[last + 1] as number) - 1;
  for (let row = first; row <= last; row++)
    for (const other of figuresOfRow(text, row)) if (other.start >= figure.end) end = Math.min(end, other.start);
  const before = text.text.slice(start, figure.start);
  const from = start;
  for (const pause of before.matchAll(PAUSE)) {
    const after = pause.index + pause[0].length;
    // Up to a pause, the words after another number are that number's: "84 clients et 1 250 inscrits".
    if (previous !== null || /\p{L}/u.test(before.slice(after))) start = from + after;
  }
  const stop = text.text.slice(figure.end, end).search(PAUSE);
  if (stop >= 0) end = figure.end + stop;
  return { start, end };
}

function figureBefore(text: SectionText, figure: PlacedFigure): PlacedFigure | null {
  const { first } = sentenceAround(text, figure.row);
  let found: PlacedFigure | null = null;
  for (let row = first; row <= figure.row; row++)
    for (const other of figuresOfRow(text, row)) if (other.end <= figure.start) found = other;
  return found;
}

function isCount({ readings }: PlacedFigure): boolean {
  return readings.every(({ unit }) => unit === "number" || unit === "count");
}

/** What is said of a number: before it, after it, and both. "from 65 % to 72 %" says of 72 what it says of 65. */
function wordsAround(text: SectionText, figure: PlacedFigure): { before: Label; after: Label; near: Label } {
  const clause = clauseAround(text, figure);
  let before = text.text.slice(clause.start, figure.start);
  const after = new Label(text.text.slice(figure.end, clause.end));
  const previous = figureBefore(text, figure);
  // "120 clients dans 8 pays": what follows a bare number is what it counts, and 8 has its own.
  if (previous !== null && isCount(previous) && !/[:=]/.test(before) && after.words.some((word) => !isNeutral(word)))
    before = "";
  before = before.replace(/[:=–—-]\s*$/, "");
  const bare = new Label(`${before} ${after.text}`).words.every(isNeutral);
  if (bare && previous !== null) before = `${wordsAround(text, previous).before.text} ${before}`;
  return { before: new Label(before), after, near: new Label(`${before} ${after.text}`) };
}

/** Share of the claim's words that must stand in the sentence, and in the part of it around the number. */
const IN_SENTENCE = 0.6;
const AROUND = 0.5;

/**
 * Whether the sentence around a number says this of it: most of the words are there, those of its own part of the
 * sentence among them, nothing that defines the metric was dropped or added, and nothing is denied on one side only.
 */
export function proseAgrees(
  text: SectionText,
  figure: PlacedFigure,
  claimed: Label,
  order: "before" | "after" | null = null,
): boolean {
  const { first, last } = sentenceAround(text, figure.row);
  const { before, after, near } = wordsAround(text, figure);
  if (
    order !== null &&
    isBetweenFigures(text, figure, order) &&
    !mostlyIn(claimed, order === "before" ? before : after)
  )
    return false;
  const sides = [before, near, after];
  if (!sides.some((side) => sameTopic(claimed, side))) {
    const { topic } = claimed;
    if (topic !== null && sides.some((side) => side.topic !== null)) return false;
    const sentence = new Label(text.text.slice(text.rowStarts[first], text.rowStarts[last + 1]));
    const meant = claimed.words.filter((word) => !isNeutral(word));
    const found = meant.filter((word) => sentence.has(word));
    const nearby = meant.filter((word) => near.has(word));
    if (meant.length === 0 || found.length < IN_SENTENCE * meant.length || nearby.length < AROUND * meant.length)
      return false;
    if (qualifiersDiffer(claimed, near) || definitionsDiffer(claimed, near)) return false;
    if (meant.some((word) => !found.includes(word) && headsAnother(text, figure, word))) return false;
    if (nearby.length < meant.length && isSaidOfAnother(text, figure, meant)) return false;
  }
  if (directionOf(claimed.words) * directionOf(near.words) < 0 || denies(claimed.text) !== denies(near.text))
    return false;
  if (isPlan(claimed) !== isPlan(near) || rhythmsDiffer(claimed, near, figure.readings[0]?.per)) return false;
  return saidTime(text, figure, claimed);
}

/** Every word stands with another number of the same text: "Growth goals: sales of 820. Reach EBITDA of 450" says no EBITDA of 820. */
function isSaidOfAnother(text: SectionText, figure: PlacedFigure, meant: readonly string[]): boolean {
  const { first, last } = sentenceAround(text, figure.row);
  for (let row = first; row <= last; row++)
    for (const other of figuresOfRow(text, row)) {
      if (other.start === figure.start) continue;
      const { near } = wordsAround(text, other);
      if (meant.every((word) => near.has(word))) return true;
    }
  return false;
}

/** The word is the whole title of a column or card of this page, and the figure stands under another one. */
function headsAnother(text: SectionText, figure: PlacedFigure, word: string): boolean {
  const own = text.cells[figure.cell]?.box;
  if (own === undefined) return false;
  const heads = text.cells.filter((cell) => {
    const { words } = new Label(cell.text);
    return cell.box !== undefined && words.length === 1 && words[0] === word;
  });
  return heads.length > 0 && heads.every(({ box }) => box !== undefined && !overlap(own, box));
}

function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width;
}

/** The words on the other side than quoted run on to another figure without a pause: they may be that figure's. */
function isBetweenFigures(text: SectionText, figure: PlacedFigure, order: "before" | "after"): boolean {
  const { start, end } = clauseAround(text, figure);
  if (order === "after") return figureBefore(text, figure)?.end === start;
  // "$1.2M in ARR with 45 customers": what is linked to a figure is its own.
  if (/^\s*(?:in|of|en|de|d['’]|em|do|da)(?:\s|(?<=['’]))/iu.test(text.text.slice(figure.end, end))) return false;
  const { first, last } = sentenceAround(text, figure.row);
  for (let row = first; row <= last; row++)
    if (figuresOfRow(text, row).some((other) => other.start === end)) return true;
  return false;
}

function mostlyIn(claimed: Label, side: Label): boolean {
  const meant = claimed.words.filter((word) => !isNeutral(word));
  return meant.filter((word) => side.has(word)).length >= AROUND * meant.length || sameTopic(claimed, side);
}

/** The time claimed is said of this number: before it or in its own part of the sentence, not of another one further on. */
function saidTime(text: SectionText, figure: PlacedFigure, claimed: Label): boolean {
  const { first, last } = sentenceAround(text, figure.row);
  if (monthsDiffer(claimed, new Label(text.text.slice(text.rowStarts[first], text.rowStarts[last + 1])))) return false;
  if (claimed.years.length === 0)
    return periodsAgree(
      claimed.periods,
      new Label(text.text.slice(text.rowStarts[first], text.rowStarts[last + 1])).periods,
    );
  const start = text.rowStarts[first] as number;
  const own = new Label(text.text.slice(start, clauseAround(text, figure).end)).periods;
  const sentence = text.text.slice(start, text.rowStarts[last + 1]);
  const whole = new Label(sentence).periods;
  if (own.length === 0 && whole.length > 0) return false;
  if (whole.length > 0 && !claimed.periods.every((period) => sentence.includes(period.slice(2, 4)))) return false;
  return periodsFit(text, claimed, own);
}
