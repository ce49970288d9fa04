import type { Box, Cell, Row, Section } from "../../domain/document.ts";
import { isLetterCode } from "./characters.ts";
import { type Folded, fold } from "./fold.ts";

/** The visible text of a section as one string, levelled once, with the way back to its rows and cells. */
export interface SectionText {
  section: Section;
  rows: readonly Row[];
  /** Cells are separated by a tab, rows by a line feed. */
  text: string;
  folded: Folded;
  /** Offset in `text` where each row starts; one more for the end. */
  rowStarts: Int32Array;
  /** Offset in `text` where each cell starts, over all rows; one more for the end. */
  cellStarts: Int32Array;
  /** Index of each row's first cell in `cellStarts`; one more for the end. */
  firstCells: Int32Array;
  cells: readonly Cell[];
}

/** `rows` is the section's own unless its hidden rows are meant. */
export function sectionText(section: Section, rows: readonly Row[] = section.rows): SectionText {
  const cells: Cell[] = [];
  const rowStarts = new Int32Array(rows.length + 1);
  const firstCells = new Int32Array(rows.length + 1);
  const starts: number[] = [];
  const parts: string[] = [];
  let length = 0;
  rows.forEach((row, index) => {
    rowStarts[index] = length;
    firstCells[index] = cells.length;
    row.cells.forEach((cell, column) => {
      starts.push(length);
      cells.push(cell);
      const last = column === row.cells.length - 1;
      parts.push(cell.text, last ? "\n" : "\t");
      length += cell.text.length + 1;
    });
    if (row.cells.length === 0) {
      parts.push("\n");
      length += 1;
    }
  });
  rowStarts[rows.length] = length;
  firstCells[rows.length] = cells.length;
  starts.push(length);
  const text = parts.join("");
  return {
    section,
    rows,
    text,
    folded: fold(text, true),
    rowStarts,
    cellStarts: Int32Array.from(starts),
    firstCells,
    cells,
  };
}

/** Index of the last start that is not after `offset`. */
export function indexAt(starts: Int32Array, offset: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A part of a section: offsets in `text`, `end` exclusive. */
export interface Passage {
  start: number;
  end: number;
}

/** The rows a passage touches, first and last. */
export function rowsOf(text: SectionText, passage: Passage): { first: number; last: number } {
  return {
    first: indexAt(text.rowStarts, passage.start),
    last: indexAt(text.rowStarts, Math.max(passage.start, passage.end - 1)),
  };
}

/** The cells a passage touches. */
export function cellsOf(text: SectionText, passage: Passage): Cell[] {
  const first = indexAt(text.cellStarts, passage.start);
  const last = indexAt(text.cellStarts, Math.max(passage.start, passage.end - 1));
  return text.cells.slice(first, last + 1);
}

const CLOSING = /(?:[ \u00a0\u202f]?(?:[)%€$£]|R\$))+/y;

/** A passage with the unit signs and the parenthesis that close its last number. */
export function withClosingSigns(text: SectionText, { start, end }: Passage): Passage {
  CLOSING.lastIndex = end;
  const closing = CLOSING.exec(text.text);
  if (closing === null || (closing[0].includes(")") && !text.text.slice(start, end).includes("(")))
    return { start, end };
  return { start, end: end + closing[0].length };
}

/** As a person would read it: one space where the page has columns or line ends. */
export function passageText(text: SectionText, passage: Passage): string {
  return readable(text.text.slice(passage.start, passage.end));
}

export function readable(raw: string): string {
  return /[\t\n\r]|\s{2}/.test(raw) ? raw.replace(/\s+/g, " ").trim() : raw.trim();
}

/** One box a line, around the cells the passage touches. */
export function boxesOf(cells: readonly Cell[]): Box[] {
  const boxes: Box[] = [];
  for (const { box } of cells) {
    if (box === undefined) continue;
    const previous = boxes.at(-1);
    const sameLine =
      previous !== undefined &&
      Math.min(previous.y + previous.height, box.y + box.height) - Math.max(previous.y, box.y) >
        0.5 * Math.min(previous.height, box.height);
    if (sameLine) boxes[boxes.length - 1] = union(previous, box);
    else boxes.push({ ...box });
  }
  return boxes;
}

function union(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

export function hasLetters(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isLetterCode(text.charCodeAt(at))) return true;
  return false;
}
