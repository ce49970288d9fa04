import type { Neighbours } from "../layout/neighbours.ts";
import type { RowNaming } from "../layout/rows.ts";
import { aligned, level, type Tile } from "../layout/tile.ts";
import { smallCaption } from "./page-cards.ts";

/** A line of a table: its label is no caption set in smaller type, and nothing nearer names the figure. */
export function isInRow(figure: Tile, naming: RowNaming | undefined, near: Neighbours): boolean {
  const label = naming?.label ?? null;
  if (naming === undefined || label === null) return false;
  if (figure.size >= 1.45 * label.size || label.size >= 2 * figure.size || isInStack(figure, near)) return false;
  if (isCardBeside(figure, label, near)) return false;
  const caption = smallCaption(figure, near);
  if (caption !== null && !(naming.headers.includes(caption) && headsColumn(figure, label, near))) return false;
  const peers = near.beside(figure).filter(({ kind }) => kind === "figure").length;
  if (naming.headers.length > 0 || peers > 0) return true;
  const gap = (figure.edges.x0 - label.edges.x1) / figure.size;
  const [over, under] = [near.above(figure), near.below(figure)];
  const stacked = [over, under].some(
    (tile) => tile?.kind === "figure" || (tile !== null && (tile.kind === figure.kind || beginsWithFigure(tile))),
  );
  // A bar may be as long as it likes between its year and its value.
  return stacked || gap <= 14 || label.kind === "period";
}

/** "115 % (upsell > churn)": a value that says more. */
function beginsWithFigure({ kind, text, figures }: Tile): boolean {
  return kind === "mixed" && (figures[0]?.start ?? text.length) <= 2;
}

/** "Free" beside "€ 99" in one type, each with its own small line right under it: two cards, and no name of the other. */
function isCardBeside(figure: Tile, label: Tile, near: Neighbours): boolean {
  const [own, other] = [near.below(figure), near.below(label)];
  if (own === null || other === null || own === other) return false;
  const small = (tile: Tile, over: Tile) =>
    tile.size <= 0.75 * over.size && tile.edges.y0 - over.edges.y1 <= 0.8 * over.size;
  const alike = Math.abs(label.size - figure.size) <= 0.06 * figure.size;
  return alike && small(own, figure) && small(other, label) && Math.abs(own.edges.y0 - other.edges.y0) <= own.size;
}

/** The first of a column whose next line has a name under this one's: the smaller words over it head them all. */
function headsColumn(figure: Tile, label: Tile, near: Neighbours): boolean {
  const [next, name] = [near.below(figure), near.below(label)];
  if (next?.kind !== "figure" && next?.kind !== "mixed") return false;
  if (name === null || Math.abs(next.size - figure.size) > 0.06 * figure.size) return false;
  const lined = Math.abs(level(next.edges) - level(name.edges)) <= 0.55 * Math.max(next.size, name.size);
  return lined && Math.abs(name.edges.x0 - label.edges.x0) <= 2 && aligned(next.edges, figure.edges, 0.3 * figure.size);
}

/** Names and values in turn, the names set alike and smaller and all in one column: no line of a table. */
function isInStack(figure: Tile, near: Neighbours): boolean {
  const over = near.above(figure);
  if (over?.kind !== "words" || over.title || over.size > 0.9 * figure.size) return false;
  const isName = (tile: Tile | null) =>
    tile?.kind === "words" &&
    Math.abs(tile.size - over.size) <= 0.06 * over.size &&
    Math.abs(tile.edges.x0 - figure.edges.x0) <= 2;
  const before = near.above(over);
  const names = [near.below(figure), before === null ? null : near.above(before)];
  return isName(over) && names.some(isName);
}

/** "CAC | ₹180" over "LTV | ₹3,240": values set large on the right of their names, line under line, are a list. */
export function isRepeated(figure: Tile, rows: ReadonlyMap<Tile, RowNaming>, near: Neighbours): boolean {
  const label = rows.get(figure)?.label ?? null;
  if (label === null || figure.size >= 2.4 * label.size || smallCaption(figure, near) !== null) return false;
  if (near.beside(figure).some(({ kind, edges }) => kind === "figure" && edges.x0 >= label.edges.x0)) return false;
  return [...rows].some(([other, naming]) => {
    if (other === figure || naming.label === null || naming.label === label || other.kind !== "figure") return false;
    const edge = Math.min(Math.abs(other.edges.x1 - figure.edges.x1), Math.abs(other.edges.x0 - figure.edges.x0));
    const alike = Math.abs(other.size - figure.size) <= 0.35 * figure.size;
    const apart = Math.abs(level(other.edges) - level(figure.edges));
    return alike && edge <= 2 && apart <= 3 * figure.size && Math.abs(naming.label.edges.x0 - label.edges.x0) <= 2;
  });
}

/** The names of rows of which two values and more stand under dates. */
export function labelsOfDated(rows: ReadonlyMap<Tile, RowNaming>): Set<Tile> {
  const seen = new Set<Tile>();
  const several = new Set<Tile>();
  for (const { label, headers } of rows.values()) {
    if (label === null || !headers.some(({ kind }) => kind === "period")) continue;
    (seen.has(label) ? several : seen).add(label);
  }
  return several;
}
