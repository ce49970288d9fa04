import type { ExtractionIssue, Row, Section } from "../../domain/document.ts";
import { placeWords } from "../../lexicon/places.ts";

/** How far from the top or the foot of the page its number may stand, as a share of the height. */
const EDGE = 0.12;
const MARKED = new RegExp(
  String.raw`^(?:${placeWords("page", "slide")})\s*(\d{1,4})(?:\s*(?:\/|of|sur|de|von|\|)\s*\d{1,4})?$`,
  "i",
);
const BARE = /^[-–—|·•\s]*(\d{1,4})(?:\s*(?:\/|of|sur|de)\s*\d{1,4})?[-–—|·•\s]*$/;
/** "2023 Annual Report 38", "38 | Annual report": only sequences of such numbers are believed. */
const AT_END = /[^\d\s.,][\s|·•–—-]+(\d{1,4})$/;
const AT_START = /^(\d{1,4})[\s|·•–—-]+[^\d\s.,%]/;
const MAX_FOOTER = 80;
/** Of the pages, how many must carry a number for the document to be called numbered. */
const MIN_SHARE = 0.3;

/**
 * Recognises the numbers printed on the pages: they stand at the edge of the page and go up with the pages.
 * Sets `printedNumber` and answers what a reader of page references must know.
 */
export function setPrintedNumbers(sections: Section[]): ExtractionIssue[] {
  const candidates = sections.map(edgeNumbers);
  const shifts = countShifts(candidates);
  const enough = Math.max(2, Math.min(5, 0.1 * sections.length));
  let numbered = 0;
  const numbers = candidates.map((found, index) => {
    const best = found
      .filter((number) => (shifts.get(number - index) ?? 0) >= enough && hasNeighbour(candidates, index, number))
      .sort((a, b) => (shifts.get(b - index) ?? 0) - (shifts.get(a - index) ?? 0))[0];
    if (best !== undefined) numbered++;
    return best;
  });
  if (numbered < MIN_SHARE * sections.length)
    return sections.length === 1 && candidates[0]?.includes(1) ? [] : [notPrinted(sections)];
  for (const [index, number] of numbers.entries()) {
    const section = sections[index];
    if (section !== undefined && number !== undefined) section.printedNumber = number;
  }
  const differing = sections.find(
    ({ number, printedNumber }) => printedNumber !== undefined && printedNumber !== number,
  );
  if (differing?.printedNumber === undefined) return [];
  const detail = { page: differing.number, printed: differing.printedNumber };
  return [{ code: "printed_number_differs", level: "warning", detail }];
}

function notPrinted(sections: Section[]): ExtractionIssue {
  return { code: "numbers_not_printed", level: "warning", detail: { pages: sections.length } };
}

/** How many pages carry a number that is so far from their position. */
function countShifts(candidates: number[][]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [index, numbers] of candidates.entries()) {
    for (const number of new Set(numbers)) counts.set(number - index, (counts.get(number - index) ?? 0) + 1);
  }
  return counts;
}

function hasNeighbour(candidates: number[][], index: number, number: number): boolean {
  return [-2, -1, 1, 2].some((step) => candidates[index + step]?.includes(number + step));
}

/** Numbers in the first and last lines of the page, and in what stands at its edges. */
function edgeNumbers({ rows, height = 0 }: Section): number[] {
  return rows
    .filter((row, index) => index < 2 || index >= rows.length - 3 || isAtEdge(row, height))
    .flatMap((row) => row.cells.flatMap(({ text }) => numberIn(text)));
}

function isAtEdge(row: Row, height: number): boolean {
  const box = row.cells[0]?.box;
  return box !== undefined && (box.y < EDGE * height || box.y + box.height > (1 - EDGE) * height);
}

function numberIn(text: string): number[] {
  if (text.length > MAX_FOOTER) return [];
  const marked = MARKED.exec(text)?.[1];
  if (marked !== undefined) return [Number(marked)];
  return [BARE, AT_END, AT_START]
    .map((pattern) => Number(pattern.exec(text)?.[1] ?? Number.NaN))
    .filter((number) => !Number.isNaN(number) && !isYear(number));
}

function isYear(number: number): boolean {
  return number >= 1900 && number < 2100;
}
