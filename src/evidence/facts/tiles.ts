import type { Box, Cell, Row, Section } from "../../domain/document.ts";
import type { Period } from "../../domain/quantity.ts";
import { parsePeriod } from "../../quantities/periods.ts";
import { cellQuantity } from "./cell-value.ts";

/** One piece of a slide or page that stands alone: a number, the words that may name it, or what is said beside. */
export interface Atom {
  cell: Cell;
  row: number;
  column: number;
  kind: "figure" | "words" | "date" | "aside";
  /** Of a date. */
  period?: Period;
  /** It is the slide's title. */
  title: boolean;
}

/** A caption stands at most this many heights of the bigger line away from its number. */
export const NEAR = 2.5;

const LONGEST_CAPTION = 90;
/** "+45 % vs 2023": how the number changed, not what it is. */
const CHANGE =
  /^[+−–-]?\s?\d[\d.,\s\u00a0\u202f]*\s?(?:%|pts?|points?|x)[^\d]{0,12}(?:vs|contre|against|sur|en|depuis|since|over|em|desde|yoy|y\/y|p\.a\.|a\/a)/iu;

/** Cells of rows that hold numbers alone or words alone: tiles side by side look like a table, and only they need a caption. */
export function atomsOf(section: Section): Atom[] {
  return section.rows.flatMap((row, index) => {
    const atoms = row.cells.map((cell, column) => atomOf(cell, index, column, section));
    const figures = atoms.filter(({ kind }) => kind === "figure").length;
    return figures === 0 || figures === atoms.length || isTiles(row, atoms) ? atoms : [];
  });
}

/** Numbers and dates side by side are tiles too; words beside a number name it where it stands. */
function isTiles({ cells }: Row, atoms: Atom[]): boolean {
  return cells.length > 1 && atoms.every(({ kind }) => kind !== "words");
}

function atomOf(cell: Cell, row: number, column: number, section: Section): Atom {
  const text = cell.text.trim();
  const title = row === 0 && section.name !== undefined && text === section.name.trim();
  const base = { cell, row, column, title };
  if (CHANGE.test(text)) return { ...base, kind: "aside" };
  const period = text.length <= LONGEST_CAPTION && /\d/.test(text) ? parsePeriod(text) : null;
  if (period !== null) return { ...base, kind: "date", period };
  if (cellQuantity(cell, {}) !== null) return { ...base, kind: "figure" };
  return { ...base, kind: /\p{L}/u.test(text) && text.length <= LONGEST_CAPTION ? "words" : "aside" };
}

/** Whether one stands over the other, or in the same place of the next row where places are not known. */
export function isAcross(a: Atom, b: Atom): boolean {
  const [one, other] = [a.cell.box, b.cell.box];
  if (one === undefined || other === undefined) return a.column === b.column;
  return Math.min(one.x + one.width, other.x + other.width) > Math.max(one.x, other.x);
}

/** In heights of the bigger line; infinite where the two do not stand over each other. */
export function distance(a: Atom, b: Atom): number {
  const [one, other] = [a.cell.box, b.cell.box];
  if (!isAcross(a, b)) return Number.POSITIVE_INFINITY;
  if (one === undefined || other === undefined) {
    return Math.abs(a.row - b.row) === 1 ? 1 : Number.POSITIVE_INFINITY;
  }
  return Math.max(0, gap(one, other)) / Math.max(one.height, other.height, 1);
}

function gap(a: Box, b: Box): number {
  return Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
}
