import type { Cell, Row, Section } from "../../domain/document.ts";

/** Longer than any paragraph a person writes. How a figure is named, dated and owned is looked for in its whole line. */
const LONGEST_LINE = 2_000;
const SENTENCE_END = /[.!?…;]\s|\n/g;

/**
 * A section of which no line is longer than a long paragraph: one that goes on is read piece by piece, cut where a sentence
 * ends, else between words, so that twice the text is twice the work. Sections without such lines are returned as they are.
 */
export function withShortLines(section: Section): Section {
  if (!section.rows.some(isLong)) return section;
  return { ...section, rows: section.rows.flatMap((row) => (isLong(row) ? shortened(row) : [row])) };
}

const isLong = ({ cells }: Row): boolean => cells.some(({ text }) => text.length > LONGEST_LINE);

/** What is that long is no value of a table's row: it is read for itself, and the others beside it as they stand. */
function shortened(row: Row): Row[] {
  const short = row.cells.filter(({ text }) => text.length <= LONGEST_LINE);
  const long = row.cells.filter(({ text }) => text.length > LONGEST_LINE);
  const pieces = long.flatMap((cell) => piecesOf(cell.text).map((text): Cell => ({ ...cell, text })));
  return [
    ...(short.length === 0 ? [] : [{ ...row, cells: short }]),
    ...pieces.map((cell) => ({ ...row, cells: [cell] })),
  ];
}

/** A text in pieces of bounded length; joined they are the text. */
export function piecesOf(text: string, longest = LONGEST_LINE): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const window = text.slice(from, from + longest);
    const length = from + longest >= text.length ? window.length : cutIn(window);
    pieces.push(window.slice(0, length));
    from += length;
  }
  return pieces;
}

/** After the last sentence that ends in the window's second half, else after its last gap, else at its end. */
function cutIn(window: string): number {
  let end = 0;
  for (const stop of window.matchAll(SENTENCE_END)) end = stop.index + stop[0].length;
  if (end >= window.length / 2) return end;
  const gap = window.lastIndexOf(" ") + 1;
  return gap >= window.length / 2 ? gap : window.length;
}
