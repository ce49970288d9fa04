import type { Box, Cell, Row, Section } from "../../domain/document.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { byDefinition, matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { cellQuantity } from "./cell-value.ts";
import { fitTo, type Read } from "./fit.ts";
import type { CellValue } from "./in-rows.ts";

interface Atom {
  cell: Cell;
  row: number;
  column: number;
  quantity: Read | null;
}

/** A caption stands at most this many heights of the bigger line away from its number. */
const NEAR = 2.5;

/** Big-number slides: "42 K€" in one box and "MRR" in the one below or above it. */
export function captionedValues(section: Section, options: QuantityOptions): CellValue[] {
  const atoms = section.rows.flatMap((row, index) => atomsOf(row, index, options));
  const values = atoms.filter((atom) => atom.quantity !== null);
  if (values.length === 0) return [];
  const words = atoms.filter((atom) => atom.quantity === null);
  return values.flatMap((value) => {
    const caption = captionOf(value, words, values);
    return caption === null ? [] : named(value, caption);
  });
}

/** Cells of rows that hold numbers alone or words alone (tiles side by side look like a table): only they need a caption. */
function atomsOf(row: Row, index: number, options: QuantityOptions): Atom[] {
  const atoms = row.cells.map((cell, column) => ({ cell, row: index, column, quantity: cellQuantity(cell, options) }));
  const numbers = atoms.filter(({ quantity }) => quantity !== null).length;
  return numbers === 0 || numbers === atoms.length ? atoms : [];
}

function captionOf(value: Atom, words: Atom[], values: Atom[]): Atom | null {
  const caption = nearest(value, words);
  return caption !== null && nearest(caption, values) === value ? caption : null;
}

/** The one atom that is clearly nearest; null where none is near or two are alike. */
function nearest(from: Atom, others: Atom[]): Atom | null {
  const ranked = others
    .map((atom) => ({ atom, away: distance(from, atom) }))
    .filter(({ away }) => away < NEAR)
    .sort((a, b) => a.away - b.away);
  const [first, second] = ranked;
  if (first === undefined) return null;
  return second !== undefined && second.away - first.away < 0.05
    ? preferred(from, first.atom, second.atom)
    : first.atom;
}

/** A number with words right above and right below it is named by what is below, as tiles are drawn; else nobody knows. */
function preferred(from: Atom, a: Atom, b: Atom): Atom | null {
  if (a.row === b.row) return null;
  const [upper, lower] = a.row < b.row ? [a, b] : [b, a];
  return from.quantity === null ? upper : lower;
}

/** In heights of the bigger line; infinite where the two do not stand over each other. */
function distance(a: Atom, b: Atom): number {
  const [one, other] = [a.cell.box, b.cell.box];
  if (one === undefined || other === undefined) {
    return a.column === b.column && Math.abs(a.row - b.row) === 1 ? 1 : Number.POSITIVE_INFINITY;
  }
  if (Math.min(one.x + one.width, other.x + other.width) <= Math.max(one.x, other.x)) return Number.POSITIVE_INFINITY;
  return Math.max(0, gap(one, other)) / Math.max(one.height, other.height, 1);
}

function gap(a: Box, b: Box): number {
  return Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
}

function named(value: Atom, caption: Atom): CellValue[] {
  const match = matchTopic(caption.cell.text.trim());
  const fitted = match === null || value.quantity === null ? null : fitTo(match.topic, value.quantity, "prose");
  if (match === null || fitted === null || match.sureness < SURE_ENOUGH) return [];
  const period = fitted.quantity.period ?? match.period;
  const basis = { ...match.basis, ...fitted.quantity.basis };
  return [
    {
      topic: byDefinition(fitted.topic, basis),
      quantity: fitted.quantity,
      label: caption.cell.text.trim(),
      basis,
      cell: value.cell,
      sureness: match.sureness * fitted.doubt * 0.9,
      ...(period === undefined ? {} : { period }),
    },
  ];
}
