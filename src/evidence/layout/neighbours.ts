import { greatest } from "../../domain/many.ts";
import { level, overlapAcross, overlapDown, type Tile, width } from "./tile.ts";

/** Finds the pieces around a piece without looking at the whole page. */
export class Neighbours {
  private readonly byTop: Tile[];
  private readonly byLevel: Tile[];
  private readonly tallest: number;

  constructor(tiles: readonly Tile[]) {
    const seen = tiles.filter(({ kind }) => kind !== "mark");
    this.byTop = seen.toSorted((a, b) => a.edges.y0 - b.edges.y0);
    this.byLevel = seen.toSorted((a, b) => level(a.edges) - level(b.edges));
    this.tallest = Math.max(1, greatest(seen.map(({ edges }) => edges.y1 - edges.y0)));
  }

  /** The piece next above that stands over this one. */
  above(tile: Tile): Tile | null {
    return this.next(tile, -1);
  }

  /** The piece next below that stands under this one. */
  below(tile: Tile): Tile | null {
    return this.next(tile, 1);
  }

  private next(tile: Tile, direction: 1 | -1): Tile | null {
    const from = lowerBound(this.byTop, tile.edges.y0, ({ edges }) => edges.y0);
    let best: Tile | null = null;
    let bestGap = Number.POSITIVE_INFINITY;
    const start = direction < 0 ? Math.min(from + 8, this.byTop.length - 1) : Math.max(from - 8, 0);
    for (let at = start; at >= 0 && at < this.byTop.length; at += direction) {
      const other = this.byTop[at] as Tile;
      const reach = direction < 0 ? tile.edges.y0 - other.edges.y0 - this.tallest : other.edges.y0 - tile.edges.y1;
      if (reach > bestGap) break;
      if (other === tile || !isOver(tile, other)) continue;
      const isThere = direction < 0 ? level(other.edges) < level(tile.edges) : level(other.edges) > level(tile.edges);
      if (!isThere || isOneLine(tile, other)) continue;
      const gap = direction < 0 ? tile.edges.y0 - other.edges.y1 : other.edges.y0 - tile.edges.y1;
      if (gap < bestGap) [best, bestGap] = [other, gap];
    }
    return best;
  }

  /** The pieces on the same line, from left to right. */
  beside(tile: Tile): Tile[] {
    const reach = Math.max(tile.size, 0.5 * this.tallest);
    const middle = level(tile.edges);
    const found: Tile[] = [];
    for (
      let at = lowerBound(this.byLevel, middle - reach, ({ edges }) => level(edges));
      at < this.byLevel.length;
      at++
    ) {
      const other = this.byLevel[at] as Tile;
      if (level(other.edges) > middle + reach) break;
      if (other !== tile && isBeside(tile, other)) found.push(other);
    }
    return found.sort((a, b) => a.edges.x0 - b.edges.x0);
  }
}

/** The boxes of large letters reach over a small line above them: two lines are one only where their middles meet. */
function isOneLine(a: Tile, b: Tile): boolean {
  if (overlapDown(a.edges, b.edges) <= 0.8 * Math.min(a.size, b.size)) return false;
  return Math.abs(level(a.edges) - level(b.edges)) < 0.35 * Math.max(a.size, b.size);
}

/** One stands over the other for a good part of the narrower one. */
function isOver(a: Tile, b: Tile): boolean {
  const common = overlapAcross(a.edges, b.edges);
  return common > 0.25 * Math.min(width(a.edges), width(b.edges)) || (common > 0 && width(a.edges) < a.size);
}

/** On one line: the same middle, or the same top of the first line. */
export function isBeside(a: Tile, b: Tile): boolean {
  if (overlapAcross(a.edges, b.edges) > 0.5 * Math.min(a.size, b.size)) return false;
  const size = Math.max(a.size, b.size);
  return Math.abs(level(a.edges) - level(b.edges)) <= 0.55 * size || Math.abs(a.edges.y0 - b.edges.y0) <= 0.35 * size;
}

function lowerBound<T>(list: readonly T[], value: number, of: (item: T) => number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (of(list[mid] as T) < value) low = mid + 1;
    else high = mid;
  }
  return low;
}
