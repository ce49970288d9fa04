import type { Cell } from "../../domain/document.ts";
import { greatest, least } from "../../domain/many.ts";
import type { Read } from "../facts/fit.ts";

/** The four sides of a piece of a page, in points from its top left corner. */
export interface Edges {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/**
 * `figure`: a number and nothing that names it. `period`: a time. `words`: no figure. `mixed`: words and figures.
 * `mark`: neither words nor figures (a tick, a bullet, a page number).
 */
export type TileKind = "figure" | "period" | "words" | "mixed" | "mark";

/** A piece of a page as a reader takes it in: the lines that belong together, and where they stand. */
export interface Tile {
  /** Its lines joined; letters that were set apart are joined too. */
  text: string;
  cells: Cell[];
  /** The row its first cell stands in. */
  row: number;
  edges: Edges;
  /** Height of a line: the type's size. */
  size: number;
  kind: TileKind;
  /** The figures in its text, in order. */
  figures: Read[];
  /** The page's title. */
  title: boolean;
}

export function width({ x0, x1 }: Edges): number {
  return x1 - x0;
}

export function middle({ x0, x1 }: Edges): number {
  return (x0 + x1) / 2;
}

export function level({ y0, y1 }: Edges): number {
  return (y0 + y1) / 2;
}

/** How far two pieces stand over each other, in points; negative where there is a gap between them. */
export function overlapAcross(a: Edges, b: Edges): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
}

export function overlapDown(a: Edges, b: Edges): number {
  return Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
}

export function around(edges: readonly Edges[]): Edges {
  return {
    x0: least(edges.map(({ x0 }) => x0)),
    y0: least(edges.map(({ y0 }) => y0)),
    x1: greatest(edges.map(({ x1 }) => x1)),
    y1: greatest(edges.map(({ y1 }) => y1)),
  };
}

/** True where they begin, end or are centred at the same place, give or take half a letter's height. */
export function aligned(a: Edges, b: Edges, tolerance: number): boolean {
  return (
    Math.abs(a.x0 - b.x0) <= tolerance ||
    Math.abs(a.x1 - b.x1) <= tolerance ||
    Math.abs(middle(a) - middle(b)) <= tolerance
  );
}
