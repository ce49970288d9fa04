import { placeWords } from "../../lexicon/places.ts";
/** The places a reference names, before anyone looked whether they exist. All text is folded (see `foldLine`). */
export interface ParsedReference {
  /** "Slide 8", "pp. 8-9". */
  pages: number[];
  /** "slide" where the word was slide, diapo, lâmina…; "page" otherwise. */
  pageWord: "slide" | "page" | null;
  rows: number[];
  /** "C8", "C8:E8". */
  cells: { from: string; to: string | null }[];
  column: string | null;
  paragraphs: number[];
}

const LIST = String.raw`(?:\s*(?:-|–|—|/|,|;|&|\+|\ba\b|\bto\b|\bate\b|\bet\b|\band\b|\be\b|\by\b|\bou\b|\bor\b)\s*#?\d{1,7}(?![\d.,]*\s?[%€$£km\d]))*`;
const NUMBER_MARK = String.raw`(?:-(?=\d)|\s*(?:n\s?[°ºo]\.?\s*|no\.?\s*|number\s*|numero\s*|#\s*|:\s*)?)`;
/** "Slide -1" and "Slide 1000000000" name a place too, though there is none. */
const place = (words: string) =>
  new RegExp(String.raw`(?<![a-z0-9])(${words})${NUMBER_MARK}([-−]?\d{1,15})(?!\d)(${LIST})`, "g");

const SLIDE = place(String.raw`${placeWords("slide")}|sl?\.`);
const PAGE = place(`${placeWords("page")}|pp?`);
const ROW = place(String.raw`${placeWords("row")}|lig\.?|l\.|r\.`);
const PARAGRAPH = place(String.raw`${placeWords("paragraph")}|para\.?|par\.|§+`);
const COLUMN = /(?<![a-z0-9])(?:colonne|column|col\.?|coluna)\s*:?\s*([a-z]{1,3})(?![a-z0-9])/;
const CELL = /(?<![a-z0-9.$])\$?([a-z]{1,3})\$?([1-9]\d{0,6})(?:\s*:\s*\$?([a-z]{1,3})\$?([1-9]\d{0,6}))?(?![a-z0-9])/g;
const CELL_WORD = /(?<![a-z0-9])(?:cellules?|cells?|celulas?|plages?|ranges?|intervalos?)(?![a-z])/;
/** More than this many pages or rows is not a place any more. */
const WIDEST_RANGE = 200;

/** Reads what a reference says about pages, rows and cells. `folded` no longer holds sheet or file names. */
export function parsePlaces(folded: string): ParsedReference {
  const text = folded.replace(/\([^()]*\)/g, " ");
  const slides = numbersAfter(SLIDE, text);
  const pages = numbersAfter(PAGE, text);
  const rows = numbersAfter(ROW, text);
  return {
    pages: [...new Set([...slides, ...pages])],
    pageWord: slides.length > 0 ? "slide" : pages.length > 0 ? "page" : null,
    rows,
    cells: cellsIn(text),
    column: COLUMN.exec(text)?.[1]?.toUpperCase() ?? null,
    paragraphs: numbersAfter(PARAGRAPH, text),
  };
}

function numbersAfter(pattern: RegExp, text: string): number[] {
  const found: number[] = [];
  for (const [, word = "", first = "", rest = ""] of text.matchAll(pattern)) {
    const plural = /s$|^pp|^§§/.test(word.replace(/\.$/, ""));
    let previous = Number(first.replace("−", "-"));
    found.push(previous);
    for (const [, join = "", number = ""] of rest.matchAll(/([^\d#]+)#?(\d+)/g)) {
      const next = Number(number);
      if (/[-–—]|\b(?:a|to|ate)\b/.test(join)) {
        if (next <= previous || next - previous > WIDEST_RANGE) break;
        for (let between = previous + 1; between <= next; between++) found.push(between);
      } else if (/\//.test(join)) {
        break; // "Slide 8/20": the eighth of twenty.
      } else if (plural || /\b(?:et|and|e|y|ou|or)\b|[&+]/.test(join)) {
        found.push(next);
      } else {
        break; // "Slide 8, 2024": another number, not another slide.
      }
      previous = next;
    }
  }
  return [...new Set(found)];
}

function cellsIn(text: string): ParsedReference["cells"] {
  const certain = text.includes("!") || CELL_WORD.test(text);
  const cells: ParsedReference["cells"] = [];
  for (const { 0: whole, 1: column = "", 2: row = "", 3: lastColumn, 4: lastRow, index } of text.matchAll(CELL)) {
    // "Q3", "FY24", "H1" are periods and "p8" is a page unless the reference speaks of cells.
    const period = /^(?:q[1-4]|[hst][1-4]|fy\d+|y\d+|p\d+|l\d+)$/.test(whole.trim());
    if (period && !certain && text[index - 1] !== "!") continue;
    const from = `${column}${row}`.toUpperCase();
    cells.push({ from, to: lastColumn === undefined ? null : `${lastColumn}${lastRow}`.toUpperCase() });
  }
  return cells;
}
