import type { Cell } from "../../domain/document.ts";
import type { Quantity } from "../../domain/quantity.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import { findQuantities } from "../../quantities/find.ts";
import { numberHabit } from "../../quantities/habits.ts";
import { type NumberHabit, readNumeral } from "../../quantities/numerals.ts";
import { plainQuantity } from "../../quantities/plain.ts";
import type { Figure } from "./agree.ts";
import { classOf, isDisguised, ZERO } from "./characters.ts";
import { fold } from "./fold.ts";
import type { SectionText } from "./section-text.ts";

/** Longer texts are not searched for numbers one by one. */
const LONGEST = 4_000;

/** The numbers of a text as people write them, without what they count: "1 250" in "1 250 clients". */
export function figuresIn(text: string, habit?: NumberHabit): Figure[] {
  if (text.length > LONGEST || !/\d/.test(text)) return [];
  const disguise = isDisguised(text);
  if (disguise === "turned") return [];
  return disguise === "parted" ? figuresOfVisible(text, habit) : figuresOf(text, habit);
}

/** Read without what takes no room: "9" and "04,000" with nothing to see between them are one number. */
function figuresOfVisible(text: string, habit: NumberHabit | undefined): Figure[] {
  let visible = "";
  const origin: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (classOf(text.charCodeAt(at)) === ZERO) continue;
    visible += text[at];
    origin.push(at);
  }
  return figuresOf(visible, habit).map((figure) => ({
    ...figure,
    start: origin[figure.start] as number,
    end: (origin[figure.end - 1] as number) + 1,
  }));
}

/** Letters between digits ("9O4,000") make no number that could be named: neither part of it is one. */
function isPartOfToken(text: string, start: number, end: number): boolean {
  return (
    /^\p{L}+[.,]?\d/u.test(text.slice(end, end + 12)) || /\d\p{L}+$/u.test(text.slice(Math.max(0, start - 12), start))
  );
}

function figuresOf(text: string, habit: NumberHabit | undefined): Figure[] {
  return findQuantities(text, { habit }).flatMap((found) => {
    const readings = "ambiguous" in found ? found.readings : [found];
    const written = withoutNoun(found.text, readings[0]?.noun);
    const end = found.start + written.length;
    if (isPartOfToken(text, found.start, end)) return [];
    return { readings: signed(isNegative(text, found.start, end), readings), text: written, start: found.start, end };
  });
}

/** By the sign or the parentheses around the digits, which may stand outside what was read as the number. */
function isNegative(text: string, start: number, end: number): boolean {
  const from = Math.max(0, start - 6);
  const folded = fold(text.slice(from, end + 6), true);
  for (let at = 0; at < folded.text.length; at++) {
    const code = folded.text.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39 && from + (folded.origin[at] as number) >= start)
      return folded.text[at - 1] === "-";
  }
  return false;
}

function withoutNoun(text: string, noun: string | undefined): string {
  if (noun === undefined) return text;
  const at = text.toLowerCase().lastIndexOf(noun.toLowerCase());
  return at > 0 && /\d/.test(text.slice(0, at)) ? text.slice(0, at).trimEnd() : text;
}

/** A number in parentheses is negative here as in every account; one reading is left for each way of reading its digits. */
function signed(negative: boolean, readings: Quantity[]): Quantity[] {
  const fitting = readings.filter((reading) => reading.value === 0 || reading.value < 0 === negative);
  return fitting.length > 0 ? fitting : readings.map((reading) => ({ ...reading, value: -reading.value }));
}

const PLAIN = /^\s*(\()?\s?(?:([$€£])\s?)?(\()?(\d[\d.,]*(?<=\d))\s?(%)?\)?\s?(?:(%)|([$€£]))?\s*$/;
const CURRENCIES: Record<string, string> = { $: "USD", "€": "EUR", "£": "GBP" };

/** A cell that holds one number and nothing else, as most cells of a table do: read without looking for anything more. */
function plainFigure(text: string, habit: NumberHabit): Figure | null {
  const found = text.length > 24 ? null : PLAIN.exec(text);
  const digits = found?.[4];
  if (found === null || digits === undefined || /^(?:19|20)\d\d$/.test(digits)) return null;
  const numeral = readNumeral(digits, 0, habit);
  if (numeral === null || numeral.end !== digits.length) return null;
  const symbol = found[2] ?? found[7];
  const percent = found[5] !== undefined || found[6] !== undefined;
  const negative = (found[1] ?? found[3]) !== undefined;
  if (negative !== text.includes(")")) return null;
  const readings = numeral.readings.map((reading): Quantity => {
    const value = negative ? -reading.value : reading.value;
    const unit = percent ? "percent" : symbol === undefined ? "number" : "money";
    const currency = symbol === undefined ? {} : { currency: CURRENCIES[symbol] as string };
    const { decimals } = reading;
    return { value, unit, ...currency, scale: 1, decimals, step: 10 ** -decimals, text, start: 0, end: text.length };
  });
  return { readings, text, start: 0, end: text.length };
}

/** A number given as such by a program. */
export function figureOf(value: number): Figure {
  const quantity = plainQuantity(value);
  const { text, start, end } = quantity;
  return { readings: [quantity], text, start, end };
}

/** A number of a document, with the cell it stands in. Offsets are in the section's text. */
export interface PlacedFigure extends Figure {
  row: number;
  /** Place in `SectionText.cells`. */
  cell: number;
}

const rowsOf = rememberedFor((_text: SectionText): PlacedFigure[][] => []);

/** The numbers of a row, read cell by cell: columns never run into each other. */
export function figuresOfRow(text: SectionText, row: number): PlacedFigure[] {
  const rows = rowsOf(text);
  let figures = rows[row];
  if (figures === undefined) {
    figures = [];
    const first = text.firstCells[row] as number;
    const last = text.firstCells[row + 1] as number;
    for (let cell = first; cell < last; cell++) {
      const start = text.cellStarts[cell] as number;
      for (const figure of figuresOfCell(text.cells[cell] as Cell, habitOf(text)))
        figures.push({ ...figure, start: figure.start + start, end: figure.end + start, row, cell });
    }
    rows[row] = figures;
  }
  return figures;
}

/** How this section writes its numbers: "1,646" among "17,606.5" is no decimal. */
const habitOf = rememberedFor((text: SectionText): NumberHabit => numberHabit(text.cells.map((cell) => cell.text)));

/** "50,000" in a Portuguese workbook may be fifty; the number the cell holds says which. */
function asStored(figure: Figure, stored: number): Figure {
  const fitting = figure.readings.filter(({ value, step }) => Math.abs(value - stored) <= step);
  if (fitting.length > 0) return { ...figure, readings: fitting };
  const [first] = figure.readings;
  const digits = figure.text.replace(/\D/g, "");
  if (first === undefined || first.scale !== 1 || digits !== String(Math.abs(stored))) return figure;
  return { ...figure, readings: [{ ...first, value: stored, decimals: 0, step: 1 }] };
}

function figuresOfCell(cell: Cell, habit: NumberHabit): Figure[] {
  const plain = plainFigure(cell.text, habit);
  const figures = plain === null ? figuresIn(cell.text, habit) : [plain];
  const [only, ...more] = figures;
  if (only !== undefined && more.length === 0 && typeof cell.value === "number") return [asStored(only, cell.value)];
  if (figures.length > 0 || typeof cell.value !== "number") return figures;
  return [{ ...figureOf(cell.value), text: cell.text, end: cell.text.length }];
}
