import type { Cell } from "../../domain/document.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import { CURRENCY_WORD } from "../../lexicon/currency-words.ts";
import { SCALE_WORDS } from "../../lexicon/scales.ts";
import { hasLetters, type SectionText } from "./section-text.ts";

/** What a section's rows are: which are labels with values, and where their values begin. */
export interface RowShape {
  /** A label beside at least one value, or a line the reader recognised as a table's. */
  tabular: boolean;
  /** How many cells at the start are words; equal to the number of cells where no value follows. */
  labelCells: number;
}

const shapesOf = rememberedFor((_text: SectionText): RowShape[] => []);

export function rowShape(text: SectionText, row: number): RowShape {
  const known = shapesOf(text);
  let shape = known[row];
  if (shape === undefined) {
    shape = shapeOf(text.rows[row]?.cells ?? [], text.rows[row]?.table === true);
    known[row] = shape;
  }
  return shape;
}

function shapeOf(cells: readonly Cell[], table: boolean): RowShape {
  let labelCells = cells.length > 1 && PERIOD.test(cells[0]?.text ?? "") ? 1 : 0;
  while (labelCells < cells.length && !isValueCell(cells[labelCells] as Cell)) labelCells++;
  const hasValue = labelCells < cells.length;
  return { tabular: cells.length > 1 && (table || (hasValue && labelCells > 0)), labelCells };
}

/** A first column may say when: such a cell names the row, though it looks like a number. */
const PERIOD = /^\s*(?:(?:FY|CY|[QHST][1-4])\s?)?'?(?:19|20)\d\d\s?[AEFPB]?\s*$/i;

const UNIT_WORDS = new RegExp(
  `^(?:k|m|mn|mm|bn|b|md|mds|mrd|mio|mil|x|pp|pts?|bps|eur|usd|gbp|brl|chf|ans?|anos?|mois|meses|m[eê]s|years?|months?|jours?|days?|dias?|us|r|c|a|ca|na|nm|n|e|f|mi|bi|d|de|[km]eur|[km]usd|[km]gbp|${CURRENCY_WORD})$`,
  "iu",
);

/** A number with at most a unit around it, or the dash that stands for "none". */
export function isValueCell(cell: Cell): boolean {
  if (typeof cell.value === "number") return true;
  const text = cell.text.trim();
  if (text.length === 0 || text.length > 40) return false;
  if (/^[-–—−]+$/.test(text)) return true;
  if (/^n[./]?[am][.]?$/i.test(text)) return true;
  if (!/\d/.test(text)) return false;
  return (text.match(/\p{L}+/gu) ?? []).every(
    (word) => UNIT_WORDS.test(word) || Object.hasOwn(SCALE_WORDS, word.toLowerCase()),
  );
}

/** The row's words before its values. */
export function labelOf(text: SectionText, row: number): string {
  const { labelCells } = rowShape(text, row);
  const cells = text.rows[row]?.cells ?? [];
  return cells
    .slice(0, labelCells)
    .map((cell) => cell.text)
    .filter((cell) => hasLetters(cell) || PERIOD.test(cell))
    .join(" ");
}
