import { isBeside, Neighbours } from "./neighbours.ts";
import { aligned, overlapAcross, overlapDown, type Tile, width } from "./tile.ts";

/** Words stand at most this many heights of the bigger line over or under what they belong to. */
const NEAR = 1.7;
/** How much farther away the next number must stand: a share of the distance, and points. */
const CLEARLY = 1.3;
const POINTS = 1.5;
/** Type that stands out, against the words around it. */
const LARGER = 1.2;
/** A column of numbers is followed up to its heading this far. */
const LONGEST_COLUMN = 40;

/** Which pieces of a page a reader takes together: neighbours on a line or in a card, a number and its column's heading. */
export class Together {
  readonly #tiles: readonly Tile[];
  readonly #near: Neighbours;

  constructor(tiles: readonly Tile[]) {
    this.#tiles = tiles;
    this.#near = new Neighbours(tiles);
  }

  /** Nothing stands between the two, and they are on one line or close one over the other. */
  areNeighbours(a: Tile, b: Tile): boolean {
    const away = distance(a, b);
    return away !== null && this.#tiles.every((other) => other === a || other === b || !isBetween(other, a, b));
  }

  /** The words over a column of numbers, the nearest of which may be some lines up. */
  isColumnOf(heading: Tile, figure: Tile): boolean {
    if (figure.kind !== "figure" || heading.kind === "figure" || heading.title) return false;
    let up = this.#near.above(figure);
    for (let steps = 0; up !== null && up !== heading && steps < LONGEST_COLUMN; steps++) {
      if (up.kind !== "figure" || !isSameColumn(up, figure)) return false;
      up = this.#near.above(up);
    }
    return up === heading && isSameColumn(heading, figure);
  }

  /** No number that has yet to be named stands about as near to these words as the piece they are put to. */
  isNearest(words: Tile, to: Tile, among: ReadonlySet<Tile>): boolean {
    const own = distance(words, to);
    if (own === null) return true;
    return this.#tiles.every((other) => {
      if (among.has(other) || !isUnnamed(other)) return true;
      // "100 clients" in a list is a line of its own; in larger type it waits for its words.
      if (other.kind === "mixed" && other.size < LARGER * words.size) return true;
      const away = distance(words, other);
      return away === null || away > CLEARLY * own + POINTS || !this.areNeighbours(words, other);
    });
  }
}

/** A number whose name stands elsewhere: alone, or first in its line ("180+ daily"). */
export function isUnnamed({ kind, text, figures }: Tile): boolean {
  if (kind === "figure") return true;
  // "0.0.79642" is the name of something, and waits for none.
  if (kind === "mark") return /\d/.test(text) && !/\d\.\d+\.\d/.test(text);
  return kind === "mixed" && (figures[0]?.start ?? 0) <= 2;
}

function isSameColumn(a: Tile, b: Tile): boolean {
  return aligned(a.edges, b.edges, 0.6 * Math.max(a.size, b.size)) && overlapAcross(a.edges, b.edges) > 0;
}

/** Points between two pieces on one line, or one close over the other; null where they are neither. */
function distance(a: Tile, b: Tile): number | null {
  const size = Math.max(a.size, b.size);
  if (isBeside(a, b)) return Math.max(0, -overlapAcross(a.edges, b.edges));
  const over = overlapAcross(a.edges, b.edges);
  if (over <= 0.25 * Math.min(width(a.edges), width(b.edges))) return null;
  const down = Math.max(0, -overlapDown(a.edges, b.edges));
  return down <= NEAR * size ? down : null;
}

/** Half a point of overlap is the print's, not a place of its own. */
const SLACK = 0.5;

function isBetween({ edges }: Tile, { edges: a }: Tile, { edges: b }: Tile): boolean {
  const across = { from: Math.min(a.x1, b.x1), to: Math.max(a.x0, b.x0) };
  const down = { from: Math.min(a.y1, b.y1), to: Math.max(a.y0, b.y0) };
  const middle = { x: (edges.x0 + edges.x1) / 2, y: (edges.y0 + edges.y1) / 2 };
  if (down.from > down.to + SLACK)
    return middle.x > across.from && middle.x < across.to && middle.y > down.to && middle.y < down.from;
  const over = Math.min(edges.x1, a.x1, b.x1) - Math.max(edges.x0, a.x0, b.x0);
  return middle.y > down.from - SLACK && middle.y < down.to + SLACK && over > SLACK;
}
