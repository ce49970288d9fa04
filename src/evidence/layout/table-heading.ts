import { greatest } from "../../domain/many.ts";
import type { Neighbours } from "./neighbours.ts";
import type { Tile } from "./tile.ts";

const LONGEST = 90;
/** It stands at most this many line heights over the headings of the columns. */
const REACH = 2.5;

/**
 * What stands alone over the headings of a table's columns and begins where the first of them does: it speaks for the
 * whole table, in whatever size it is set.
 */
export function headingOfTable(header: Tile, near: Neighbours): string | null {
  const line = near.beside(header).filter((tile) => tile.kind !== "figure" && alike(tile, header));
  const columns = [header, ...line];
  const first = columns.reduce((a, b) => (a.edges.x0 <= b.edges.x0 ? a : b));
  const end = greatest(columns.map(({ edges }) => edges.x1));
  const over = near.above(first);
  if (columns.length < 2 || over?.kind !== "words" || over.title || over.text.length > LONGEST) return null;
  if (first.edges.y0 - over.edges.y1 > REACH * first.size) return null;
  if (Math.abs(over.edges.x0 - first.edges.x0) > first.size) return null;
  const alone = near.beside(over).every(({ edges }) => edges.x1 <= first.edges.x0 || edges.x0 >= end);
  return alone ? over.text : null;
}

/** Set in one size of type. */
function alike(a: Tile, b: Tile): boolean {
  return Math.abs(a.size - b.size) <= 0.06 * Math.max(a.size, b.size);
}
